"""Reads timelines as pages in a real browser, and prints a line for each thing that is wrong with them.

The working directory holds pages, and of hostile.html the texts that it must show, in hostile.json.
"""
import glob
import json
import pathlib
import shutil

import axe_core_python
from playwright.sync_api import sync_playwright

AXE = next(pathlib.Path(axe_core_python.__file__).parent.glob("**/axe.min.js")).read_text()
WIDTHS = [(1280, 900), (390, 844)]


def complain(page, text):
    print(f"{pathlib.Path(page.url.split('#')[0]).name}: {text}")


def check(page, condition, text):
    if not condition:
        complain(page, text)


def opened(browser, name, hash="", **options):
    """The page, in a context that notes what it writes to the console and what it asks the network for."""
    page = browser.new_context(**options).new_page()
    page.on("console", lambda message: complain(page, f"console: {message.text}"))
    page.on("pageerror", lambda error: complain(page, f"error: {error}"))
    page.on("request", lambda request: check(page, request.url.split("#")[0] == url, f"asks for {request.url}"))
    url = pathlib.Path(name).resolve().as_uri()
    page.goto(url + hash)
    return page


def current(page):
    return page.evaluate("document.querySelector('[aria-current]')?.id")


def fits(browser, name):
    for width, height in WIDTHS:
        for script in (True, False):
            page = opened(browser, name, viewport={"width": width, "height": height}, java_script_enabled=script)
            wide = page.evaluate("document.documentElement.scrollWidth")
            check(page, wide <= width, f"is {wide} pixels wide at {width}, script {script}")
            page.context.close()


def is_accessible(browser, name):
    for scheme, (width, height) in (("light", WIDTHS[0]), ("dark", WIDTHS[0]), ("light", WIDTHS[1])):
        page = opened(browser, name, viewport={"width": width, "height": height}, color_scheme=scheme)
        page.evaluate(AXE)
        for violation in page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]:
            if violation["impact"] in ("serious", "critical"):
                where = violation["nodes"][0]["target"]
                complain(page, f"{scheme}, {width}: {violation['id']} at {where}: {violation['help']}")
        page.context.close()


def steps(browser, file):
    page = opened(browser, file, viewport={"width": 1280, "height": 700})
    count = page.locator("ol.steps > li").count()

    def expect(number, after):
        check(page, current(page) == f"step-{number}", f"is at {current(page)} after {after}, not at step {number}")
        check(page, f"Step {number} of {count}" in page.inner_text("#panel"), f"tells of another step after {after}")
        check(page, f"Step {number} of {count}" in page.text_content("#status"), f"announces another after {after}")

    expect(1, "opening")
    check(page, "#" not in page.url, "has a hash before anybody steps")
    number = 1
    keys = ["ArrowRight", "ArrowDown", "n", "j", " ", "ArrowLeft", "ArrowUp", "p", "k", "End", "n", "Home", "p"]
    for key in keys:
        page.keyboard.press(key if key != " " else "Space")
        if key in ("ArrowRight", "ArrowDown", "n", "j", " "):
            number = min(number + 1, count)
        elif key in ("Home", "End"):
            number = 1 if key == "Home" else count
        else:
            number = max(number - 1, 1)
        expect(number, key)
        check(page, page.url.endswith(f"#step-{number}"), f"links to {page.url} after {key}")
        shown = page.evaluate(
            "() => { const box = document.querySelector('[aria-current]').getBoundingClientRect();"
            " return box.top >= 0 && box.bottom <= innerHeight; }")
        check(page, shown, f"does not show step {number} after {key}")
    for button, expected in (("Next", 2), ("Last", count), ("Back", count - 1), ("First", 1)):
        page.get_by_role("button", name=button).click()
        expect(expected, button)
    page.keyboard.press("Enter")
    expect(1, "Enter on a button")
    page.locator("#step-5 .name").click()
    expect(5, "a click")

    page.keyboard.press("/")
    check(page, page.evaluate("document.activeElement.id") == "find", "does not search after /")
    page.keyboard.type("n p viewDidLoad")
    expect(5, "typing")
    page.fill("#find", "mainEventLoop")
    page.keyboard.press("Enter")
    check(page, page.text_content("#status") == "Nothing found", "finds what isn't there")
    page.fill("#find", "viewDidLoad()")
    name = page.inner_text("[aria-current] .name")
    check(page, name == "viewDidLoad()", f"found {name}")
    page.keyboard.press("Escape")
    found = current(page)
    page.keyboard.press("h")
    after = page.locator("[aria-current] + li")
    check(page, not after.is_visible(), "shows what comes next")
    page.keyboard.press("n")
    check(page, current(page) != found and page.locator("[aria-current]").is_visible(), "hides the present step")
    page.keyboard.press("h")
    check(page, page.locator("ol.steps > li").last.is_visible(), "goes on hiding")
    page.keyboard.press("Control+ArrowRight")
    check(page, page.locator("[aria-current]").count() == 1, "has several present steps")
    page.context.close()

    page = opened(browser, file, "#step-7")
    check(page, current(page) == "step-7", "does not open at the step of its link")
    page.evaluate("location.hash = '#step-3'")
    page.wait_for_function("document.querySelector('[aria-current]').id === 'step-3'")
    page.context.close()


