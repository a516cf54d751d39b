"""The workshop "Numbers in five bits" from beginning to end by keys alone, also on a phone, and by the accessibility tree."""

import re
import unittest

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

import checks
from browser import REPOSITORY, PageTest, lesson

# What has the focus; a choice is as large as its line.
STOP = """
const node = document.activeElement;
if (node === document.body) return null;
const shown = node.matches("[type=radio], [type=checkbox]") ? node.closest("label") : node;
const box = shown.getBoundingClientRect();
const middle = (from, to, end) => (Math.max(from, 0) + Math.min(to, end)) / 2;
const top = document.elementFromPoint(middle(box.left, box.right, innerWidth), middle(box.top, box.bottom, innerHeight));
return {
  node, text: shown.outerHTML.slice(0, 160), id: node.id, height: box.height,
  kind: node.localName === "input" ? node.type : node.localName,
  isSeen: box.width > 0 && box.height > 0 && top !== null && (shown.contains(top) || top.contains(shown)),
  isMarked: [node, shown].some((element) => getComputedStyle(element).outlineStyle !== "none"),
  isControl: node.matches("button, summary, input, select, textarea"),
  isSubmit: node.matches(".ask:not(.answered .ask) button.main"),
  question: node.closest(".ask") && !node.closest(".answered") ? Number(node.closest(".ask").dataset.question) : null,
  isLast: [...node.form?.querySelectorAll("input, select, textarea") ?? []].at(-1) === node,
};
"""
MOST_STOPS = 1000


