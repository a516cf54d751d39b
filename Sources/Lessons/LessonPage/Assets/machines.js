// Machines: panels in which readers walk from state to state, along steps that were computed when the page was made.

const Machines = (() => {
  const { element, fill, words } = Page;

  /// The dialog on the screen, whose buttons are events.
  function dialog({ isSheet, isSideBySide, title, message, fields, buttons }, isOffered) {
    const name = title || message || words.dialog;
    return element("div", { class: isSheet ? "dialog sheet" : "dialog", role: "group", "aria-label": fill(words.dialogNamed, name) },
      title ? element("p", { class: "title" }, title) : "",
      message ? element("p", {}, message) : "",
      ...fields.map(({ name, text }) => element("p", { class: text ? "field" : "field empty" },
        element("span", { class: "name" }, text ? `${name}: ` : name), text)),
      element("div", { class: isSideBySide ? "taps side" : "taps" }, ...buttons.map(({ title, style, event }) => {
        const button = element("button", { type: "button", class: style, "data-event": event }, title);
        button.setAttribute("aria-disabled", String(!isOffered(event)));
        return button;
      })));
  }

  /// Makes the panel of a cell; `read` expands its data.
  function make(place, { dataset: { results } }, name, read) {
    const [states, screen, said, link, code, back, again] =
      [".states", ".screen", ".compared", "a", "pre code", ".back", ".again"].map((part) => place.querySelector(part));
    const buttons = [...place.querySelectorAll(".events button")];
    const seen = new Set();
    /// The arrows of the diagram along which readers walked.
    const arrows = new Set();
    let data = null;
    let path = [];

    /// A transition of the machine: several places can have the same state.
    const transition = ([from, event, to]) => [data.places[from], event, data.places[to]].join(" ");
    const arrow = ([from, , to]) => [data.places[from], data.places[to]].join(" ");
    const stepOf = (from, event) => data.steps.findIndex((step) => step[0] === from && step[1] === event);
    const current = () => path.length === 0 ? 0 : data.steps[path.at(-1)][2];

    /// The lines of the transcript, and the number of those that the last step did not add.
    function transcript() {
      const lines = [...data.start];
      let old = 0;
      for (const step of path) {
        const [, , , dropped, , ...added] = data.steps[step];
        lines.splice(lines.length - dropped, dropped);
        old = lines.length;
        lines.push(...added);
      }
      return [lines.map((line) => data.lines[line]), path.length === 0 ? lines.length : old];
    }

    function show() {
      const at = current();
      const offers = (event) => stepOf(at, data.events.indexOf(event)) >= 0;
      const state = data.places[at];
      for (const item of states.querySelectorAll("[data-state]")) {
        if (Number(item.dataset.state) === state) item.setAttribute("aria-current", "true");
        else item.removeAttribute("aria-current");
      }
      const latest = data.steps[path.at(-1)];
      const taken = latest && !latest[4] ? arrow(latest) : "";
      for (const item of states.querySelectorAll("[data-arrow]")) {
        item.classList.toggle("seen", arrows.has(item.dataset.arrow));
        item.classList.toggle("taken", item.dataset.arrow === taken);
      }
      buttons.forEach((button, event) => button.setAttribute("aria-disabled", String(stepOf(at, event) < 0)));
      for (const button of [back, again]) button.setAttribute("aria-disabled", String(path.length === 0));
      const shown = data.dialogs[at];
      screen.replaceChildren(...(shown ? [dialog(shown, offers)] : []));
      const [lines, old] = transcript();
      code.replaceChildren(lines.slice(0, old).map((line) => `${line}\n`).join(""),
        old < lines.length ? element("mark", {}, lines.slice(old).join("\n")) : "");
      code.parentElement.hidden = lines.length === 0;
      code.parentElement.scrollTop = code.parentElement.scrollHeight;
      link.href = "#" + new URLSearchParams([["cell", name], ["path", path.map((step) => data.steps[step][1]).join(".")]]);
      const isEnd = buttons.every((button) => button.getAttribute("aria-disabled") === "true");
      const last = data.steps[path.at(-1)];
      Page.say(said, [
        last?.[4] ? fill(words.refusedEvent, data.events[last[1]]) : "", fill(words.machineState, data.states[state]),
        fill(words.stepsSeen, seen.size, new Set(data.steps.filter((step) => !step[4]).map(transition)).size), isEnd ? words.walkEnds : "",
      ].filter(Boolean).join(Page.isJapanese ? "" : " "));
      place.dispatchEvent(new Event("toggle"));
    }

    function take(event) {
      const step = stepOf(current(), event);
      if (step < 0) return false;
      path.push(step);
      if (data.steps[step][4]) return true;
      seen.add(transition(data.steps[step]));
      arrows.add(arrow(data.steps[step]));
      return true;
    }

    async function ready() {
      data ??= await read(results);
    }

    place.addEventListener("click", async ({ target }) => {
      const button = target.closest("button");
      if (!button || button.getAttribute("aria-disabled") === "true") return;
      await ready();
      const inDialog = screen.contains(button);
      if (button === back) path.pop();
      else if (button === again) path = [];
      else take(inDialog ? data.events.indexOf(button.dataset.event) : buttons.indexOf(button));
      show();
      // The button of a dialog is gone with it, or was drawn again.
      if (!inDialog) return;
      const same = [...screen.querySelectorAll("button")].find(({ dataset }) => dataset.event === button.dataset.event);
      (same ?? buttons.find((other) => other.getAttribute("aria-disabled") === "false") ?? again).focus();
    });

    /// Shows the state to which a link leads; returns whether the machine has it.
    function follow(wanted) {
      if ([...wanted.keys()].some((key) => !["cell", "path"].includes(key))) return false;
      const events = (wanted.get("path") ?? "").split(".").filter(Boolean).map(Number);
      if (events.some((event) => !(event in buttons))) return false;
      ready().then(() => {
        path = [];
        events.every(take);
        show();
      });
      return true;
    }

    const start = () => ready().then(show);
    // The data of a panel is expanded when it comes near the window.
    new IntersectionObserver((entries, observer) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      if (data === null) start();
    }, { rootMargin: "500px" }).observe(place);
    document.addEventListener("presenting", ({ detail }) => { if (data === null) detail.push(start()); });
    return { follow };
  }

  return { make };
})();
