// Dealing the blocks of a page to slides: by their measured heights, with headings and sentences next to what they
// announce, and each question on a slide of its own.

const Deal = (() => {
  const { main } = Page;
  const headings = "h1, h2, h3, h4, .part, .top";
  const pictures = ".diagram, p:has(> img, > .placed)";
  const exhibits = `.table, .records, .vary, pre, .cell, ${pictures}`;
  /// The smallest share of a slide that a picture gets.
  const picturesShare = 0.6;
  /// The largest height of a remark below a picture, as a share of the window.
  const longestRemark = 0.15;

  /// Whether a block takes up space; the content of a closed fold has a size, too.
  function isVisible(node) {
    return node.getClientRects().length > 0 && node.checkVisibility() && node.getBoundingClientRect().height > 0;
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

  /// The parts that a tall block can be dealt by; text between them would be on every slide.
  function parts(node) {
    if (isTable(node)) return [...node.querySelectorAll("tbody tr")];
    if (node.matches(".vary, p, pre, img, table, legend, label, svg, .diagram, .compared") || node.matches(headings)) return [];
    if ([...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim() !== "")) return [];
    // The parts of a form are those of the question: its text, its code, what it asks for, and the buttons.
    return [...node.children].filter(isVisible).flatMap((child) => child.matches("fieldset, .cell:has(> .piece)") ? parts(child) : [child]);
  }

  /// The pieces that slides are made of, each with its place, and the height of the table head that is repeated above it.
  function pieces(node, available, head = 0) {
    const box = node.getBoundingClientRect();
    const inner = box.height > available ? parts(node) : [];
    if (inner.length < 2 && !inner.some((part) => parts(part).length > 1)) return [{ node, top: box.top, bottom: box.bottom, head }];
    if (node.matches("ol")) [...node.children].forEach((item, index) => { item.value = node.start + index; });
    const repeated = isTable(node) ? node.querySelector("thead")?.getBoundingClientRect().height ?? 0 : 0;
    const all = inner.flatMap((part, index) => pieces(part, available - repeated, index > 0 ? repeated : 0));
    // What frames the parts, such as the head of a table, comes with the first and the last of them.
    if (all.length > 0) {
      all[0].top = box.top;
      all.at(-1).bottom = box.bottom;
    }
    return all;
  }

  function picture(node) {
    return node.matches(pictures) ? node.querySelector("img") : null;
  }

  /// Whether a piece announces the next one, so that both are on one slide.
  function announces({ node }, next) {
    if (node.matches(headings) || node.matches(".kind, legend, .title, .experiment, summary")) return true;
    // Code comes with its output, and a closed fold with what it belongs to.
    if (node.matches(".cell, pre.code") && next.node.matches("pre.output")) return true;
    if (next.node.matches(".buttons") && node.matches(".fields, .choices, .lines, label")) return true;
    if (next.node.matches(".foot, details:not([open])") && !node.matches("details")) return true;
    if (!node.matches("p") || picture(node) || node.parentElement !== next.node.parentElement) return false;
    if (picture(next.node) !== null || /[:：]$/.test(node.textContent.trim()) && next.node.matches(`${exhibits}, ul, ol`)) return true;
    // A sentence above a table or code belongs to it, unless it is below another.
    return next.node.matches(exhibits) && isShort([{ node }]) && !node.previousElementSibling?.matches(exhibits);
  }

  /// The position of the first of the last pieces of a slide that announce a piece; the number of pieces if none does.
  function lead(slide, piece) {
    let first = slide.length;
    while (first > 0 && announces(slide[first - 1], slide[first] ?? piece)) first -= 1;
    return first;
  }

  /// Whether a piece goes on about the picture before it, in a sentence or two, or as its list of arrows.
  function continues(piece, { node }) {
    if (piece.node.matches(".arrows, .words, details")) return true;
    return piece.node.matches("p") && piece.node.parentElement === node.parentElement && piece.bottom - piece.top < longestRemark * innerHeight;
  }

  /// Whether pieces are a sentence or two, such as those below a table.
  function isShort(slide) {
    return slide.every(({ node }) => node.matches("p, ul, ol") && !picture(node))
      && slide.reduce((sum, { node }) => sum + node.offsetHeight, 0) < longestRemark * 2 * innerHeight;
  }

  /// Whether a piece begins a slide, whatever there is room for.
  function begins(piece, slide, isFull) {
    const last = slide.at(-1);
    const isTitle = slide.every(({ node }) => node.matches(headings));
    // A sentence can come between the title and the question.
    const texts = slide.filter(({ node }) => !node.matches(headings));
    if (piece.node.matches(".card") && !isFull && texts.length === 1 && isShort(texts)) return false;
    if (piece.block !== last.block && (piece.block.matches(".card") || last.block.matches(".card"))) return !isTitle;
    if (piece.node.matches(".vary") || last.node.matches(".vary")) return !isTitle;
    if (picture(last.node)) return !continues(piece, last);
    return piece.node.matches(headings) && !isTitle;
  }

  /// Whether a block can be on several slides although one has room for it: a question cannot.
  function isDivisible(node) {
    return !node.matches("form, .ask, .verdict") && !node.closest(".card:not(.answered)");
  }

  /// Deals the blocks of a page that shows all of them to slides of a height.
  function deal(available) {
    const slides = [];
    let slide = [];
    const next = (first) => {
      const rest = slide.splice(first);
      if (slide.length > 0) slides.push(slide);
      slide = rest;
    };
    for (const block of blocks()) {
      const queue = pieces(block, available);
      while (queue.length > 0) {
        const piece = queue.shift();
        piece.block = block;
        if (slide.length > 0) {
          const first = lead(slide, piece);
          const used = piece.top - slide[0].top + slide[0].head;
          const isFull = piece.bottom - piece.top + used > available;
          if (isFull && (first === 0 || piece.node.matches(".result"))) {
            // Titles are not alone, if what they announce can be divided.
            const inner = isDivisible(piece.node) ? pieces(piece.node, piece.node.getBoundingClientRect().height - 1) : [];
            if (inner.length > 1) {
              queue.unshift(...inner);
              continue;
            }
          }
          const isCramped = picture(piece.node) !== null && first > 0 && used > available * (1 - picturesShare);
          if (begins(piece, slide, isFull)) next(slide.length);
          else if (isFull || isCramped) next(first > 0 ? first : slide.length);
        }
        slide.push(piece);
      }
    }
    next(slide.length);
    return slides;
  }

  return { deal, exhibits, headings, isDivisible, isShort, isVisible, lead, parts, picture };
})();
