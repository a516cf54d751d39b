// The size of the text on each slide: as large as fits.

const Sizes = (() => {
  const { main } = Page;
  /// The factors by which the text of a slide can grow.
  const steps = [1.5, 1.4, 1.3, 1.2, 1.1, 1];

  /// Sets the size of the slide that is shown.
  function resize({ grow, isRoomy }) {
    document.documentElement.style.setProperty("--grow", grow);
    main.classList.toggle("roomy", isRoomy);
  }

  /// The lines of the code that is shown, with those that are broken, and whether a frame hides a part of its content.
  function frames() {
    const all = [...main.querySelectorAll("pre, .table, .records")].filter(Deal.isVisible);
    const lines = all.filter((node) => node.matches("pre")).reduce((sum, node) => {
      const { lineHeight, paddingTop } = getComputedStyle(node);
      return sum + Math.round((node.clientHeight - 2 * parseFloat(paddingTop)) / parseFloat(lineHeight));
    }, 0);
    return { lines, isCut: all.some((node) => node.scrollWidth > node.clientWidth + 1) || main.scrollWidth > main.clientWidth + 1 };
  }

  /// Chooses the size of a slide that is shown: the largest text that fits, first with tables and code as large as text.
  function grow(slide) {
    if (slide.size || slide.some(({ node }) => Deal.picture(node) || node.matches(".vary"))) return;
    const { lines, isCut } = frames();
    const isGood = (size) => {
      resize(size);
      const now = frames();
      return !Fit.isTooTall() && now.lines <= lines && (!now.isCut || isCut);
    };
    const sizes = [true, false].flatMap((isRoomy) => steps.map((grow) => ({ grow, isRoomy })));
    slide.size = Fit.isTooTall() ? sizes.at(-1) : sizes.find(isGood) ?? sizes.at(-1);
    resize(slide.size);
  }

  return { frames, grow, resize };
})();
