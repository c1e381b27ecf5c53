"""Opens each page of the working folder in Chromium and says what is wrong with it: what axe finds, what is wider than the
window, what the console says, what is asked of the network, and links that lead nowhere on the page."""

import pathlib
import sys

import axe_core_python
from playwright.sync_api import sync_playwright

AXE = next(pathlib.Path(axe_core_python.__file__).parent.glob("**/axe.min.js")).read_text()
WIDTHS = [390, 1024, 1440]
complaints = []


def complain(name, text):
    complaints.append(f"{name}: {text}")


def opened(browser, path, width, scheme):
    page = browser.new_page(viewport={"width": width, "height": 844}, color_scheme=scheme, bypass_csp=True)
    page.on("console", lambda message: complain(path.name, message.text))
    page.on("pageerror", lambda error: complain(path.name, error))
    page.on("request", lambda request: request.url == path.as_uri() or complain(path.name, f"asks for {request.url}"))
    page.goto(path.as_uri())
    return page


def fits(browser, path):
    for width in WIDTHS:
        page = opened(browser, path, width, "light")
        needed = page.evaluate("document.documentElement.scrollWidth")
        if needed > width:
            complain(path.name, f"{needed} px wide in a window of {width} px")
        page.close()


def is_accessible(browser, path):
    for scheme in ["light", "dark"]:
        page = opened(browser, path, 1024, scheme)
        page.evaluate(AXE)
        for violation in page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]:
            complain(path.name, f"{scheme}: {violation['id']}: {violation['nodes'][0]['html'][:200]}")
        page.close()


def leads_somewhere(browser, path):
    page = opened(browser, path, 1024, "light")
    lost = page.evaluate(
        """[...document.querySelectorAll("a[href^='#']")].map(link => link.hash.slice(1))
            .filter(id => !document.getElementById(decodeURIComponent(id)))""")
    for anchor in lost:
        complain(path.name, f"#{anchor} isn't there")
    page.close()


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    for path in sorted(pathlib.Path.cwd().glob("*.html")):
        fits(browser, path)
        is_accessible(browser, path)
        leads_somewhere(browser, path)
    browser.close()
sys.stdout.write("".join(f"{complaint}\n" for complaint in complaints))
