// The bar: the part that is being read, the progress, the tools, and the menu.

const Bar = (() => {
  const { element, fill, tools } = Page;
  const progress = document.getElementById("progress");
  const here = document.getElementById("here");
  const menu = document.querySelector(".menu");

  function button(text, action, kind = "") {
    const made = element("button", { type: "button", class: kind || false }, text);
    made.addEventListener("click", action);
    return made;
  }

  /// Shows how many questions are answered: a row of punched holes, and the number.
  function showProgress() {
    const { questions } = Page.data;
    if (!progress || questions.length === 0) return;
    const count = questions.filter(Page.isAnswered).length;
    const holes = element("span", { class: "holes", "aria-hidden": "true" },
      ...questions.map((question) => element("i", { class: Page.isAnswered(question) ? "done" : false })));
    progress.replaceChildren(holes, element("span", {}, fill(Page.words.progress, count, questions.length)));
    progress.hidden = false;
  }

  /// Names the part at the top of the window.
  function showPlace() {
    const parts = [...document.querySelectorAll(".part h2")];
    if (!here || parts.length === 0) return;
    const last = parts.filter((part) => part.getBoundingClientRect().top < innerHeight / 3 && !part.closest("[hidden]")).at(-1);
    here.textContent = last?.textContent.trim() ?? "";
  }

  let isWaiting = false;
  addEventListener("scroll", () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      showPlace();
    });
  }, { passive: true });

  document.addEventListener("unveiled", () => {
    showProgress();
    showPlace();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && menu?.open) {
      menu.open = false;
      menu.querySelector("summary").focus();
    }
  });
  document.addEventListener("click", (event) => {
    if (menu?.open && (!menu.contains(event.target) || event.target.closest("a"))) menu.open = false;
  });

  if (tools) {
    tools.append(button(Page.words.slides, () => Slides.toggle(), "slides-button"));
    tools.hidden = false;
    const drawer = menu?.querySelector(":scope > div") ?? tools;
    if (Page.data.questions.length > 0) {
      drawer.append(button(Page.words.startOver, () => {
        if (!confirm(Page.words.sure)) return;
        Page.forget();
        location.reload();
      }));
    }
    drawer.append(Keys.setting());
  }
  if (!Page.isKept && Page.data.questions.length > 0) {
    document.querySelector(".bar").after(element("p", { class: "notice" }, Page.words.notSaved));
  }
  return { button };
})();
