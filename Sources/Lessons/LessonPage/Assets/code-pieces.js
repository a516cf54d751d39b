// Code that is taller than a slide, as pieces of some lines each; only slides show them.

const CodePieces = (() => {
  const { element } = Page;

  /// The text nodes of a block of code.
  function texts(block) {
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    const nodes = [];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    return nodes;
  }

  /// The places after the line ends of a block, as text nodes with offsets.
  function ends(block) {
    return texts(block).flatMap((node) => [...node.data.matchAll(/\n/g)].map(({ index }) => [node, index + 1]));
  }

  /// Puts pieces of at most a number of lines after a block, as equal as they can be, and hides the block.
  function split(block, most) {
    const lines = ends(block);
    const code = block.querySelector("code") ?? block;
    const count = Math.ceil((lines.length + 1) / Math.max(1, most));
    if (count < 2) return;
    const size = Math.ceil((lines.length + 1) / count);
    let last = block;
    for (let index = 0; index < count; index += 1) {
      const range = document.createRange();
      range.selectNodeContents(code);
      if (index > 0) range.setStart(...lines[index * size - 1]);
      if (index < count - 1) range.setEnd(...lines[(index + 1) * size - 1]);
      const piece = element("pre", { class: `${block.className} piece` }, element("code", {}, range.cloneContents()));
      last.after(piece);
      last = piece;
    }
    block.classList.add("in-pieces");
  }

  /// Takes all pieces away.
  function join(place) {
    for (const piece of place.querySelectorAll(".piece")) piece.remove();
    for (const block of place.querySelectorAll(".in-pieces")) block.classList.remove("in-pieces");
  }

  return { join, split };
})();
