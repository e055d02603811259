/* Searches all pages as one types: words begin words of a section; titles count most, then words that stand for a page,
   then headings, and rare words more than common ones; what is typed in full as one of these comes first. Of a sentence
   half of the words must be there. A name with dots, r.water.outlet, is one word. */
(function () {
  "use strict";
  var field = document.getElementById("search"), found = document.getElementById("found");
  var MOST = 12, AROUND = 70, OFTEN = 5;
  var TITLE = 60, FOUND_AS = 30, HEADING = 20; // beside 1 for each time in the text, up to OFTEN
  var IN_FULL = 100; // for a title, a heading or words that stand for a page
  var BEGINS = 1.2, START_HERE = 1.25; // times as much for the beginning of a page, and where newcomers start
  var WHOLE = 3; // times as much for a whole word as for the beginning of one
  var FEW = 2; // words that must all be there; of more, and of what is a sentence, half
  var EMPTY = " a an and are as at be by can do does for from have how i in is it my of on or that the this to want what \
when where which why with you your ".replace(/\s+/g, " ");

  function plain(text) {
    return text.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  }

  function dotted(text) {
    var words = plain(text).replace(/[^\p{L}\p{N}.]+/gu, " ").replace(/(^|[ .])\.+|\.+(?= |$)/g, "$1");
    return words.replace(/(\p{L}{3})s(?= |$)/gu, "$1").trim(); // of one and of many
  }

  function searched(text) { // with names in one piece, and in pieces
    var whole = dotted(text);
    return " " + whole + " " + whole.replace(/\./g, " ") + " ";
  }

  var sections = PAGES.map(function (each) {
    var names = each[4] || [];
    return { place: each[0], page: each[1], heading: each[2], text: each[3],
             title: searched(each[1]), head: searched(each[2]), words: searched(each[3]),
             foundAs: searched(names.join(" ")), full: [each[2]].concat(names).map(dotted),
             favour: (each[1] === each[2] ? BEGINS : 1) * (each[5] ? START_HERE : 1) };
  });

  function times(text, word) {
    return text.split(" " + word).length - 1;
  }

  function weight(word) { // of a word that is in few sections
    var many = sections.filter(function (s) { return times(s.title + s.head + s.foundAs + s.words, word) > 0; }).length;
    return Math.log((sections.length + 1) / (many + 1)) + 0.1;
  }

  function score(section, words, weights) {
    var sum = 0, there = 0, at = section.full.indexOf(words.full);
    var full = at < 0 ? 0 : IN_FULL * (1 - 0.5 * at / section.full.length); // what counts most is said first
    for (var i = 0; i < words.length; i++) {
      var inTitle = times(section.title, words[i]) > 0, inHead = times(section.head, words[i]) > 0;
      var often = Math.min(OFTEN, times(section.words, words[i])), stands = times(section.foundAs, words[i]) > 0;
      there += inTitle || inHead || stands || often > 0;
      var whole = times(section.title + section.head + section.foundAs + section.words, words[i] + " ") > 0;
      sum += (whole ? WHOLE : 1) * weights[i] *
        ((inTitle ? TITLE : 0) + (stands ? FOUND_AS : 0) + (inHead ? HEADING : 0) + often + full);
    }
    return there < words.needed ? 0 : sum * Math.pow(there / words.length, 2) * section.favour;
  }

  function asked(text) {
    var words = dotted(text).split(" ").filter(Boolean);
    var full = words.filter(function (word) { return EMPTY.indexOf(" " + word + " ") < 0; });
    full = full.length ? full : words;
    full.full = words.join(" ");
    full.needed = full.length < words.length || full.length > FEW ? full.length / 2 : full.length;
    return full;
  }

  function ranked(words) {
    var weights = words.map(weight);
    return sections.map(function (s) { return [score(s, words, weights), s]; })
      .filter(function (hit) { return hit[0] > 0; })
      .sort(function (a, b) { return b[0] - a[0]; }).slice(0, MOST);
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
    var words = asked(field.value);
    found.textContent = "";
    found.hidden = words.length === 0;
    if (!words.length) { return; }
    var hits = ranked(words);
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
