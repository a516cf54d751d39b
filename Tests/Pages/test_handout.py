"""What a handout asks, hides, keeps and tells."""

import json
import unittest

from selenium.webdriver.common.keys import Keys

from browser import PageTest


class Handout(PageTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.page = cls.handout("lessons/twos-complement", "lessons/optional-enum", name="page")

    def test_nothing_but_the_file_is_loaded_and_nothing_complains(self):
        for log in ("browser", "performance"):
            self.browser.get_log(log)
        self.open(self.page)
        self.give_up_everything()
        requests = [json.loads(entry["message"])["message"] for entry in self.browser.get_log("performance")]
        addresses = {
            message["params"]["request"]["url"] for message in requests
            if message["method"] == "Network.requestWillBeSent"
        }
        self.assertEqual({a for a in addresses if not a.startswith(("data:", "file://"))}, set())
        self.assertEqual(len({a for a in addresses if a.startswith("file://")}), 1)
        self.assertEqual([entry for entry in self.browser.get_log("browser") if entry["level"] != "INFO"], [])

    def test_no_answer_stands_in_the_text_before_predicting(self):
        self.open(self.page)
        text = self.visible_text()
        self.assertNotIn("11101", text)
        self.assertNotIn("you flipped each bit", text)
        self.assertIn("The lesson continues after you answer.", text)
        self.assertFalse([d for d in self.all("details.result") if d.is_displayed()])

    def test_a_slip_tells_why(self):
        self.open(self.page)
        self.answer("11110", "1 1100")
        status = self.find(".verdict:focus")
        self.assertIn("Not yet.", status.text)
        tiles = [code.get_attribute("aria-label") for code in status.find_elements("css selector", ".tiles")]
        self.assertEqual(tiles, ["11110", "11111", "11100", "11101"])
        self.assertEqual(len(status.find_elements("css selector", ".differs")), 2)
        self.assertIn("You flipped each bit.", status.text)
        self.assertEqual(len(self.all("li.yours")), 1)

    def test_right_answers_and_unknown_ones(self):
        self.open(self.page)
        self.answer("１１１１１", "0b11101")
        self.assertIn("Right.", self.find(".verdict:focus").text)
        self.assertEqual(len(self.all("td.asked")), 2, "the answers are marked in the recorded table")
        self.give_up()
        self.assertIn("Here is the result.", self.find(".verdict:focus").text)

    def test_what_is_no_answer_is_told_at_its_field(self):
        self.open(self.page)
        self.answer("minus one", "")
        fields = self.all("[aria-invalid=true]")
        self.assertEqual(len(fields), 2)
        helps = [self.find(f"#{field.get_attribute('aria-describedby')}").text for field in fields]
        self.assertEqual(helps, ["Write only digits of the code, such as 11101.", "Enter an answer here, too."])
        self.assertEqual(self.browser.switch_to.active_element, fields[0])

    def test_a_code_of_another_length_is_asked_again(self):
        self.open(self.page)
        self.answer("1111", "11101")
        self.assertEqual([help.text for help in self.all(".help") if help.text], ["This code has 5 digits."])
        self.assertEqual(self.all(".verdict:focus"), [])

    def test_an_answer_can_be_tried_again_and_the_code_keeps_the_first(self):
        self.open(self.page)
        self.answer("11110", "11100")
        self.find(".verdict .buttons button").click()
        self.assertFalse([fold for fold in self.all("details.result") if fold.is_displayed()])
        self.find(".card .plain").click()
        self.assertIn("You flipped each bit.", self.find(".verdict:focus").text)
        self.find(".verdict .buttons button").click()
        first = self.browser.switch_to.active_element
        first.send_keys("11111", Keys.TAB)
        self.browser.switch_to.active_element.send_keys("11101", Keys.ENTER)
        self.assertIn("Right.", self.find(".verdict:focus").text)
        self.give_up_everything()
        self.assertIn("You flipped each bit.", self.find(".sheet").text)
        self.assertIn("Question 1 of", self.find(".sheet a").text)

    def test_a_wrong_choice_and_the_right_one_are_marked(self):
        self.open(self.handout("lessons/unsigned-integers", name="quiz"))
        form = self.question()
        labels = form.find_elements("css selector", ".choices label")
        self.assertTrue(all(label.size["height"] >= 44 for label in labels))
        wrong = self.browser.execute_script(
            "const q = Cards.questionOf(arguments[0].closest('.ask')); return q.choices[0] === 0 ? 1 : 0", form)
        labels[wrong].click()
        labels[wrong].find_element("css selector", "input").send_keys(Keys.ENTER)
        self.assertEqual([label.find_element("css selector", ".tag").text for label in form.find_elements("css selector", ".mine")], ["your answer"])
        self.assertEqual(len(form.find_elements("css selector", ".mine .mark.no")), 1)
        self.assertEqual(len(form.find_elements("css selector", ".right .why")), 1)

    def test_answers_and_code_survive_a_reload(self):
        self.open(self.page)
        self.answer("11110", "11100")
        self.give_up_everything()
        codes = [code.text for code in self.all(".codes code")]
        text = self.text_without_panels()
        self.assertRegex(codes[0], r"^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$")
        self.open(self.page, fresh=False)
        self.assertEqual([code.text for code in self.all(".codes code")], codes)
        self.assertEqual(self.text_without_panels(), text)

    def text_without_panels(self):
        """What is on the page besides the panels, whose figures appear when a reader comes near."""
        self.browser.execute_script("for (const panel of document.querySelectorAll('.vary')) panel.style.display = 'none'")
        return self.find("main").text

    def test_two_readers_at_once_do_not_disturb_each_other(self):
        self.open(self.page)
        self.answer("11110", "11100")
        with self.another():
            self.open(self.page)
            self.assertEqual(self.all("li.yours"), [])
            self.answer("10001", "10011")
        self.open(self.page, fresh=False)
        self.assertIn("flipped each bit", self.find(".verdict").text)

    def test_enter_during_composition_answers_nothing(self):
        self.open(self.page)
        first = self.question().find_element("css selector", "input")
        self.browser.execute_script(
            """const key = (type, options) => arguments[0].dispatchEvent(
                 new KeyboardEvent(type, {key: "Enter", bubbles: true, cancelable: true, ...options}));
               if (key("keydown", {isComposing: true})) arguments[0].form.requestSubmit();
               arguments[0].form.requestSubmit();
               key("keyup", {isComposing: true});""", first)
        self.assertTrue(self.question().is_displayed())
        self.assertEqual(self.all("[aria-invalid=true]"), [])
        first.send_keys("11111", Keys.ENTER)
        self.assertEqual(len(self.all("[aria-invalid=true]")), 1)

    def test_everything_is_done_by_keyboard(self):
        self.open(self.page)
        first = self.question().find_element("css selector", "input")
        first.send_keys("11111", Keys.TAB)
        self.browser.switch_to.active_element.send_keys("11101", Keys.ENTER)
        self.assertIn("verdict", self.browser.switch_to.active_element.get_attribute("class").split())

    def slides(self):
        """The lowest edge, and the smallest letters, of each slide from the current one on."""
        return self.browser.execute_script("""
          const shown = [];
          const main = document.querySelector("main");
          for (let last = ""; ; ) {
            const now = document.querySelector(".deck p").textContent;
            if (now === last) return shown;
            last = now;
            const nodes = [...main.querySelectorAll("*")].filter((node) => node.getClientRects().length > 0 && node.checkVisibility() && !node.closest("pre *"));
            const texts = nodes.filter((node) => [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim()));
            shown.push({
              bottom: Math.max(0, ...nodes.filter((node) => texts.includes(node) || node.matches("img, input, button"))
                .map((node) => node.getBoundingClientRect().bottom)),
              prose: Math.min(99, ...texts.filter((node) => node.matches("p, li, legend")).map((node) => parseFloat(getComputedStyle(node).fontSize))),
              all: Math.min(99, ...texts.map((node) => parseFloat(getComputedStyle(node).fontSize))),
            });
            document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "PageDown", bubbles: true }));
          }""")

    def test_slides_fit_their_window_without_answers(self):
        self.open(self.page)
        for width, height in ((1280, 720), (1920, 1080)):
            self.browser.execute_cdp_cmd(
                "Emulation.setDeviceMetricsOverride", {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})
            self.addCleanup(self.browser.execute_cdp_cmd, "Emulation.clearDeviceMetricsOverride", {})
            self.find("body").send_keys("p")
            slides = self.slides()
            self.assertGreater(len(slides), 10)
            for slide in slides:
                self.assertLessEqual(slide["bottom"], height - 56)
                self.assertGreaterEqual(slide["prose"], 22)
                self.assertGreaterEqual(slide["all"], 16)
            self.find(".deck .leave").click()
        self.assertIn("The lesson continues after you answer.", self.visible_text())

    def test_a_presenter_shows_the_answer_and_nobody_has_given_it(self):
        self.open(self.page)
        self.find("body").send_keys("p")
        while not [button for button in self.all(".show") if button.is_displayed()]:
            self.find("body").send_keys(Keys.PAGE_DOWN)
        [show] = [button for button in self.all(".show") if button.is_displayed()]
        show.click()
        self.assertIn("Here is the result.", self.visible_text())
        self.find("body").send_keys("b")
        self.assertIn("black", self.find("html").get_attribute("class"))
        self.find("body").send_keys("b", Keys.ESCAPE)
        self.assertIn("0 of", self.find("#progress").text)
        self.assertTrue(self.question().is_displayed())

    def test_shortcuts_can_be_switched_off(self):
        self.open(self.page)
        self.find(".menu summary").click()
        self.find(".setting input").click()
        self.find(".menu summary").click()
        self.find("body").send_keys("p")
        self.assertNotIn("slides", self.find("html").get_attribute("class").split())

    def test_without_scripts_all_is_there_to_read(self):
        with self.another(scripts=False):
            self.browser.get(self.page.as_uri())
            self.assertIn("JavaScript is off", self.visible_text())
            self.assertIn("When the sum does not fit", self.visible_text())
            self.assertTrue(all(d.is_displayed() and not d.get_property("open") for d in self.all("details.result")))

    def test_on_paper_stands_all_but_what_answers_a_question(self):
        self.open(self.page)
        self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
        self.addCleanup(self.browser.execute_cdp_cmd, "Emulation.setEmulatedMedia", {"media": ""})
        self.assertTrue(all(section.is_displayed() for section in self.all("article > section:not(:has(> .answers))")))
        self.assertNotIn("The lesson continues", self.visible_text())
        self.assertFalse([fold for fold in self.all("details:is(.result, .hint, .answers)") if fold.is_displayed()])
        self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})
        self.give_up_everything()
        self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
        # The answers to a quiz are next to its choices, so nothing is left of their fold.
        self.assertTrue(all(fold.is_displayed() for fold in self.all("details.result[open]:not(.card:has(.quiz) *)")))

    def test_notes_for_teachers_are_not_in_the_file(self):
        text = self.page.read_text()
        self.assertNotIn("For teachers", text)
        self.assertNotIn("Common misconception", text)
        self.assertIn("Answers</h3></summary>", text.replace("\n", ""))

    def test_japanese_is_japanese(self):
        page = self.folder / "page.ja.html"
        self.open(page)
        self.assertEqual(self.find("html").get_attribute("lang"), "ja")
        self.answer("11110", "11100")
        self.assertIn("正解は別の答えです。", self.find(".verdict:focus").text)
        self.assertNotIn("Answer", self.visible_text())

    def test_the_languages_lead_to_each_other(self):
        self.open(self.page)
        self.find(".menu summary").click()
        self.find(".menu a[hreflang=ja]").click()
        self.assertTrue(self.browser.current_url.endswith("page.ja.html#twos-complement"))

    def test_axe_finds_nothing(self):
        for dark in (False, True):
            with self.another(dark=dark):
                self.open(self.page)
                self.assertEqual(self.violations(), [])
                self.answer("11110", "11100")
                self.assertEqual(self.violations(), [])
                self.give_up_everything()
                self.assertEqual(self.violations(), [])

    def test_it_fits_320_pixels(self):
        self.open(self.page)
        self.give_up_everything()
        self.browser.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride", {"width": 320, "height": 700, "deviceScaleFactor": 1, "mobile": True})
        self.addCleanup(self.browser.execute_cdp_cmd, "Emulation.clearDeviceMetricsOverride", {})
        self.assertLessEqual(self.browser.execute_script("return document.documentElement.scrollWidth"), 320)

    def test_a_lesson_with_pictures_is_below_a_megabyte(self):
        for name in ("twos-complement", "rounding", "chat-layout", "subnormals"):
            self.assertLess(self.handout(f"lessons/{name}", name=name).stat().st_size, 1 << 20)


if __name__ == "__main__":
    unittest.main()
