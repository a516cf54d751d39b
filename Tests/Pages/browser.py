"""A headless browser with pages that `lesson` makes. Run by scripts/test-pages."""

import contextlib
import os
import pathlib
import subprocess
import tempfile
import unittest

import axe_playwright_python
from selenium import webdriver
from selenium.webdriver.common.by import By

REPOSITORY = pathlib.Path(__file__).parents[2]
LESSON = os.environ["LESSON"]
AXE = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()


def chromium(*, dark=False, scripts=True, width=1000):
    """A browser that may load files and nothing else: every other name leads nowhere."""
    options = webdriver.ChromeOptions()
    options.binary_location = "/usr/bin/chromium"
    for argument in (
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--force-prefers-reduced-motion",
        f"--window-size={width},900", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    ):
        options.add_argument(argument)
    if dark:
        options.add_argument("--blink-settings=preferredColorScheme=0")
    if not scripts:
        options.add_experimental_option("prefs", {"profile.managed_default_content_settings.javascript": 2})
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    return webdriver.Chrome(options=options, service=webdriver.ChromeService("/usr/bin/chromedriver"))


def lesson(*arguments, folder=REPOSITORY, status=0, typed=""):
    """Runs the program, types into it, and returns what it printed on both outputs."""
    run = subprocess.run(
        [LESSON, *map(str, arguments)], cwd=folder, input=typed, capture_output=True, text=True, timeout=300)
    assert run.returncode == status, f"status {run.returncode}: {run.stdout}{run.stderr}"
    return run.stdout + run.stderr


class PageTest(unittest.TestCase):
    """A test with a folder of its own and a browser that is shared by the tests of a class."""

    @classmethod
    def setUpClass(cls):
        cls.folder = pathlib.Path(cls.enterClassContext(tempfile.TemporaryDirectory()))
        cls.browser = chromium()
        cls.addClassCleanup(cls.browser.quit)

    @classmethod
    def handout(cls, *lessons, name):
        lesson("handout", *lessons, "--output", cls.folder, "--name", name)
        return cls.folder / f"{name}.html"

    @classmethod
    def handout_of(cls, text, name):
        """The page of a lesson with this text below its front matter."""
        document = cls.folder / name / "lesson.md"
        document.parent.mkdir()
        document.write_text(f"---\ntitle: A lesson\n---\n\n{text}")
        return cls.handout(document, name=name)

    @classmethod
    def panel_of(cls, text, name):
        """The page of a lesson whose results are recorded first."""
        document = cls.folder / name / "lesson.md"
        document.parent.mkdir()
        document.write_text(f"---\ntitle: A lesson\n---\n\n# A lesson\n{text}")
        lesson("update", document)
        return cls.handout(document, name=name)

    def open(self, page, fresh=True):
        address = page if str(page).startswith("http") else page.as_uri()
        self.browser.get(address)
        if fresh:
            self.browser.execute_script("localStorage.clear()")
            self.browser.get(address)

    def find(self, selector):
        return self.browser.find_element(By.CSS_SELECTOR, selector)

    def all(self, selector):
        return self.browser.find_elements(By.CSS_SELECTOR, selector)

    def visible_text(self):
        return self.find("body").text

    def question(self):
        """The form that waits for an answer."""
        forms = [form for form in self.all(":not(.answered) > .ask form, .ask:not(.card .ask, .answered) form") if form.is_displayed()]
        self.assertEqual(len(forms), 1, "one question at a time")
        return forms[0]

    def answer(self, *values):
        form = self.question()
        fields = form.find_elements(By.CSS_SELECTOR, "input[type=text], select, textarea")
        self.assertEqual(len(fields), len(values))
        for field, value in zip(fields, values):
            field.send_keys(value)
        form.find_element(By.CSS_SELECTOR, "button.main").click()

    def give_up(self):
        self.question().find_element(By.CSS_SELECTOR, ".buttons .plain").click()

    def give_up_everything(self):
        while any(button.is_displayed() for button in self.all(".ask .buttons .plain")):
            self.give_up()

    def violations(self):
        """What axe finds, as lines."""
        self.browser.execute_script(AXE)
        result = self.browser.execute_async_script("axe.run().then(arguments[0])")
        return [f"{v['id']}: {n['html'][:120]}" for v in result["violations"] for n in v["nodes"]]

    @contextlib.contextmanager
    def another(self, **options):
        """Another browser for a block of statements."""
        shared, browser = self.browser, chromium(**options)
        self.browser = browser
        try:
            yield
        finally:
            self.browser = shared
            browser.quit()
