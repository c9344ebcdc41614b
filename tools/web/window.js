// The window edition: pictures and sounds come from the worker, and what hands do goes there.

import { takeOver, whenThereIsANewOne } from "./offline.js";
import { beginAlone, download, files, keep, offerCopies, showLoaded, startWorker } from "./shelf.js";
import { change, forget, hear, play, touch } from "./sound.js";

const MODIFIERS = [["shiftKey", 0x1], ["ctrlKey", 0x40], ["altKey", 0x100], ["metaKey", 0x400]];
const LINES_HEARD = 20;
const PATIENCE = 20; // seconds of a page that is seen, until a worker counts as dead
const OF_A_BEGINNING = ["new", "preset", "form", "level", "target", "match", "seed", "duplicate", "club", "tournament"];
const READ = 4000; // so long a sentence stands, at the least
const ROW = 2; // a point is told in halves of the picture's own pixels
const $ = (id) => document.getElementById(id);
const [picture, glow, first, told, typed, heard] = ["picture", "glow", "first", "told", "typed", "heard"].map($);
const context = picture.getContext("2d");
const glowing = glow.getContext("2d");
const asked = new URLSearchParams(location.search);
let worker, image, pixels, palette, watch, toldAt;
let [isOver, asksForLetters] = [false, false];
window.shown = 0; // pictures so far

function send(kind, what) {
  worker?.postMessage([kind, what]);
  if (worker && window.shown && !watch) watch = watchIt();
}

// Whoever is sent something answers, or is dead; a page that sleeps does not count the seconds.
function watchIt() {
  let seconds = 0;
  return setInterval(() => {
    seconds += !document.hidden;
    if (seconds > PATIENCE) DEEDS.failed("it no longer answers");
  }, 1000);
}

function tell(sentence) {
  told.textContent = sentence;
  told.hidden = false;
  toldAt = performance.now();
}

function stop() {
  clearInterval(watch);
  watch = undefined;
  worker?.terminate();
  worker = undefined;
  isOver = true;
  $("loading").hidden = true;
}

function begin() {
  stop();
  forget();
  const likes = { contrast: matchMedia("(prefers-contrast: more)").matches, calm: matchMedia("(prefers-reduced-motion: reduce)").matches };
  worker = startWorker(DEEDS, { edition: "window", words: location.search, room: room(), ...likes });
  isOver = false;
  if (document.hidden) send("seen", false);
  $("loading").hidden = window.shown > 0;
}

const DEEDS = {
  loaded: showLoaded,
  keep(changed) {
    keep(changed, tell);
    if (Object.keys(changed).some((name) => changed[name] && name.startsWith("unfinished"))) forgetBeginning();
  },
  palette(colors) {
    palette = new Uint32Array(colors.length / 3);
    for (let ink = 0; ink < palette.length; ink++)
      palette[ink] = 0xff000000 | (colors[3 * ink + 2] << 16) | (colors[3 * ink + 1] << 8) | colors[3 * ink];
  },
  picture([wide, high, inks]) {
    if (image?.width !== wide || image?.height !== high) {
      [picture.width, picture.height] = [glow.width, glow.height] = [wide, high];
      image = context.createImageData(wide, high);
      pixels = new Uint32Array(image.data.buffer);
    }
    for (let at = 0; at < inks.length; at++) pixels[at] = palette[inks[at]];
    context.putImageData(image, 0, 0);
    if (!glow.hidden) glowing.drawImage(picture, 0, 0);
    if (!window.shown++) open();
  },
  // How large the picture is, in pixels of the screen, and what is seen of its tube.
  look([wide, high, lines, hasLines, glows]) {
    const { style } = $("tube");
    [style.width, style.height] = [wide, high].map((length) => `${length / devicePixelRatio}px`);
    style.setProperty("--line", `${high / devicePixelRatio / lines}px`);
    $("tube").classList.toggle("lines", hasLines);
    glow.hidden = !glows;
    if (glows) glowing.drawImage(picture, 0, 0);
  },
  asks(what) {
    asksForLetters = what === "letters";
    typed.inputMode = what === "figures" ? "numeric" : "text";
    $("letters").classList.toggle("asked", what !== "");
  },
  speak(line) {
    heard.append(Object.assign(document.createElement("p"), { textContent: line }));
    if (heard.childElementCount > LINES_HEARD) heard.firstElementChild.remove();
  },
  full: (isFull) => (isFull ? document.documentElement.requestFullscreen?.() : document.fullscreenElement && document.exitFullscreen())?.catch?.(() => {}),
  // A position is copied as a link, which lays it out.
  copy(text) {
    const link = text.includes("dealer=") ? new URL(`?ask=${encodeURIComponent(text)}`, location.href).href : text;
    navigator.clipboard?.writeText(link).catch(() => {});
  },
  packed: download,
  unpacked() {
    tell("The copy is put back.");
    begin();
  },
  told: tell,
  sound: hear,
  volume: change,
  play,
  done() {
    clearInterval(watch);
    watch = undefined;
  },
  ended() {
    stop();
    tell("CRIB has ended. Press a key, or the picture, to play again.");
  },
  failed(why) {
    stop();
    tell(`The game has stopped: ${why || "it could not be loaded"}. What was saved is safe. Press a key, or the picture, to start it again.`);
  },
};

