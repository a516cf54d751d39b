// A page that talks to the server from which it came: `lesson serve`.

(() => {
  const { element, words } = Page;
  const main = document.querySelector("main");
  const file = decodeURIComponent(location.pathname.split("/").pop());
  const status = element("p", { id: "live", role: "status" });
  document.querySelector("header").prepend(
    element("p", {}, element("a", { href: `index${document.documentElement.lang === "en" ? "" : `.${document.documentElement.lang}`}.html` }, words.index)),
    status);

  async function ask(path, question, signal) {
    const response = await fetch(path, {
      method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(question), signal,
    });
    if (!response.ok && response.status !== 422) throw new Error(`${response.status}`);
    return response.json();
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
  }

  const events = new EventSource("events");
  events.addEventListener("changed", (event) => {
    if (JSON.parse(event.data).includes(file)) load();
  });
  events.onopen = () => {
    status.textContent = words.isLive;
    // What has changed since the page was sent, nobody has told it.
    load();
  };
  events.onerror = () => {
    status.textContent = words.hasEnded;
  };

  // Other values

  const asked = new WeakMap();

  function changed(form) {
    return Object.fromEntries([...form.elements].filter((field) => field.name).map((field) => [field.name, field.value]));
  }

  function mark(form, errors) {
    const general = form.querySelector(".help[role=alert]");
    general.textContent = "";
    for (const field of form.elements) {
      if (!field.name) continue;
      const help = document.getElementById(`${field.id}-help`);
      help.textContent = errors[field.name] ?? "";
      if (errors[field.name]) field.setAttribute("aria-invalid", "true");
      else field.removeAttribute("aria-invalid");
    }
    const others = Object.entries(errors).filter(([name]) => !form.elements.namedItem(name)).map(([, text]) => text);
    general.textContent = others.join(" ");
  }

  async function compute(form) {
    asked.get(form)?.abort();
    const control = new AbortController();
    asked.set(form, control);
    const found = form.nextElementSibling;
    const wait = setTimeout(() => { found.textContent = words.computing; }, 300);
    try {
      const line = Number(form.closest(".live").dataset.line);
      const answer = await ask("try", { page: file, line, values: changed(form) }, control.signal);
      mark(form, answer.errors);
      found.innerHTML = answer.html;
      found.classList.toggle("behind", Object.keys(answer.errors).length > 0);
    } catch (error) {
      if (error.name !== "AbortError") found.textContent = words.failed;
    }
    clearTimeout(wait);
  }

  const timers = new WeakMap();
  let isComposing = false;
  main.addEventListener("compositionstart", () => { isComposing = true; });
  main.addEventListener("compositionend", (event) => {
    isComposing = false;
    later(event);
  });
  main.addEventListener("input", (event) => {
    if (!event.target.matches("select")) later(event);
  });
  main.addEventListener("change", (event) => {
    if (event.target.matches("select")) later(event);
  });

  function later(event) {
    const form = event.target.closest(".try form");
    if (!form || isComposing) return;
    clearTimeout(timers.get(form));
    timers.set(form, setTimeout(() => compute(form), event.target.matches("select, [type=number]") ? 0 : 250));
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
      const line = Number(button.closest(".live").dataset.line);
      const answer = await ask(isRun ? "run" : "update", { page: file, line });
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
