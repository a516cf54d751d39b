// The places of one code: in tables, on rings, and on lines.

const Lights = (() => {
  const most = 8;
  const trails = new WeakMap();

  function shape(name, attributes) {
    const node = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [attribute, value] of Object.entries(attributes)) node.setAttribute(attribute, value);
    return node;
  }

  const center = (mark) => [mark.getAttribute("cx"), mark.getAttribute("cy")].map(Number);
  const distance = (mark, other) => Math.hypot(center(mark)[0] - center(other)[0], center(mark)[1] - center(other)[1]);

  /// The marks of a figure on the way from one to another: along a ring the shorter way, along a line none.
  function way(marks, from, to) {
    const isRing = marks.length > 3 && distance(marks[0], marks.at(-1)) < 2 * distance(marks[0], marks[1]);
    if (!isRing || from < 0) return [marks[to]];
    const size = marks.length;
    const forward = (to - from + size) % size;
    const step = forward <= size / 2 ? 1 : size - 1;
    const count = step === 1 ? forward : size - forward;
    return Array.from({ length: count }, (_, index) => marks[(from + step * (index + 1)) % size]);
  }

  /// Moves the light of a figure to a mark, and leaves a trail.
  function walk(svg, marks, mark) {
    const trail = trails.get(svg) ?? [];
    trails.set(svg, trail);
    const before = trail.at(-1);
    if (before === mark) return;
    trail.push(mark);
    if (trail.length > most) trail.shift();
    svg.querySelector(".trail")?.remove();
    const group = shape("g", { class: "trail" });
    for (const [index, { attributes: { cx, cy, r } }] of trail.slice(0, -1).entries()) {
      group.append(shape("circle", { cx: cx.value, cy: cy.value, r: r.value, opacity: (index + 2) / (most + 2) }));
    }
    const [cx, cy] = center(mark);
    const here = shape("circle", { class: "light", cx, cy, r: mark.getAttribute("r") });
    group.append(here);
    svg.insertBefore(group, svg.querySelector("[data-code], [data-value]"));
    if (!before || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const path = [before, ...way(marks, marks.indexOf(before), marks.indexOf(mark))].map(center);
    here.animate(path.map(([x, y]) => ({ transform: `translate(${x - cx}px, ${y - cy}px)` })), 150);
  }

  function lightFigure(svg, code, value) {
    const marks = [...svg.querySelectorAll("[data-code], [data-value]")];
    const mark = marks.find(({ dataset }) => dataset.code === code)
      ?? marks.find(({ dataset }) => value !== undefined && dataset.code === undefined && dataset.value === value);
    if (mark) return walk(svg, marks, mark);
    svg.querySelector(".trail")?.remove();
    trails.delete(svg);
  }

  /// The cells of a row that begin with a code, up to the next code.
  function* groups(table, isCode) {
    for (const { cells } of table.tBodies[0]?.rows ?? []) {
      let group = null;
      for (const cell of cells) {
        if (isCode(cell.textContent)) {
          if (group) yield group;
          group = [];
        }
        group?.push(cell);
      }
      if (group) yield group;
    }
  }

  /// Lights what stands for a code, or for its value, in an element.
  function show(root, code, value, isCode) {
    for (const svg of root.querySelectorAll("svg")) lightFigure(svg, code, value);
    for (const table of root.querySelectorAll("table")) {
      for (const group of groups(table, isCode)) {
        for (const cell of group) cell.classList.toggle("here", group[0].textContent === code);
      }
    }
  }

  /// Marks what can be pressed to choose a code in tables.
  function offer(root, isCode) {
    for (const table of root.querySelectorAll("table")) {
      for (const group of groups(table, isCode)) for (const cell of group) cell.dataset.code = group[0].textContent;
    }
  }

  return { offer, show };
})();
