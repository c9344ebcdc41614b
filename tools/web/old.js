// For browsers that cannot read the rest of the page: plain enough for all of them.
addEventListener("load", tellOld);
addEventListener("error", tellOld);
function tellOld() {
  if (window.shown === undefined) document.getElementById("old").hidden = false;
}
