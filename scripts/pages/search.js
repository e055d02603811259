/* Searches all pages as one types: every word must begin a word of a section; headings count more. */
(function () {
  "use strict";
  var field = document.getElementById("search"), found = document.getElementById("found");
  var MOST = 12, AROUND = 70;

  function plain(text) {
    return text.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  }

  var sections = PAGES.map(function (each) {
    return { place: each[0], page: each[1], heading: each[2], text: each[3],
             head: " " + plain(each[1] + " " + each[2]), words: " " + plain(each[3]).replace(/[^\p{L}\p{N}]+/gu, " ") };
  });

  function score(section, words) {
    var sum = 0;
    for (var i = 0; i < words.length; i++) {
      var inHead = section.head.indexOf(" " + words[i]) >= 0, at = section.words.indexOf(" " + words[i]);
      if (!inHead && at < 0) { return 0; }
      sum += (inHead ? 20 : 0) + (at >= 0 ? Math.min(5, section.words.split(" " + words[i]).length - 1) : 0);
    }
    return sum;
  }

  function around(text, word) {
    var at = Math.max(plain(text).indexOf(word), 0), from = Math.max(at - AROUND, 0);
    return (from ? "… " : "") + text.slice(from, at + 2 * AROUND) + (at + 2 * AROUND < text.length ? " …" : "");
  }

  function line(tag, name, text) {
    var made = document.createElement(tag);
    made.className = name;
    made.textContent = text;
    return made;
  }

  function show() {
    var words = plain(field.value).split(/[^\p{L}\p{N}]+/u).filter(Boolean);
    found.textContent = "";
    found.hidden = words.length === 0;
    if (!words.length) { return; }
    var hits = sections.map(function (s) { return [score(s, words), s]; })
      .filter(function (hit) { return hit[0] > 0; })
      .sort(function (a, b) { return b[0] - a[0]; }).slice(0, MOST);
    hits.forEach(function (hit) {
      var link = document.createElement("a"), section = hit[1];
      link.href = field.dataset.root + section.place;
      link.setAttribute("role", "option");
      var same = section.heading === section.page;
      link.appendChild(line("b", "", same ? section.page : section.page + " › " + section.heading));
      link.appendChild(line("span", "", around(section.text, words[0])));
      found.appendChild(link);
    });
    if (!hits.length) { found.appendChild(line("p", "", "Nothing found.")); }
  }

  field.addEventListener("input", show);
  document.addEventListener("keydown", function (event) {
    if (event.key === "/" && document.activeElement !== field) { field.focus(); event.preventDefault(); }
    if (event.key === "Escape") { field.value = ""; show(); field.blur(); }
    if (event.key === "Enter" && document.activeElement === field && found.querySelector("a")) {
      found.querySelector("a").click();
    }
  });
  document.addEventListener("click", function (event) {
    if (!found.contains(event.target) && event.target !== field) { found.hidden = true; }
  });
  field.addEventListener("focus", show);
  if (window.matchMedia("(max-width: 50em)").matches) { document.getElementById("pages").open = false; }
  var here = document.querySelector("nav [aria-current]");
  if (here) { here.scrollIntoView({ block: "nearest" }); window.scrollTo(0, location.hash ? window.scrollY : 0); }
}());
