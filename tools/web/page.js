// The page: lines from the worker go into the log, lines that are typed go to the worker, and what it keeps is kept.

const KEPT = "crib/";
const SUITS = { C: "♣", D: "♦", H: "♥", S: "♠" };
const CARD = /\b(10|[2-9AJQK])([CDHS])\b(?!:)/g;
const NOTHING_KEPT =
  "This browser keeps no games here: its storage is full or forbidden. Save a copy before you leave.";
const ELSEWHERE = "CRIB is open in another tab or window. It begins here as soon as that one is closed.";
const TOO_OLD =
  "This browser lacks what the game needs to wait for your answers (WebAssembly JSPI). " +
  "Chrome and Edge have it from version 137 on, Firefox has it in version 153.";
const REPLACE = "The games and the record that this browser keeps are replaced by those of the copy. Go on?";

const $ = (id) => document.getElementById(id);
const [log, line, enter, copy, restore, file] = ["log", "line", "enter", "copy", "restore", "file"].map($);
const files = new Map(); // by name, the time of its last change and its bytes, a letter each
let worker, open, storage;
let isAnswered = false; // the next that is said is what was typed
let isWarned = false;

function say(text, kind = "") {
  const [end, ...lines] = text.split("\n");
  if (end) write(end, isAnswered ? "answer" : "", kind);
  isAnswered = false;
  for (const one of lines) {
    open = undefined;
    if (one) write(one, "", kind);
  }
  log.scrollTop = log.scrollHeight;
}

function write(text, how, kind) {
  open ??= log.appendChild(Object.assign(document.createElement("p"), { className: kind }));
  const piece = open.appendChild(Object.assign(document.createElement("span"), { className: how }));
  let after = 0;
  for (const found of text.matchAll(CARD)) {
    piece.append(text.slice(after, found.index), card(found));
    after = found.index + found[0].length;
  }
  piece.append(text.slice(after));
}

// A card by rank and suit; pressed, it is typed.
function card([letters, rank, suit]) {
  const whole = document.createElement("span");
  const sign = document.createElement("span");
  [whole.className, sign.className] = ["card", "suit"];
  whole.dataset.letters = letters.toLowerCase();
  sign.textContent = SUITS[suit];
  whole.append(rank, sign);
  return whole;
}

function tell(sentence) {
  open = undefined;
  say(`${sentence}\n`, "said");
}

// What the game keeps.

function findStorage() {
  try {
    storage = localStorage;
    for (const name of Object.keys(storage))
      if (name.startsWith(KEPT)) files.set(name.slice(KEPT.length), storage.getItem(name));
  } catch {
    storage = undefined;
  }
  if (!storage) warn();
}

function keep(changed) {
  for (const [name, content] of Object.entries(changed)) {
    if (content == null) files.delete(name);
    else files.set(name, content);
    try {
      if (content == null) storage?.removeItem(KEPT + name);
      else storage?.setItem(KEPT + name, content);
    } catch {
      warn();
    }
  }
}

function warn() {
  if (!isWarned) tell(NOTHING_KEPT);
  isWarned = true;
}

// The worker.

function begin() {
  worker?.terminate();
  waits(false);
  worker = new Worker("worker.js", { type: "module" });
  worker.onmessage = ({ data: [kind, what] }) => DEEDS[kind](what);
  worker.onerror = (event) => DEEDS.failed(event.message);
  worker.postMessage(["begin", [...files]]);
}

const DEEDS = {
  loaded(bytes) {
    const bar = $("loaded");
    bar.value += bytes;
    const [come, all] = [bar.value, bar.max].map((count) => (count / 1e6).toFixed(1));
    $("stage").textContent = bar.value < bar.max ? `Loading the game: ${come} of ${all} MB` : "Starting the game";
  },
  say,
  keep,
  ask() {
    $("loading").hidden = true;
    waits(true);
  },
  packed(bytes) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([bytes], { type: "application/zip" }));
    link.download = "crib-saves.zip";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  },
  unpacked() {
    tell("The copy is put back.");
    begin();
  },
  told: tell,
  failed(why) {
    $("loading").hidden = true;
    tell(`The game has stopped: ${why || "it could not be loaded"}. Load this page again; what was kept is kept.`);
  },
};

// Whether the game waits for an answer; what is typed before stays on its line.
function waits(isSo) {
  enter.disabled = copy.disabled = restore.disabled = !isSo;
}

function send(kind, what) {
  waits(false);
  isAnswered = kind === "line";
  worker.postMessage([kind, what]);
}

$("form").addEventListener("submit", (event) => {
  event.preventDefault();
  send("line", line.value);
  line.value = "";
  line.focus();
});
log.addEventListener("click", (event) => {
  const pressed = event.target.closest(".card");
  if (pressed) line.value = `${line.value} ${pressed.dataset.letters}`.trim();
  if (pressed) line.focus();
});
copy.addEventListener("click", () => send("pack"));
restore.addEventListener("click", () => file.click());
file.addEventListener("change", async () => {
  const [chosen] = file.files;
  if (chosen && confirm(REPLACE)) send("unpack", new Uint8Array(await chosen.arrayBuffer()));
  file.value = "";
});

// One tab at a time: two would write over each other's games.
if (!WebAssembly.Suspending) {
  $("loading").hidden = true;
  tell(TOO_OLD);
} else if (navigator.locks) {
  navigator.locks.request("crib", { ifAvailable: true }, (lock) => lock || void tell(ELSEWHERE));
  navigator.locks.request("crib", () => {
    findStorage();
    begin();
    return new Promise(() => {});
  });
} else {
  findStorage();
  begin();
}
