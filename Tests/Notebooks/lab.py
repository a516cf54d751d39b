"""JupyterLab in Chromium, with the kernel: run all cells, answer a question, interrupt, complete.

usage: lab.py FOLDER      writes pictures of the window into the folder

It needs JupyterLab and Selenium from PyPI, and Chromium.
"""

import os
import pathlib
import subprocess
import sys
import tempfile
import time
import unittest
import urllib.request

import kernels
from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

PICTURES = pathlib.Path(sys.argv.pop(1) if len(sys.argv) > 1 else tempfile.mkdtemp())
PORT = 8992


class Lab(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        subprocess.run(
            [kernels.LESSON, "export", "lessons/float5", "--to", "ipynb", "--output", cls.folder.name],
            check=True, cwd=kernels.REPOSITORY, stdout=subprocess.DEVNULL)
        (pathlib.Path(cls.folder.name) / "empty.ipynb").write_text(
            '{"cells": [], "metadata": {"kernelspec": {"display_name": "Swift lessons", "language": "swift", "name": "lesson"}},'
            ' "nbformat": 4, "nbformat_minor": 5}')
        cls.lab = subprocess.Popen(
            [pathlib.Path(sys.executable).parent / "jupyter", "lab", "--no-browser", "--allow-root", f"--port={PORT}",
             "--IdentityProvider.token=", f"--ServerApp.root_dir={cls.folder.name}"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=dict(os.environ, HOME=cls.folder.name))
        options = webdriver.ChromeOptions()
        options.binary_location = "/usr/bin/chromium"
        for argument in ("--headless=new", "--no-sandbox", "--window-size=1300,1500"):
            options.add_argument(argument)
        cls.browser = webdriver.Chrome(options=options)
        for _ in range(120):
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{PORT}/api")
                break
            except OSError:
                time.sleep(0.5)

    @classmethod
    def tearDownClass(cls):
        cls.browser.quit()
        cls.lab.terminate()
        cls.lab.wait()
        cls.folder.cleanup()

    def open(self, name):
        self.browser.get(f"http://127.0.0.1:{PORT}/lab/tree/{name}?reset")
        self.wait(lambda: "Idle" in self.browser.find_element(By.CSS_SELECTOR, "#jp-main-statusbar").text, 60)

    def wait(self, condition, seconds=30):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                if condition():
                    return
            except Exception:  # the page is not there yet
                pass
            time.sleep(0.2)
        self.picture("failed")
        self.fail("what was awaited did not happen")

    def picture(self, name):
        self.browser.save_screenshot(str(PICTURES / f"lab-{name}.png"))

    def all(self, selector):
        return self.browser.find_elements(By.CSS_SELECTOR, selector)

    def menu(self, *names):
        for name in names:
            self.wait(lambda: any(
                item.text == name and (item.click() or True) for item in self.all(".lm-MenuBar-itemLabel, .lm-Menu-itemLabel")))
            time.sleep(0.3)

    def question(self):
        return next((field for field in self.all(".jp-Stdin-input") if field.is_displayed()), None)

    def type(self, text):
        ActionChains(self.browser).send_keys(text).perform()

    def test_1_predictions_ask_before_they_show(self):
        self.open("float5.ipynb")
        self.menu("Run", "Run All Cells")
        self.wait(self.question)
        cells = len(self.all(".jp-CodeCell .jp-OutputArea-output table"))
        for answer in ["-1", "0", "1", "2"]:
            self.wait(self.question)
            self.question().send_keys(answer + Keys.RETURN)
            time.sleep(0.5)
        self.picture("answered")
        self.wait(lambda: len(self.all(".jp-CodeCell .jp-OutputArea-output table")) > cells)
        self.assertIn("Right.", self.browser.find_element(By.CSS_SELECTOR, ".jp-Notebook").text)

    def test_2_cells_run_complete_and_are_interrupted(self):
        self.open("empty.ipynb")
        self.browser.find_element(By.CSS_SELECTOR, ".jp-Notebook .jp-Cell .cm-content, .jp-Notebook").click()
        if not self.all(".jp-Cell"):
            self.type("b")
        self.wait(lambda: self.all(".jp-Cell .cm-content"))
        self.all(".jp-Cell .cm-content")[0].click()
        self.type("%%experiment integer.tab")
        self.type(Keys.TAB)
        self.wait(lambda: "%%experiment integer.table" in self.all(".jp-Cell .cm-content")[0].text or self.all(".jp-Completer-item"))
        self.picture("completed")
        self.type(Keys.ESCAPE)
        self.all(".jp-Cell .cm-content")[0].click()
        ActionChains(self.browser).key_down(Keys.CONTROL).send_keys("a").key_up(Keys.CONTROL).perform()
        self.type("while true {}")
        ActionChains(self.browser).key_down(Keys.CONTROL).send_keys(Keys.RETURN).key_up(Keys.CONTROL).perform()
        self.wait(lambda: any("[*]" in prompt.text for prompt in self.all(".jp-InputPrompt")))
        time.sleep(2)
        self.menu("Kernel", "Interrupt Kernel")
        self.wait(lambda: "The cell was interrupted" in self.browser.find_element(By.CSS_SELECTOR, ".jp-Notebook").text, 10)
        self.picture("interrupted")


if __name__ == "__main__":
    unittest.main(verbosity=2)
