// What follows a question waits for its answer.

const Waiting = (() => {
  const { element, main } = Page;
  const notice = element("p", { class: "more" }, Page.words.more);

  function next() {
    return Page.isRevealed ? undefined : Cards.places().find((place) => !Page.isAnswered(Cards.questionOf(place)));
  }

  function unveil() {
    for (const node of main.querySelectorAll("[data-waits]")) {
      node.hidden = false;
      node.removeAttribute("data-waits");
    }
    notice.remove();
    const place = next();
    if (place) {
      const last = Cards.cardOf(place);
      for (let node = last; node !== main; node = node.parentElement) {
        for (let after = node.nextElementSibling; after; after = after.nextElementSibling) {
          if (after.hidden) continue;
          after.hidden = true;
          after.dataset.waits = "";
        }
      }
      last.after(notice);
    }
    for (const link of document.querySelectorAll(".menu nav a[href^='#']")) {
      const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
      link.parentElement.hidden = !target || target.closest("[hidden]") !== null;
    }
    document.dispatchEvent(new Event("unveiled"));
  }

  /// Shows or hides what follows questions that nobody has answered.
  function reveal(isOn) {
    Page.isRevealed = isOn;
    unveil();
  }

  // On paper nobody can open a result; browsers that know `::details-content` need no help.
  let closed = [];
  addEventListener("beforeprint", () => {
    closed = [...main.querySelectorAll(".unasked:not([open])")];
    for (const fold of closed) fold.open = true;
  });
  addEventListener("afterprint", () => { for (const fold of closed) fold.open = false; });

  return { notice, reveal, unveil };
})();
