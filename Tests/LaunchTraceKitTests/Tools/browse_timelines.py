"""Reads timelines as pages in a real browser, and prints a line for each thing that is wrong with them.

The working directory holds pages, and of hostile.html the texts that it must show, in hostile.json.
"""
import glob
import json
import math
import pathlib
import shutil

import axe_core_python
from playwright.sync_api import sync_playwright

AXE = next(pathlib.Path(axe_core_python.__file__).parent.glob("**/axe.min.js")).read_text()
WIDTHS = [(1280, 900), (1024, 768), (390, 844)]


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
    for scheme, (width, height) in (("light", WIDTHS[0]), ("dark", WIDTHS[0]), ("light", WIDTHS[-1])):
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


def hides_what_comes(browser, name):
    """Nothing that a later step brings is seen in any list, and on paper all of it is; the colours of states have a list
    only where bands are too narrow for names."""
    page = opened(browser, name, viewport={"width": 1280, "height": 900})
    main = page.evaluate("document.querySelector('main').offsetWidth")
    page.keyboard.press("h")
    check(page, page.evaluate("document.querySelector('main').offsetWidth") == main, "gets narrower when it hides")
    hidden = (
        "() => [...document.querySelectorAll('[data-from]')].map((item) => ({ from: Number(item.dataset.from),"
        " text: item.textContent.slice(0, 40), lists: !item.closest('.states'), seen: item.checkVisibility({ visibilityProperty: true }) }))")
    count = page.locator("ol.steps > li").count()
    for number in (1, count // 2, count):
        while current(page) != f"step-{number}":
            page.keyboard.press("n")
        items = page.evaluate(hidden)
        for item in items:
            if item["from"] > number:
                check(page, not item["seen"], f"shows {item['text']!r} at step {number}, before step {item['from']}")
        lost = [item["text"] for item in items if item["from"] <= number and not item["seen"] and item["lists"]]
        check(page, lost == [], f"hides {lost} at step {number}")
        page.keyboard.press("/")
        page.keyboard.type("a")
        check(page, page.evaluate("document.activeElement.list") is None, "offers names that come")
        page.keyboard.press("Escape")
    page.keyboard.press("Home")
    page.emulate_media(media="print")
    unseen = [item["text"] for item in page.evaluate(hidden) if item["lists"] and not item["seen"]]
    check(page, unseen == [], f"does not print {unseen}")
    page.context.close()


HEADS = """() => [...document.querySelectorAll('.heads .lane > span')].map((head) => {
  const range = document.createRange();
  range.selectNodeContents(head);
  const angle = -parseFloat(getComputedStyle(head).rotate) || 0;
  return { x: head.offsetLeft, angle, width: angle ? 0 : range.getBoundingClientRect().width };
})"""


def has_heads_apart(browser, name):
    """Heads of lanes end before the next begins, or lean and leave a line's height between them."""
    for width, height in ((1024, 768), (1280, 900), (1440, 900), (768, 1024)):
        page = opened(browser, name, viewport={"width": width, "height": height})
        heads = page.evaluate(HEADS)
        for one, other in zip(heads, heads[1:]):
            distance = other["x"] - one["x"]
            apart = distance * math.sin(math.radians(one["angle"])) if one["angle"] else distance - one["width"] + 10
            check(page, apart >= 10, f"has heads {apart - 10} pixels too close at {width}: {one}, {other}")
        if width >= 1024:
            panel, main = (page.locator(part).bounding_box() for part in ("#stage", "main"))
            check(page, panel["x"] >= main["x"] + main["width"], f"has its panel below the steps at {width}")
        page.context.close()


def names_bands(browser, name):
    for media, width in (("screen", 390), ("print", 1032)):
        page = opened(browser, name, viewport={"width": width, "height": 844})
        page.emulate_media(media=media)
        for head in page.locator(".heads .bands > span").all():
            check(page, head.is_visible() and head.inner_text() != "", f"has a band without a title in {media}")
        page.context.close()


def leads_to_findings(browser, name):
    for script in (True, False):
        page = opened(browser, name, java_script_enabled=script)
        link = page.locator(".found a").first
        check(page, page.locator(".found").inner_text().startswith("1 error"), "does not count its errors")
        link.click()
        step = page.locator(page.evaluate("location.hash"))
        check(page, step.locator(".finding").first.is_visible(), "does not lead to its finding")
        if script:
            check(page, f"#{current(page)}" == page.evaluate("location.hash"), "does not step to its finding")
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


def leaves_room_for_steps(browser, name):
    """Below a narrow page the panel takes at most a quarter of the height, and can be folded to its buttons."""
    page = opened(browser, name, viewport={"width": 390, "height": 844}, has_touch=True)
    count = page.locator("ol.steps > li").count()
    for _ in range(count):
        height = page.locator("#stage").bounding_box()["height"]
        check(page, height <= 844 / 4, f"has a panel of {height} pixels at {current(page)}")
        page.keyboard.press("n")
    for button in page.locator("#stage button").all():
        box = button.bounding_box()
        check(page, box["x"] >= 0 and box["x"] + box["width"] <= 390, f"cuts the button {button.inner_text()}")
    fold = page.locator("#fold")
    for expanded in ("false", "true"):
        fold.tap()
        check(page, fold.get_attribute("aria-expanded") == expanded, f"isn't folded: {expanded} is wanted")
        check(page, page.locator("#panel").is_visible() == (expanded == "true"), f"has its panel folded, not {expanded}")
    fold.tap()
    height = page.locator("#stage").bounding_box()["height"]
    check(page, height <= 60, f"is {height} pixels high when it is folded")
    if page.locator(".callback").count():
        page.keyboard.press("Home")
        page.locator("#quiz").tap()
        check(page, page.locator(".choice").first.is_visible(), "asks in a folded panel")
    page.context.close()


def tells_why_whole(browser, name):
    """Beside a page of 1024 by 700 pixels the reason of each step is seen without scrolling; findings are below it."""
    page = opened(browser, name, viewport={"width": 1024, "height": 700})
    for _ in range(page.locator("ol.steps > li").count()):
        panel = page.locator("#panel").bounding_box()
        why = page.locator("#panel article").first.locator("p:not(.source)").last.bounding_box()
        cut = why["y"] + why["height"] - panel["y"] - panel["height"]
        check(page, cut <= 0, f"cuts {cut} pixels of the reason of {current(page)}")
        page.keyboard.press("n")
    keys = page.locator(".keys").bounding_box()
    check(page, keys["y"] + keys["height"] <= 700, "cuts its keys")
    page.context.close()


def asks(browser, name, width, height, touch):
    """The quiz of a page: by keys, or by touch where there are none."""
    page = opened(browser, name, viewport={"width": width, "height": height}, has_touch=touch)
    number_of = "[...document.querySelectorAll('.choice')].findIndex((choice) => choice.textContent.endsWith(%s)) + 1"

    def answer(number):
        if touch:
            page.locator(".choice").nth(number - 1 if number else -1).tap()
        else:
            page.keyboard.press(str(number))

    def press(button, key):
        page.locator(f"#{button}").tap() if touch else page.keyboard.press(key)

    def expect_question(before):
        check(page, "Which callback comes next?" in page.inner_text("#panel"), f"does not ask before step {before}")
        check(page, current(page) == f"step-{before - 1}", f"is at {current(page)}, not before step {before}")
        check(page, not page.locator(f"#step-{before}").is_visible(), f"shows step {before} while it asks")
        choices = page.locator(".choice").all_text_contents()
        check(page, len(choices) == len(set(choices)) == 5, f"offers {choices}")
        for choice in page.locator(".choice").all():
            box = choice.bounding_box()
            check(page, 0 <= box["y"] and box["y"] + box["height"] <= height, f"has a choice off the screen, {box}")
            check(page, box["height"] >= 24, f"has a choice that is {box['height']} pixels high")

    callbacks = page.evaluate(
        "[...document.querySelectorAll('.callback')].map((step) => [Number(step.id.slice(5)), step.querySelector('.name').textContent])")
    press("quiz", "?")
    check(page, page.is_checked("#cover"), "does not hide what comes when it asks")
    right = 0
    for index, (number, callback) in enumerate(callbacks):
        expect_question(number)
        if index == 1:
            # Looking back closes the question, and going on asks it again.
            press("back", "ArrowLeft")
            page.keyboard.press("1")
            check(page, current(page) == f"step-{number - 2}", "takes an answer to a question that is closed")
            press("next", "n")
            press("next", "n")
            expect_question(number)
        choice = page.evaluate(number_of % json.dumps(callback))
        check(page, choice > 0, f"does not offer {callback}")
        answer(0 if index == 0 else choice)
        right += index > 0
        told = page.inner_text(".answer")
        check(page, told.startswith("Right." if index else f"It is {callback}."), f"judges with {told}")
        check(page, f"{right} right" in told, f"counts with {told}")
        check(page, current(page) == f"step-{number}", "does not show what it asked for")
        check(page, ("No question is left" in told) == (number == callbacks[-1][0]), f"ends with {told}")
        if page.get_attribute("#next", "aria-disabled") != "true":
            press("next", "n")
    check(page, page.locator("ol.steps > li").last.is_visible(), "hides steps at its end")
    press("quiz", "Escape")
    check(page, not page.is_checked("#cover") and "The quiz is over" in page.inner_text("#panel"), "does not end its quiz")
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
        has_heads_apart(chromium, file)
        names_bands(chromium, file)
    for file in ("cold.html", "lost.html", "windows.html"):
        hides_what_comes(chromium, file)
    for file in ("cold.html", "lost.html", "windows.html", "trap.html"):
        leaves_room_for_steps(chromium, file)
        tells_why_whole(chromium, file)
    leads_to_findings(chromium, "lost.html")
    steps(chromium, "cold.html")
    asks(chromium, "cold.html", 1280, 800, False)
    asks(chromium, "cold.html", 390, 844, True)
    reads_without_script(chromium, "cold.html")
    lets_nothing_in(chromium, "cold.html")
    prints(chromium, "cold.html")
    fits(chromium, "hostile.html")
    shows_texts(chromium, "hostile.html", json.loads(pathlib.Path("hostile.json").read_text()))
    chromium.close()
