// The page's own Python and its own files, without a browser: node page_in_node.mjs PAGE HOUSE

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [page, house] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${page}/pyodide/pyodide.mjs`));
const python = await loadPyodide({ indexURL: `${page}/pyodide/` });
python.unpackArchive(new Uint8Array(readFileSync(`${page}/game.zip`)), "zip", { extractDir: "/game" });
python.mountNodeFS("/house", house);
try {
  python.runPython(`
import sys

sys.path[:0] = ["/game", "/house"]
from tests.shelf.poor_player import goes_on, import_all

assert not import_all("game"), import_all("game")
goes_on("/saves", {})
`);
} catch (error) {
  console.error(error.message); // and not the line of JavaScript, which is all of Pyodide
  process.exit(1);
}
console.log("walked");
