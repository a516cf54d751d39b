// The way back to the question where a learner stopped, when the page is opened again.

(() => {
  const { element, fill } = Page;
  const isBegun = Object.keys(Page.first).length > 0;
  let notice = null;

  /// Shows the first question without an answer at the top of the page.
  document.addEventListener("unveiled", () => {
    notice?.remove();
    const place = isBegun && Cards.places().find((place) => !Page.isAnswered(Cards.questionOf(place)));
    if (!place || Page.isRevealed) return;
    const link = element("a", { href: `#${Cards.cardOf(place).id || place.closest("article").id}` },
      fill(Page.words.resume, Number(place.dataset.question) + 1));
    notice = element("p", { class: "resume" }, link);
    document.querySelector(".top")?.append(notice);
  });
})();
