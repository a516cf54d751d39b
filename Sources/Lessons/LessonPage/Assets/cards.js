// A question as one card: its text, its fields, its buttons, the verdict with its reason, a second try, and what else
// belongs to it.

const Cards = (() => {
  const { element, fill, main } = Page;
  const known = new WeakMap();

  function places() {
    return [...main.querySelectorAll(".ask")];
  }

  function questionOf(place) {
    return Page.data.questions[Number(place.dataset.question)];
  }

  /// The card around a question; a question inside a list or a quotation has none and becomes its own.
  function cardOf(place) {
    return place.closest(".card") ?? place;
  }

  function fold(title, ...content) {
    return element("details", { class: "fold" }, element("summary", {}, title), ...content);
  }

  function make(place) {
    const number = Number(place.dataset.question);
    const question = questionOf(place);
    const words = Page.words;
    const card = cardOf(place);
    const title = fill(words.question, number + 1, Page.data.questions.length);
    const paragraph = card.querySelector(":scope > p");
    const fields = Fields.of(question, number, place);
    const code = card.querySelector(":scope > .cell:not(details)");
    const how = card.querySelector(":scope > details.cell");
    const hints = [...card.querySelectorAll(":scope > .hint")];
    if (hints.length === 1) hints[0].querySelector("summary").textContent = hints[0].querySelector("summary").textContent.replace(/\s*1$/, "");
    const result = document.querySelector(`[data-result="${number}"]`);
    const legend = element("legend", {}, ...(paragraph?.childNodes ?? [question.title || words.answer]));
    paragraph?.remove();
    const plain = element("button", { type: "button", class: "plain" }, words.unknown);
    const show = element("button", { type: "button", class: "show" }, words.showAnswer);
    const buttons = element("p", { class: "buttons" }, element("button", { type: "submit", class: "main" }, words.check), plain, show);
    const form = element("form", { novalidate: true },
      element("p", { class: "kind", id: `kind-${number}` }, title),
      element("fieldset", {}, legend, ...(code ? [code] : []), ...fields.elements), buttons, ...hints);
    const status = element("div", { class: "verdict", role: "status", tabindex: "-1" });
    const foot = element("div", { class: "foot" });
    if (how) foot.append(how);
    place.replaceChildren(form, status);
    card.append(foot);
    card.setAttribute("role", "group");
    card.setAttribute("aria-labelledby", `kind-${number}`);

    const reasons = question.form === "choices" && result ? [...result.querySelector("ul, ol")?.children ?? []] : [];
    const slips = result?.querySelector("li .slip")?.closest("ul, ol");
    let others = null;

    // Enter ends the composition of Japanese text and is no answer yet.
    let isComposing = false;
    form.addEventListener("keydown", (event) => {
      isComposing = event.isComposing || event.keyCode === 229;
      if (isComposing && event.key === "Enter") event.preventDefault();
    });
    form.addEventListener("keyup", () => { isComposing = false; });
    // What was missing or unreadable is no longer said of what replaces it.
    form.addEventListener("input", ({ target }) => {
      target.removeAttribute("aria-invalid");
      target.removeAttribute("aria-describedby");
      for (const help of (target.closest(".field") ?? form).querySelectorAll(".help")) help.textContent = "";
    });
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const answers = isComposing ? undefined : fields.read();
      if (answers !== undefined) answer(answers);
    });
    plain.addEventListener("click", () => {
      if (question.id in Page.first) draw(Page.last[question.id]);
      else answer(null);
      status.focus();
    });
    // A presenter shows the answer to a class that has spoken; it is nobody's answer.
    show.addEventListener("click", () => {
      draw(null);
      status.focus();
    });

    function answer(answers) {
      if (!(question.id in Page.first)) Page.first[question.id] = answers;
      Page.last[question.id] = answers;
      Page.keep();
      draw(answers);
      Waiting.unveil();
      status.focus();
    }

    function draw(answers) {
      clear();
      const outcome = Verdict.of(question, answers);
      card.classList.add("answered");
      for (const field of form.querySelectorAll("input, select, textarea")) field.disabled = true;
      buttons.hidden = true;
      for (const hint of hints) hint.hidden = true;
      if (question.form === "choices") Verdict.markChoices(question, answers, fields, reasons);
      else form.querySelector("fieldset").classList.add("done");
      if (result) result.open = true;
      status.classList.add(outcome === "right" ? "yes" : outcome === "unknown" ? "open" : "no");
      status.append(Verdict.line(outcome, question, answers));
      // Without an answer to compare, the recorded table says what is right.
      status.classList.toggle("marked", markResult() && answers === null);
      if (outcome !== "right" && question.form !== "choices") status.append(Verdict.comparison(question, answers));
      const own = Verdict.item(number, question, answers);
      own?.classList.add("yours");
      if (own) status.append(Verdict.explanation(own, question, answers));
      const again = element("button", { type: "button", class: outcome === "right" && "quiet" }, words.again);
      again.addEventListener("click", tryAgain);
      status.querySelector(".v").after(element("p", { class: "buttons" }, again));
      showOthers(answers, own);
      changed();
    }

    function changed() {
      status.dispatchEvent(new Event("answered", { bubbles: true }));
    }

    /// The slips of others, or the other choices with their reasons, in a fold: below, or next to an answer that is shown.
    function showOthers(answers, own) {
      const items = question.form === "choices"
        ? reasons.map((item, index) => [item, index])
          .filter(([, index]) => !(answers ?? []).includes(index) && !question.choices.includes(index))
          .map(([item, index]) => element("li", {}, element("b", {}, fields.labels[index].querySelector("span").textContent.trim().replace(/[.。]$/u, "")), words.colon, ...item.cloneNode(true).childNodes))
        : [...slips?.children ?? []].filter((item) => item !== own && item.querySelector(".slip")).map((item) => item.cloneNode(true));
      for (const item of items) for (const slip of item.querySelectorAll(".slip")) slip.remove();
      const list = question.form === "choices" ? result?.querySelector("ul, ol") : slips;
      if (list) list.hidden = true;
      others = items.length > 0 ? fold(words.others, element("ul", {}, ...items)) : null;
      if (!others) return;
      if (answers === null) status.append(others);
      else foot.prepend(others);
    }

    /// Marks what is right in the recorded table itself, and returns whether it has a column of answers.
    function markResult() {
      const table = question.form === "rows" && result?.querySelector("table");
      if (!table) return false;
      const heads = [...table.querySelectorAll("thead th")].map((head) => head.textContent.trim());
      const column = heads.indexOf(question.title);
      const rows = [...table.querySelectorAll("tbody tr")];
      if (column < 0 || heads.lastIndexOf(question.title) !== column || rows.length !== question.right.length) return false;
      for (const row of rows) row.children[column]?.classList.add("asked");
      // On a phone the column may be hidden at the right.
      const [frame, cell] = [table.closest(".table"), rows[0].children[column]];
      if (frame && cell) frame.scrollLeft = cell.offsetLeft + cell.offsetWidth - frame.clientWidth;
      return true;
    }

    function clear() {
      card.classList.remove("answered");
      status.className = "verdict";
      status.replaceChildren();
      others?.remove();
      for (const item of result?.querySelectorAll(".yours") ?? []) item.classList.remove("yours");
      if (fields.labels) Verdict.unmarkChoices(fields);
      form.querySelector("fieldset").classList.remove("done");
      for (const field of form.querySelectorAll("input, select, textarea")) field.disabled = false;
      buttons.hidden = false;
      for (const hint of hints) hint.hidden = false;
    }

    function tryAgain() {
      clear();
      if (result) result.open = false;
      for (const field of form.querySelectorAll("input[type=text], select, textarea")) field.value = "";
      plain.textContent = question.id in Page.first ? words.back : words.unknown;
      changed();
      form.querySelector("input, select, textarea")?.focus();
    }

    function reset() {
      if (question.id in Page.last) return;
      clear();
      if (result) result.open = false;
    }

    if (question.id in Page.last) draw(Page.last[question.id]);
    return { reset };
  }

  function makeAll() {
    for (const place of places()) if (!known.has(place)) known.set(place, make(place));
  }

  /// Takes back what a presenter showed without an answer.
  function resetAll() {
    for (const place of places()) known.get(place)?.reset();
  }

  return { cardOf, makeAll, places, questionOf, resetAll };
})();
