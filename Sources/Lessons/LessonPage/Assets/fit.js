// The sizes of what is on slides: pictures take the room that they have, and what is too tall becomes smaller.

const Fit = (() => {
  const { main } = Page;
  /// The space above and below the content of a slide.
  const margins = 48;

  /// The height of a slide with its margins, above the buttons.
  function height() {
    return innerHeight - document.querySelector(".deck").offsetHeight;
  }

  function isTooTall() {
    return main.offsetHeight > height();
  }

  /// Makes small tables large and tall questions small, and deals tall code to pieces.
  function prepare(room) {
    const tables = [...main.querySelectorAll(".table")].filter(Deal.isVisible);
    for (const table of tables) table.classList.add("large");
    const fits = tables.map((table) => table.scrollWidth <= table.clientWidth && table.offsetHeight < room * 0.7);
    tables.forEach((table, index) => table.classList.toggle("large", fits[index]));
    for (const question of main.querySelectorAll(".card:has(> .ask)")) condense(question, room);
    for (const output of main.querySelectorAll(".cell + pre.output")) {
      const parts = [output.previousElementSibling.previousElementSibling, output.previousElementSibling, output];
      const height = parts.reduce((sum, part) => sum + (part?.offsetHeight ?? 0), 0);
      if (height > room * 0.85) for (const part of parts.slice(1)) part.classList.add("dense");
    }
    for (const block of [...main.querySelectorAll("pre:not(.vary *)")].filter(Deal.isVisible)) {
      const lines = block.textContent.split("\n").length;
      const above = announcement(block);
      const most = Math.floor((above > 0 ? room - above - margins : room * 0.85) * lines / block.offsetHeight);
      if (most < lines) CodePieces.split(block, Math.max(most, 3));
    }
  }

  /// Makes a question that is taller than a slide smaller: as wide as the window, with its code next to its fields, and
  /// tight. If nothing helps, it is dealt to several slides.
  function condense(card, room) {
    const kinds = ["broad", "beside", "tight"];
    const above = card.previousElementSibling;
    const first = above?.matches("h2, h3, h4") ? above : card;
    const isTooTall = (top) => card.getBoundingClientRect().bottom - top.getBoundingClientRect().top + margins / 4 > room;
    const hasCode = card.querySelector("fieldset > .cell") !== null;
    const choices = [[], ["broad"], ["broad", "beside"], ["broad", "tight"], kinds].filter((choice) => hasCode || !choice.includes("beside"));
    const choose = (choice) => { for (const kind of kinds) card.classList.toggle(kind, choice.includes(kind)); };
    for (const top of [first, card]) {
      for (const choice of choices) {
        choose(choice);
        if (!isTooTall(top)) return;
      }
    }
    // The recorded table is next to its verdict rather than large.
    for (const table of card.querySelectorAll(".large")) table.classList.remove("large");
    choose(["broad", "tight"]);
  }

  /// The height of the question above its code, if both are not on one slide with its fields.
  function announcement(block) {
    const cell = block.closest("fieldset > .cell");
    const card = cell?.closest(".card.tight:not(.beside)");
    return card ? cell.getBoundingClientRect().top - card.getBoundingClientRect().top : 0;
  }

  function reset() {
    release();
    for (const kind of ["off", "large", "broad", "beside", "tight", "dense"]) {
      for (const node of [...main.getElementsByClassName(kind)]) node.classList.remove(kind);
    }
    for (const image of main.querySelectorAll("img")) image.style.width = "";
    CodePieces.join(main);
  }

  /// Takes away what is for the slide that is shown.
  function release() {
    main.classList.remove("spread", "snug", "roomy", "narrow");
    for (const panel of main.querySelectorAll(".play")) panel.style.zoom = "";
    document.documentElement.style.removeProperty("--grow");
    for (const kind of ["pair", "picture", "continued"]) for (const node of [...main.getElementsByClassName(kind)]) node.classList.remove(kind);
  }

  /// Lays out a slide that is shown: it uses the window if it has two columns, and a picture has all the room.
  function arrange(slide) {
    main.classList.toggle("spread", slide.some(({ block, node }) => block.matches(".broad") || node.closest(".wide") || node.querySelector(".wide")));
    main.classList.toggle("snug", slide.layout === "snug");
    if (slide.layout === "pair") pair(slide);
    // A question that goes on says so.
    for (const { block } of slide) {
      const kind = block.querySelector(".kind");
      if (!block.matches(".card") || !kind) continue;
      block.dataset.continued = `${kind.textContent}${Page.words.continued}`;
      block.classList.toggle("continued", !Deal.isVisible(kind));
    }
    picture(slide);
    const panel = slide.find(({ node }) => node.matches(".vary"))?.node.querySelector(".play");
    if (panel) shrink(panel);
    else if (slide.size) Sizes.resize(slide.size);
  }

  /// Shows the only table or block of code of a slide next to its sentences.
  function pair(slide) {
    const found = slide.filter(({ node }) => node.matches(Deal.exhibits));
    const place = found[0]?.node.parentElement;
    if (found.length !== 1 || !place.matches("section") || !found[0].node.matches(".table, .records, pre")) return;
    place.classList.add("pair");
    found[0].node.classList.add("picture");
    main.classList.add("spread");
  }

  /// Makes a panel as small as its slide demands: all of it is seen while a reader changes something.
  function shrink(panel) {
    main.classList.add("spread");
    for (let size = 0.95; isTooTall() && size >= 0.45; size -= 0.05) panel.style.zoom = size;
  }

  /// Gives the picture of a slide the room that it has below its text, or next to it if the picture is larger there.
  function picture(slide) {
    const [piece, other] = slide.filter(({ node }) => Deal.picture(node));
    if (!piece || other) return;
    const image = Deal.picture(piece.node);
    const place = piece.node.parentElement;
    place.classList.remove("pair");
    const width = enlarge(image, () => height() - main.offsetHeight + image.offsetHeight);
    const text = slide.find(({ node }) => node.parentElement === place && node.matches("p, ul, ol") && node !== piece.node);
    if (!text || !place.matches("section") || slide.some(({ node }) => node.closest(".wide"))) return;
    place.classList.add("pair");
    main.classList.add("spread");
    piece.node.classList.add("picture");
    const above = () => text.node.getBoundingClientRect().top - main.getBoundingClientRect().top - margins / 2;
    if (enlarge(image, () => height() - margins - above()) > width * 1.15 && !isTooTall()) return;
    release();
    image.style.width = `${width}px`;
  }

  /// Makes an image as large as its place and the room allow, and returns its width.
  function enlarge(image, room) {
    image.style.width = "1px";
    const [wide, high] = ["width", "height"].map((side) => Number(image.getAttribute(side)) || 1);
    const width = Math.floor(Math.min(image.closest("p, .diagram").clientWidth, Math.max(room(), 100) * wide / high));
    image.style.width = `${width}px`;
    return width;
  }

  return { arrange, height, isTooTall, margins, prepare, release, reset };
})();
