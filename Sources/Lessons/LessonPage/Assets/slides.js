// Slides: the same page, a windowful at a time. Its blocks are dealt to slides by their measured heights; a block that is
// too tall is dealt by its parts, a table by its rows below a repeated head.

const Slides = (() => {
  const { element, fill, main } = Page;
  const root = document.documentElement;
  const words = Page.words;
  let slides = [];
  let current = 0;
  let wasRevealed = false;

  const count = element("p", { role: "status" });
  const deck = element("div", { class: "deck", role: "toolbar", "aria-label": words.slides },
    Bar.button(words.previous, () => show(current - 1)), count, Bar.button(words.next, () => show(current + 1)),
    Bar.button(words.black, toggleBlack), Bar.button(words.leave, leave, "leave"));
  deck.hidden = true;
  main.after(deck);

  function isOn() {
    return root.classList.contains("slides");
  }

  /// Whether a block takes up space; the content of a closed fold has a size, too.
  function isVisible(node) {
    return node.getClientRects().length > 0 && node.checkVisibility();
  }

  /// The blocks of the page from top to bottom.
  function blocks() {
    return [...main.children].flatMap((node) => node.matches("article")
      ? [...node.children].flatMap((part) => part.matches("section") ? [...part.children] : [part]) : [node])
      .filter(isVisible);
  }

  function isTable(node) {
    return node.matches(".table") && node.querySelector("tbody tr") !== null;
  }

  /// The parts that a tall block can be dealt by.
  function parts(node) {
    if (isTable(node)) return [...node.querySelectorAll("tbody tr")];
    if (node.matches("p, pre, img, table, h1, h2, h3, h4, legend, label, svg, .diagram")) return [];
    return [...node.children].filter(isVisible);
  }

  /// The pieces that slides are made of, each with its place, and the height of the table head that is repeated above it.
  function pieces(node, available, head = 0) {
    const box = node.getBoundingClientRect();
    const inner = box.height > available ? parts(node) : [];
    if (inner.length < 2 && !inner.some((part) => parts(part).length > 1)) return [{ node, top: box.top, bottom: box.bottom, head }];
    const repeated = isTable(node) ? node.querySelector("thead")?.getBoundingClientRect().height ?? 0 : 0;
    const all = inner.flatMap((part, index) => pieces(part, available - repeated, index > 0 ? repeated : 0));
    // The head stands above the first row in any case.
    if (repeated > 0 && all.length > 0) all[0].top = box.top;
    return all;
  }

  function begins(node, slide) {
    if (slide.length === 0) return false;
    const last = slide.at(-1).block;
    if (node.matches(".card") || last.matches(".card")) return !slide.every(({ block }) => block.matches("h2, h3"));
    return node.matches(".part, h1, h2, h3") && !slide.every(({ block }) => block.matches(".top, .part"));
  }

  /// Deals the blocks to slides.
  function deal() {
    root.classList.add("measuring");
    for (const node of main.querySelectorAll(".off")) node.classList.remove("off");
    const available = innerHeight - deck.getBoundingClientRect().height - 48;
    slides = [];
    let slide = [];
    for (const block of blocks()) {
      pieces(block, available).forEach((piece, index) => {
        const isFull = slide.length > 0 && piece.bottom - slide[0].top + slide[0].head > available;
        if (isFull || index === 0 && begins(block, slide)) {
          slides.push(slide);
          slide = [];
        }
        slide.push({ ...piece, block });
      });
    }
    if (slide.length > 0) slides.push(slide);
    root.classList.remove("measuring");
  }

  function show(index) {
    current = Math.max(0, Math.min(index, slides.length - 1));
    const shown = new Set();
    for (const { node } of slides[current] ?? []) {
      for (let inner = node; inner !== main; inner = inner.parentElement) shown.add(inner);
    }
    for (const slide of slides) {
      for (const { node } of slide) {
        for (let inner = node; inner !== main; inner = inner.parentElement) inner.classList.toggle("off", !shown.has(inner));
      }
    }
    for (const node of main.children) if (!shown.has(node)) node.classList.add("off");
    count.textContent = fill(words.slide, current + 1, slides.length);
    scrollTo(0, 0);
  }

  /// Deals again after something has changed, and stays at the same block.
  function dealAgain() {
    if (!isOn()) return;
    const block = slides[current]?.[0]?.block;
    deal();
    const index = slides.findIndex((slide) => slide.some((piece) => piece.block === block));
    show(index < 0 ? current : index);
  }

  function enter() {
    const top = blocks().find((node) => node.getBoundingClientRect().bottom > 80);
    wasRevealed = Page.isRevealed;
    Waiting.reveal(true);
    root.classList.add("slides");
    deck.hidden = false;
    deal();
    show(Math.max(0, slides.findIndex((slide) => slide.some(({ block }) => block === top))));
    deck.querySelectorAll("button")[1].focus({ preventScroll: true });
  }

  function leave() {
    const block = slides[current]?.[0]?.block;
    root.classList.remove("slides", "black");
    deck.hidden = true;
    for (const node of main.querySelectorAll(".off")) node.classList.remove("off");
    Cards.resetAll();
    Waiting.reveal(wasRevealed);
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
  document.addEventListener("answered", dealAgain);
  main.addEventListener("toggle", dealAgain, true);
  addEventListener("resize", dealAgain);
  addEventListener("load", dealAgain);

  return { toggle };
})();
