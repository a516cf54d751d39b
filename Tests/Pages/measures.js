// What is measured on a page as it is shown now. Each measure returns its faults as lines of text, which are empty on a good page.

const Measures = (() => {
  const main = document.querySelector("main");
  const excerpt = (node) => (node.alt ?? node.textContent).trim().replace(/\s+/g, " ").slice(0, 60);
  const isVisible = (node) => node.getClientRects().length > 0 && node.checkVisibility({ visibilityProperty: true });
  const visible = (selector, inside = document) => [...inside.querySelectorAll(selector)].filter(isVisible);
  const fontSize = (node) => parseFloat(getComputedStyle(node).fontSize);
  const hasText = (node) => [...node.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.data.trim());

  /// Shows what waits for an answer and what is folded.
  function open() {
    for (const node of document.querySelectorAll("[hidden]")) node.hidden = false;
    for (const node of document.querySelectorAll("details")) node.open = true;
  }

  /// A page that is wider than its window.
  function width() {
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth ? [`the page is ${scrollWidth} pixels wide in a window of ${innerWidth}`] : [];
  }

  /// Controls and choices that are too low for a finger; links in prose are exempt.
  function controls() {
    const selector = "button, select, textarea, summary, input[type=text], input[type=search], .choices label, .setting, .menu a";
    return visible(selector).filter((node) => node.getBoundingClientRect().height < 43.9)
      .map((node) => `"${excerpt(node) || node.id}" is ${node.getBoundingClientRect().height} pixels high`);
  }

  /// Tables that are wider than their frames.
  function scrollingTables() {
    return [...main.querySelectorAll(".table")].filter((frame) => frame.scrollWidth > frame.clientWidth + 1)
      .map((frame) => `a table has ${frame.scrollWidth} pixels in ${frame.clientWidth}: ${excerpt(frame)}`);
  }

  /// The text nodes of a cell that are on its lines: raised digits are above them, and their caret has no size.
  function texts(cell) {
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    const nodes = [];
    while (walker.nextNode()) if (!walker.currentNode.parentElement.closest("sup, .caret")) nodes.push(walker.currentNode);
    return nodes;
  }

  /// Cells with a number or a short text on several lines.
  function brokenCells() {
    const range = document.createRange();
    return [...main.querySelectorAll(".table td:not(.prose, .long)")].filter((cell) => {
      const boxes = texts(cell).flatMap((text) => {
        range.selectNodeContents(text);
        return [...range.getClientRects()];
      });
      const middles = boxes.map(({ top, bottom }) => Math.round((top + bottom) / 2));
      return middles.length > 0 && Math.max(...middles) - Math.min(...middles) > 6 && !cell.querySelector("br");
    }).map((cell) => `a cell breaks: ${excerpt(cell)}`);
  }

  /// Text of tables that is smaller than 14 pixels.
  function smallTables() {
    return [...main.querySelectorAll(":is(.table, .records) :is(th, td, dt, dd, code)")].filter((node) => fontSize(node) < 14)
      .map((node) => `${fontSize(node)} pixels in a table: ${excerpt(node)}`);
  }

  /// Frames that the Tab key stops at although they hide nothing, and those that it misses.
  function stops() {
    return [...main.querySelectorAll(".table, pre, p:has(.drawing)")].filter(isVisible)
      .filter((frame) => frame !== document.activeElement && (frame.scrollWidth > frame.clientWidth + 1) !== (frame.tabIndex === 0))
      .map((frame) => `${frame.tabIndex === 0 ? "a stop that does not scroll" : "no stop where it scrolls"}: ${excerpt(frame)}`);
  }

  /// Tables without a name of their own.
  function names() {
    const all = [...main.querySelectorAll(".table, .records")].map((frame) =>
      frame.ariaLabel ?? frame.querySelector("table")?.ariaLabel ?? "");
    return all.filter((name, index) => ["", "Table", "表"].includes(name) || all.indexOf(name) !== index)
      .map((name) => `a name of a table is missing or not unique: "${name}"`);
  }

  /// Japanese in an English page, outside of code, that a voice would read as English.
  function languages() {
    if (document.documentElement.lang !== "en") return [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const faults = [];
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode;
      if (!/[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u.test(data) || parentElement.closest("script, pre, code")) continue;
      if (parentElement.closest("[lang]").getAttribute("lang") !== "ja") faults.push(`not marked as Japanese: ${data.trim().slice(0, 60)}`);
    }
    return faults;
  }

  /// Headings: one of the first level, and none that skips a level.
  function headings() {
    const levels = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].map((node) => Number(node.localName[1]));
    const titles = levels.filter((level) => level === 1).length;
    const skipped = levels.filter((level, index) => index > 0 && level > levels[index - 1] + 1).length;
    const faults = titles === 1 ? [] : [`${titles} headings of the first level`];
    return skipped === 0 ? faults : [...faults, `${skipped} headings skip a level`];
  }

  /// Fields without a keyboard or a label of their own, and questions whose fields are outside of a named group in a form.
  function fields() {
    const faults = [];
    for (const field of main.querySelectorAll("input, select, textarea")) {
      if (field.type === "text" && !field.inputMode) faults.push(`no inputmode: ${field.id}`);
      if (field.closest(".ask") && !field.closest("form fieldset")?.querySelector("legend")?.textContent.trim()) {
        faults.push(`outside of a form's named group: ${field.id}`);
      }
    }
    for (const form of main.querySelectorAll(".ask form")) {
      const labels = [...form.querySelectorAll(".field label")].map((label) => label.textContent.trim());
      const areUnique = new Set(labels).size === labels.length;
      if (labels.includes("") || !areUnique) faults.push(`labels that are missing or not unique: ${labels.join(" | ")}`);
    }
    return faults;
  }

  /// All that holds in any window, and all that holds in one of at least 1,280 pixels.
  function all() {
    const wide = innerWidth >= 1280 ? [...scrollingTables(), ...brokenCells(), ...smallTables()] : [];
    return [...width(), ...controls(), ...wide, ...stops(), ...names(), ...languages(), ...headings(), ...fields()];
  }

  return {
    all, brokenCells, controls, excerpt, fields, fontSize, hasText, headings, isVisible, languages, main, names, open,
    scrollingTables, smallTables, stops, visible, width,
  };
})();
