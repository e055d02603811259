"""Markdown as the pages of this repository use it, to HTML: headings, lists, tables, code, pictures, links, light HTML.

What it does not know is an error, so that a page never shows its markup.
"""

import re
from html import escape
from itertools import zip_longest
from typing import NamedTuple

HEADING = re.compile(r"(#{1,6}) +(.+?) *#*$")
ITEM = re.compile(r"( *)([-*]|\d+\.) +(.*)")
LIST_BEGINS = re.compile(r" *([-*]|1\.) ")  # below a sentence, of which another number may be a part
FENCE = re.compile(r"^(\s*)```(\w*)\s*$")
FOLD = re.compile(r"<details><summary>([^<]+)</summary>|</details>")
COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
ALLOWED_TAG = re.compile(r"</?(sub|sup|br|b|i|em|strong|kbd)\s*/?>")
# One pass over the text of a line: code first, then what may stand in it.
INLINE = re.compile(
    r"(?P<code>(?P<ticks>`+)(?P<inner>.+?)(?P=ticks))"
    r"|(?P<picture>!\[(?P<alt>(?:[^\[\]]|\[[^\]]*\])*)\]\((?P<source>[^)\s]+)\))"
    r"|(?P<link>\[(?P<text>(?:[^\[\]]|\[[^\]]*\]|`[^`]*`)+)\]\((?P<target>(?:[^()\s]|\([^()]*\))+)\))"
    r"|(?P<auto><(?P<address>https?://[^>]+)>)"
    r"|(?P<tag></?(?:sub|sup|br|b|i|em|strong|kbd)\s*/?>)"
    r"|(?P<strong>\*\*(?P<bold>.+?)\*\*)"
    r"|(?P<emphasis>(?<![\w*])\*(?P<slanted>[^\s*](?:[^*]*[^\s*])?)\*(?![\w*]))"
    r"|(?P<escaped>\\(?P<char>[\\`*_{}\[\]()#+\-.!|<>]))",
    re.DOTALL,  # a line may end anywhere
)


class Heading(NamedTuple):
    """A heading of a page and the anchor that links lead to."""

    level: int
    text: str
    anchor: str


class Page(NamedTuple):
    """A page as HTML, its headings, and its words without markup, section by section: (anchor, words)."""

    html: str
    headings: list
    sections: list


def page_of(markdown, link=lambda target: target):
    """Return a page; ``link`` gives for each target of a link or picture where it lies on the site."""
    writer = _Writer(link)
    html = writer.blocks(COMMENT.sub("", markdown).split("\n"))
    return Page(html, writer.headings, [(anchor, " ".join(words)) for anchor, words in writer.sections])


def anchor_of(text, taken=()):
    """Return the anchor of a heading, as GitHub makes it."""
    plain = re.sub(r"[^\w\- ]", "", _plain(text).lower()).replace(" ", "-")
    number, anchor = 0, plain
    while anchor in taken:
        number += 1
        anchor = f"{plain}-{number}"
    return anchor


def _plain(text):
    """Return text without its markup."""
    text = re.sub(r"!?\[((?:[^\[\]]|\[[^\]]*\])*)\]\([^)]*\)", r"\1", text)
    return re.sub(r"</?\w+\s*/?>|[*`]", "", text)


