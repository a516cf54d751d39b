// Lists how far the lessons are answered, names the next one, and finds words in all of them.

(() => {
  const pristine = document.querySelector("main").cloneNode(true);
  const bytes = (id) => Uint8Array.from(atob(document.getElementById(id).textContent), (letter) => letter.charCodeAt(0));
  const data = JSON.parse(new TextDecoder().decode(bytes("data")));
  const words = data.words;
  const items = new Map([...document.querySelectorAll("li[data-lesson]")].map((item) => [item.dataset.lesson, item]));
  const lessons = data.lessons.map((lesson) => ({ ...lesson, item: items.get(lesson.name), answered: 0, first: 0 }));

  function element(name, attributes = {}, ...children) {
    const node = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) node.setAttribute(attribute, value);
    node.append(...children);
    return node;
  }

  // Progress

  function read(lesson) {
    try {
      const given = JSON.parse(localStorage.getItem(`swift-lessons:${lesson.edition}`))?.first ?? {};
      const isGiven = lesson.questions.map((id) => id in given);
      lesson.answered = isGiven.filter(Boolean).length;
      lesson.first = isGiven.includes(false) ? isGiven.indexOf(false) : isGiven.length;
    } catch {
      [lesson.answered, lesson.first] = [0, 0];
    }
  }

  const isFinished = (lesson) => lesson.answered === lesson.questions.length;

  function progress({ answered, questions }) {
    if (answered === 0) return [];
    const holes = element("span", { class: "holes", "aria-hidden": "true" },
      ...questions.map((_, index) => element("i", index < answered ? { class: "done" } : {})));
    return [holes, " ", words.answered.replace("{}", answered).replace("{}", questions.length)];
  }

  /// The lesson to take now: one that was begun; or else one whose requirements are finished, near the finished ones.
  function next() {
    const asking = lessons.filter(({ questions }) => questions.length > 0);
    const open = asking.filter((lesson) => !isFinished(lesson));
    const waiting = new Set(open.map(({ name }) => name));
    const ready = open.filter(({ requires }) => !requires.some((name) => waiting.has(name)));
    const topics = new Set(asking.filter(isFinished).map(({ item }) => item.closest("section")));
    return open.find(({ answered }) => answered > 0) ?? ready.find(({ item }) => topics.has(item.closest("section"))) ?? ready[0];
  }

  function showProgress() {
    for (const lesson of lessons) {
      read(lesson);
      lesson.item.querySelector(".answered").replaceChildren(...progress(lesson));
    }
    const place = document.getElementById("next");
    const lesson = next();
    place.hidden = !lesson || input.value.trim() !== "";
    if (!lesson) return;
    const link = lesson.item.querySelector("h3 a");
    const kind = lesson.answered > 0 ? words.continue : lessons.some(({ answered }) => answered > 0) ? words.next : words.start;
    const facts = element("p", { class: "facts" }, lesson.item.querySelector(".minutes")?.textContent ?? "");
    place.replaceChildren(
      element("div", {}, element("h2", {}, element("span", { class: "kind" }, kind), " ", link.textContent), facts,
        element("p", { class: "answered" }, ...progress(lesson))),
      element("a", { class: "go", href: link.getAttribute("href"), "aria-label": `${words.open}: ${link.textContent}` }, words.open));
  }

  // Search

  const form = document.getElementById("search");
  const input = document.getElementById("words");
  const found = document.getElementById("found");
  const mostPlaces = 3;
  /// The characters around a match that are shown.
  const around = 50;

  /// The form in which letters are compared: without case, width and composition.
  const fold = (text) => text.normalize("NFKD").replaceAll("\u2212", "-").toLowerCase();

  async function texts() {
    const stream = new Blob([bytes("texts")]).stream().pipeThrough(new DecompressionStream("deflate"));
    return JSON.parse(await new Response(stream).text());
  }

  let isLoaded;

  /// Adds the text of the lessons, which a browser may be unable to expand.
  async function load() {
    let all = [];
    try {
      all = await texts();
    } catch {
      found.after(element("p", { class: "notice" }, words.onlyTitles));
    }
    lessons.forEach((lesson, index) => {
      const title = lesson.item.querySelector("h3 a").textContent;
      const objectives = [...lesson.item.querySelectorAll("details li")].map((item) => item.textContent);
      lesson.parts = (all[index] ?? []).map(([anchor, heading, questions, text]) =>
        ({ anchor, heading, questions, text, folded: fold(`${heading}\n${text}`) }));
      lesson.folded = fold([title, ...objectives].join("\n"));
    });
  }

  /// The ranges of a text in which its folded form has one of the words.
  function matches(text, sought) {
    let folded = "";
    const places = [];
    let place = 0;
    for (const letter of text) {
      const form = fold(letter);
      for (let count = 0; count < form.length; count += 1) places.push([place, place + letter.length]);
      folded += form;
      place += letter.length;
    }
    const ranges = sought.flatMap((word) => {
      const own = [];
      for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
        own.push([places[at][0], places[at + word.length - 1][1]]);
      }
      return own;
    });
    return ranges.sort(([first], [second]) => first - second)
      .filter(([from], index, all) => all.slice(0, index).every(([, end]) => end <= from));
  }

  /// A text with its matches marked.
  function marked(text, sought) {
    const nodes = [];
    let last = 0;
    for (const [first, after] of matches(text, sought)) {
      nodes.push(text.slice(last, first), element("mark", {}, text.slice(first, after)));
      last = after;
    }
    return [...nodes, text.slice(last)];
  }

  /// The words around the place of a text that has the most of the sought words, from one space to another.
  function excerpt(text, sought) {
    const folded = (from) => fold(text.slice(from, from + around));
    const count = ([from]) => sought.filter((word) => folded(from).includes(word)).length;
    const ranges = matches(text, sought);
    const [from, to] = ranges.reduce((best, range) => (count(range) > count(best) ? range : best), ranges[0] ?? [0, 0]);
    const first = from <= around ? 0 : text.slice(0, from).indexOf(" ", from - around) + 1 || from - around;
    const after = to + 2 * around >= text.length ? text.length : Math.max(to + around, text.lastIndexOf(" ", to + 2 * around));
    return `${first > 0 ? "… " : ""}${text.slice(first, after)}${after < text.length ? " …" : ""}`;
  }

  function places(lesson, sought) {
    const link = lesson.item.querySelector("h3 a");
    const count = ({ folded }) => sought.filter((word) => folded.includes(word)).length;
    const hits = lesson.parts.filter((part) => count(part) > 0);
    const shown = hits.filter(({ questions }) => data.isLive || questions <= lesson.first);
    shown.sort((first, second) => count(second) - count(first));
    const list = shown.slice(0, mostPlaces).map(({ anchor, heading, text }) => {
      const [line] = text.split("\n").sort((one, other) => count({ folded: fold(other) }) - count({ folded: fold(one) }));
      const address = `${link.getAttribute("href")}${anchor ? `#${encodeURIComponent(anchor)}` : ""}`;
      return element("li", {}, element("a", { href: address }, ...(heading ? marked(heading, sought) : [link.textContent])),
        element("p", {}, ...marked(excerpt(line, sought), sought)));
    });
    if (shown.length < hits.length) list.push(element("li", { class: "later" }, words.later));
    return list;
  }

  async function search() {
    isLoaded ??= input.value.trim() === "" ? undefined : load();
    await isLoaded;
    const sought = fold(input.value).split(/\s+/).filter((word) => word !== "");
    let count = 0;
    for (const lesson of lessons) {
      const { item } = lesson;
      item.querySelector(".places")?.remove();
      item.hidden = !sought.every((word) => lesson.folded.includes(word) || lesson.parts.some(({ folded }) => folded.includes(word)));
      if (!item.hidden) count += 1;
      const title = item.querySelector("h3 a");
      title.replaceChildren(...marked(title.textContent, sought));
      if (item.hidden || sought.length === 0) continue;
      const list = places(lesson, sought);
      if (list.length > 0) item.append(element("ul", { class: "places" }, ...list));
    }
    for (const section of document.querySelectorAll(".topic")) {
      section.hidden = !section.querySelector("li[data-lesson]:not([hidden])");
    }
    document.body.classList.toggle("searches", sought.length > 0);
    found.textContent = sought.length === 0 ? "" : words.found.replace("{}", count);
    showProgress();
  }

  // A page of a server follows the lessons.

  function follow() {
    const file = decodeURIComponent(location.pathname.split("/").pop()) || "index.html";
    input.value = history.state?.words ?? "";
    input.addEventListener("input", () => history.replaceState({ words: input.value }, ""));
    const events = new EventSource("events");
    events.addEventListener("changed", (event) => {
      if (JSON.parse(event.data).includes(file)) location.reload();
    });
    // What has changed since the page was sent, nobody has told it. A page that was loaded anew is not loaded anew for that again.
    const isFirst = performance.getEntriesByType("navigation")[0]?.type !== "reload";
    if (isFirst) events.onopen = async () => {
      const response = await fetch(file);
      if (!response.ok) return;
      const page = new DOMParser().parseFromString(await response.text(), "text/html");
      if (!pristine.isEqualNode(page.querySelector("main"))) location.reload();
    };
  }

  if (data.isLive) follow();
  input.addEventListener("input", search);
  form.addEventListener("submit", (event) => event.preventDefault());
  // Coming back from a lesson shows its answers.
  addEventListener("pageshow", (event) => { if (event.persisted) showProgress(); });
  form.hidden = false;
  search();
})();
