// What the learner got wrong, and why, and what the learner did not know: each with a link back.

const Sheet = (() => {
  const { element, fill } = Page;

  /// The lists of the questions whose first answer was not right.
  function all() {
    const words = Page.words;
    const places = Cards.places().filter((place) => Page.isAnswered(Cards.questionOf(place)));
    const outcome = (place) => Verdict.of(Cards.questionOf(place), Page.first[Cards.questionOf(place).id]);
    const unknown = places.filter((place) => outcome(place) === "unknown");
    const wrong = places.filter((place) => !["right", "unknown"].includes(outcome(place)));
    return [
      ...wrong.length > 0 || unknown.length === 0 ? list(words.sheet, wrong) : [],
      ...unknown.length > 0 ? [element("h2", {}, words.unknownSheet), element("ul", { class: "unknown" }, ...unknown.map(link))] : [],
    ];
  }

  function list(title, places) {
    const items = places.length > 0 ? element("ol", { class: "sheet" }, ...places.map(entry)) : element("p", {}, Page.words.allRight);
    return [element("h2", {}, title), items];
  }

  function anchor(place) {
    const number = Number(place.dataset.question);
    return element("a", { href: `#${Cards.cardOf(place).id || place.closest("article").id}` },
      fill(Page.words.question, number + 1, Page.data.questions.length));
  }

  /// A question that the learner did not know, in a line.
  function link(place) {
    return element("li", {}, anchor(place), " ", ...Cards.cardOf(place).querySelector("legend").cloneNode(true).childNodes);
  }

  function entry(place) {
    const words = Page.words;
    const question = Cards.questionOf(place);
    const number = Number(place.dataset.question);
    const answers = Page.first[question.id];
    const card = Cards.cardOf(place);
    const text = card.querySelector("legend").cloneNode(true);
    const item = element("li", {}, element("p", {}, anchor(place), " ", ...text.childNodes));
    item.append(question.form === "choices" ? choices(question, answers, card) : Verdict.comparison(question, answers));
    const why = reason(question, answers, number);
    if (why) item.append(why);
    if (Verdict.of(question, Page.last[question.id]) === "right") item.append(element("p", { class: "corrected" }, words.corrected));
    return item;
  }

  function choices(question, answers, card) {
    const words = Page.words;
    const names = (positions) => positions
      .map((index) => card.querySelectorAll(".choices label > span:first-of-type")[index]?.textContent ?? "").join(words.comma);
    const list = element("dl", { class: "compare" });
    if (answers !== null) list.append(element("dt", {}, words.wrote), element("dd", {}, names(answers)));
    list.append(element("dt", {}, words.result), element("dd", {}, names(question.choices)));
    return list;
  }

  /// The reason of a slip or of a choice; null for other answers.
  function reason(question, answers, number) {
    const result = document.querySelector(`[data-result="${number}"]`);
    if (question.form === "choices") {
      const items = result?.querySelector("ul, ol")?.children ?? [];
      const why = items[answers?.length === 1 ? answers[0] : question.choices[0]];
      return why ? element("p", {}, ...Verdict.why(why, answers?.length === 1).childNodes) : null;
    }
    const own = Verdict.item(number, question, answers);
    return own && Verdict.explanation(own, question, answers);
  }

  return { all };
})();
