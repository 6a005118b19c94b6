"""Opens the report, the catalog and a picture in Chromium, in the light and in the dark, wide and narrow, and on paper."""
import base64
import os
import pathlib
import sys

import axe_selenium_python
from selenium import webdriver
from selenium.webdriver.common.by import By

folder = pathlib.Path(sys.argv[1])
axe = (pathlib.Path(axe_selenium_python.__file__).parent / "node_modules/axe-core/axe.min.js").read_text()
RUN_AXE = """const done = arguments[arguments.length - 1];
axe.run(document).then(result => done(result.violations.map(found => found.id + ": " + found.nodes[0].html)));"""

# Texts of a picture that stand on each other, as far as they are not clipped; the name of an image lies over all else.
COVERED = """const found = [];
for (const picture of document.querySelectorAll('[data-widget]')) {
  const texts = [...picture.querySelectorAll('text')].filter(text =>
    text.closest('.marker, [data-field="/background/image"]') === null).map(text => {
    const box = text.getBoundingClientRect(), size = parseFloat(text.getAttribute('font-size'));
    const clip = text.parentNode.localName === 'svg' && text.parentNode !== picture
      ? text.parentNode.getBoundingClientRect() : box;
    const middle = (box.top + box.bottom) / 2;
    return {words: text.textContent.slice(0, 40), left: Math.max(box.left, clip.left), right: Math.min(box.right, clip.right),
      top: middle - size * 0.35, bottom: middle + size * 0.35};
  });
  texts.forEach((one, index) => texts.slice(index + 1).forEach(other => {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    if (width > 1) { if (height > 1) { found.push(picture.dataset.widget + ': ' + one.words + ' on ' + other.words); } }
  }));
}
return found;"""


def browser(width, theme):
    options = webdriver.ChromeOptions()
    for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", f"--window-size={width},900"]:
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = webdriver.Chrome(options=options, service=webdriver.ChromeService("/usr/bin/chromedriver"))
    driver.set_script_timeout(300)
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                           {"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": False})
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia",
                           {"features": [{"name": "prefers-color-scheme", "value": theme}]})
    return driver


def check_page(driver, name):
    driver.get((folder / name).as_uri())
    log = driver.get_log("browser")
    assert not log, f"{name}: {log}"
    assert driver.title != "hit"
    wide = driver.execute_script("return document.documentElement.scrollWidth > innerWidth")
    assert not wide, f"{name}: the page scrolls sideways"


def check_axe(driver, name):
    driver.execute_cdp_cmd("Runtime.evaluate", {"expression": axe})
    violations = driver.execute_async_script(RUN_AXE)
    assert not violations, f"{name}: {violations}"


def shown(driver, selector):
    return driver.execute_script("return [...document.querySelectorAll(arguments[0])].filter("
                                 "found => found.closest('[hidden], [display=none]') === null).length", selector)


def check_filter(driver):
    driver.get((folder / "report.html").as_uri())
    all_findings, errors = shown(driver, ".finding"), shown(driver, ".finding.error")
    assert errors > 0 and shown(driver, ".marker.error") > 0
    driver.find_element(By.CSS_SELECTOR, "input[value=error]").click()
    assert shown(driver, ".finding.error") == 0 and shown(driver, ".marker.error") == 0
    assert shown(driver, ".finding") == all_findings - errors
    assert "severity=" in driver.current_url
    status = driver.find_element(By.CSS_SELECTOR, "[role=status]").text
    assert status == f"{all_findings - errors} of {all_findings} findings", status
    driver.get("about:blank")
    driver.get((folder / "report.html").as_uri() + "#?severity=error&rule=system-background")
    kept = shown(driver, ".finding")
    assert 0 < kept == shown(driver, ".finding[data-rule=system-background]")
    assert shown(driver, ".file") < len(driver.find_elements(By.CSS_SELECTOR, ".file"))
    driver.find_element(By.CSS_SELECTOR, "button[type=reset]").click()
    driver.implicitly_wait(2)
    assert driver.find_elements(By.XPATH, f"//*[@role='status'][.='{all_findings} findings']")
    marker = driver.find_element(By.CSS_SELECTOR, ".marker")
    driver.execute_script("arguments[0].dispatchEvent(new MouseEvent('click', {bubbles: true}))", marker)
    reached = driver.execute_script("return document.activeElement.dataset.finding")
    assert reached == marker.get_attribute("data-finding")


def check_project(driver):
    driver.get((folder / "project.html").as_uri())
    all_findings = shown(driver, ".finding")
    for part, count in [("tides.xcodeproj", all_findings), ("NextTide", all_findings), ("nowhere", 0)]:
        driver.get("about:blank")
        driver.get((folder / "project.html").as_uri() + f"#?file={part}")
        assert shown(driver, ".finding") == count, part


def check_picture(driver, name):
    driver.get((folder / name).as_uri())
    assert driver.execute_script("return document.documentElement.localName") == "svg"
    outside = driver.execute_script("""return [...document.querySelectorAll('text')].filter(text => {
      const box = text.getBoundingClientRect();
      return box.right > 961 || box.left + 1 < 0;
    }).map(text => text.textContent)""")
    assert not outside, outside
    covered = driver.execute_script(COVERED)
    assert not covered, f"{name}: {covered}"


for width, theme in [(1100, "light"), (1100, "dark"), (400, "light"), (400, "dark")]:
    driver = browser(width, theme)
    check_page(driver, "hostile.html")
    for name in ["report.html", "rules.html"]:
        check_page(driver, name)
        check_axe(driver, name)
    if width == 1100:
        check_filter(driver)
        check_project(driver)
        check_picture(driver, "preview.svg")
        check_picture(driver, "hostile.svg")
    driver.quit()
driver = browser(1100, "light")
driver.get((folder / "report.html").as_uri())
paper = base64.b64decode(driver.execute_cdp_cmd("Page.printToPDF", {})["data"])
assert paper.startswith(b"%PDF") and len(paper) > 10_000
if os.environ.get("KEEP_PDF"):
    pathlib.Path(os.environ["KEEP_PDF"]).write_bytes(paper)
driver.quit()
print("pictures: Chromium shows reports, catalog and pictures, no text lies on another, and axe-core has nothing to say")
