// The worker: Python, and the game in it. The text edition waits for a line, the window is stepped.

import { loadPyodide } from "./pyodide/pyodide.mjs";

const news = [];
let wake;
const post = (kind, what) => postMessage([kind, what]);

onmessage = ({ data: [kind, what] }) => {
  if (kind === "begin") return void begin(what).catch(tellWhy);
  news.push([kind, what]);
  wake?.();
};

function tellWhy(error) {
  console.error(error);
  post("failed", `${error.message ?? error}`.trim().split("\n").at(-1));
}

// Every file tells how much of it has come.
const fetchAll = self.fetch;
self.fetch = async (...request) => {
  const answer = await fetchAll(...request);
  if (!answer.ok) throw new Error(`${answer.url} is not there`);
  const count = new TransformStream({
    transform(piece, to) {
      post("loaded", piece.length);
      to.enqueue(piece);
    },
  });
  return new Response(answer.body.pipeThrough(count), { headers: answer.headers });
};

async function begin({ edition, files, ...opened }) {
  const game = fetch("./game.zip").then((answer) => answer.arrayBuffer());
  const python = await loadPyodide({ indexURL: "./pyodide/" });
  python.unpackArchive(await game, "zip", { extractDir: "/game" });
  self.post = (kind, what) => {
    const made = what?.toJs?.({ dict_converter: Object.fromEntries }) ?? what;
    what?.destroy?.();
    postMessage([kind, made], kind === "picture" ? [made[2].buffer] : []);
  };
  self.next = async () => {
    while (!news.length) await new Promise((resolve) => (wake = resolve));
    return news.shift();
  };
  self.taken = () => news.splice(0);
  [self.kept, self.opened] = [files, opened];
  if (edition === "text") return void (await python.runPythonAsync(TEXT));
  steps(python.runPython(WINDOW));
}

// Each step says in how many seconds the next is due; where nothing moves, it comes with the next news.
function steps(step) {
  let timer;
  wake = () => {
    clearTimeout(timer);
    try {
      const rest = step();
      if (rest !== Infinity) timer = setTimeout(wake, Math.max(0, rest * 1000));
    } catch (error) {
      wake = () => {};
      tellWhy(error);
    }
  };
  wake();
}

const TEXT = `
import sys

import js
from pyodide.ffi import run_sync

sys.path.insert(0, "/game")
from in_browser import play


def following():
    kind, what = run_sync(js.next())
    return kind, what.to_bytes() if kind == "unpack" else what


play(dict(js.kept.to_py()), js.post, following)
`;

const WINDOW = `
import sys

import js
from pyodide.ffi import to_js

sys.path.insert(0, "/game")
from in_window import Running


def post(kind, what):
    js.post(kind, to_js(what, dict_converter=js.Object.fromEntries))


Running(dict(js.kept.to_py()), post, lambda: js.taken().to_py(), js.opened.to_py()).step
`;
