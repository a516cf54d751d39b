"""Answers of learners, chosen by a seeded generator and given in a page."""

ANSWER = r"""
const [answers, isKnown] = arguments;
const form = [...document.querySelectorAll(".ask form .main")].find((button) => button.offsetParent !== null).form;
const place = form.closest(".ask");
if (!isKnown) {
  form.querySelector(".buttons .plain").click();
} else if (place.matches(".quiz")) {
  for (const choice of answers) form.querySelectorAll("input")[choice].click();
  form.querySelector("button.main").click();
} else {
  const text = form.querySelector("textarea");
  const fields = [...form.querySelectorAll("input[type=text], select")];
  fields.forEach((field, index) => { field.value = answers[index]; });
  if (text) {
    text.value = answers.join("\n");
    text.dispatchEvent(new Event("input"));
  }
  form.querySelector("button.main").click();
}
return Number(place.dataset.question);
"""

GIVE_UP = """
const waits = () => [...document.querySelectorAll(".ask form .buttons .plain")].find((button) => button.offsetParent !== null);
for (let button = waits(); button; button = waits()) button.click();
"""


def choose(question, generator):
    """What a learner answers, and what became of it."""
    if question["form"] == "choices":
        wrong = [index for index in range(question["choiceCount"]) if index not in question["choices"]]
        return generator.choice([(question["choices"], "right"), (wrong[:1], "slip 1"), (wrong[-1:], f"slip {len(wrong)}"), (None, "unknown")])
    kinds = ["right"] * 4 + ["unknown"] + [f"slip {index + 1}" for index in range(min(4, len(question["slips"])))]
    state = generator.choice(kinds)
    if state == "unknown":
        return None, state
    if state == "right":
        return question["shown"], state
    return [value["forms"][0] for value in question["slips"][int(state[5:]) - 1]], state


def give(browser, answers):
    """Answers the question that waits, None for "I don't know yet", and returns its number."""
    return browser.execute_script(ANSWER, answers, answers is not None)


def give_up(browser):
    """Answers all questions with "I don't know yet"."""
    browser.execute_script(GIVE_UP)
