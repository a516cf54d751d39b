// Slides: the same page, a windowful at a time, with the keys that presenters send.

const Slides = (() => {
  const { element, fill, main } = Page;
  const root = document.documentElement;
  const words = Page.words;
  /// The slides, each a list of pieces of the page.
  let slides = [];
  let current = 0;
  let wasRevealed = false;

  const count = element("p", { role: "status" });
  const deck = element("div", { class: "deck", role: "toolbar", "aria-label": words.slides },
    Bar.button(words.previous, () => show(current - 1)), count, Bar.button(words.next, () => show(current + 1)),
    button(words.black, "b", toggleBlack, "darken"), button(words.leave, "Esc", leave, "leave"));
  deck.hidden = true;
  main.after(deck);

  function button(text, key, action, kind) {
    const made = Bar.button(text, action, kind);
    made.append(element("span", { class: "hotkey" }, ` (${key})`));
    return made;
  }

  function isOn() {
    return root.classList.contains("slides");
  }

  /// The nodes that a slide shows: its pieces and what they are in.
  function nodes(slide) {
    const all = new Set();
    for (const { node } of slide) for (let inner = node; inner !== main; inner = inner.parentElement) all.add(inner);
    return all;
  }

  function reveal(slide, isShown) {
    for (const node of nodes(slide)) node.classList.toggle("off", !isShown);
    if (isShown) Fit.arrange(slide);
    else Fit.release();
  }

  /// Deals the page to slides, and looks at each.
  function deal() {
    Fit.reset();
    root.classList.add("measuring");
    const room = Fit.height() - Fit.margins;
    Fit.prepare(room);
    slides = Deal.deal(room);
    root.classList.remove("measuring");
    for (const node of main.children) node.classList.add("off");
    for (const slide of slides) reveal(slide, false);
    for (let index = 0; index < slides.length; index += 1) {
      reveal(slides[index], true);
      shorten(index);
      reveal(slides[index], false);
    }
    Gather.gather(slides, reveal);
  }

  /// Moves what does not fit on a slide after all to the next one; a single piece is divided first.
  function shorten(index) {
    const slide = slides[index];
    while (Fit.isTooTall()) {
      if (slide.length === 1) {
        const [{ node, block }] = slide;
        const parts = Deal.parts(node);
        if (parts.length === 0) return;
        slide.splice(0, 1, ...parts.map((part) => ({ node: part, block })));
        continue;
      }
      const piece = slide.pop();
      const first = Deal.lead(slide, piece);
      const parts = first === 0 && Deal.isDivisible(piece.node) ? Deal.parts(piece.node) : [];
      if (parts.length > 1) {
        slide.push(...parts.map((node) => ({ node, block: piece.block })));
        continue;
      }
      const rest = [...slide.splice(first > 0 ? first : slide.length), piece];
      reveal(rest, false);
      reveal(slide, true);
      if (slides[index + 1]?.[0].block === piece.block) slides[index + 1].unshift(...rest);
      else slides.splice(index + 1, 0, rest);
    }
  }

  function show(index) {
    if (slides[current]) reveal(slides[current], false);
    current = Math.max(0, Math.min(index, slides.length - 1));
    if (slides[current]) {
      reveal(slides[current], true);
      Sizes.grow(slides[current]);
    }
    count.textContent = fill(words.slide, current + 1, slides.length);
    history.replaceState(null, "", `#slide=${current + 1}`);
    scrollTo(0, 0);
  }

  /// Deals again after something has changed, and shows the slide with a node, or else the place that was shown.
  function dealAgain(node) {
    if (!isOn()) return;
    const piece = slides[current]?.[0];
    deal();
    const index = [node, piece?.node, piece?.block].filter(Boolean).map(position).find((found) => found >= 0);
    show(index ?? current);
  }

  /// The slide that shows a node, or a part of it; -1 if none does.
  function position(node) {
    return slides.findIndex((slide) => slide.some((piece) => piece.node.contains(node) || node.contains(piece.node)));
  }

  /// Begins the slides. Panels show their results then, which takes a moment; the slides are dealt again with these.
  async function enter() {
    const isBelowBar = (node) => node.getBoundingClientRect().bottom > 80;
    const top = [...main.querySelectorAll(".top, .part, section > *, article > *:not(section)")].filter(Deal.isVisible).find(isBelowBar);
    wasRevealed = Page.isRevealed;
    Waiting.reveal(true);
    root.classList.add("slides");
    const panels = [];
    document.dispatchEvent(new CustomEvent("presenting", { detail: panels }));
    deck.hidden = false;
    deal();
    show(top ? position(top) : 0);
    main.focus({ preventScroll: true });
    await Promise.all(panels);
    if (panels.length > 0) dealAgain(null);
  }

  function leave() {
    const block = slides[current]?.[0]?.block;
    root.classList.remove("slides", "black");
    deck.hidden = true;
    Fit.reset();
    Cards.resetAll();
    Waiting.reveal(wasRevealed);
    history.replaceState(null, "", location.pathname + location.search);
    block?.scrollIntoView();
  }

  function toggle() {
    if (isOn()) leave();
    else enter();
  }

  function toggleBlack() {
    root.classList.toggle("black");
  }

  Keys.listen((key) => {
    if (key === "p") {
      toggle();
      return true;
    }
    if (!isOn()) return false;
    if (root.classList.contains("black")) {
      root.classList.remove("black");
      return true;
    }
    switch (key) {
      case "ArrowRight": case "ArrowDown": case "PageDown": show(current + 1); break;
      case "ArrowLeft": case "ArrowUp": case "PageUp": show(current - 1); break;
      case "Home": show(0); break;
      case "End": show(slides.length - 1); break;
      case "b": case "B": case ".": toggleBlack(); break;
      case "Escape": leave(); break;
      default: return false;
    }
    return true;
  });
  document.addEventListener("answered", ({ target }) => dealAgain(target));
  main.addEventListener("toggle", ({ target }) => {
    // A reader opens a fold with its summary; a result opens with the answer.
    dealAgain(document.activeElement?.parentElement === target ? target : null);
  }, true);
  addEventListener("resize", () => dealAgain(null));
  const [, start] = /^#slide=(\d+)$/.exec(location.hash) ?? [];
  addEventListener("load", () => {
    if (!start) return dealAgain(null);
    const first = () => show(start - 1);
    enter().then(first);
    first();
  });

  return { toggle };
})();
