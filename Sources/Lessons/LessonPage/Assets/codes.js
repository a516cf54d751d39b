// The end of a page: what the learner got wrong, and why, and the class code.

const Codes = (() => {
  const { element, fill } = Page;

  function texts() {
    const predictions = Page.data.questions.filter((question) => question.form !== "choices");
    const states = predictions.map((question) =>
      question.id in Page.first ? Verdict.of(question, Page.first[question.id]) : "none");
    const codes = [];
    for (let start = 0; start < states.length; start += ClassCode.capacity) {
      const part = start / ClassCode.capacity;
      codes.push(ClassCode.text(states.slice(start, start + ClassCode.capacity), Page.data.editionNumber, part));
    }
    return codes;
  }

  /// The questions whose first answer was not right, with both answers, the reason, and a link back.
  function sheet() {
    const words = Page.words;
    const wrong = Cards.places().filter((place) => {
      const question = Cards.questionOf(place);
      return Page.isAnswered(question) && Verdict.of(question, Page.first[question.id]) !== "right";
    });
    const title = element("h2", { tabindex: "-1" }, words.sheet);
    if (wrong.length === 0) return [title, element("p", {}, words.allRight)];
    return [title, element("ol", { class: "sheet" }, ...wrong.map(entry))];
  }

  function entry(place) {
    const words = Page.words;
    const question = Cards.questionOf(place);
    const number = Number(place.dataset.question);
    const answers = Page.first[question.id];
    const card = Cards.cardOf(place);
    const text = card.querySelector("legend").cloneNode(true);
    const link = element("a", { href: `#${card.id || place.closest("article").id}` },
      fill(words.question, number + 1, Page.data.questions.length));
    const item = element("li", {}, element("p", {}, link, " ", ...text.childNodes));
    if (question.form === "choices") {
      const choice = (index) => card.querySelectorAll(".choices label > span:first-of-type")[index]?.textContent ?? "";
      const list = element("dl", { class: "compare" });
      if (answers !== null) list.append(element("dt", {}, words.wrote), element("dd", {}, answers.map(choice).join(words.comma)));
      list.append(element("dt", {}, words.result), element("dd", {}, question.choices.map(choice).join(words.comma)));
      item.append(list);
      const reason = answers?.length === 1 && document.querySelector(`[data-result="${number}"] :is(ul, ol)`)?.children[answers[0]];
      if (reason) item.append(element("p", {}, ...reason.cloneNode(true).childNodes));
    } else {
      item.append(Verdict.comparison(question, answers));
      const slip = Verdict.item(number, Verdict.of(question, answers));
      if (slip) item.append(Verdict.reason(slip));
    }
    return item;
  }

  function show() {
    const codes = document.getElementById("codes");
    if (!codes) return;
    const isComplete = Page.data.questions.every(Page.isAnswered);
    codes.classList.toggle("complete", isComplete);
    const paper = codes.querySelector(".on-paper");
    if (!isComplete) {
      codes.replaceChildren(...(paper ? [paper] : []));
      return;
    }
    const words = Page.words;
    const status = element("span", { role: "status" });
    const copy = element("button", { type: "button" }, words.copy);
    const lines = texts();
    copy.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(lines.join("\n"));
        status.textContent = words.copied;
      } catch {
        getSelection().selectAllChildren(codes.querySelector(".codes"));
      }
    });
    const list = element("div", { class: "codes" }, ...lines.map((text) => element("p", {}, element("code", {}, text))));
    codes.replaceChildren(...(paper ? [paper] : []), ...sheet(), element("h2", {}, words.codeTitle), list,
      element("p", {}, words.codeHelp), element("p", { class: "buttons" }, copy, " ", status));
  }

  document.addEventListener("unveiled", show);
  return { show };
})();
