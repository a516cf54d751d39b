// Slides with a sentence or two, which join the slide of the table or code that they speak of.

const Gather = (() => {
  const { main } = Page;
  const layouts = [undefined, "pair", "snug"];

  /// Whether two slides belong together: a remark with what is above it, or an introduction with what is below.
  function belong(first, second) {
    const [last, next] = [first.at(-1), second[0]];
    const isInCard = [last, next].some(({ block }) => block.matches(".card"));
    if (isInCard || next.node.matches(Deal.headings) || last.node.parentElement !== next.node.parentElement) return false;
    const isRemark = Deal.isShort(second) && !Deal.picture(last.node);
    const isIntroduction = Deal.isShort(first.filter(({ node }) => !node.matches(Deal.headings))) && !second.some(({ node }) => Deal.picture(node));
    return isRemark || isIntroduction;
  }

  /// Whether pieces fit on a slide: as they are, in two columns, or with small tables.
  function fits(joined) {
    return layouts.some((layout) => {
      Fit.release();
      joined.layout = layout;
      Fit.arrange(joined);
      return (layout !== "pair" || main.querySelector(".pair > .picture")) && !Fit.isTooTall() && !Sizes.frames().isCut;
    });
  }

  /// The first part of a slide that has to be on the one before it: the table that its verdict speaks of.
  function answer(first, second) {
    const card = first.at(-1).block;
    if (second[0].block !== card || !card.querySelector(".marked") || card.querySelector(".asked")?.closest(".table").checkVisibility() !== false) return null;
    const parts = second.flatMap((piece) => piece.node.matches(".result") ? Deal.parts(piece.node).map((node) => ({ node, block: card })) : [piece]);
    return parts[0].node.querySelector(".asked") ? parts : null;
  }

  /// Joins slides that belong together, if both fit on one, and verdicts with their tables.
  function gather(slides, reveal) {
    for (let index = 0; index + 1 < slides.length;) {
      const [first, second] = [slides[index], slides[index + 1]];
      reveal(first, true);
      const parts = answer(first, second);
      const joined = [...first, ...parts?.slice(0, 1) ?? second];
      if (!parts) reveal(second, true);
      const isTried = parts || belong(first, second);
      if (parts) reveal(joined, true);
      const isFound = isTried && fits(joined);
      reveal(joined, false);
      if (isFound && parts) slides.splice(index, 2, ...[joined, parts.slice(1)].filter((slide) => slide.length > 0));
      else if (isFound) slides.splice(index, 2, joined);
      if (!isFound || parts) index += 1;
    }
  }

  return { gather };
})();
