// What the game keeps in this browser, one shelf for both editions, and one tab at a time.

const KEPT = "crib/";
const NOTHING_KEPT =
  "This browser keeps no games here: its storage is full or forbidden. Save a copy before you leave.";
const ELSEWHERE = "CRIB is open in another tab or window. It begins here as soon as that one is closed.";
const REPLACE = "The games and the record that this browser keeps are replaced by those of the copy. Go on?";

export const files = new Map(); // by name, the time of its last change and its bytes, a letter each
let storage;
let isWarned = false;

function findStorage(tell) {
  files.clear();
  try {
    storage = localStorage;
    for (const name of Object.keys(storage))
      if (name.startsWith(KEPT)) files.set(name.slice(KEPT.length), storage.getItem(name));
  } catch {
    storage = undefined;
  }
  if (!storage) warn(tell);
}

// What could not be written is tried again with the next; nothing is thrown away before all else is written.
const late = new Map();
export function keep(changed, tell) {
  for (const [name, content] of Object.entries(changed)) {
    if (content == null) files.delete(name);
    else files.set(name, content);
    late.delete(name);
    late.set(name, content);
  }
  try {
    for (const [name, content] of late) {
      if (content == null) storage?.removeItem(KEPT + name);
      else storage?.setItem(KEPT + name, content);
      late.delete(name);
    }
  } catch {
    warn(tell);
  }
}

function warn(tell) {
  if (!isWarned) tell(NOTHING_KEPT);
  isWarned = true;
}

export function showLoaded(bytes) {
  const [bar, stage] = ["loaded", "stage"].map((id) => document.getElementById(id));
  bar.value += bytes;
  const [come, all] = [bar.value, bar.max].map((count) => (count / 1e6).toFixed(1));
  stage.textContent = bar.value < bar.max ? `Loading the game: ${come} of ${all} MB` : "Starting the game";
}

export function download(bytes) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([bytes], { type: "application/zip" }));
  link.download = "crib-saves.zip";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}

// The buttons of a copy; `send` takes what they want to the worker.
export function offerCopies(send) {
  const [copy, restore, file] = ["copy", "restore", "file"].map((id) => document.getElementById(id));
  copy.addEventListener("click", () => send("pack"));
  restore.addEventListener("click", () => file.click());
  file.addEventListener("change", async () => {
    const [chosen] = file.files;
    if (chosen && confirm(REPLACE)) send("unpack", new Uint8Array(await chosen.arrayBuffer()));
    file.value = "";
  });
}

// Start the game with what is kept; `deeds` does what the worker posts.
export function startWorker(deeds, opened) {
  const worker = new Worker("worker.js", { type: "module" });
  worker.onmessage = ({ data: [kind, what] }) => deeds[kind](what);
  worker.onerror = (event) => deeds.failed(event.message);
  worker.postMessage(["begin", { ...opened, files: [...files] }]);
  return worker;
}

// Two tabs would write over each other's games.
export function beginAlone(begin, tell) {
  const now = () => {
    findStorage(tell);
    begin();
  };
  if (!navigator.locks) return now();
  navigator.locks.request("crib", { ifAvailable: true }, (lock) => lock || void tell(ELSEWHERE));
  navigator.locks.request("crib", () => {
    now();
    return new Promise(() => {});
  });
}
