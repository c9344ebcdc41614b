// The window edition: pictures and sounds come from the worker, and what hands do goes there.

import { REPLACE, beginAlone, download, files, keep } from "./shelf.js";

const RATE = 22050;
const MODIFIERS = [["shiftKey", 0x1], ["ctrlKey", 0x40], ["altKey", 0x100], ["metaKey", 0x400]];
const LINES_HEARD = 20;
const $ = (id) => document.getElementById(id);
const [picture, first, told, typed, heard, file] = ["picture", "first", "told", "typed", "heard", "file"].map($);
const context = picture.getContext("2d");
let worker, image, pixels, palette;
let isOver = false;
window.shown = 0; // pictures so far

const send = (kind, what) => worker?.postMessage([kind, what]);

function tell(sentence) {
  told.textContent = sentence;
  told.hidden = false;
}

function begin() {
  worker?.terminate();
  isOver = false;
  worker = new Worker("worker.js", { type: "module" });
  worker.onmessage = ({ data: [kind, what] }) => DEEDS[kind](what);
  worker.onerror = (event) => DEEDS.failed(event.message);
  worker.postMessage(["begin", { edition: "window", files: [...files], words: location.search }]);
}

const DEEDS = {
  loaded(bytes) {
    const bar = $("loaded");
    bar.value += bytes;
    const [come, all] = [bar.value, bar.max].map((count) => (count / 1e6).toFixed(1));
    $("stage").textContent = bar.value < bar.max ? `Loading the game: ${come} of ${all} MB` : "Starting the game";
  },
  keep: (changed) => keep(changed, tell),
  palette(colors) {
    palette = new Uint32Array(colors.length / 3);
    for (let ink = 0; ink < palette.length; ink++)
      palette[ink] = 0xff000000 | (colors[3 * ink + 2] << 16) | (colors[3 * ink + 1] << 8) | colors[3 * ink];
  },
  picture([wide, high, inks]) {
    if (image?.width !== wide || image?.height !== high) {
      [picture.width, picture.height] = [wide, high];
      image = context.createImageData(wide, high);
      pixels = new Uint32Array(image.data.buffer);
    }
    for (let at = 0; at < inks.length; at++) pixels[at] = palette[inks[at]];
    context.putImageData(image, 0, 0);
    if (!window.shown++) open();
  },
  speak(line) {
    heard.append(Object.assign(document.createElement("p"), { textContent: line }));
    if (heard.childElementCount > LINES_HEARD) heard.firstElementChild.remove();
  },
  full: (isFull) => (isFull ? document.documentElement.requestFullscreen?.() : document.fullscreenElement && document.exitFullscreen())?.catch?.(() => {}),
  copy: (text) => navigator.clipboard?.writeText(text).catch(() => {}),
  packed: download,
  unpacked() {
    tell("The copy is put back.");
    begin();
  },
  told: tell,
  sound([number, waves]) {
    waits.set(number, new Int16Array(waves.slice().buffer));
  },
  volume([number, loudness]) {
    volumes.set(number, loudness);
    if (playing?.number === number) playing.gain.gain.value = loudness;
  },
  play,
  ended() {
    isOver = true;
    tell("CRIB has ended; all is kept. Press a key, or the picture, to play again.");
  },
  failed(why) {
    $("loading").hidden = true;
    tell(`The game has stopped: ${why || "it could not be loaded"}. Load this page again; what was kept is kept.`);
  },
};

function open() {
  first.hidden = $("loading").hidden = true;
  picture.hidden = false;
  picture.focus();
}

// Sound, which browsers allow after the first press.

const [waits, sounds, volumes] = [new Map(), new Map(), new Map()];
let audio, playing;

function play(number) {
  if (!audio) return;
  if (!sounds.has(number)) {
    const waves = waits.get(number);
    const buffer = audio.createBuffer(1, Math.max(waves.length, 1), RATE);
    buffer.copyToChannel(Float32Array.from(waves, (wave) => wave / 32768), 0);
    sounds.set(number, buffer);
  }
  playing?.source.stop();
  const [source, gain] = [audio.createBufferSource(), audio.createGain()];
  source.buffer = sounds.get(number);
  gain.gain.value = volumes.get(number) ?? 1;
  source.connect(gain).connect(audio.destination);
  source.start();
  playing = { number, source, gain };
}

// Hands.

function touched() {
  audio ??= window.AudioContext && new AudioContext();
  if (audio?.state === "suspended") audio.resume();
  if (isOver) {
    told.hidden = true;
    begin();
  }
}

const held = (event) => MODIFIERS.reduce((all, [name, bit]) => all | (event[name] ? bit : 0), 0);

function key(event) {
  const isLeaving = event.key === "Tab" && event.shiftKey; // the way out for a keyboard
  if (event.target.closest("nav") || isLeaving || event.isComposing || event.metaKey) return;
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
    Math.floor(((event.clientX - box.left) * picture.width) / box.width),
    Math.floor(((event.clientY - box.top) * picture.height) / box.height),
  ];
  return point;
}

for (const kind of ["keydown", "keyup"]) addEventListener(kind, key);
addEventListener("paste", (event) => send("paste", event.clipboardData.getData("text")));
picture.addEventListener("pointermove", (event) => send("move", where(event)));
picture.addEventListener("pointerdown", (event) => {
  touched();
  picture.focus();
  send("move", where(event));
  send("press", [...point, event.button]);
});
picture.addEventListener("pointerup", (event) => send("let go", [...where(event), event.button]));
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
$("letters").addEventListener("click", () => {
  touched();
  typed.focus();
});
typed.addEventListener("beforeinput", (event) => {
  event.preventDefault();
  if (event.inputType === "deleteContentBackward") strike("Backspace");
  else if (event.inputType === "insertLineBreak") strike("Enter");
  else for (const sign of event.data ?? "") strike(sign, sign);
});
typed.addEventListener("keydown", (event) => {
  if (event.key === "Enter") strike("Enter");
  if (event.key === "Backspace") strike("Backspace");
});
$("copy").addEventListener("click", () => send("pack"));
$("restore").addEventListener("click", () => file.click());
file.addEventListener("change", async () => {
  const [chosen] = file.files;
  if (chosen && confirm(REPLACE)) send("unpack", new Uint8Array(await chosen.arrayBuffer()));
  file.value = "";
});
document.addEventListener("visibilitychange", () => send("seen", !document.hidden));

const asked = new URLSearchParams(location.search);
if (asked.has("text")) location.replace("text.html");
else {
  if (["amiga", "c128", "tty"].includes(asked.get("machine"))) first.src = `title-${asked.get("machine")}.png`;
  beginAlone(begin, tell);
}
