// The verdict on an answer: what it is, what the page says of it, and what others thought.

const Verdict = (() => {
  const { element, fill } = Page;

  function isValue(value, answer) {
    const form = Answers.canonical(answer, value.kind, Page.data.longest);
    return form !== null && value.forms.includes(form);
  }

  function isSame(values, answers) {
    return values.length === answers.length && values.every((value, index) => isValue(value, answers[index]));
  }

  /// The rows whose answers are not right; none for answers that are not rows.
  function wrongRows(question, answers) {
    if (question.form !== "rows" || answers === null) return [];
    return question.right.map((_, index) => index).filter((index) => !isValue(question.right[index], answers[index]));
  }

  /// A single wrong choice is its slip, by its position among the wrong ones.
  function ofChoices(question, answers) {
    const wrong = answers.filter((choice) => !question.choices.includes(choice));
    if (wrong.length === 0 && answers.length === question.choices.length) return "right";
    return wrong.length === 1 ? wrong[0] - question.choices.filter((choice) => choice < wrong[0]).length : "other";
  }

  /// "unknown", "right", "other" or the position of a slip.
  function of(question, answers) {
    if (answers === null) return "unknown";
    if (question.form === "choices") return ofChoices(question, answers);
    if (isSame(question.right, answers)) return "right";
    const slip = question.slips.findIndex((values) => isSame(values, answers));
    return slip < 0 ? "other" : slip;
  }

  /// The slip that explains all rows that are not right, although others may be; -1 if none does.
  function slipOf(question, answers) {
    const wrong = wrongRows(question, answers);
    const whole = answers === null ? -1 : question.slips.findIndex((values) => isSame(values, answers));
    if (wrong.length === 0 || whole >= 0) return whole;
    return question.slips.findIndex((values) => wrong.every((index) => isValue(values[index], answers[index])));
  }

  /// A sign for what is right, not right, or right in part; fonts draw such signs in too many ways.
  function mark(kind) {
    const name = { true: "yes", false: "no" }[kind] ?? kind;
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    path.setAttribute("d", { yes: "M4 10.5l4 4 8-9", no: "M3 7h14M3 13h14M13 3L7 17", half: "M10 2a8 8 0 0 0 0 16v-2a6 6 0 0 1 0-12zm0 0a8 8 0 0 1 0 16z" }[name]);
    const sign = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    for (const [key, value] of [["class", `mark ${name}`], ["viewBox", "0 0 20 20"], ["aria-hidden", "true"]]) sign.setAttribute(key, value);
    sign.append(path);
    return sign;
  }

  /// One line in words: the verdict, told apart by its sign as well.
  function line(outcome, question, answers) {
    const words = Page.words;
    const isRight = outcome === "right";
    const count = question.right.length;
    const wrong = wrongRows(question, answers).length;
    const isHalf = wrong > 0 && wrong < count;
    const text = isRight ? words.right : outcome === "unknown" ? words.open : isHalf ? fill(words.partly, count - wrong, count) : words.wrong;
    const sign = outcome === "unknown" ? [] : [mark(isHalf ? "half" : isRight)];
    return element("p", { class: `v ${isRight ? "yes" : outcome === "unknown" ? "open" : "no"}` }, ...sign, element("strong", {}, text));
  }

  /// A code as tiles, a 1 filled and a 0 empty, with the places that differ from another code underlined; any other text as it is.
  function value(text, kind, other = text) {
    const code = kind === "code" && Answers.canonical(text, kind, Page.data.longest);
    if (!code || !/^[01]{1,16}$/.test(code)) return element("b", {}, text);
    const against = Answers.canonical(other, kind, Page.data.longest) ?? code;
    return element("span", { class: "tiles", role: "img", "aria-label": code }, ...[...code].map((bit, index) => element("i", {
      class: `${bit === "1" ? "one" : ""}${bit === against.at(index - code.length) ? "" : " differs"}`.trim() || false,
      "aria-hidden": "true",
    }, bit)));
  }

  /// What the learner wrote next to what is right: a table with a sign for each row, or two lines for a single answer.
  function comparison(question, answers) {
    if (question.form === "rows" && question.right.length > 1) return table(question, answers);
    const words = Page.words;
    const isLong = question.form === "output";
    const shown = question.shown.join("\n");
    const kind = isLong ? "text" : question.right[0].kind;
    const list = element("dl", { class: isLong ? "compare lines" : "compare" });
    if (answers !== null) list.append(element("dt", {}, words.wrote), element("dd", {}, value(answers.join("\n"), kind, shown)));
    list.append(element("dt", {}, words.result), element("dd", {}, value(shown, kind)));
    return list;
  }

  /// The roles are given since a phone shows the rows below each other.
  function table(question, answers) {
    const words = Page.words;
    const wrong = wrongRows(question, answers);
    const titles = [question.title, ...(answers === null ? [] : [words.wrote]), words.result];
    const head = element("tr", { role: "row" }, ...titles.map((title) => element("th", { role: "columnheader", scope: "col" }, title)));
    const rows = question.shown.map((shown, index) => {
      const { kind } = question.right[index];
      const isRight = !wrong.includes(index);
      const cell = (title, ...content) => element("td", { role: "cell" }, element("span", { class: "title" }, title), ...content);
      const own = answers === null ? [] : [cell(words.wrote, element("span", { class: "sign" }, mark(isRight),
        element("span", { class: "unseen" }, isRight ? words.rightChoice : words.notRight)), value(answers[index], kind, shown))];
      return element("tr", { role: "row", class: answers === null ? false : isRight ? "yes" : "no" },
        element("th", { role: "rowheader", scope: "row" }, question.labels[index]), ...own, cell(words.result, value(shown, kind)));
    });
    return element("div", { class: "compared" }, element("table", { role: "table" },
      element("thead", { role: "rowgroup" }, head), element("tbody", { role: "rowgroup" }, ...rows)));
  }

  /// What the item of a slip says after its values.
  function reason(item) {
    const text = element("p");
    text.append(...(item.querySelector("p") ?? item).cloneNode(true).childNodes);
    while (text.firstChild) {
      const first = text.firstChild;
      if (first.nodeType === 3 && /^\s*[:：]/.test(first.data)) {
        first.data = first.data.replace(/^\s*[:：]\s*/, "").replace(/^./u, (letter) => letter.toUpperCase());
        break;
      }
      if (first.nodeType === 3 && !/^[\s,、]*$/.test(first.data)) break;
      first.remove();
    }
    return text;
  }

  /// The item of the document's list that speaks of an answer; null if there is none.
  function item(number, question, answers) {
    const slip = document.querySelector(`[data-slip="${number}-${slipOf(question, answers)}"]`);
    return slip ? slip.closest("li") : null;
  }

  /// The reason of an item, after the names of the rows that it explains, if others are right.
  function explanation(item, question, answers) {
    const text = reason(item);
    const wrong = wrongRows(question, answers);
    if (wrong.length > 0 && wrong.length < question.right.length) {
      const names = wrong.map((index) => question.labels[index]).filter(Boolean).join(Page.words.comma);
      if (names) text.prepend(element("b", {}, names), Page.words.colon);
    }
    return text;
  }

  /// The reason of a choice, which says "Yes" only to those who chose it.
  function why(reason, isMine) {
    const text = reason.cloneNode(true);
    const first = document.createTreeWalker(text, NodeFilter.SHOW_TEXT).nextNode();
    if (first && !isMine) first.data = first.data.replace(/^\s*(Yes\.\s|はい。)/u, "");
    return text;
  }

  /// Shows the choices with the learner's own and the right ones, each with its reason.
  function markChoices(question, answers, { inputs, labels }, reasons) {
    const words = Page.words;
    labels.forEach((label, index) => {
      const isMine = (answers ?? []).includes(index);
      const isRight = question.choices.includes(index);
      inputs[index].checked = isMine;
      label.classList.toggle("mine", isMine && !isRight);
      label.classList.toggle("right", isRight);
      if (!isMine && !isRight) return;
      label.append(element("span", { class: "tag" }, mark(isRight), isMine ? words.mine : words.rightChoice));
      if (reasons[index]) label.append(element("span", { class: "why" }, ...why(reasons[index], isMine).childNodes));
    });
  }

  function unmarkChoices({ inputs, labels }) {
    for (const label of labels) {
      for (const node of label.querySelectorAll(".tag, .why")) node.remove();
      label.classList.remove("mine", "right");
    }
    for (const input of inputs) input.checked = false;
  }

  return { of, line, comparison, explanation, item, markChoices, unmarkChoices, why };
})();
