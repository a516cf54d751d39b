"""Machines, which readers walk from state to state, and scrubbers, which show what each line of a script changes."""

import os
import random
import unittest
import unittest.mock

from selenium.webdriver.common.keys import Keys

from browser import PageTest, chromium, lesson

DIALOG = """
```experiment dialog.run name=ask vary="{events: {up-to: 5, of: [present, type user chiyo, tap OK, tap Cancel, tap-outside, dismiss]}}"
title: Log in
message: Who are you?
actions: [OK default, Cancel cancel]
text-fields: [user]
events: [present, tap OK]
```
"""

MICROPHONE = """
```experiment microphone.run name=record vary="{events: {up-to: 6, of: [press, allow, deny, ok, turn-on]}}"
events: [press, deny, press]
```
"""

SCRUBBER = """
```experiment microphone.run name=scrub vary="{events: prefixes}"
events: [press, deny, press, ok]
```
"""


class Machines(PageTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.pages = {name: cls.panel_of(text, name) for name, text in
                     [("dialog", DIALOG), ("microphone", MICROPHONE), ("scrubber", SCRUBBER)]}

    def panel(self, name):
        self.open(self.pages[name])
        panel = self.find(".vary")
        self.browser.execute_script("arguments[0].scrollIntoView()", panel)
        return panel

    def said(self, panel, part):
        """Waits for a part of the sentence of a panel, and returns all of it."""
        return self.browser.execute_async_script("""
            const [panel, part, done] = arguments, said = panel.querySelector('.compared');
            const look = () => { if (said.textContent.includes(part)) done(said.textContent); else setTimeout(look, 5); };
            look();""", panel, part)

    def events(self, panel):
        return {button.text: button for button in panel.find_elements("css selector", ".events button")}

    def transcript(self, panel):
        return panel.find_element("css selector", "pre code").get_attribute("textContent").split("\n")

    def state(self, panel):
        [current] = panel.find_elements("css selector", ".states [aria-current]")
        titles = current.find_elements("css selector", "text") or [current]
        return " ".join(title.get_attribute("textContent") for title in titles)

    def test_a_walk_shows_the_state_and_what_was_printed(self):
        panel = self.panel("microphone")
        said = self.said(panel, "0 of")
        self.assertIn("State: start button.", said)
        self.assertEqual(self.state(panel), "start button")
        buttons = self.events(panel)
        for button in buttons.values():
            self.assertGreaterEqual(min(button.size.values()), 44)
        buttons["press"].send_keys(Keys.ENTER)
        self.said(panel, "1 of")
        self.assertEqual(self.state(panel), "question")
        buttons["turn-on"].send_keys(Keys.SPACE)
        self.assertIn("turn-on was refused.", self.said(panel, "refused"))
        marked = panel.find_element("css selector", "mark").text
        self.assertTrue(marked.startswith("turn-on: refused (question)"), marked)
        panel.find_element("css selector", ".back").send_keys(Keys.ENTER)
        self.assertNotIn("refused", self.said(panel, "State: question. 1 of"))
        panel.find_element("css selector", ".again").send_keys(Keys.ENTER)
        self.assertEqual(self.state(panel), "start button")
        self.assertIn("1 of", self.said(panel, "1 of"))

    def test_transcripts_are_those_of_the_program(self):
        chance = random.Random(20261128)
        for page, experiment, length, parameters in [
            ("microphone", "microphone.run", 12, []),
            ("dialog", "dialog.run", 10, [
                "title=Log in", "message=Who are you?", "actions=[OK default, Cancel cancel]", "text-fields=[user]"]),
        ]:
            panel = self.panel(page)
            self.said(panel, "State")
            buttons = self.events(panel)
            for _ in range(5):
                panel.find_element("css selector", ".again").send_keys(Keys.ENTER)
                taken = []
                for _ in range(length):
                    able = [name for name, button in buttons.items() if button.get_attribute("aria-disabled") == "false"]
                    if not able:
                        break
                    taken.append(chance.choice(able))
                    self.browser.execute_script("arguments[0].click()", buttons[taken[-1]])
                    self.browser.execute_async_script("setTimeout(arguments[0], 0)")
                told = lesson("try", experiment, *parameters, f"events=[{', '.join(taken)}]").rstrip("\n").split("\n")
                self.assertEqual(self.transcript(panel), told, taken)

    def test_the_diagram_lights_the_state_and_the_arrows_that_were_walked(self):
        panel = self.panel("microphone")
        self.said(panel, "State")
        marked = lambda kind: {
            arrow.get_attribute("data-arrow") for arrow in panel.find_elements("css selector", f"[data-arrow].{kind}")}
        states = {state.get_attribute("data-state") for state in panel.find_elements("css selector", "[data-state]")}
        arrows = [arrow.get_attribute("data-arrow") for arrow in panel.find_elements("css selector", "[data-arrow]")]
        self.assertEqual(len(arrows), len(set(arrows)))
        self.assertLessEqual({end for arrow in arrows for end in arrow.split()}, states)
        self.assertEqual((marked("seen"), marked("taken")), (set(), set()))
        self.events(panel)["press"].send_keys(Keys.ENTER)
        self.said(panel, "1 of")
        self.assertEqual((marked("seen"), marked("taken")), ({"0 1"}, {"0 1"}))
        # A refusal takes no arrow.
        self.events(panel)["turn-on"].send_keys(Keys.ENTER)
        self.said(panel, "refused")
        self.assertEqual((marked("seen"), marked("taken")), ({"0 1"}, set()))
        panel.find_element("css selector", ".again").send_keys(Keys.ENTER)
        self.assertEqual((self.state(panel), marked("seen")), ("start button", {"0 1"}))

    def test_without_graphviz_the_states_are_a_list(self):
        empty = self.folder / "empty"
        empty.mkdir()
        with unittest.mock.patch.dict(os.environ, {"PATH": str(empty)}):
            page = self.handout(self.folder / "microphone" / "lesson.md", name="plain")
        self.open(page)
        panel = self.find(".vary")
        self.browser.execute_script("arguments[0].scrollIntoView()", panel)
        self.said(panel, "State")
        self.assertEqual(self.state(panel), "start button")
        self.events(panel)["press"].send_keys(Keys.ENTER)
        self.said(panel, "1 of")
        self.assertEqual(self.state(panel), "question")
        self.assertEqual(len(panel.find_elements("css selector", "ol.states li")), 5)

    def test_a_dialog_is_tapped(self):
        panel = self.panel("dialog")
        self.said(panel, "State")
        self.assertEqual(panel.find_elements("css selector", ".dialog"), [])
        self.events(panel)["present"].send_keys(Keys.ENTER)
        self.said(panel, "1 of")
        dialog = panel.find_element("css selector", ".dialog")
        self.assertEqual(dialog.get_attribute("role"), "group")
        self.assertEqual(dialog.accessible_name, "Dialog: Log in")
        self.assertEqual([button.text for button in dialog.find_elements("css selector", "button")], ["Cancel", "OK"])
        for button in dialog.find_elements("css selector", "button"):
            self.assertGreaterEqual(min(button.size.values()), 43.5)
        self.events(panel)["type user chiyo"].send_keys(Keys.ENTER)
        self.said(panel, "2 of")
        self.assertIn("chiyo", panel.find_element("css selector", ".dialog .field").text)
        self.assertEqual(self.violations(), [])
        panel.find_element("css selector", ".dialog .default").send_keys(Keys.ENTER)
        self.said(panel, "3 of")
        self.assertEqual(self.state(panel), "off screen")
        self.assertIn('it reads user: "chiyo"', self.transcript(panel)[-1])
        self.assertEqual(panel.find_elements("css selector", ".dialog"), [])
        focused = self.browser.switch_to.active_element
        self.assertIn(focused.text, self.events(panel))

    def test_a_link_leads_to_a_state(self):
        panel = self.panel("microphone")
        self.said(panel, "State")
        self.events(panel)["press"].send_keys(Keys.ENTER)
        self.said(panel, "1 of")
        link = panel.find_element("css selector", ".buttons a").get_attribute("href")
        self.browser.get("about:blank")
        self.open(link, fresh=False) if link.startswith("http") else self.browser.get(link)
        panel = self.find(".vary")
        self.said(panel, "question")
        self.assertEqual(self.state(panel), "question")
        self.browser.get(link.split("#")[0] + "#cell=microphone%2Frecord&path=77")
        self.assertIn("not on this page", self.find(".notice").text)

    def test_the_page_is_accessible_on_a_phone_and_in_the_dark(self):
        for options in ({"width": 400}, {"dark": True}):
            with self.another(**options):
                for name in self.pages:
                    panel = self.panel(name)
                    if name != "scrubber":
                        self.said(panel, "State")
                    self.assertEqual(self.violations(), [], (name, options))
                    self.assertFalse(self.browser.execute_script(
                        "return document.documentElement.scrollWidth > innerWidth"), (name, options))

    def test_without_scripts_only_the_recorded_result_is_shown(self):
        with self.another(scripts=False):
            for page in self.pages.values():
                self.open(page, fresh=False)
                self.assertEqual(self.find(".vary").text, "")

    def lines(self, panel):
        return panel.find_elements("css selector", ".script button")

    def test_a_scrubber_marks_the_line_and_what_it_changed(self):
        panel = self.panel("scrubber")
        lines = self.lines(panel)
        self.assertEqual([line.text for line in lines], ["press", "deny", "press", "ok"])
        for button in [*lines, *panel.find_elements("css selector", ".steps button")]:
            self.assertGreaterEqual(min(button.size.values()), 44)
        self.assertEqual(lines[3].get_attribute("aria-current"), "step")
        lines[1].send_keys(Keys.ENTER)
        self.said(panel, "Line 2 of 4: deny.")
        self.assertEqual([line.get_attribute("aria-current") for line in lines], [None, "step", None, None])
        marked = panel.find_element("css selector", ".found mark").text
        told = lesson("try", "microphone.run", "events=[press, deny]")
        self.assertEqual(panel.find_element("css selector", ".found pre").text.rstrip(), told.rstrip())
        self.assertTrue(marked.startswith("deny: question"), marked)
        self.assertNotIn("press", marked)

    def test_a_scrubber_works_by_keys_and_stops_at_its_ends(self):
        panel = self.panel("scrubber")
        field = panel.find_element("css selector", "[type=range]")
        field.send_keys(Keys.HOME)
        self.said(panel, "Line 1 of 4")
        field.send_keys(Keys.ARROW_RIGHT)
        self.said(panel, "Line 2 of 4")
        self.assertEqual(field.get_attribute("aria-valuetext"), "2 / 4: deny")
        before, after = panel.find_elements("css selector", ".steps button")
        self.assertEqual((before.text, after.text), ("Previous line", "Next line"))
        for _ in range(4):
            before.send_keys(Keys.ENTER)
        self.said(panel, "Line 1 of 4")
        for _ in range(6):
            after.send_keys(Keys.ENTER)
        self.said(panel, "Line 4 of 4")
        panel.find_element("css selector", "[type=reset]").send_keys(Keys.ENTER)
        self.said(panel, "Line 4 of 4")


if __name__ == "__main__":
    unittest.main()
