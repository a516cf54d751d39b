// What all parts of a page share: its data, its words, the learner's answers, and small helpers.

const Page = (() => {
  const main = document.querySelector("main");
  const tools = document.getElementById("tools");
  const japanese = /([\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}ー、。「」]+)/u;

  function read(page) {
    return JSON.parse(new TextDecoder().decode(
      Uint8Array.from(atob(page.getElementById("data").textContent), (byte) => byte.charCodeAt(0))));
  }

  const page = {
    main, tools, read,
    data: read(document),
    /// The first answer to each question, by its id; null is "I don't know yet". The class code says no more than this.
    first: {},
    /// The latest answer to each question.
    last: {},
    /// Whether the browser saves the answers.
    isKept: true,
    /// Whether everything is shown, whatever has been answered.
    isRevealed: false,
    get words() { return page.data.words; },
    get isJapanese() { return document.documentElement.lang === "ja"; },
    element, fill, say, keep, forget, isAnswered,
  };

  function key() {
    return `swift-lessons:${page.data.edition}`;
  }

  function load() {
    try {
      const kept = JSON.parse(localStorage.getItem(key())) ?? {};
      page.first = kept.first ?? {};
      page.last = kept.last ?? {};
    } catch {
      page.isKept = false;
    }
  }

  function keep() {
    try {
      localStorage.setItem(key(), JSON.stringify({ first: page.first, last: page.last }));
    } catch {
      page.isKept = false;
    }
  }

  function forget() {
    page.first = {};
    page.last = {};
    keep();
  }

  function isAnswered(question) {
    return question.id in page.first;
  }

  function element(name, attributes = {}, ...children) {
    const node = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) {
      if (value !== false) node.setAttribute(attribute, value === true ? "" : value);
    }
    node.append(...children);
    if (!page.isJapanese && !("lang" in attributes)) markJapanese(node);
    return node;
  }

  /// Shows a sentence in an element.
  function say(node, text) {
    node.replaceChildren(...element("span", {}, text).childNodes);
  }

  /// Marks the Japanese of an element on a page in another language, so that it is read aloud as Japanese.
  function markJapanese(node) {
    for (const text of [...node.childNodes].filter(({ nodeType, data }) => nodeType === 3 && japanese.test(data))) {
      if (node.matches("option, textarea")) node.lang = "ja";
      else text.replaceWith(...text.data.split(japanese).map((run, index) => index % 2 === 0 ? run : element("span", { lang: "ja" }, run)));
    }
  }

  /// The text with values in place of `{}`, from left to right.
  function fill(text, ...values) {
    return values.reduce((filled, value) => filled.replace("{}", value), text);
  }

  load();
  return page;
})();
