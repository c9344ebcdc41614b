// For browsers that cannot read the rest of the page: plain enough for all of them.
addEventListener("load", function () {
  if (window.shown === undefined) tellOld();
});
function tellOld() {
  document.getElementById("loading").hidden = document.querySelector("nav").hidden = true;
  document.getElementById("old").hidden = false;
}
