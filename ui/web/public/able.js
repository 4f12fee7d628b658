// What Surveyor needs of a browser, and a sentence for one that has not got it. Plain old script:
// it has to run where the rest does not.
(function () {
  "use strict";
  // The smallest module with an instruction on 128-bit vectors.
  var SIMD = [
    0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253,
    15, 253, 98, 11,
  ];
  var SENTENCES = {
    en: "Surveyor needs a newer browser: Chrome or Edge from version 108, Firefox from 111, Safari from 16.4.",
    fr: "Surveyor a besoin d’un navigateur plus récent\u00a0: Chrome ou Edge à partir de la version 108, Firefox 111, Safari 16.4.",
    de: "Surveyor braucht einen neueren Browser: Chrome oder Edge ab Version 108, Firefox ab 111, Safari ab 16.4.",
  };

  function able() {
    try {
      return (
        WebAssembly.validate(new Uint8Array(SIMD)) &&
        typeof Worker === "function" &&
        typeof OffscreenCanvas === "function" &&
        typeof BroadcastChannel === "function" &&
        "locks" in navigator &&
        typeof navigator.storage.getDirectory === "function"
      );
      // eslint-disable-next-line @typescript-eslint/no-unused-vars -- old browsers want a name
    } catch (error) {
      return false;
    }
  }

  function sentence(lang) {
    var line = document.createElement("p");
    line.lang = lang;
    line.textContent = SENTENCES[lang];
    return line;
  }

  if (able()) return;
  document.documentElement.setAttribute("data-unable", "");
  document.addEventListener("DOMContentLoaded", function () {
    var said = document.createElement("div");
    said.className = "unable";
    said.setAttribute("role", "alert");
    var icon = document.createElement("img");
    icon.alt = "";
    icon.src = "./icons/192.png";
    said.appendChild(icon);
    for (var lang in SENTENCES) said.appendChild(sentence(lang));
    document.getElementById("app").appendChild(said);
  });
})();