// A game that has begun is gone on with, and not begun again, when the page is loaded again.
function forgetBeginning() {
  for (const word of OF_A_BEGINNING) asked.delete(word);
  history.replaceState(null, "", `${location.pathname}${asked.size ? `?${asked}` : ""}`);
}

function open() {
  first.hidden = $("loading").hidden = true;
  $("tube").hidden = false;
  picture.focus();
  whenThereIsANewOne(files, tell);
}

// Hands.

function touched() {
  touch();
  if (performance.now() - toldAt > READ) told.hidden = true;
  if (!isOver) return;
  told.hidden = true;
  takeOver(files, begin);
}

const held = (event) => MODIFIERS.reduce((all, [name, bit]) => all | (event[name] ? bit : 0), 0);

function key(event) {
  const isLeaving = event.key === "Tab" && event.shiftKey; // the way out for a keyboard
  const isOfThePage = event.target !== typed && event.target.closest("nav");
  const isLetter = event.target === typed && (event.key.length === 1 || ["Backspace", "Process", "Unidentified"].includes(event.key));
  if (isOfThePage || isLetter || isLeaving || event.isComposing || event.metaKey) return;
  if (event.ctrlKey && event.key !== "c") return;
  event.preventDefault();
  const isDown = event.type === "keydown";
  if (isDown) touched();
  if (isDown && event.repeat) return;
  send("key", [isDown, event.key, event.code, event.key.length === 1 ? event.key : "", held(event)]);
}

function strike(name, sign = "") {
  touched();
  for (const isDown of [true, false]) send("key", [isDown, name, "", sign, 0]);
}

let point = [0, 0];
function where(event) {
  const box = picture.getBoundingClientRect();
  point = [
    Math.floor((ROW * (event.clientX - box.left) * picture.width) / box.width),
    Math.floor((ROW * (event.clientY - box.top) * picture.height) / box.height),
  ];
  return point;
}

// A finger may slide to what it means, which is taken where it is lifted.
const isFinger = (event) => event.pointerType === "touch";

for (const kind of ["keydown", "keyup"]) addEventListener(kind, key);
addEventListener("paste", (event) => send("paste", event.clipboardData.getData("text")));
picture.addEventListener("pointermove", (event) => send("move", where(event)));
picture.addEventListener("pointerdown", (event) => {
  event.preventDefault();
  touched();
  if (!isFinger(event)) picture.focus();
  send("move", where(event));
  if (!isFinger(event)) send("press", [...point, event.button]);
});
picture.addEventListener("pointerup", (event) => {
  if (isFinger(event)) {
    (asksForLetters ? typed : picture).focus({ preventScroll: true });
    send("press", [...where(event), 0]);
  }
  send("let go", [...where(event), event.button]);
});
picture.addEventListener("wheel", (event) => send("wheel", event.deltaY < 0 ? 1 : -1), { passive: true });
picture.addEventListener("contextmenu", (event) => event.preventDefault());
for (const button of document.querySelectorAll("[data-key]"))
  button.addEventListener("click", () => {
    strike(button.dataset.key);
    picture.focus();
  });
$("menu").addEventListener("click", () => {
  touched();
  for (const kind of ["press", "let go"]) send(kind, [...point, 2]);
});

// Letters by the system's keyboard, which writes, mends and erases whole words: what has changed is typed.
const BEFORE = "  "; // something to erase
let written = BEFORE;
function begun() {
  typed.value = written = BEFORE;
  typed.setSelectionRange(BEFORE.length, BEFORE.length);
}
$("letters").addEventListener("click", () => {
  touched();
  typed.focus();
});
typed.addEventListener("focus", begun);
typed.addEventListener("input", (event) => {
  let same = 0;
  while (same < written.length && written[same] === typed.value[same]) same++;
  for (const _ of written.slice(same)) strike("Backspace");
  for (const sign of typed.value.slice(same)) strike(sign, sign);
  written = typed.value;
  if (written.length < BEFORE.length) begun();
  else if (!event.isComposing) typed.setSelectionRange(written.length, written.length);
});
typed.addEventListener("keydown", (event) => event.key === "Enter" && begun());

offerCopies(send);
document.addEventListener("visibilitychange", () => send("seen", !document.hidden));
document.addEventListener("fullscreenchange", () => send("full", document.fullscreenElement !== null));
const room = () => [$("room").clientWidth, $("room").clientHeight].map((length) => Math.floor(length * devicePixelRatio));
new ResizeObserver(() => send("room", room())).observe($("room"));

// Whether workers may be modules: only who knows that asks for the type, and makes none at no address.
function takesModules() {
  let isAsked = false;
  try {
    new Worker("http://", { get type() { return (isAsked = true) && "module"; } });
  } catch {}
  return isAsked;
}

if (asked.has("text")) location.replace("text.html");
else if (!window.WebAssembly || !takesModules()) tellOld();
else {
  beginAlone(() => takeOver(files, begin), tell);
  const kept = files.get("settings.txt")?.match(/^machine = (\w+)/m)?.[1];
  const machine = asked.get("machine") ?? kept;
  if (["amiga", "c128", "tty"].includes(machine)) first.src = `title-${machine}.png`;
}
