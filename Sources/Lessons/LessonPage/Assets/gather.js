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
      return (layout !== "pair" || main.querySelector(".pair > .picture")) && !Fit.isTooTall() && Sizes.frames().hidden === 0;
    });
  }

  /// Whether the verdict of a slide, which is shown, speaks of a table on the next one.
  function isApart(first, second) {
    const card = first.at(-1).block;
    return second[0].block === card && card.querySelector(".marked") !== null
      && card.querySelector(".asked")?.closest(".table").checkVisibility() === false;
  }

  /// The parts of a slide that begins with the table of a verdict; null if it begins with something else.
  function answer(slide) {
    const parts = slide.flatMap((piece) => piece.node.matches(".result")
      ? Deal.parts(piece.node).map((node) => ({ node, block: piece.block })) : [piece]);
    return parts[0]?.node.querySelector(".asked") ? parts : null;
  }

  /// Joins slides that belong together, if both fit on one, and verdicts with their tables.
  function gather(slides, reveal) {
    for (let index = 0; index + 1 < slides.length;) {
      const [first, second] = [slides[index], slides[index + 1]];
      reveal(first, true);
      const hasTable = isApart(first, second);
      reveal(second, true);
      const parts = hasTable ? answer(second) : null;
      const joined = [...first, ...parts?.slice(0, 1) ?? second];
      const isTried = parts || belong(first, second);
      if (parts) {
        reveal(second, false);
        reveal(joined, true);
      }
      const isFound = isTried && fits(joined);
      reveal(joined, false);
      if (isFound && parts) slides.splice(index, 2, ...[joined, parts.slice(1)].filter((slide) => slide.length > 0));
      else if (isFound) slides.splice(index, 2, joined);
      if (!isFound || parts) index += 1;
    }
  }

  return { gather };
})();
