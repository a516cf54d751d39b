// A page that talks to the server from which it came: `lesson serve`.

(() => {
  const { element, words } = Page;
  const main = document.querySelector("main");
  const file = decodeURIComponent(location.pathname.split("/").pop());
  const status = element("p", { id: "live", role: "status" });
  const bar = document.querySelector(".bar");
  const index = `index${Page.isJapanese ? ".ja" : ""}.html`;
  (document.querySelector(".menu > div") ?? bar).prepend(element("a", { href: index }, words.index));
  bar.after(status);

  async function ask(path, question, signal) {
    const response = await fetch(path, {
      method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(question), signal,
    });
    if (!response.ok && response.status !== 422) throw new Error(`${response.status}`);
    return response.json();
  }

  /// The place of an element's cell: on the page of a workshop, the cell belongs to one of several documents.
  function place(inner) {
    const { line, part } = inner.closest(".live").dataset;
    return { page: file, line: Number(line), part };
  }

  // Edits of the document

  let isLoading = false;
  let isWanted = false;

  async function load() {
    isWanted = true;
    if (isLoading) return;
    isLoading = true;
    try {
      while (isWanted) {
        isWanted = false;
        const response = await fetch(file);
        if (!response.ok) break;
        if (!Edition.update(new DOMParser().parseFromString(await response.text(), "text/html"))) continue;
        status.textContent = words.changed;
        document.dispatchEvent(new Event("shown"));
      }
    } catch {
      status.textContent = words.hasEnded;
    }
    isLoading = false;
    scrollToCell();
  }

  const events = new EventSource("events");
  events.addEventListener("changed", (event) => {
    if (JSON.parse(event.data).includes(file)) load();
  });
  events.addEventListener("cell", (event) => {
    const { page, line } = JSON.parse(event.data);
    if (page !== file) return;
    edited = line;
    if (!isLoading) scrollToCell();
  });
  events.onopen = () => {
    status.textContent = words.isLive;
    // What has changed since the page was sent, nobody has told it.
    load();
  };
  events.onerror = () => {
    status.textContent = words.hasEnded;
  };

  // The editor that opened this page

  let edited = null;
  let hasEditor = false;

  /// Shows the cell that was edited last.
  function scrollToCell() {
    const cell = edited !== null && main.querySelector(`.live[data-line="${edited}"]`);
    edited = null;
    if (cell) (cell.previousElementSibling ?? cell).scrollIntoView({ block: "center" });
  }

  /// Adds the button that shows a cell's source to each cell.
  function offerSource() {
    if (!hasEditor) return;
    for (const cell of main.querySelectorAll(".live:not(:has(> .source))")) {
      cell.append(element("button", { type: "button", class: "source" }, words.showSource));
    }
  }

  ask("editor", { page: file, line: 0 }).then(({ text }) => {
    hasEditor = text !== "";
    offerSource();
  }, () => {});
  document.addEventListener("shown", offerSource);
  main.addEventListener("click", (event) => {
    const button = event.target.closest("button.source");
    if (button) ask("source", place(button)).catch(() => { status.textContent = words.failed; });
  });

  // Other values

  const asked = new WeakMap();

  /// The lesson's own result of a form, to compare others with.
  const originals = new WeakMap();

  const fieldsOf = (form) => [...form.elements].filter((field) => field.name);

  /// The value of a field now, or as it is in the lesson; empty for the usual value, which a cell need not write.
  function value(field, isOriginal) {
    const chosen = () => [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
    const text = field.type === "checkbox" ? String(isOriginal ? field.defaultChecked : field.checked)
      : !isOriginal ? field.value : field.matches("select") ? chosen().value : field.defaultValue;
    return text === field.dataset.usual ? "" : text;
  }

  function values(form, isOriginal = false) {
    return Object.fromEntries(fieldsOf(form).map((field) => [field.name, value(field, isOriginal)]));
  }

  const isAsWritten = (form) => fieldsOf(form).every((field) => value(field, false) === value(field, true));

  function mark(form, errors) {
    const general = form.querySelector(".help[role=alert]");
    general.textContent = "";
    for (const field of form.elements) {
      if (!field.name) continue;
      const help = document.getElementById(`${field.id}-help`);
      help.textContent = errors[field.name] ?? "";
      if (errors[field.name]) {
        field.setAttribute("aria-invalid", "true");
        const fold = field.closest(".more");
        if (fold) fold.open = true;
      } else {
        field.removeAttribute("aria-invalid");
      }
    }
    const others = Object.entries(errors).filter(([name]) => !form.elements.namedItem(name)).map(([, text]) => text);
    general.textContent = others.join(" ");
  }

  /// Says in one sentence whether a result differs from that of the lesson.
  function compare(form, found, html) {
    const original = originals.get(form);
    if (isAsWritten(form) || original === "") return "";
    if (html === original) return words.sameAsLesson;
    const count = Compare.mark(found, new DOMParser().parseFromString(original, "text/html").body);
    return count > 0 ? words.cellsThatDiffer.replace("{}", count) : words.otherThanLesson;
  }

  async function compute(form) {
    asked.get(form)?.abort();
    const control = new AbortController();
    asked.set(form, control);
    const [compared, found] = [".compared", ".found"].map((name) => form.parentElement.querySelector(name));
    form.querySelector("[type=reset]").setAttribute("aria-disabled", String(isAsWritten(form)));
    const wait = setTimeout(() => { compared.textContent = words.computing; }, 300);
    try {
      const attempt = (given) => ask("try", { ...place(form), values: given }, control.signal);
      if (!originals.has(form)) originals.set(form, (await attempt(values(form, true))).html);
      const answer = await attempt(values(form));
      const hasErrors = Object.keys(answer.errors).length > 0;
      mark(form, answer.errors);
      clearTimeout(wait);
      found.classList.toggle("behind", hasErrors);
      if (!hasErrors) found.innerHTML = answer.html;
      compared.textContent = hasErrors ? "" : compare(form, found, answer.html);
    } catch (error) {
      clearTimeout(wait);
      if (error.name !== "AbortError") compared.textContent = words.failed;
    }
  }

  const timers = new WeakMap();
  let isComposing = false;
  main.addEventListener("compositionstart", () => { isComposing = true; });
  main.addEventListener("compositionend", (event) => {
    isComposing = false;
    later(event);
  });
  main.addEventListener("input", (event) => {
    if (!event.target.closest(".try form")) return;
    follow(event.target);
    if (!event.target.matches("select")) later(event);
  });
  main.addEventListener("change", (event) => {
    if (event.target.matches("select")) later(event);
  });

  /// Moves a slider with its number, and the other way around.
  function follow(field) {
    for (const other of field.closest(".slider")?.querySelectorAll("input") ?? []) {
      if (other !== field && field.value !== "") other.value = field.value;
    }
  }

  function later(event) {
    const form = event.target.closest(".try form");
    if (!form || isComposing) return;
    clearTimeout(timers.get(form));
    timers.set(form, setTimeout(() => compute(form), event.target.matches("select, [type=number], [type=range], [type=checkbox]") ? 0 : 250));
  }

  main.addEventListener("submit", (event) => {
    if (!event.target.matches(".try form")) return;
    event.preventDefault();
    if (!isComposing) compute(event.target);
  });
  main.addEventListener("reset", (event) => {
    if (event.target.matches(".try form")) setTimeout(() => compute(event.target));
  });
  main.addEventListener("toggle", (event) => {
    const form = event.target.matches(".try") && event.target.open && event.target.querySelector("form");
    if (form && !asked.has(form)) compute(form);
  }, true);
  addEventListener("pagehide", () => events.close());

  // What the author updates, and what waits for being run

  main.addEventListener("click", async (event) => {
    const button = event.target.closest("button.update, button.run");
    if (!button) return;
    button.disabled = true;
    const isRun = button.matches(".run");
    const told = isRun ? status : button.parentElement.querySelector("[role=status]");
    told.textContent = isRun ? words.running : words.computing;
    try {
      const answer = await ask(isRun ? "run" : "update", place(button));
      told.textContent = answer.text;
      if (isRun) await load();
    } catch {
      told.textContent = words.failed;
    }
    button.disabled = false;
  });

  const show = element("button", { type: "button", "aria-pressed": "false" }, words.revealAll);
  show.addEventListener("click", () => {
    const isOn = show.getAttribute("aria-pressed") !== "true";
    show.setAttribute("aria-pressed", String(isOn));
    Waiting.reveal(isOn);
  });
  if (document.querySelector(".ask")) Page.tools?.append(show);
})();
