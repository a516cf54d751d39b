// Finds lessons by words in their titles and texts, and tells how many of their questions were answered.

(() => {
  const pristine = document.querySelector("main").cloneNode(true);
  const data = JSON.parse(new TextDecoder().decode(
    Uint8Array.from(atob(document.getElementById("data").textContent), (byte) => byte.charCodeAt(0))));
  const form = document.getElementById("search");
  const input = document.getElementById("words");
  const found = document.getElementById("found");
  const fold = (text) => text.normalize("NFKC").toLowerCase();
  const lessons = data.lessons.map((lesson) => ({
    ...lesson, folded: fold(lesson.text), item: document.querySelector(`[data-lesson="${CSS.escape(lesson.name)}"]`),
  }));

  function search() {
    const words = fold(input.value).split(/\s+/).filter((word) => word !== "");
    let count = 0;
    for (const { folded, item } of lessons) {
      item.hidden = !words.every((word) => folded.includes(word));
      if (!item.hidden) count += 1;
    }
    for (const section of document.querySelectorAll("main > section")) {
      section.hidden = !section.querySelector("li[data-lesson]:not([hidden])");
    }
    found.textContent = words.length === 0 ? "" : data.words.found.replace("{}", count);
  }

  for (const { edition, questions, item } of lessons) {
    if (questions.length === 0) continue;
    try {
      const given = JSON.parse(localStorage.getItem(`swift-lessons:${edition}`)) ?? {};
      const count = questions.filter((id) => id in given).length;
      if (count > 0) {
        item.querySelector(".answered").textContent =
          data.words.answered.replace("{}", count).replace("{}", questions.length);
      }
    } catch {
      break;
    }
  }

  // A page of a server follows the lessons.
  if (data.isLive) {
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

  input.addEventListener("input", search);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.hidden = false;
  search();
})();
