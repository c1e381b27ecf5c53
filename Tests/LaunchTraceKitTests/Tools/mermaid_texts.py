"""Draws diagrams with Mermaid: a JSON list of diagrams in, a list of what their pictures hold out.

Of every picture the names of its elements, and its lines of text: those of the notes, then those of the arrows.
"""
import json
import sys
import xml.etree.ElementTree as ElementTree

import mermaidx

pictures = []
for text in json.load(open(sys.argv[1], encoding="utf-8")):
    try:
        root = ElementTree.fromstring(mermaidx.render(text).svg())
    except Exception as error:
        sys.exit(f"{error}\n{text}")
    elements = [(element, element.tag.split("}")[-1]) for element in root.iter()]
    lines = lambda kind: ["".join(e.itertext()) for e, name in elements if name == "text" and e.get("class") == kind]
    pictures.append({
        "tags": sorted({name for _, name in elements}),
        "title": next(("".join(e.itertext()) for e, name in elements if name == "title"), ""),
        "participants": ["".join(e.itertext()) for e, name in elements if name == "text" and "actor-box" in e.get("class", "")],
        "notes": lines("noteText"),
        "messages": lines("messageText"),
    })
json.dump(pictures, sys.stdout)
