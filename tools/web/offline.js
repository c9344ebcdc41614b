// What lets the page be installed and opened without a network; a new version waits until no game is open.

const NEW_HERE = "crib-new";
const IS_NEW = "This is a new version of CRIB.";
const WAITS = "There is a new version of CRIB: it is here when this page is opened again.";
const PATIENCE = 10000; // milliseconds for a new version to come, until the old one begins
const KEEPS_A_GAME = /^unfinished/;
const isBetweenGames = (files) => ![...files.keys()].some((name) => KEEPS_A_GAME.test(name));
const workers = navigator.serviceWorker;

// Begin, with the new version if one waits and no game is open, which is loaded first.
export async function takeOver(files, begin) {
  const waiting = (await workers?.getRegistration())?.waiting;
  if (!waiting || !isBetweenGames(files)) return void begin();
  const noteIt = () => sessionStorage.setItem(NEW_HERE, "yes");
  workers.oncontrollerchange = () => {
    noteIt();
    location.reload();
  };
  setTimeout(() => {
    workers.oncontrollerchange = noteIt; // too late to load it under a game: the next opening says it
    begin();
  }, PATIENCE);
  waiting.postMessage("take over");
}

// Keep the page in this browser, once it has shown something, and look for a new version.
export async function whenThereIsANewOne(files, tell) {
  if (!workers) return;
  if (sessionStorage.getItem(NEW_HERE)) tell(IS_NEW);
  sessionStorage.removeItem(NEW_HERE);
  const kept = await workers.register("kept.js").catch(() => undefined);
  const tellOfIt = () => kept.waiting && workers.controller && (tell(WAITS), true);
  if (!kept || tellOfIt()) return;
  kept.addEventListener("updatefound", () => kept.installing.addEventListener("statechange", tellOfIt));
}
