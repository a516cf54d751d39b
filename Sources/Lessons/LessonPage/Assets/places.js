// A wrong answer takes its place in a picture: a dashed ring at the learner's code or number, next to a solid ring at the
// right one, in the first picture of the card or below it that has both places; for numbers, above the next question.

(() => {
  const { element, fill, main } = Page;

  /// The places of a picture, each `CODE,VALUE,X,Y,RADIUS`; numbers that are missing at the end are those before.
  function placesOf(picture) {
    let numbers = [];
    return picture.dataset.places.split(" ").map((place) => {
      const [code, number, ...own] = place.split(",");
      numbers = [...own.map(Number), ...numbers.slice(own.length)];
      const [x, y, radius] = numbers;
      return { code, number, x, y, radius };
    });
  }

  /// The rows of a wrong answer that are codes or numbers: what was written, what is right, and how both are compared.
  function wrongRows(question, answers) {
    if (question.form !== "rows" || !answers) return [];
    return question.right.flatMap(({ kind, forms }, index) => {
      const form = Answers.canonical(answers[index], kind, Page.data.longest);
      if (!["code", "number"].includes(kind) || form === null || forms.includes(form)) return [];
      const wrote = kind === "number" ? answers[index].replace(/^-/, "\u2212") : answers[index];
      return [{ kind, form, forms, wrote, right: question.shown[index] }];
    });
  }

  /// The two places of each row that has both in a picture; numbers on different lines of it are not compared.
  function pairs(picture, rows) {
    const places = placesOf(picture);
    return rows.flatMap((row) => {
      const forms = places.map((place) => place[row.kind] && Answers.canonical(place[row.kind], row.kind));
      const isApart = (from, to) => from.code || to.code ? from.x !== to.x || from.y !== to.y : from.x !== to.x && from.y === to.y;
      const all = places.filter((_, index) => forms[index] === row.form).flatMap((from) =>
        places.filter((to, index) => row.forms.includes(forms[index]) && isApart(from, to)).map((to) => ({ ...row, from, to })));
      return all.slice(0, 1);
    });
  }

  function shape(name, attributes, ...children) {
    const node = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [attribute, value] of Object.entries(attributes)) if (value !== "") node.setAttribute(attribute, value);
    node.append(...children);
    return node;
  }

  function ring(place, kind) {
    const { code, number, x, y, radius } = place;
    const circle = { cx: x, cy: y, r: Math.max(radius, 6) + 6 };
    return shape("g", { class: kind, "data-code": code, "data-value": number },
      shape("circle", { ...circle, class: "ground" }), shape("circle", circle));
  }

  /// Draws rings around the places of a picture, and says below it what they are.
  function draw(picture, found) {
    let frame = picture.closest(".placed");
    if (!frame) {
      frame = element("span", { class: "placed" });
      picture.replaceWith(frame);
      const [width, height] = ["width", "height"].map((side) => picture.getAttribute(side));
      frame.append(picture, shape("svg", { viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" }));
      frame.after(element("span", { class: "rings" }));
    }
    for (const { from, to, wrote, right } of found) {
      frame.lastElementChild.append(ring(to, "there"), ring(from, "yours"));
      frame.nextElementSibling.append(element("span", {}, fill(Page.words.placed, wrote, right)));
    }
  }

  function clear() {
    for (const frame of main.querySelectorAll(".placed")) {
      frame.nextElementSibling.remove();
      frame.replaceWith(frame.firstElementChild);
    }
  }

  /// Whether a picture is below a question, and above the next one, if there is one: other numbers can mean something else.
  function isBelow(place, picture, next) {
    const follows = (first, second) => (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    return follows(place, picture) && (!next || follows(picture, next));
  }

  /// Draws the wrong answers of all cards whose verdict is shown.
  function update() {
    clear();
    const all = Cards.places();
    for (const [index, place] of all.entries()) {
      if (!place.querySelector(".verdict.no")) continue;
      const question = Cards.questionOf(place);
      const rows = wrongRows(question, Page.last[question.id]);
      const pictures = rows.length === 0 ? [] : [...place.closest("article").querySelectorAll("img[data-places]")]
        .filter((picture) => Cards.cardOf(place).contains(picture)
          || isBelow(place, picture, rows.some(({ kind }) => kind === "code") ? null : all[index + 1]));
      for (const picture of pictures) {
        const found = pairs(picture, rows);
        if (found.length === 0) continue;
        draw(picture, found);
        break;
      }
    }
  }

  document.addEventListener("answered", update);
})();
