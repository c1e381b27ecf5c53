"""The values of texts as Python's json and plistlib read them, held against those that are beside them.

Reads a list of objects: the format, the bytes of the text in hexadecimal digits, and its value in lists that name each
kind. Prints how many it has compared, how many it doesn't read itself, and those that differ.
"""

import datetime
import json
import plistlib
import sys
from xml.parsers.expat import ExpatError


def json_value(text):
    numbers = {"parse_int": Number, "parse_float": Number}
    return told(json.loads(text, object_pairs_hook=Members, **numbers))


class Members(list):
    """An object with its keys in their order, each as often as it is there."""


class Number(str):
    """A number as it is written."""


def told(value):
    if value is None:
        return ["null"]
    if isinstance(value, bool):
        return ["bool", value]
    if isinstance(value, Number):
        return ["number", str(value)]
    # Python reads a whole number of any size, and a property list has none that takes more than 64 bits.
    if isinstance(value, int) and not -(1 << 63) <= value < 1 << 64:
        return ["other"]
    if isinstance(value, (int, float)):
        return ["number", float(value)]
    if isinstance(value, str):
        return ["text", value]
    if isinstance(value, Members):
        return ["object"] + [[key, told(member)] for key, member in value]
    if isinstance(value, dict):
        return ["object"] + [[key, told(value[key])] for key in sorted(value, key=lambda key: key.encode())]
    if isinstance(value, list):
        return ["list"] + [told(item) for item in value]
    if isinstance(value, (bytes, datetime.datetime, plistlib.UID)):
        return ["other"]
    raise TypeError(type(value))


def value(case):
    text = bytes.fromhex(case["bytes"])
    return json_value(text.decode()) if case["format"] == "json" else told(plistlib.loads(text))


compared, refused, different = 0, 0, []
with open(sys.argv[1], encoding="utf-8") as file:
    cases = json.load(file)
for case in cases:
    try:
        theirs = value(case)
    except (plistlib.InvalidFileException, ExpatError, ValueError, OverflowError, AttributeError, IndexError, KeyError,
            TypeError, RecursionError):
        refused += 1
        continue
    compared += 1
    if theirs != case["value"]:
        different.append([case["bytes"], json.dumps(theirs), json.dumps(case["value"])])
print(json.dumps({"compared": compared, "refused": refused, "different": different[:5]}))
