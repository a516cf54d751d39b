// What is measured on slides: each one from the first to the last, as PageDown shows them.

const SlideMeasures = (() => {
  const { excerpt, fontSize, hasText, isVisible, main, visible } = Measures;
  const deck = document.querySelector(".deck");
  /// The lines of code, and the fields, that leave room for a question on its slide.
  const mostLines = 15;
  const mostFields = 6;
  const things = "img, input, button, select, textarea";
  const press = (key) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  const number = () => deck.querySelector("p").textContent;

  /// What a learner reads or presses; the inside of a frame that scrolls is measured as its frame.
  function content() {
    // The caret of an exponent is only for those who listen or copy.
    const isContent = (node) => node.matches(things) || hasText(node) && fontSize(node) > 0;
    const nodes = [...main.querySelectorAll("*")].filter((node) => isContent(node) && isVisible(node));
    return [...new Set(nodes.map((node) => node.closest("pre") ?? node))];
  }

  /// The faults of the slide that is shown.
  function slide(bottom) {
    const nodes = content();
    if (nodes.length === 0) return ["blank"];
    const faults = [];
    let first = bottom;
    for (const node of nodes) {
      const box = node.getBoundingClientRect();
      first = Math.min(first, box.top);
      if (box.bottom > bottom + 1 || box.top < 0) faults.push(`"${excerpt(node)}" is from ${box.top} to ${box.bottom} of ${bottom}`);
      if (box.right > innerWidth + 1 || box.left < 0) faults.push(`"${excerpt(node)}" is from ${box.left} to ${box.right} of ${innerWidth}`);
      const least = node.matches("p, li, legend, .choices label > span:not(.tag)") ? 22 : 16;
      // A panel is as small as it must be, so that all of it is seen while its values change.
      if (hasText(node) && !node.matches("sup") && !node.closest(".vary") && fontSize(node) < least) faults.push(`"${excerpt(node)}" has ${fontSize(node)} pixels`);
    }
    if (first > bottom / 2) faults.push(`begins at ${first} of ${bottom}`);
    if (visible(".part", main).length > 1) faults.push("several parts begin");
    for (const head of main.querySelectorAll("thead")) {
      const table = head.parentElement;
      if (!isVisible(head) && visible("tbody tr", table).length > 0) faults.push(`rows without a head: ${excerpt(table)}`);
    }
    for (const choice of visible(".choices input", main)) {
      if (choice.getBoundingClientRect().height < 24) faults.push(`a choice of ${choice.getBoundingClientRect().height} pixels`);
    }
    return [...faults, ...questions()];
  }

  /// Questions that are not on one slide with their code, fields, choices, and the way to the answer. With code of many
  /// lines or with many fields, a question may be divided, but no slide has only its text or only its buttons.
  function questions() {
    const faults = [];
    for (const card of visible(".card, .ask:not(.card .ask)", main)) {
      const legend = card.querySelector("legend");
      if (!legend || card.matches(".answered")) continue;
      // A panel with other values waits for the answer.
      const ofQuestion = (node) => !node.closest(".vary");
      const answer = [...card.querySelectorAll("label, input, select, textarea, .show")].filter(ofQuestion);
      const code = [...card.querySelectorAll("fieldset .cell pre")];
      const lines = code.map((pre) => pre.textContent.trim().split("\n").length);
      const isLong = Math.max(...lines, 0) > mostLines || answer.filter((node) => node.matches("label")).length > mostFields;
      const missing = (parts) => parts.find((part) => !isVisible(part));
      const isBegun = visible(".kind, legend", card).length > 0;
      if (isLong) {
        const isAlone = visible("pre, label", card).length === 0;
        if (isAlone && (isBegun || visible(".show", card).length > 0)) faults.push(`"${excerpt(legend)}" without code and fields`);
        continue;
      }
      const part = isBegun && missing([legend, ...code, ...answer]);
      if (part) faults.push(`"${excerpt(legend)}" without "${excerpt(part) || part.localName}"`);
    }
    return faults;
  }

  /// What the page shows between its slides, so what has to be on one of them.
  function everything() {
    const off = [...main.querySelectorAll(".off")];
    for (const node of off) node.classList.remove("off");
    const all = content();
    for (const node of off) node.classList.add("off");
    return all;
  }

  /// Goes through the slides from the first to the last, and returns their number and the faults of all.
  function all() {
    const bottom = innerHeight - deck.getBoundingClientRect().height;
    const rest = new Set(everything());
    const faults = [];
    press("Home");
    let count = 0;
    for (let last = ""; last !== number(); count += 1) {
      last = number();
      faults.push(...slide(bottom).map((fault) => `${last}: ${fault}`));
      for (const node of content()) rest.delete(node);
      press("PageDown");
    }
    return { count, faults: [...faults, ...[...rest].map((node) => `on no slide: "${excerpt(node) || node.localName}"`)] };
  }

  return { all };
})();
