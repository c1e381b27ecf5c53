"""Reads the site in the working folder in Chromium, and prints a line for each thing that is wrong with it: what axe finds, what
is wider than the window, what the console says, what is asked for beyond the folder, what only a script shows; whether the
choice of a launch leads there, and whether a lesson can be done by keyboard alone."""

import pathlib
import sys

import axe_core_python
from playwright.sync_api import sync_playwright

AXE = next(pathlib.Path(axe_core_python.__file__).parent.glob("**/axe.min.js")).read_text()
ROOT = pathlib.Path.cwd()
LAUNCH = "launches/open-url/scene/not-running/ios-15.html"
PAGES = [
    "index.html", "launches/index.html", "launches/open-url/index.html", LAUNCH, "launches/tap-icon/swiftui/not-running/ios-14.html",
    "triggers/index.html", "triggers/open-url.html", "callbacks/index.html", "callbacks/scene-will-connect-to-options.html",
    "findings/index.html", "findings/LT011.html", "course/index.html", "course/6.html",
]
complaints = []


def complain(name, text):
    complaints.append(f"{name}: {text}")


def opened(browser, name, width=1024, **options):
    page = browser.new_context(
        viewport={"width": width, "height": options.get("height", 844)}, bypass_csp="bypass" in options,
        java_script_enabled=options.get("script", True), color_scheme=options.get("scheme", "light")).new_page()
    page.on("console", lambda message: complain(name, message.text))
    page.on("pageerror", lambda error: complain(name, error))
    page.on("request", lambda request: request.url.startswith(ROOT.as_uri()) or complain(name, f"asks for {request.url}"))
    page.on("requestfailed", lambda request: complain(name, f"has no {request.url}"))
    page.goto((ROOT / name.split("#")[0]).as_uri() + ("#" + name.split("#")[1] if "#" in name else ""))
    return page


def fits(browser, name):
    for width in [390, 1024, 1440]:
        page = opened(browser, name, width)
        needed = page.evaluate("document.documentElement.scrollWidth")
        if needed > width:
            complain(name, f"{needed} px wide in a window of {width} px")
        page.context.close()


def shows_its_links(browser, name):
    """Nothing of the links to the parts of the site is cut, and nothing of the panel's end."""
    for width, height in [(390, 844), (1024, 700), (1440, 900)]:
        page = opened(browser, name, width, height=height)
        for link in page.locator(".bar nav a").all():
            box = link.bounding_box()
            if box["x"] < 0 or box["x"] + box["width"] > width:
                complain(name, f"cuts {link.text_content()} at {width} px")
        if page.locator("#stage").count():
            box = page.locator("#stage").bounding_box()
            if box["y"] + box["height"] > height + 1:
                complain(name, f"has the end of its panel at {box['y'] + box['height']:.0f} of {height} px")
            if width == 390 and box["height"] > height / 4:
                complain(name, f"has a panel of {box['height']:.0f} px in {height}")
        page.context.close()


def asks_in_sight(browser, name):
    """The panel covers neither the question of a lesson nor its button."""
    page = opened(browser, name, 390)
    question, stage = (page.locator(part).bounding_box() for part in ("#question fieldset", "#stage"))
    if question["y"] + question["height"] > stage["y"]:
        complain(name, f"has its question until {question['y'] + question['height']:.0f} px, below {stage['y']:.0f}")
    page.context.close()


def is_accessible(browser, name):
    for scheme in ["light", "dark"]:
        page = opened(browser, name, scheme=scheme, bypass=True)
        page.evaluate(AXE)
        for violation in page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]:
            complain(name, f"{scheme}: {violation['id']}: {violation['nodes'][0]['html'][:200]}")
        page.context.close()


def says_the_same_without_script(browser, name):
    texts = []
    for script in [True, False]:
        page = opened(browser, name, script=script)
        # Controls that only a script answers aren't text.
        text = page.locator("main").evaluate(
            "main => { const copy = main.cloneNode(true); copy.querySelectorAll('button, form, [role=status]')"
            ".forEach(part => part.replaceWith(' ')); return copy.textContent; }")
        texts.append(" ".join(text.split()))
        page.context.close()
    with_script, without = texts
    if with_script != without:
        missing = set(with_script.split()) ^ set(without.split())
        complain(name, f"doesn't say the same without a script: {sorted(missing)[:5]}")


