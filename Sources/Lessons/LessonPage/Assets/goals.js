// Goals: results to find among those of a panel.

const Goals = (() => {
  const { element, fill, words } = Page;

  /// A paper tape with room for a number of codes: a column of holes for each one that was found.
  function tape(texts, room) {
    const [step, rows] = [18, texts[0]?.length ?? 0];
    const holes = texts.flatMap((text, column) => [...text].map((bit, row) =>
      bit === "1" ? `<circle cx="${step * (column + 1)}" cy="${step * (row + 1) - 4}" r="6"/>` : ""));
    const [width, height] = [step * (room + 1), step * (rows + 1) - 8];
    return `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${words.tape}">${holes.join("")}</svg>`;
  }

  /// The goal of a panel; `visit` takes the position of each state and returns a sentence about the goal, and `has` says
  /// whether a state is among those that were found.
  function make(place, goal, count, text) {
    if (!goal) return { visit: () => "", restart() {}, has: () => false };
    const isAll = goal === "all";
    const wanted = new Set(isAll ? [] : goal.split(" ").map(Number));
    const found = new Set();
    const line = place.querySelector(".goal");
    const strip = element("div", { class: "tape" });
    if (isAll) line?.after(strip);
    let presses = 0;

    function visit(position, isPress) {
      if (isPress) presses += 1;
      if (isAll) {
        found.add(position);
        const codes = [...found].sort((left, right) => left - right).map(text);
        if (codes.every((code) => /^[01]+$/.test(code))) strip.innerHTML = tape(codes.slice(-64), Math.min(count, 64));
        line?.classList.toggle("met", found.size === count);
        return fill(words.foundOf, found.size, count);
      }
      if (!wanted.has(position)) return "";
      line?.classList.add("met");
      return presses === 1 ? words.goalReachedAtOnce : fill(words.goalReached, presses);
    }
    return { visit, restart() { presses = 0; }, has: (position) => isAll && found.has(position) };
  }

  return { make };
})();
