// The results for other values, as they are in the page: compressed, and each line once.

const Results = (() => {
  /// Expands the data of a panel.
  async function read(text) {
    const bytes = Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0));
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"))).json();
  }

  /// The HTML of a result.
  function lines({ lines, results }, position) {
    const result = results[position];
    return Array.isArray(result) ? result.map((line) => lines[line]).join("\n") : result;
  }

  /// The position of a state among the results; the last parameter changes first.
  function position(controls, values, isProduct) {
    if (isProduct) return controls.reduce((sum, { count }, index) => sum * count + values[index], 0);
    let start = 1;
    for (const [index, { count, original }] of controls.entries()) {
      const value = values[index];
      if (value !== original) return start + value - (value > original ? 1 : 0);
      start += count - 1;
    }
    return 0;
  }

  return { lines, position, read };
})();
