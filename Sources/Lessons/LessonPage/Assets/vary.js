// Other values: panels with results that were computed when the page was made.

(() => {
  if (!("DecompressionStream" in globalThis)) return;
  const { element, fill, main, words } = Page;
  const { lines, position, read } = Results;
  const panels = [];
  /// The largest distance of a press from its mark, in pixels.
  const reach = 44;
  let count = 0;

  /// Gives the copy of a panel ids of its own.
  function rename(panel) {
    count += 1;
    for (const name of ["id", "for", "aria-labelledby", "aria-describedby"]) {
      for (const node of panel.querySelectorAll(`[${name}]`)) {
        node.setAttribute(name, node.getAttribute(name).split(" ").map((id) => `${id}-${count}`).join(" "));
      }
    }
  }

  /// The sentence of a panel that appears after a later question, and a function that hides the panel until then.
  function waiting(place, details, template) {
    const awaited = template.dataset.after?.split(" ").map(Number) ?? [];
    const later = element("p", { class: "later" }, fill(words.laterPanel, Math.max(...awaited) + 1));
    return () => {
      details.hidden = !Page.isRevealed && awaited.some((number) => !Page.isAnswered(Page.data.questions[number]));
      if (details.hidden) place.prepend(later);
      else later.remove();
    };
  }

  function makeMachine(place, template, name) {
    const details = place.querySelector("details");
    const { follow } = Machines.make(place, template, name, read);
    panels.push({ details, name, follow, wait: waiting(place, details, template) });
  }

  function make(place) {
    const name = place.dataset.panel;
    const template = document.getElementById(`panel-${name}`);
    if (!template) return;
    const isProduct = template.dataset.product === "true";
    place.append(template.content.cloneNode(true));
    rename(place);
    if (template.dataset.machine) {
      makeMachine(place, template, name);
      return;
    }
    const panelNumber = count;
    const isBoard = place.matches(".board");
    if (isBoard) {
      place.querySelector(".play").classList.add("drawn");
      place.querySelector("form > .goal")?.remove();
      place.querySelector("form").prepend(place.querySelector(":scope > .goal") ?? "");
    }
    const [play, form, said, found] = [".play", "form", ".compared", ".play > .found"].map((part) => place.querySelector(part));
    const controls = [...form.querySelectorAll(".control")].map(Controls.of);
    const originals = controls.map(({ original }) => original);
    const reset = form.querySelector("[type=reset]");
    const details = place.querySelector("details");
    let data = null;
    let asked = 0;
    const others = [...place.querySelectorAll(":scope > .found")].map(other);
    play.append(...others.map(({ node }) => node));
    const isCode = (text) => controls[0].position(text) >= 0;
    const goal = Goals.make(
      place, isBoard ? place.dataset.goal : template.dataset.goal, controls.reduce((product, { count }) => product * count, 1),
      (position) => controls.length === 1 ? controls[0].text(position) : "");

    /// Several panels can show the same table, so the names of their tables differ.
    function nameTables(node) {
      for (const table of node.querySelectorAll(".table, .records")) table.ariaLabel += `, ${panelNumber}`;
    }

    /// The result of another cell on a board: it follows, or stays and is lit.
    function other(node) {
      const { still, follows } = node.dataset;
      if (still) node.append(document.getElementById(still)?.content.cloneNode(true) ?? "");
      nameTables(node);
      const source = follows && document.getElementById(`panel-${follows}`)?.dataset.results;
      let own = null;
      return {
        node,
        async update(position) {
          if (!source) return;
          own ??= await read(source);
          node.innerHTML = lines(own, position) ?? "";
          nameTables(node);
        },
      };
    }

    const html = (data, values) => lines(data, position(controls, values, isProduct));

    /// Shows the state of the controls, with its result.
    async function update(isPress = false, isSilent = false) {
      const values = controls.map(({ value }) => value);
      const isOriginal = values.every((value, index) => value === originals[index]);
      for (const { show } of controls) show();
      reset.setAttribute("aria-disabled", String(isOriginal));
      form.querySelector("a").href = address(values);
      asked += 1;
      const number = asked;
      data ??= await read(template.dataset.results);
      if (number !== asked) return;
      const before = found.offsetHeight;
      const left = found.querySelector(".picture")?.scrollLeft;
      const index = position(controls, values, isProduct);
      for (const { update } of others) await update(index);
      if (number !== asked) return;
      const result = html(data, values) ?? "";
      found.innerHTML = result;
      nameTables(found);
      // Until it is decoded, a picture has no height.
      await Promise.all([...found.querySelectorAll("img")].map((image) => image.decode().catch(() => {})));
      if (number !== asked) return;
      // On a phone the middle of a figure is seen first, and then the place that was chosen.
      const frame = found.querySelector(".picture");
      if (frame) frame.scrollLeft = left ?? (frame.scrollWidth - frame.clientWidth) / 2;
      if (isPress || left === undefined) for (const picture of play.querySelectorAll(".picture")) reveal(picture);
      const reached = goal.visit(index, isPress);
      const words = [reached, sentence(values, result)];
      if (!isSilent) Page.say(said, words.filter(Boolean).join(Page.isJapanese ? "" : " "));
      light(values);
      markPlaces();
      // A slide that grew is dealt again.
      if (found.offsetHeight !== before) place.dispatchEvent(new Event("toggle"));
    }

    function sentence(values, result) {
      const original = html(data, originals);
      if (result === "") return words.notComputed;
      if (data.refused.includes(position(controls, values, isProduct))) return words.refused;
      const scrubber = controls.length === 1 && controls[0].script?.length > 0 ? controls[0] : null;
      if (scrubber) return lineSentence(scrubber, values[0]);
      if (result === original) return words.sameAsLesson;
      const picture = found.querySelector("svg, img");
      const alt = picture?.getAttribute("aria-label") ?? picture?.alt;
      if (alt) return /^.*?(?:\.(?= )|。|$)/s.exec(alt)[0];
      const marked = Compare.mark(found, new DOMParser().parseFromString(original ?? "", "text/html").body);
      return marked > 0 ? fill(words.cellsThatDiffer, marked) : words.otherThanLesson;
    }

    /// The current line of a script, and the number of places that it changed in the result, which are marked.
    function lineSentence({ text, script }, value) {
      const line = Number(text(value));
      if (line === 0) return words.scriptStart;
      const before = value > 0 && !data.refused.includes(value - 1) ? html(data, [value - 1]) : "";
      const marked = Compare.markChanges(found, new DOMParser().parseFromString(before ?? "", "text/html").body);
      return [fill(words.scriptLine, line, script.length, script[line - 1]), marked > 0 ? fill(words.scriptChanges, marked) : ""]
        .filter(Boolean).join(Page.isJapanese ? "" : " ");
    }

    /// Scrolls a figure that is wider than its frame to the place of the result.
    function reveal(picture) {
      const place = picture.querySelector(".light, [data-main]");
      if (!place || picture.scrollWidth <= picture.clientWidth) return;
      const [frame, mark] = [picture, place].map((node) => node.getBoundingClientRect());
      picture.scrollLeft += mark.left + mark.width / 2 - frame.left - frame.width / 2;
    }

    const address = (values) => "#" + new URLSearchParams(
      [["cell", name], ...controls.map(({ name, text }, index) => [name, text(values[index])])]);

    /// The values that the results show, by their positions, if one parameter changes.
    let numbers = null;

    function valueAt(position) {
      numbers ??= controls.length > 1 ? [] : data.results.map((_, index) =>
        /data-value="([^"]*)" data-main/.exec(lines(data, index) ?? "")?.[1]);
      return numbers[position];
    }

    /// The control that a place in a figure or a table changes, and its value there; null if no control has it.
    function target({ dataset: { bit, code, value } }) {
      for (const made of controls) {
        if (bit !== undefined && made.buttons) {
          return bit < made.buttons.length ? [made, made.value ^ (1 << bit)] : null;
        }
        if (code !== undefined && made.position(code) >= 0) return [made, made.position(code)];
      }
      if (value === undefined || controls.length > 1) return null;
      valueAt(0);
      return numbers.includes(value) ? [controls[0], numbers.indexOf(value)] : null;
    }

    /// Lights the code in the results of the other cells of a board.
    function light(values) {
      if (controls.length > 1) return;
      for (const { node } of others) {
        Lights.show(node, controls[0].text(values[0]), valueAt(values[0]), isCode);
        for (const cell of node.querySelectorAll("td[data-code]")) {
          cell.classList.toggle("seen", cell.textContent === cell.dataset.code && goal.has(controls[0].position(cell.dataset.code)));
        }
      }
    }

    function markPlaces() {
      for (const mark of [found, ...others.map(({ node }) => node)].flatMap((node) =>
        [...node.querySelectorAll("[data-bit], [data-code], [data-value]")])) {
        if (target(mark)) mark.classList.add("press");
        else if (mark.matches("circle")) mark.remove();
      }
    }

    /// Changes a control; where results exist for one changed parameter only, the others become those of the lesson.
    function choose(made, value) {
      made.value = value;
      if (!isProduct) for (const other of controls) if (other !== made) other.value = other.original;
      update(true);
    }

    /// The mark that is nearest to a pointer: marks of close numbers cover each other, and words next to a mark count as it.
    function nearest({ target, clientX, clientY }) {
      const mark = target.closest(".press");
      const svg = target.closest("svg");
      if (!svg || clientX === 0 && clientY === 0) return mark;
      const distance = (other) => {
        const { left, top, width, height } = other.getBoundingClientRect();
        return Math.hypot(clientX - left - width / 2, clientY - top - height / 2);
      };
      const all = [...svg.querySelectorAll(`${mark?.localName ?? "circle"}.press`)].map((other) => [distance(other), other]);
      const [best] = all.sort(([left], [right]) => left - right);
      return mark || best?.[0] <= reach ? best[1] : null;
    }

    play.addEventListener("click", (event) => {
      const mark = nearest(event);
      if (mark) choose(...target(mark));
    });
    form.addEventListener("click", (event) => {
      const pressed = event.target.closest("button");
      const made = controls.find((control) => ["buttons", "steps", "lines"].some((part) => control[part]?.includes(pressed)));
      if (!made) return;
      if (made.lines?.includes(pressed)) {
        const position = made.position(String(made.lines.indexOf(pressed) + 1));
        if (position >= 0) choose(made, position);
        return;
      }
      if (pressed.dataset.step && made.lines?.length > 0) {
        made.value = Math.min(Math.max(made.value + Number(pressed.dataset.step), 0), made.count - 1);
      } else if (pressed.dataset.step) made.value = (made.value + Number(pressed.dataset.step) + made.count) % made.count;
      else made.flip(made.buttons.indexOf(pressed));
      choose(made, made.value);
    });
    form.addEventListener("input", ({ target: field }) => {
      const made = controls.find(({ line }) => line.contains(field));
      if (made) choose(made, made.value);
    });
    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("reset", (event) => {
      event.preventDefault();
      for (const made of controls) made.value = made.original;
      goal.restart();
      update();
    });
    // The keys of a panel that has the focus; a field keeps its own.
    place.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("select, input")) return;
      const made = controls.find(({ buttons }) => buttons && event.key >= "1" && Number(event.key) <= buttons.length);
      if (!made || event.key.length !== 1) return;
      event.preventDefault();
      made.flip(Number(event.key) - 1);
      choose(made, made.value);
    });
    for (const { show } of controls) show();
    form.querySelector("a").href = address(originals);
    if (others.length > 0) {
      for (const { node } of others) Lights.offer(node, isCode);
      update();
    }
    document.addEventListener("presenting", ({ detail }) => { if (data === null) detail.push(update()); });
    panels.push({ details, name, follow, wait: waiting(place, details, template) });
    // A figure shows the lesson's values from the start, so that the controls stay in their place when they change.
    if (play.matches(".drawn") && others.length === 0) {
      new IntersectionObserver((entries, observer) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        if (asked === 0) update(false, true);
      }, { rootMargin: "400px" }).observe(play);
    }

    /// Shows the state that a link names; returns whether the panel has it.
    function follow(wanted) {
      const values = controls.map(({ name, position, original }) =>
        wanted.has(name) ? position(wanted.get(name)) : original);
      const changed = values.filter((value, index) => value !== originals[index]).length;
      const known = ["cell", ...controls.map(({ name }) => name)];
      if (values.includes(-1) || !isProduct && changed > 1 || [...wanted.keys()].some((key) => !known.includes(key))) return false;
      controls.forEach((made, index) => { made.value = values[index]; });
      update();
      return true;
    }
  }

  for (const place of main.querySelectorAll(".vary")) make(place);
  document.addEventListener("unveiled", () => { for (const { wait } of panels) wait(); });
  const follow = () => StateLinks.follow(panels);
  addEventListener("hashchange", follow);
  // The page hides what waits for an answer first.
  addEventListener("load", follow);
})();
