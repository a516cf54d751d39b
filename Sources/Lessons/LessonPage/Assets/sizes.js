// The size of the text on each slide: as large as fits.

const Sizes = (() => {
  const { main } = Page;
  /// The factors by which the text of a slide can grow.
  const steps = [1.5, 1.4, 1.3, 1.2, 1.1, 1];

  /// Sets the size of the slide that is shown.
  function resize({ grow, isRoomy = false, isNarrow = false }) {
    document.documentElement.style.setProperty("--grow", grow);
    main.classList.toggle("roomy", isRoomy);
    main.classList.toggle("narrow", isNarrow);
  }

  /// The lines of the code that is shown, with those that are broken, and the width of the content that a frame hides.
  function frames() {
    const all = [...main.querySelectorAll("pre, .table, .records")].filter(Deal.isVisible);
    const lines = all.filter((node) => node.matches("pre")).reduce((sum, node) => {
      const { lineHeight, paddingTop } = getComputedStyle(node);
      return sum + Math.round((node.clientHeight - 2 * parseFloat(paddingTop)) / parseFloat(lineHeight));
    }, 0);
    const hidden = Math.max(0, ...[main, ...all].map((node) => node.scrollWidth - node.clientWidth - 1));
    return { lines, hidden };
  }

  /// Chooses the size of a slide that is shown: the largest text that fits, first with tables and code as large as text.
  function grow(slide) {
    if (slide.size || slide.some(({ node }) => Deal.picture(node) || node.matches(".vary"))) return;
    const { lines, hidden } = frames();
    const isGood = (size) => {
      resize(size);
      const now = frames();
      return !Fit.isTooTall() && now.lines <= lines && now.hidden === 0;
    };
    const sizes = [true, false].flatMap((isRoomy) => steps.map((grow) => ({ grow, isRoomy })));
    const smallest = { grow: 1, isNarrow: hidden > 0 };
    slide.size = Fit.isTooTall() ? smallest : sizes.find(isGood) ?? smallest;
    resize(slide.size);
  }

  return { frames, grow, resize };
})();
