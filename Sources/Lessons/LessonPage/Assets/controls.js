// The controls of panels: fields, and the bits of codes.

const Controls = (() => {
  const { element, fill, words } = Page;

  /// A control of a parameter, whose value is a position among those that the page has results for.
  function of(line) {
    const field = line.querySelector("select, input");
    if (field) return Object.assign(fieldControl(field, line), { line });
    const bits = line.querySelector(".bits");
    const steps = [...line.querySelectorAll("[data-step]")];
    const buttons = [...bits.querySelectorAll("button")];
    const original = Number(bits.dataset.value);
    const text = (position) => position.toString(2).padStart(buttons.length, "0");
    const made = {
      name: bits.dataset.name, line, buttons, steps, original, count: 1 << buttons.length, text, flip, value: original,
    };
    function show() {
      buttons.forEach((button, index) => {
        const bit = text(made.value)[index];
        button.textContent = bit;
        button.setAttribute("aria-pressed", String(bit === "1"));
        button.setAttribute("aria-label", fill(words.bit, buttons.length - 1 - index, bit));
      });
    }
    function flip(index) {
      made.value ^= 1 << (buttons.length - 1 - index);
    }
    const position = (code) => code.length === buttons.length && /^[01]+$/.test(code) ? parseInt(code, 2) : -1;
    return Object.assign(made, { position, show });
  }

  function fieldControl(field, line) {
    const texts = field.dataset.values?.split("|") ?? [...field.options].map((option) => option.dataset.text ?? option.textContent);
    const output = line.querySelector("output");
    const original = Number(output ? field.getAttribute("value") : [...field.options].findIndex((option) => option.defaultSelected));
    const lines = [...line.querySelectorAll(".script button")];
    const typed = output && lines.length === 0 ? numberField(field, texts, line) : null;
    if (typed) output.replaceWith(...typed.nodes);
    return {
      name: field.name, original, lines, steps: [...line.querySelectorAll("[data-step]")],
      script: lines.map(({ textContent }) => textContent), count: texts.length, text: (position) => texts[position],
      position: (text) => texts.indexOf(text),
      get value() { return Number(field.value); },
      set value(position) { field.value = position; },
      show() {
        if (typed) typed.show(texts[field.value]);
        if (output) field.setAttribute("aria-valuetext", texts[field.value]);
        if (lines.length === 0) return;
        const current = Number(texts[field.value]);
        field.setAttribute("aria-valuetext", `${current} / ${lines.length}${current > 0 ? `: ${lines[current - 1].textContent}` : ""}`);
        output.textContent = `${current} / ${lines.length}`;
        lines.forEach((button, index) => {
          if (index === current - 1) button.setAttribute("aria-current", "step");
          else button.removeAttribute("aria-current");
        });
      },
    };
  }

  /// The field next to a slider, which lists the values that have a result, and says which they are if another is typed.
  function numberField(slider, texts, line) {
    const name = `${slider.id}-values`;
    const help = line.querySelector(".help");
    const list = element("datalist", { id: name }, ...texts.map((value) => element("option", { value })));
    const input = element("input", {
      type: "text", class: "typed", list: name, inputmode: texts.some((text) => text.startsWith("-")) ? "text" : "decimal",
      autocomplete: "off", "aria-describedby": help.id, "aria-label": line.querySelector("label > span").textContent,
    });
    function show(text) {
      input.value = text;
      input.removeAttribute("aria-invalid");
      help.textContent = "";
    }
    input.addEventListener("input", (event) => event.stopPropagation());
    input.addEventListener("change", () => {
      const number = Number(input.value.trim().normalize("NFKC").replace("\u2212", "-") || NaN);
      const position = texts.findIndex((text) => Number(text) === number);
      if (position < 0) {
        input.setAttribute("aria-invalid", "true");
        help.textContent = fill(words.computedValues, texts[0], texts.at(-1), Number((texts[1] - texts[0]).toPrecision(12)));
        return;
      }
      show(texts[position]);
      slider.value = position;
      slider.dispatchEvent(new Event("input", { bubbles: true }));
    });
    return { nodes: [input, list], show };
  }

  return { of };
})();
