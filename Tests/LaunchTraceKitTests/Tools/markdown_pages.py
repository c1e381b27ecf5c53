"""Reads Markdown pages as GitHub does: a JSON list of texts in, a list of what is in their pages out.

Of every page the names of the tags, the rows of the tables as lists of cells, the other blocks of text, and the text
outside of code, in which GitHub looks for mentions, issues and commits.
"""
import json
import sys
from html.parser import HTMLParser

from cmarkgfm import github_flavored_markdown_to_html
from cmarkgfm.cmark import Options

BLOCKS = {"h1", "h2", "h3", "p", "li", "td", "th"}


class Page(HTMLParser):
    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.tags, self.rows, self.blocks, self.prose = set(), [], [], ""
        self.text, self.code = None, 0

    def handle_starttag(self, tag, attributes):
        self.tags.add(tag)
        if tag == "tr":
            self.rows.append([])
        if tag in BLOCKS:
            self.text = ""
        if tag == "code":
            self.code += 1
        if tag == "br":
            self.text += "\n"

    def handle_endtag(self, tag):
        if tag == "code":
            self.code -= 1
        if tag in ("td", "th"):
            self.rows[-1].append(self.text)
        elif tag in BLOCKS:
            self.blocks.append(self.text)

    def handle_data(self, text):
        if self.text is not None:
            self.text += text
        if not self.code:
            self.prose += text

    def handle_comment(self, text):
        self.tags.add("!--")


pages = []
for text in json.load(open(sys.argv[1], encoding="utf-8")):
    page = Page()
    page.feed(github_flavored_markdown_to_html(text, options=Options.CMARK_OPT_UNSAFE))
    page.close()
    pages.append({"tags": sorted(page.tags), "rows": page.rows, "blocks": page.blocks, "prose": page.prose})
json.dump(pages, sys.stdout)
