/* Answers queries by the search of a site, without a browser: node search_apart.js FOLDER QUERY … */
const fs = require("fs"), vm = require("vm"), folder = process.argv[2];
function element() { return { children: [], dataset: { root: "" }, hidden: false, value: "", on: {},
  addEventListener(what, does) { this.on[what] = does; }, appendChild(child) { this.children.push(child); },
  setAttribute() {}, set textContent(text) { this.text = text; this.children = []; }, get textContent() { return this.text; } }; }
const ids = { search: element(), found: element() };
const page = { document: { getElementById: (id) => ids[id], createElement: element, addEventListener() {}, querySelector: () => null },
  window: { matchMedia: () => ({ matches: false }) } };
vm.createContext(page);
for (const file of ["search-index.js", "search.js"]) { vm.runInContext(fs.readFileSync(`${folder}/${file}`, "utf8"), page); }
const found = process.argv.slice(3).map((query) => {
  ids.search.value = query; ids.search.on.input();
  return ids.found.children.slice(0, 5).map((link) => link.children.length ? link.children[0].text : link.text);
});
console.log(JSON.stringify(found));
