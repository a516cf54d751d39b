// The end of a page: the class code, and what the learner got wrong.

const Codes = (() => {
  const { element, fill } = Page;

  function texts() {
    const states = Page.data.questions.map((question) =>
      question.id in Page.first ? Verdict.of(question, Page.first[question.id]) : "none");
    const codes = [];
    for (let start = 0; start < states.length; start += ClassCode.capacity) {
      const part = start / ClassCode.capacity;
      codes.push(ClassCode.text(states.slice(start, start + ClassCode.capacity), Page.data.editionNumber, part));
    }
    return codes;
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
        await navigator.clipboard.writeText(lines.join(" "));
        status.textContent = words.copied;
      } catch {
        getSelection().selectAllChildren(codes.querySelector(".codes"));
      }
    });
    const list = element("div", { class: "codes" }, ...lines.map((text) => element("p", {}, element("code", {}, text))));
    codes.replaceChildren(...(paper ? [paper] : []), element("h2", {}, words.codeTitle), list,
      element("p", {}, words.codeHelp), element("p", { class: "buttons" }, copy, " ", status), ...Sheet.all());
  }

  document.addEventListener("unveiled", show);
  return { show };
})();