def reads_without_script(browser, name):
    page = opened(browser, name, java_script_enabled=False)
    check(page, not page.locator("#stage").is_visible(), "shows buttons that do nothing")
    page.locator("#step-8 .why").click()
    check(page, page.locator("article:target").is_visible(), "does not lead from a step to its rule")
    check(page, page.locator("article:target .source").inner_text() != "", "has a rule without a source")
    page.context.close()


def lets_nothing_in(browser, name):
    """What somebody smuggles in doesn't run: the policy knows the page's own script alone."""
    page = browser.new_context().new_page()
    page.goto(pathlib.Path(name).resolve().as_uri())
    page.evaluate(
        "() => { const script = document.createElement('script'); script.textContent = 'window.smuggled = 1';"
        " document.body.append(script); }")
    check(page, page.evaluate("window.smuggled") is None, "runs another's script")
    refused = page.evaluate("fetch('https://example.com').then(() => false, () => true)")
    check(page, refused, "reaches the network")
    page.context.close()


def prints(browser, name):
    page = opened(browser, name)
    page.keyboard.press("h")
    page.emulate_media(media="print")
    check(page, not page.locator("#stage").is_visible(), "prints its buttons")
    check(page, page.locator("ol.steps > li").last.is_visible(), "does not print what is hidden")
    page.context.close()


def shows_texts(browser, name, expected):
    page = opened(browser, name)
    texts = "(selector) => [...document.querySelectorAll(selector)].map((element) => element.textContent)"
    for selector, wanted in expected.items():
        shown = page.evaluate(texts, selector)
        check(page, len(shown) == len(wanted), f"has {len(shown)} of {selector}, not {len(wanted)}")
        for one, other in zip(shown, wanted):
            check(page, one == other, f"{selector} shows {one[:80]!r}, not {other[:80]!r}")
    tags = page.evaluate("[...new Set([...document.querySelectorAll('ol.steps *')].map((e) => e.localName))].sort()")
    check(page, tags == ["a", "code", "div", "i", "li", "p", "span", "strong", "wbr"], f"has tags {tags}")
    page.keyboard.press("End")
    page.context.close()


with sync_playwright() as playwright:
    chromium = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
    for file in sorted(set(glob.glob("*.html")) - {"hostile.html"}):
        fits(chromium, file)
        # A long page has nothing that the others don't have, and takes long.
        if file != "long.html":
            is_accessible(chromium, file)
    steps(chromium, "cold.html")
    reads_without_script(chromium, "cold.html")
    lets_nothing_in(chromium, "cold.html")
    prints(chromium, "cold.html")
    fits(chromium, "hostile.html")
    shows_texts(chromium, "hostile.html", json.loads(pathlib.Path("hostile.json").read_text()))
    chromium.close()
