// The comparison of a result with that of the lesson.

const Compare = (() => {
  /// Marks the cells of a table that differ from those of another with the same shape, and returns their number.
  function mark(found, original) {
    const [cells, before] = [found, original].map((table) => [...table.querySelectorAll("td")]);
    if (cells.length !== before.length || found.querySelectorAll("tr").length !== original.querySelectorAll("tr").length) return 0;
    const other = cells.filter((cell, index) => cell.textContent !== before[index].textContent);
    for (const cell of other) cell.classList.add("other");
    return other.length;
  }

  /// Marks what a line of a script changed in a result, compared with that of the line before; returns the number of places.
  function markChanges(found, before) {
    const [output, old] = [found, before].map((result) => result.querySelector("pre.output code"));
    if (output) return markLines(output, old?.textContent.split("\n") ?? []);
    const cells = [found, before].map((table) => [...table.querySelectorAll("tr")].map((row) => [...row.querySelectorAll("td")]));
    const changed = cells[0].flatMap((row, number) =>
      row.filter((cell, index) => cell.textContent !== cells[1][number]?.[index]?.textContent));
    for (const cell of changed) cell.classList.add("other");
    return changed.length;
  }

  /// Marks the lines that are neither at the beginning nor at the end of another text.
  function markLines(output, old) {
    const lines = output.textContent.split("\n");
    const most = Math.min(lines.length, old.length);
    let [start, end] = [0, 0];
    while (start < most && lines[start] === old[start]) start += 1;
    while (end < most - start && lines.at(-1 - end) === old.at(-1 - end)) end += 1;
    const changed = lines.slice(start, lines.length - end);
    if (changed.length === 0) return 0;
    output.replaceChildren(
      lines.slice(0, start).map((line) => `${line}\n`).join(""), Page.element("mark", {}, changed.join("\n")),
      lines.slice(lines.length - end).map((line) => `\n${line}`).join(""));
    return changed.length;
  }

  return { mark, markChanges };
})();