class Walk(PageTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        lesson("handout", REPOSITORY / "lessons/workshops/five-bits.yml", "--output", cls.folder)
        cls.pages = [cls.folder / "five-bits.html", cls.folder / "five-bits.ja.html"]

    def begin(self, page, window):
        checks.size(self.browser, *window)
        self.open(page)
        self.data = self.browser.execute_script("return Page.data")
        self.questions = self.data["questions"]

    def assert_finished(self):
        self.assertEqual(self.find(".sheet, .unknown, #codes h2 + p").is_displayed(), True)
        self.assertRegex(self.find(".codes code").text, r"^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$")

    # By keys

    def press(self, *keys):
        ActionChains(self.browser).send_keys(*keys).perform()

    def next_stop(self):
        """Goes to the next stop and returns it; None after the last one."""
        self.press(Keys.TAB)
        stop = self.browser.execute_script(STOP)
        if stop:
            stop["name"] = stop["node"].accessible_name.strip()
            self.check_stop(stop)
            self.stops.append(stop)
            self.assertLess(len(self.stops), MOST_STOPS)
        return stop

    def check_stop(self, stop):
        self.assertTrue(stop["isSeen"], f"the focus is not seen: {stop['text']}")
        self.assertTrue(stop["isMarked"], f"the focus is not marked: {stop['text']}")
        self.assertNotEqual(stop["name"], "", f"without a name: {stop['text']}")
        if stop["isControl"]:
            self.assertGreaterEqual(stop["height"], 43.9, stop["text"])

    def use(self, stop):
        """Answers with the control that has the focus, and returns whether it sent the answer."""
        question, number = self.questions[stop["question"]], stop["question"]
        right = question["choices"]
        # Every other answer is sent from a field.
        is_sent_from_field = number % 2 == 0
        match stop["kind"]:
            case "radio" if question["form"] == "choices":
                self.press(Keys.SPACE, *[Keys.ARROW_DOWN] * right[0], *[Keys.ENTER] * is_sent_from_field)
                return is_sent_from_field
            case "checkbox":
                if int(stop["node"].get_attribute("value")) in right:
                    self.press(Keys.SPACE)
            case "textarea":
                self.press("\n".join(question["shown"]))
            case "text" | "select":
                self.press(question["shown"][int(re.search("[0-9]+$", stop["id"])[0])])
                if stop["isLast"] and stop["kind"] == "text" and is_sent_from_field:
                    self.press(Keys.ENTER)
                    return True
            case "button" if stop["isSubmit"]:
                self.visit_rest(number)
                self.press(Keys.ENTER)
                return True
        return False

    def visit_rest(self, number):
        """Visits what follows the button of a question within it, and goes back to the button."""
        while (stop := self.next_stop()) and stop["question"] == number:
            pass
        for _ in range(MOST_STOPS):
            ActionChains(self.browser).key_down(Keys.SHIFT).send_keys(Keys.TAB).key_up(Keys.SHIFT).perform()
            if (stop := self.browser.execute_script(STOP)) and stop["isSubmit"]:
                return
        self.fail(f"no way back to the button of question {number + 1}")

    def walk(self, page, window):
        self.begin(page, window)
        self.stops = []
        answered = 0
        while stop := self.next_stop():
            if stop["question"] is not None and self.use(stop):
                self.assertEqual(stop["question"], answered)
                answered += 1
                self.assertIn(self.data["words"]["right"], self.find(".verdict:focus").text)
        self.assertEqual(answered, len(self.questions), f"{len(self.stops)} stops")
        self.assertTrue({self.data["words"][name] for name in ("unknown", "again", "copy")} <= {stop["name"] for stop in self.stops})
        self.assert_finished()

    def test_by_keys_on_a_desktop(self):
        for page in self.pages:
            with self.subTest(page=page.name):
                self.walk(page, checks.DESKTOP)

    def test_by_keys_on_a_phone(self):
        for page in self.pages:
            with self.subTest(page=page.name):
                self.walk(page, checks.PHONE)

    # By the accessibility tree

    def tree(self):
        """The nodes that a screen reader finds, by their numbers, from top to bottom."""
        nodes = self.browser.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
        self.nodes = {node["nodeId"]: node for node in nodes}
        return [node for node in nodes if not node["ignored"]]

    def role(self, node):
        return node.get("role", {}).get("value")

    def name(self, node):
        return node.get("name", {}).get("value", "").strip()

    def inside(self, node):
        """The nodes below a node."""
        for child in node.get("childIds", []):
            if child in self.nodes:
                if not self.nodes[child]["ignored"]:
                    yield self.nodes[child]
                yield from self.inside(self.nodes[child])

    def having(self, nodes, *roles):
        return [node for node in nodes if self.role(node) in roles]

    def press_node(self, node):
        """Does what a screen reader does to press something."""
        found = self.browser.execute_cdp_cmd("DOM.resolveNode", {"backendNodeId": node["backendDOMNodeId"]})
        self.browser.execute_cdp_cmd("Runtime.callFunctionOn", {
            "objectId": found["object"]["objectId"], "functionDeclaration": "function () { this.click(); }"})

    def write(self, node, text):
        """Writes into a field, or chooses from a menu."""
        self.browser.execute_cdp_cmd("DOM.focus", {"backendNodeId": node["backendDOMNodeId"]})
        if self.role(node) == "combobox":
            self.press(text)
        else:
            self.browser.execute_cdp_cmd("Input.insertText", {"text": text})

    def card(self, nodes, number):
        """The frame of a question and what is in it."""
        title = self.data["words"]["question"].replace("{}", str(number + 1), 1).replace("{}", str(len(self.questions)), 1)
        [card] = [node for node in self.having(nodes, "group") if self.name(node) == title]
        return list(self.inside(card))

    def answer_by_tree(self, nodes, number):
        """Answers the question that waits, and returns the nodes after it."""
        question, card = self.questions[number], self.card(nodes, number)
        controls = self.having(card, "textbox", "radio", "checkbox", "combobox")
        labels = [self.name(node) for node in controls]
        self.assertNotIn("", labels, question["id"])
        self.assertEqual(len(set(labels)), len(labels), labels)
        groups = [node for node in self.having(card, "group", "radiogroup")
                  if self.name(node) and len(self.having(self.inside(node), "textbox", "radio", "checkbox", "combobox")) == len(controls)]
        self.assertTrue(groups, f"{question['id']}: its fields are in no group with a name")
        if question["form"] == "choices":
            for choice in question["choices"]:
                self.press_node(controls[choice])
        else:
            for control, text in zip(controls, question["shown"], strict=True):
                self.write(control, text)
        [send] = [node for node in self.having(card, "button") if self.name(node) == self.data["words"]["check"]]
        self.press_node(send)
        nodes = self.tree()
        # A panel with other values below the result has a status of its own.
        status = self.having(self.card(nodes, number), "status")[0]
        said = "".join(self.name(node) for node in self.having(self.inside(status), "StaticText"))
        self.assertIn(self.data["words"]["right"], said, question["id"])
        return nodes

    def test_by_the_accessibility_tree(self):
        for page in self.pages:
            with self.subTest(page=page.name):
                self.begin(page, checks.DESKTOP)
                nodes = self.tree()
                for number in range(len(self.questions)):
                    nodes = self.answer_by_tree(nodes, number)
                self.assertEqual([self.name(node) for node in self.having(nodes, "RootWebArea")], [self.browser.title])
                titles = [self.name(node) for node in self.having(nodes, "heading")
                          if any(p["name"] == "level" and p["value"]["value"] == 1 for p in node["properties"])]
                self.assertEqual(titles, [self.browser.title])
                for role in ("main", "banner"):
                    self.assertEqual(len(self.having(nodes, role)), 1, role)
                for role in ("table", "image", "button", "DisclosureTriangle", "link"):
                    self.assertEqual([node for node in self.having(nodes, role) if not self.name(node)], [], role)
                self.assertIn(self.data["words"]["copy"], [self.name(node) for node in self.having(nodes, "button")])
                self.assert_finished()


if __name__ == "__main__":
    unittest.main()
