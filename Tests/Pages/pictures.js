// What is measured in the drawings of a page.

const PictureMeasures = (() => {
  /// The least size of words, in CSS pixels.
  const least = 11;

  /// Calls an action with the elements of a drawing, and with the scale at which its image shows them. Their style is
  /// adopted, because the policy of the page refuses a style sheet that it does not know.
  function drawing(image, action) {
    const source = decodeURIComponent(image.src.split(",").slice(1).join(","));
    const style = new CSSStyleSheet();
    const elements = source.replace(/<style>(.*?)<\/style>/s, (_, rules) => {
      style.replaceSync(rules);
      return "";
    });
    const picture = new DOMParser().parseFromString(elements, "image/svg+xml").documentElement;
    const host = document.createElement("div");
    host.style.font = "initial";
    const root = host.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [style];
    root.append(picture);
    document.body.append(host);
    const result = action(picture, image.getBoundingClientRect().width / picture.viewBox.baseVal.width);
    host.remove();
    return result;
  }

  function drawings(selector, action) {
    return [...document.querySelectorAll(`${selector}[src^="data:image/svg"]`)].flatMap((image) =>
      drawing(image, (picture, scale) => action(image, picture, scale)));
  }

  /// Words that are smaller than they can be read.
  function smallWords(selector = "main img") {
    return drawings(selector, ({ alt }, picture, scale) =>
      [...picture.querySelectorAll("text")].map((text) => [text.textContent, Measures.fontSize(text) * scale])
        .filter(([, size]) => size < least).map(([text, size]) => `${alt.slice(0, 60)}: "${text}" has ${size} pixels`));
  }

  /// State diagrams that are wider than their column, and words in them that are small, cut off, or on each other.
  function diagrams() {
    return [...smallWords(".diagram img"), ...drawings(".diagram img", (image, picture) => {
      const faults = [];
      const room = image.closest(".diagram").clientWidth;
      if (image.width > room) faults.push(`${image.width} pixels wide in ${room}`);
      const boxes = [...picture.querySelectorAll("text")].map((text) => ({ text: text.textContent, box: text.getBBox() }));
      boxes.forEach((one, place) => {
        for (const other of boxes.slice(place + 1)) if (isOn(one.box, other.box)) faults.push(`"${one.text}" on "${other.text}"`);
        if (one.box.x < 0 || one.box.x + one.box.width > picture.viewBox.baseVal.width) faults.push(`"${one.text}" is cut off`);
      });
      // Lines come first; whatever has words comes later and hides what is below it.
      const all = [...picture.children];
      const last = all.findLastIndex((node) => node.matches("path, polyline") && getComputedStyle(node).fill === "none");
      if (all.slice(0, Math.max(last, 0)).some((node) => node.localName === "text")) faults.push("a line is drawn over words");
      return faults.map((fault) => `${image.closest("article").id} ${image.alt.slice(0, 60)}: ${fault}`);
    })];
  }

  /// Whether two boxes share an area. Lines of one text are 18 units apart, less than some fonts are high.
  function isOn(a, b) {
    if (Math.abs(Math.abs(a.y - b.y) - 18) < 0.2) return false;
    return a.x + 1 < b.x + b.width && b.x + 1 < a.x + a.width && a.y + 1 < b.y + b.height && b.y + 1 < a.y + a.height;
  }

  return { diagrams, smallWords };
})();
