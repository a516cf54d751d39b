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

  return { mark };
})();
