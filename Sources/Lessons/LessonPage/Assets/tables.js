// Frames of a page that may scroll: only those that do scroll are stops of the Tab key.

(() => {
  const main = document.querySelector("main");
  const all = ".table, pre, p:has(.drawing)";
  const frames = new WeakSet();

  /// Makes a frame a stop with a name if it hides a part of its content, and else gives the name to its table.
  function adjust(frame) {
    const scrolls = frame.scrollWidth > frame.clientWidth + 1;
    if (scrolls === frame.hasAttribute("tabindex") || frame === document.activeElement) return;
    const table = frame.querySelector("table");
    const [from, to] = scrolls ? [table, frame] : [frame, table];
    const name = from?.getAttribute("aria-label");
    from?.removeAttribute("aria-label");
    if (name) to?.setAttribute("aria-label", name);
    if (scrolls) {
      frame.tabIndex = 0;
      if (name) frame.setAttribute("role", "group");
    } else {
      frame.removeAttribute("tabindex");
      frame.removeAttribute("role");
    }
  }

  const sizes = new ResizeObserver((changes) => {
    for (const frame of new Set(changes.map(({ target }) => target.closest(all)))) if (frame) adjust(frame);
  });

  function watch() {
    for (const frame of main.querySelectorAll(all)) {
      if (frames.has(frame)) continue;
      frames.add(frame);
      sizes.observe(frame);
      if (frame.firstElementChild) sizes.observe(frame.firstElementChild);
    }
  }

  watch();
  new MutationObserver(watch).observe(main, { childList: true, subtree: true });
})();
