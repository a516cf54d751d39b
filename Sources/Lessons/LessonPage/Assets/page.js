// A page that asks before it tells. Without this script every result stands in a fold below its question.

const Page = (() => {
  let source = document.getElementById("data").textContent;
  let data = read(document);
  const words = data.words;
  const main = document.querySelector("main");
  // The text as it came, before anything was hidden or added.
  let pristine = main.cloneNode(true);
  let isKept = true;
  let isRevealed = false;
  const given = load();

  function read(page) {
    return JSON.parse(new TextDecoder().decode(
      Uint8Array.from(atob(page.getElementById("data").textContent), (byte) => byte.charCodeAt(0))));
  }

  function key() {
    return `swift-lessons:${data.edition}`;
  }

  function load() {
    try {
      return JSON.parse(localStorage.getItem(key())) ?? {};
    } catch {
      isKept = false;
      return {};
    }
  }

  function keep() {
    try {
      localStorage.setItem(key(), JSON.stringify(given));
    } catch {
      isKept = false;
    }
  }

  function element(name, attributes = {}, ...children) {
    const node = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) {
      if (value !== false) node.setAttribute(attribute, value === true ? "" : value);
    }
    node.append(...children);
    return node;
  }

  // Questions

  function isSame(values, answers) {
    return values.length === answers.length && values.every((value, index) => {
      const form = Answers.canonical(answers[index], value.kind, data.longest);
      return form !== null && value.forms.includes(form);
    });
  }

  /// "unknown", "right", "other" or the position of a slip.
  function verdict(question, answers) {
    if (answers === null) return "unknown";
    if (question.form === "choices") {
      return answers.length === question.choices.length && answers.every((choice) => question.choices.includes(choice))
        ? "right" : "other";
    }
    if (isSame(question.right, answers)) return "right";
    const slip = question.slips.findIndex((values) => isSame(values, answers));
    return slip < 0 ? "other" : slip;
  }

  function field(question, index, name) {
    const label = question.labels[index] || words.answer;
    if (question.words.length === 0) {
      return [label, element("input", {
        type: "text", id: name, autocomplete: "off", autocapitalize: "off", spellcheck: "false",
        maxlength: data.longest,
      })];
    }
    const options = ["", ...question.words].map((word) => element("option", { value: word }, word || words.choose));
    return [label, element("select", { id: name }, ...options)];
  }

  function rowFields(question, number) {
    const fields = question.right.map(({ kind }, index) => {
      const name = `answer-${number}-${index}`;
      const [label, input] = field(question, index, name);
      const help = element("span", { class: "help", id: `${name}-help` });
      return { kind, input, help, line: element("p", {}, element("label", { for: name }, label), input, help) };
    });
    function read() {
      let first = null;
      for (const { kind, input, help } of fields) {
        const text = input.value.trim();
        const isRead = Answers.canonical(text, kind, data.longest) !== null;
        help.textContent = isRead ? "" : text === "" ? words.missing : words[kind] ?? words.long;
        if (isRead) {
          input.removeAttribute("aria-invalid");
          input.removeAttribute("aria-describedby");
        } else {
          input.setAttribute("aria-invalid", "true");
          input.setAttribute("aria-describedby", help.id);
          first ??= input;
        }
      }
      first?.focus();
      return first ? undefined : fields.map(({ input }) => input.value.trim());
    }
    return { lines: fields.map(({ line }) => line), read };
  }

  function outputFields(question, number) {
    const name = `answer-${number}`;
    const text = element("textarea", {
      id: `${name}-text`, rows: "3", "aria-label": words.prints, spellcheck: "false", maxlength: data.longest,
    });
    const help = element("span", { class: "help", id: `${name}-help`, role: "alert" });
    const choices = ["prints", "nothing", "warns", "error", "traps"].map((word, index) => {
      const input = element("input", { type: "radio", name, value: word, id: `${name}-${word}`, checked: index === 0 });
      return element("p", {}, input, element("label", { for: `${name}-${word}` }, words[word]));
    });
    choices[0].append(text);
    const lines = [element("div", { role: "radiogroup", "aria-label": words.answer }, ...choices), help];
    text.addEventListener("input", () => {
      const chosen = lines[0].querySelector("input:checked");
      if (chosen.value !== "traps") choices[0].querySelector("input").checked = true;
    });
    function read() {
      const word = lines[0].querySelector("input:checked").value;
      const printed = text.value.split("\n").filter((line) => line.trim() !== "");
      help.textContent = word === "prints" && printed.length === 0 ? words.missing : "";
      if (help.textContent) {
        text.focus();
        return undefined;
      }
      if (word === "prints") return printed;
      return word === "traps" ? [...printed, words.traps] : [words[word]];
    }
    return { lines, read };
  }

  /// Makes choices of the items of the list above a quiz.
  function choiceFields(question, number, place) {
    const list = place.previousElementSibling;
    const name = `answer-${number}`;
    const type = question.choices.length > 1 ? "checkbox" : "radio";
    const inputs = [...list.children].map((item, index) => {
      const input = element("input", { type, name, value: String(index), id: `${name}-${index}` });
      item.replaceChildren(element("label", { for: input.id }, input, " ", ...item.childNodes));
      return input;
    });
    list.classList.add("choices");
    const help = element("span", { class: "help", role: "alert" });
    function read() {
      const chosen = inputs.filter((input) => input.checked).map((input) => Number(input.value));
      help.textContent = chosen.length === 0 ? words.missingChoice : "";
      if (chosen.length > 0) return chosen;
      inputs[0].focus();
      return undefined;
    }
    return { lines: [help], read, inputs };
  }

  function fields(question, number, place) {
    switch (question.form) {
      case "rows": return rowFields(question, number);
      case "output": return outputFields(question, number);
      default: return choiceFields(question, number, place);
    }
  }

  const askers = new WeakSet();

  function places() {
    return [...main.querySelectorAll(".ask")];
  }

  function ask(place) {
    const number = Number(place.dataset.question);
    const question = data.questions[number];
    const { lines, read, inputs } = fields(question, number, place);
    const status = element("div", { class: "verdict", role: "status", tabindex: "-1" });
    const unknown = element("button", { type: "button" }, words.unknown);
    const title = question.title ? [element("p", { class: "title" }, question.title)] : [];
    const form = element("form", { novalidate: true, "aria-label": question.title || words.answer }, ...title, ...lines,
      element("p", { class: "buttons" }, element("button", { type: "submit", class: "main" }, words.check), unknown));
    // Enter ends the composition of Japanese text and is no answer yet.
    let isComposing = false;
    form.addEventListener("keydown", (event) => {
      isComposing = event.isComposing || event.keyCode === 229;
      if (isComposing && event.key === "Enter") event.preventDefault();
    });
    form.addEventListener("keyup", () => { isComposing = false; });
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const answers = isComposing ? undefined : read();
      if (answers !== undefined) answer(answers);
    });
    unknown.addEventListener("click", () => answer(null));

    function answer(answers) {
      given[question.id] = answers;
      keep();
      show();
      unveil();
      status.focus();
    }

    function show() {
      const answers = given[question.id];
      form.remove();
      for (const input of inputs ?? []) {
        input.disabled = true;
        input.checked = (answers ?? []).includes(Number(input.value));
      }
      const result = document.querySelector(`[data-result="${number}"]`);
      if (result) result.open = true;
      status.replaceChildren(...message(question, number, answers));
    }

    place.append(form, status);
    if (question.id in given) show();
  }

  function askAll() {
    for (const place of places()) {
      if (!askers.has(place)) ask(place);
      askers.add(place);
    }
  }

  function message(question, number, answers) {
    const outcome = verdict(question, answers);
    const line = element("p");
    if (answers !== null && question.form !== "choices") {
      line.append(`${words.wrote} `, ...joined(answers), ". ");
    }
    if (outcome === "right") line.append(element("strong", {}, words.right));
    else if (outcome === "unknown") line.append(words.open);
    else if (question.form === "rows") line.append(`${words.result} `, ...joined(question.shown), ". ");
    else line.append(words.wrong);
    if (document.documentElement.lang === "ja") {
      for (const node of line.childNodes) if (node.nodeType === 3) node.data = node.data.replace(/^\. $/, "。");
    }
    const slip = typeof outcome === "number" && document.querySelector(`[data-slip="${number}-${outcome}"]`);
    if (!slip) return [line];
    const item = slip.closest("li");
    item.classList.add("yours");
    return [line, reason(item)];
  }

  function joined(texts) {
    const comma = document.documentElement.lang === "ja" ? "、" : ", ";
    return texts.flatMap((text, index) => [...(index ? [comma] : []), element("code", {}, text)]);
  }

  /// What the item of a slip says behind its values.
  function reason(item) {
    const line = element("p");
    line.append(...(item.querySelector("p") ?? item).cloneNode(true).childNodes);
    while (line.firstChild) {
      const first = line.firstChild;
      if (first.nodeType === 3 && /^\s*[:：]/.test(first.data)) {
        first.data = first.data.replace(/^\s*[:：]\s*/, "").replace(/^./u, (letter) => letter.toUpperCase());
        break;
      }
      if (first.nodeType === 3 && !/^[\s,、]*$/.test(first.data)) break;
      first.remove();
    }
    return line;
  }

  // What follows a question waits for its answer.

  const notice = element("p", { class: "more" }, words.more);

  function unveil() {
    for (const node of main.querySelectorAll("[data-waits]")) {
      node.hidden = false;
      node.removeAttribute("data-waits");
    }
    notice.remove();
    const next = isRevealed ? undefined
      : places().find((place) => !(data.questions[Number(place.dataset.question)].id in given));
    if (next) {
      let last = next;
      while (last.nextElementSibling?.matches(".hint")) last = last.nextElementSibling;
      for (let node = last; node !== main; node = node.parentElement) {
        for (let after = node.nextElementSibling; after; after = after.nextElementSibling) {
          after.hidden = true;
          after.dataset.waits = "";
        }
      }
      last.after(notice);
    }
    for (const link of document.querySelectorAll("nav a[href^='#']")) {
      const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
      link.parentElement.hidden = !target || target.closest("[hidden]") !== null;
    }
    showCodes(!places().some((place) => !(data.questions[Number(place.dataset.question)].id in given)));
  }

  // The code

  function showCodes(isComplete) {
    const codes = document.getElementById("codes");
    const predictions = data.questions.filter((question) => question.form !== "choices");
    if (!codes || predictions.length === 0) return;
    codes.hidden = !isComplete;
    if (!isComplete) return;
    const states = predictions.map((question) =>
      question.id in given ? verdict(question, given[question.id]) : "none");
    const texts = [];
    for (let start = 0; start < states.length; start += ClassCode.capacity) {
      const part = start / ClassCode.capacity;
      texts.push(ClassCode.text(states.slice(start, start + ClassCode.capacity), data.editionNumber, part));
    }
    const status = element("span", { role: "status" });
    const copy = element("button", { type: "button" }, words.copy);
    copy.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(texts.join("\n"));
        status.textContent = words.copied;
      } catch {
        getSelection().selectAllChildren(codes.querySelector(".codes"));
      }
    });
    const list = element("div", { class: "codes" }, ...texts.map((text) => element("p", {}, element("code", {}, text))));
    codes.replaceChildren(element("h2", {}, words.codeTitle), element("p", {}, words.codeHelp), list,
      element("p", { class: "buttons" }, copy, " ", status));
  }

  // Slides: one section at a time

  let slide = -1;

  function slides() {
    return [...main.querySelectorAll("article > section")];
  }

  function showSlide(index) {
    const shown = slides().filter((section) => !section.hidden);
    slide = Math.max(0, Math.min(index, shown.length - 1));
    for (const section of slides()) section.classList.toggle("current", section === shown[slide]);
    shown[slide]?.querySelector("[tabindex='-1']")?.focus();
    scrollTo(0, 0);
  }

  function toggleSlides() {
    const isOn = document.body.classList.toggle("slides");
    if (isOn) {
      const top = slides().filter((section) => !section.hidden)
        .findIndex((section) => section.getBoundingClientRect().bottom > 0);
      showSlide(Math.max(top, 0));
    } else {
      slides().find((section) => section.classList.contains("current"))?.scrollIntoView();
    }
  }

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.target.closest("input, textarea, select, button, a, summary")) return;
    const isOn = document.body.classList.contains("slides");
    if (event.key === "p") toggleSlides();
    else if (isOn && event.key === "Escape") toggleSlides();
    else if (isOn && ["ArrowRight", "PageDown", "n"].includes(event.key)) showSlide(slide + 1);
    else if (isOn && ["ArrowLeft", "PageUp", "b"].includes(event.key)) showSlide(slide - 1);
    else return;
    event.preventDefault();
  });

  // Tools

  const tools = document.getElementById("tools");
  if (tools) {
    const show = element("button", { type: "button" }, words.slides);
    show.addEventListener("click", toggleSlides);
    tools.append(show);
    if (data.questions.length > 0) {
      const again = element("button", { type: "button" }, words.again);
      again.addEventListener("click", () => {
        if (!confirm(words.sure)) return;
        for (const id of Object.keys(given)) delete given[id];
        keep();
        location.reload();
      });
      tools.append(again);
    }
    tools.hidden = false;
  }

  // Another edition of the page

  /// Makes the page that of another text where the two differ; what stayed the same is not touched.
  function patch(live, old, fresh) {
    if (old.isEqualNode(fresh)) return;
    const isContainer = live.matches("main, article, section") && live.tagName === fresh.tagName
      && live.id === fresh.id && live.children.length === old.children.length;
    if (!isContainer) {
      live.replaceWith(fresh.cloneNode(true));
      return;
    }
    const [nodes, before, after] = [live, old, fresh].map((node) => [...node.children]);
    let top = 0;
    while (top < before.length && top < after.length && before[top].isEqualNode(after[top])) top += 1;
    let end = 0;
    while (end < before.length - top && end < after.length - top
      && before[before.length - 1 - end].isEqualNode(after[after.length - 1 - end])) end += 1;
    const [gone, come] = [before.length - end, after.length - end];
    if (gone === come) {
      for (let index = top; index < gone; index += 1) patch(nodes[index], before[index], after[index]);
      return;
    }
    for (const node of nodes.slice(top, gone)) node.remove();
    const fresher = after.slice(top, come).map((node) => node.cloneNode(true));
    if (top > 0) nodes[top - 1].after(...fresher);
    else live.prepend(...fresher);
  }

  /// Shows another edition of the page, keeping answers, focus and place; false if it is the same one.
  function update(page) {
    const fresh = page.querySelector("main");
    const text = page.getElementById("data").textContent;
    if (text === source && pristine.isEqualNode(fresh)) return false;
    source = text;
    const active = document.activeElement;
    const [from, to] = [active?.selectionStart, active?.selectionEnd];
    const typed = new Map([...main.querySelectorAll("input[id], textarea[id], select[id]")]
      .filter((field) => !["radio", "checkbox"].includes(field.type)).map((field) => [field.id, field.value]));
    const anchor = [...main.querySelectorAll("[id]")].find((node) => node.getBoundingClientRect().top >= 0);
    const offset = anchor?.getBoundingClientRect().top;
    data = read(page);
    notice.remove();
    const codes = main.querySelector("#codes");
    codes?.replaceChildren();
    patch(main, pristine, fresh);
    pristine = fresh.cloneNode(true);
    document.title = page.title;
    document.querySelector("header nav")?.replaceWith(page.querySelector("header nav") ?? "");
    askAll();
    for (const [id, value] of typed) {
      const field = document.getElementById(id);
      if (field && field.value === field.defaultValue) field.value = value;
    }
    keep();
    unveil();
    const place = anchor && document.getElementById(anchor.id);
    if (place) scrollBy(0, place.getBoundingClientRect().top - offset);
    if (active && active !== document.activeElement) {
      const again = active.isConnected ? active : document.getElementById(active.id);
      again?.focus({ preventScroll: true });
      if (typeof from === "number" && again?.setSelectionRange && again.type !== "number") again.setSelectionRange(from, to);
    }
    return true;
  }

  /// Shows or hides what follows questions that nobody has answered.
  function reveal(isOn) {
    isRevealed = isOn;
    unveil();
  }

  askAll();
  keep();
  if (!isKept && data.questions.length > 0) document.querySelector("header").append(element("p", { class: "notice" }, words.notSaved));
  document.documentElement.classList.add("asks");
  unveil();
  return { element, reveal, tools, update, words };
})();
