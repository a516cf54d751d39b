// The verdict on an answer: what it is, what the page says of it, and what others thought.

const Verdict = (() => {
  const { element } = Page;

  function isSame(values, answers) {
    return values.length === answers.length && values.every((value, index) => {
      const form = Answers.canonical(answers[index], value.kind, Page.data.longest);
      return form !== null && value.forms.includes(form);
    });
  }

  /// "unknown", "right", "other" or the position of a slip.
  function of(question, answers) {
    if (answers === null) return "unknown";
    if (question.form === "choices") {
      return answers.length === question.choices.length && answers.every((choice) => question.choices.includes(choice))
        ? "right" : "other";
    }
    if (isSame(question.right, answers)) return "right";
    const slip = question.slips.findIndex((values) => isSame(values, answers));
    return slip < 0 ? "other" : slip;
  }

  function mark(isRight) {
    return element("span", { class: "mark", "aria-hidden": "true" }, isRight ? "✓" : "≠");
  }

  /// One line in words: the verdict, told apart by its sign as well.
  function line(outcome) {
    const words = Page.words;
    const isRight = outcome === "right";
    const text = isRight ? words.right : outcome === "unknown" ? words.open : words.wrong;
    const sign = outcome === "unknown" ? [] : [mark(isRight)];
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

  /// What the learner wrote next to what is right, row by row.
  function comparison(question, answers) {
    const words = Page.words;
    const isLong = question.form === "output";
    const rows = isLong ? [[(answers ?? []).join("\n"), question.shown.join("\n"), "text", ""]]
      : question.shown.map((shown, index) => [answers?.[index], shown, question.right[index].kind, question.labels[index]]);
    const hasLabels = rows.length > 1;
    const list = element("dl", { class: isLong ? "compare lines" : "compare" });
    for (const [wrote, shown, kind, label] of rows) {
      if (hasLabels) list.append(element("dt", { class: "row" }, label));
      if (answers !== null) list.append(element("dt", {}, words.wrote), element("dd", {}, value(wrote, kind, shown)));
      list.append(element("dt", {}, words.result), element("dd", {}, value(shown, kind)));
    }
    return list;
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
  function item(number, outcome) {
    const slip = typeof outcome === "number" && document.querySelector(`[data-slip="${number}-${outcome}"]`);
    return slip ? slip.closest("li") : null;
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
      if (reasons[index]) label.append(element("span", { class: "why" }, ...reasons[index].cloneNode(true).childNodes));
    });
  }

  function unmarkChoices({ inputs, labels }) {
    for (const label of labels) {
      for (const node of label.querySelectorAll(".tag, .why")) node.remove();
      label.classList.remove("mine", "right");
    }
    for (const input of inputs) input.checked = false;
  }

  return { of, line, comparison, reason, item, markChoices, unmarkChoices };
})();
