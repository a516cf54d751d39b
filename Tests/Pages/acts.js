// Where a page has something to do: questions, exercises, panels with other values, and collapsed blocks that answer.

const Acts = (() => {
  const isVisible = (node) => node.getClientRects().length > 0 && node.checkVisibility({ visibilityProperty: true });
  // How a result was computed and what others answered are to be read; the menu and the notes for teachers are not the lesson's.
  const selector = "main :is(.ask, .vary, .starter, details:not(.cell, .others, .menu))";

  /// The pixels from the top of the page to the first act, and the longest stretch without one with the text at its beginning.
  return function () {
    const acts = [...document.querySelectorAll(selector)].filter(isVisible)
      .map((node) => node.getBoundingClientRect()).map(({ top, bottom }) => [top + scrollY, bottom + scrollY])
      .sort((a, b) => a[0] - b[0]);
    // The sheet of wrong answers is for those who are through.
    const last = document.querySelector("#codes") ?? document.querySelector("main");
    const end = (last.id ? last.getBoundingClientRect().top : last.getBoundingClientRect().bottom) + scrollY;
    let [bottom, longest, place] = [0, 0, 0];
    for (const [from, to] of [...acts, [end, end]]) {
      if (from - bottom > longest) [longest, place] = [from - bottom, bottom];
      bottom = Math.max(bottom, to);
    }
    const begin = [...document.querySelectorAll("main :is(h1, h2, h3, p, li, td)")].filter(isVisible)
      .find((node) => node.getBoundingClientRect().top + scrollY >= place);
    const text = begin?.textContent.trim().replace(/\s+/g, " ").slice(0, 60) ?? "";
    return { count: acts.length, first: Math.round(acts[0]?.[0] ?? end), height: Math.round(end), longest: Math.round(longest), text };
  };
})();
