// The text edition: lines from the worker go into the log, lines that are typed go to the worker, and what it keeps is kept.

import { takeOver, whenThereIsANewOne } from "./offline.js";
import { beginAlone, download, files, keep, offerCopies, showLoaded, startWorker } from "./shelf.js";

const SUITS = { C: "♣", D: "♦", H: "♥", S: "♠" };
const CARD = /\b(10|[2-9AJQK])([CDHS])\b(?!:)/g;
const TOO_OLD =
  "This browser lacks what the game needs to wait for your answers (WebAssembly JSPI). " +
  "Chrome and Edge have it from version 137 on, Firefox has it in version 153.";

const $ = (id) => document.getElementById(id);
const [log, line, enter, copy, restore] = ["log", "line", "enter", "copy", "restore"].map($);
let worker, open;
let isAnswered = false; // the next that is said is what was typed

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

// The worker.

function begin() {
  worker?.terminate();
  waits(false);
  worker = startWorker(DEEDS, { edition: "text" });
}

const DEEDS = {
  loaded: showLoaded,
  say,
  keep: (changed) => keep(changed, tell),
  ask() {
    if (!$("loading").hidden) whenThereIsANewOne(files, tell);
    $("loading").hidden = true;
    waits(true);
  },
  packed: download,
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
offerCopies(send);

if (!WebAssembly.Suspending) {
  $("loading").hidden = true;
  tell(TOO_OLD);
} else {
  beginAlone(() => takeOver(files, begin), tell);
}