def is_painted_soon(browser, name):
    def paint():
        page = opened(browser, name)
        page.wait_for_timeout(100)
        first = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 9999")
        page.context.close()
        return first
    # Other work on the machine only adds to a time: the fastest tells what the page itself takes.
    took = paint()
    for _ in range(19):
        if took > 300:
            took = min(took, paint())
    if took > 300:
        complain(name, f"is painted after {took:.0f} ms")


def leads_to_a_launch(browser):
    page = opened(browser, "index.html")
    for name, value in [("trigger", "open-url"), ("lifecycle", "scene"), ("start", "not-running"), ("version", "18")]:
        page.select_option(f"#way select[name={name}]", value)
    page.click("#way button")
    page.wait_for_url("**/" + LAUNCH)
    page.context.close()


def begins_in_the_first_screen(browser):
    page = opened(browser, LAUNCH, 390)
    box = page.locator("#step-1").bounding_box()
    stage = page.locator("#stage").bounding_box()
    if box["y"] + 20 > min(844, stage["y"]):
        complain(LAUNCH, f"has its first step at {box['y']:.0f} px, below {stage['y']:.0f}")
    page.context.close()


def tells_why(browser):
    page = opened(browser, LAUNCH)
    page.keyboard.press("End")
    why = page.locator("#panel article")
    if not why.count() or "." not in why.locator("code").text_content():
        complain(LAUNCH, "doesn't say why in place")
    page.context.close()


def filters_a_list(browser):
    page = opened(browser, "findings/index.html")
    page.select_option("#filter select[name=severity]", "error")
    shown = page.locator(".list > li:visible").count()
    if "severity=error" not in page.url or not 0 < shown < page.locator(".list > li").count():
        complain("findings/index.html", f"shows {shown} errors at {page.url}")
    page.context.close()
    page = opened(browser, "findings/index.html#lifecycle=appDelegate&version=12.0")
    if not 0 < page.locator(".list > li:visible").count() < page.locator(".list > li").count():
        complain("findings/index.html", "isn't filtered by its address")
    page.context.close()


def is_done_by_keyboard(browser):
    name = "course/6.html"
    page = opened(browser, name)

    def reach(condition):
        for _ in range(80):
            page.keyboard.press("Tab")
            if page.evaluate(f"(() => {{ const at = document.activeElement; return {condition}; }})()"):
                return True
        complain(name, f"keys don't reach {condition}")
        return False

    for _ in range(page.locator("#question input[data-right=true]").count()):
        if reach("at.dataset.right === 'true' && !at.checked"):
            page.keyboard.press("Space")
    if reach("at.textContent === 'Check'"):
        page.keyboard.press("Enter")
    if page.locator("#verdict").text_content() != "Right.":
        complain(name, "doesn't say that the answers are right")
    if page.locator("ol.steps > li:visible").count() and not page.locator("#cover").is_checked():
        complain(name, "shows the steps before they are asked for")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("?")
    page.keyboard.press("ArrowRight")
    kinds = set()
    for _ in range(60):
        title = page.locator("#panel h2").first.text_content()
        if page.locator("#stage.asking").count():
            kinds.add(title.split()[0] + " " + title.split()[1])
            page.keyboard.press("1")
        elif "No question is left" in page.locator("#panel").text_content():
            break
        else:
            page.keyboard.press("ArrowRight")
    else:
        complain(name, "asks without end")
    if kinds != {"Which callback", "Which state", "What does"}:
        complain(name, f"asks for {sorted(kinds)}")
    page.keyboard.press("Escape")
    if reach("at.tagName === 'SUMMARY' && at.textContent.startsWith('The app has no scenes')"):
        page.keyboard.press("Enter")
        if not page.locator("details[open] li").count():
            complain(name, "doesn't unfold a change")
    page.context.close()


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    for name in PAGES:
        fits(browser, name)
        shows_its_links(browser, name)
        is_accessible(browser, name)
        says_the_same_without_script(browser, name)
    for name in ["index.html", LAUNCH, "findings/LT011.html"]:
        is_painted_soon(browser, name)
    leads_to_a_launch(browser)
    begins_in_the_first_screen(browser)
    asks_in_sight(browser, "course/6.html")
    tells_why(browser)
    filters_a_list(browser)
    is_done_by_keyboard(browser)
    browser.close()
print("\n".join(complaints), end="\n" if complaints else "")
sys.exit(1 if complaints else 0)
