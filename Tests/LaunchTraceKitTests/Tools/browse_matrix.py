"""Reads pages of a matrix in a real browser, and prints a line for each thing that is wrong with them.

The working directory holds all.html, of every trigger; lesson.html, of one; and app.html, of one app with every trigger.
"""
import pathlib
import re
import shutil

from playwright.sync_api import sync_playwright

PAGES = ["all", "app", "lesson"]


def check(name, condition, text):
    if not condition:
        print(f"{name}: {text}")


def opened(browser, name, width, scheme="light"):
    page = browser.new_context(viewport={"width": width, "height": 900}, color_scheme=scheme).new_page()
    page.on("console", lambda message: print(f"{name}: console: {message.text}"))
    page.goto(pathlib.Path(f"{name}.html").resolve().as_uri())
    return page


def fits(browser, name):
    for width in (390, 1024, 1440):
        page = opened(browser, name, width)
        wide = page.evaluate("document.documentElement.scrollWidth")
        check(name, wide <= width, f"is {wide} pixels wide at {width}")
        cut = page.evaluate(
            "[...document.querySelectorAll('h1, h3, h4, li, th, td')].filter((e) => e.scrollWidth > e.clientWidth + 1)"
            ".map((e) => e.textContent)")
        check(name, cut == [], f"cuts {cut[:3]} at {width}")
        page.context.close()


def keeps_names_whole(browser, name):
    """Where there is room, a name of one app is never broken, and elsewhere only before a capital letter."""
    for width in (390, 1024, 1440):
        page = opened(browser, name, width)
        broken = page.evaluate(
            "[...document.querySelectorAll('.starts code')].filter((e) => new Set([...e.getClientRects()].map((r) => r.top)).size > 1)"
            ".map((e) => e.textContent)")
        check(name, broken == [], f"breaks {broken[:3]} at {width}")
        page.context.close()


def is_printed(browser, name):
    """On A4, none of it smaller than 10 pt, which a browser would make of what is too wide."""
    # The printed width in millimetres, without the margins.
    page = opened(browser, name, round(273 / 25.4 * 96))
    page.emulate_media(media="print")
    small = page.evaluate(
        "[...document.querySelectorAll('body *')].filter((e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim())"
        " && parseFloat(getComputedStyle(e).fontSize) < 13.3).map((e) => e.textContent)")
    check(name, small == [], f"prints {small[:3]} in less than 10 pt")
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    check(name, wide <= 0, f"is {wide} pixels too wide for A4")
    wide = page.evaluate(
        "[...document.querySelectorAll('table, article, td, th')].filter((e) => e.scrollWidth > e.clientWidth + 2)"
        ".map((e) => e.textContent.slice(0, 60))")
    check(name, wide == [], f"has {wide[:3]} wider than its column")
    document = page.pdf(prefer_css_page_size=True)
    pages = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", document)
    sizes = {tuple(round(float(side) / 72 * 25.4) for side in size) for size in pages}
    check(name, sizes == {(297, 210)}, f"prints sheets of {sizes} mm")
    page.context.close()


with sync_playwright() as playwright:
    chromium = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
    for name in PAGES:
        fits(chromium, name)
        is_printed(chromium, name)
    keeps_names_whole(chromium, "app")
    chromium.close()
