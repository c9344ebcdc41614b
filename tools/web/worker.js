// The worker: Python, and the game in it, which waits for a line as it would in any terminal.

import { loadPyodide } from "./pyodide/pyodide.mjs";

const lines = [];
let wake;
const post = (kind, what) => postMessage([kind, what]);

onmessage = ({ data: [kind, what] }) => {
  if (kind === "begin") return void begin(what).catch(tellWhy);
  lines.push([kind, what]);
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

async function begin(files) {
  const game = fetch("./game.zip").then((answer) => answer.arrayBuffer());
  const python = await loadPyodide({ indexURL: "./pyodide/" });
  python.unpackArchive(await game, "zip", { extractDir: "/game" });
  self.post = (kind, what) => {
    post(kind, what?.toJs?.({ dict_converter: Object.fromEntries }) ?? what);
    what?.destroy?.();
  };
  self.next = async () => {
    while (!lines.length) await new Promise((resolve) => (wake = resolve));
    return lines.shift();
  };
  self.kept = files;
  await python.runPythonAsync(PLAY);
}

const PLAY = `
import sys
from types import SimpleNamespace

import js
from pyodide.ffi import run_sync

# Python has no locks here; the page sees to it that nobody else writes.
free = lambda *_: None
sys.modules["fcntl"] = SimpleNamespace(LOCK_EX=0, LOCK_NB=0, LOCK_SH=0, flock=free, lockf=free)
sys.path.insert(0, "/game")
from in_browser import play


def following():
    kind, what = run_sync(js.next())
    return kind, what.to_bytes() if kind == "unpack" else what


play(dict(js.kept.to_py()), js.post, following)
`;