class _Writer:
    """Writes the blocks of one page, and remembers headings and words."""

    def __init__(self, link):
        self._link = link
        self.headings, self.sections = [], [("", [])]

    def blocks(self, lines):
        """Return lines as HTML."""
        html, at = [], 0
        while at < len(lines):
            line = lines[at]
            if not line.strip():
                at += 1
                continue
            for reader in (self._code, self._fold, self._heading, self._rule, self._table, self._quote, self._list):
                found = reader(lines, at)
                if found is not None:
                    break
            else:
                found = self._paragraph(lines, at)
            text, at = found
            html.append(text)
        return "\n".join(html)

    def _code(self, lines, at):
        fence = FENCE.match(lines[at])
        if not fence:
            return None
        end = at + 1
        while end < len(lines) and not FENCE.match(lines[end]):
            end += 1
        if end == len(lines):
            raise ValueError(f"The code that begins with ‘{lines[at + 1]}’ has no end.")
        text = "\n".join(line.removeprefix(fence[1]) for line in lines[at + 1 : end])
        self._say(text)
        return f"<pre><code>{escape(text, quote=False)}</code></pre>", end + 1

    @staticmethod
    def _fold(lines, at):
        """Take what opens and closes a folded part as it is."""
        return (lines[at].strip(), at + 1) if FOLD.fullmatch(lines[at].strip()) else None

    def _heading(self, lines, at):
        found = HEADING.match(lines[at])
        if not found:
            return None
        level, text = len(found[1]), found[2]
        anchor = anchor_of(text, {heading.anchor for heading in self.headings})
        self.headings.append(Heading(level, _plain(text), anchor))
        self.sections.append((anchor, []))
        return f'<h{level} id="{anchor}">{self.inline(text)}</h{level}>', at + 1

    @staticmethod
    def _rule(lines, at):
        return ("<hr/>", at + 1) if re.fullmatch(r"(---+|\*\*\*+)", lines[at].strip()) else None

    def _table(self, lines, at):
        if not (lines[at].lstrip().startswith("|") and at + 1 < len(lines)):
            return None
        if not re.fullmatch(r"\s*\|[\s:|-]+\|\s*", lines[at + 1]):
            return None
        end = at
        while end < len(lines) and lines[end].lstrip().startswith("|"):
            end += 1
        header, *rows = [_cells(line) for line in (lines[at], *lines[at + 2 : end])]
        sides = ["right" if re.fullmatch(r"\s*-+:\s*", cell) else "" for cell in _cells(lines[at + 1])]
        head = self._row("th", header, sides) if any(cell.strip() for cell in header) else ""
        # Columns of texts may stand below each other where a screen is narrow, each told by its header.
        labels = [""] * len(header) if "right" in sides else header
        body = "\n".join(self._row("td", row, sides, labels) for row in rows)
        kind = ' class="told"' if any(labels) else ""
        return f'<div class="wide"><table{kind}><thead>{head}</thead><tbody>\n{body}\n</tbody></table></div>', end

    def _row(self, tag, cells, sides, labels=()):
        made = ""
        for cell, side, label in zip_longest(cells, sides[: len(cells)], labels[: len(cells)], fillvalue=""):
            told = f' data-label="{escape(label.strip())}"' if label.strip() else ""
            style = f' class="{side}"' if side else ""
            made += f"<{tag}{style}{told}>{self.inline(cell.strip())}</{tag}>"
        return f"<tr>{made}</tr>"

    def _quote(self, lines, at):
        if not lines[at].startswith(">"):
            return None
        end = at
        while end < len(lines) and lines[end].startswith(">"):
            end += 1
        return f"<blockquote>{self.blocks([line[1:].removeprefix(' ') for line in lines[at:end]])}</blockquote>", end

    def _list(self, lines, at):
        first = ITEM.match(lines[at])
        if not first:
            return None
        indent, ordered = len(first[1]), first[2][0].isdigit()
        items, loose = [], False
        while at < len(lines):
            item = ITEM.match(lines[at])
            if not item or len(item[1]) != indent or item[2][0].isdigit() != ordered:
                break
            inner = len(lines[at]) - len(item[3])
            body, at = [item[3]], at + 1
            while at < len(lines) and _goes_on(lines, at, indent):
                body.append(lines[at][_lead(lines[at], inner) :])
                at += 1
            while body and not body[-1].strip():
                loose = True
                body.pop()
            items.append(body)
        tag = "ol" if ordered else "ul"
        start = f' start="{first[2][:-1]}"' if ordered and first[2] != "1." else ""
        return f"<{tag}{start}>" + "".join(self._item(body, loose) for body in items) + f"</{tag}>", at

    def _item(self, body, loose):
        html = self.blocks(body)
        if not loose:  # the text of a short item is no paragraph
            html = re.sub(r"^<p>(.*?)</p>", r"\1", html, count=1, flags=re.DOTALL)
        return f"<li>{html}</li>\n"

    def _paragraph(self, lines, at):
        end = at + 1
        while end < len(lines) and lines[end].strip() and not _begins_a_block(lines[end]):
            end += 1
        return f"<p>{self.inline(chr(10).join(line.strip() for line in lines[at:end]))}</p>", end

    def inline(self, text):
        """Return the text of a block as HTML, and remember its words."""
        self._say(_plain(text))
        return self._marked(text)

    def _marked(self, text):
        parts, at = [], 0
        for found in INLINE.finditer(text):
            parts += [_text(text[at : found.start()]), self._markup(found)]
            at = found.end()
        return "".join([*parts, _text(text[at:])])

    def _markup(self, found):
        kind = found.lastgroup
        if found["code"]:
            return f"<code>{escape(' '.join(found['inner'].split()), quote=False)}</code>"
        if found["picture"]:
            alt = escape(_plain(found["alt"]))
            return f'<img src="{escape(self._link(found["source"]))}" alt="{alt}" loading="lazy"/>'
        if found["link"]:
            return f'<a href="{escape(self._link(found["target"]))}">{self._marked(found["text"])}</a>'
        if found["auto"]:
            return f'<a href="{escape(found["address"])}">{escape(found["address"])}</a>'
        if found["tag"]:
            return found["tag"].replace("<br>", "<br/>")
        if found["strong"]:
            return f"<strong>{self._marked(found['bold'])}</strong>"
        if found["emphasis"]:
            return f"<em>{self._marked(found['slanted'])}</em>"
        if found["escaped"]:
            return escape(found["char"])
        raise ValueError(f"Unknown markup: {kind}")

    def _say(self, words):
        self.sections[-1][1].append(" ".join(words.split()))


def _text(text):
    """Return text as HTML; a tag in it would be markup that nobody knows."""
    tag = re.search(r"<[a-zA-Z/][^>]*>", text)
    if tag:
        raise ValueError(f"Unknown tag in a page: {tag[0]}")
    return escape(text, quote=False)


def _cells(line):
    """Return the cells of a row; a bar behind a backslash is one of the text."""
    return [cell.replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line.strip()[1:-1])]


def _goes_on(lines, at, indent):
    """Tell whether a line belongs to the item of a list that begins at an indent."""
    line = lines[at]
    if not line.strip():
        following = next((each for each in lines[at + 1 :] if each.strip()), "")
        return len(following) - len(following.lstrip()) > indent
    own = len(line) - len(line.lstrip())
    if ITEM.match(line):
        return own > indent
    return own > indent or (not _begins_a_block(line) and bool(lines[at - 1].strip()))


def _lead(line, inner):
    """Return how many blanks of a line belong to the indent of its list."""
    return min(len(line) - len(line.lstrip()), inner)


def _begins_a_block(line):
    """Tell whether a line cannot go on with the paragraph above it."""
    return bool(
        HEADING.match(line)
        or FOLD.match(line)
        or FENCE.match(line)
        or LIST_BEGINS.match(line)
        or line.lstrip().startswith("|")
    )
