// The fields of a question, by the form of its answer. Each returns its elements and `read`, which gives the answers or
// undefined where one is missing or unreadable, and says so next to it.

const Fields = (() => {
  const { element, fill } = Page;

  /// The numbers of digits that the answers and the slips of a row have; empty where they are not codes.
  function lengths(question, index) {
    const values = [question.right[index], ...question.slips.map((slip) => slip[index])];
    return new Set(values.filter((value) => value?.kind === "code").flatMap((value) => value.forms.map((form) => form.length)));
  }

  /// Whether all values of a row have the property, so that a keyboard made for them shows nothing of the answer.
  function all(question, index, property) {
    return [question.right[index], ...question.slips.map((slip) => slip[index])]
      .every((value) => value === undefined || value.forms.every(property));
  }

  function keyboard(question, index) {
    const { kind } = question.right[index];
    // All rows have the same one, so that it says nothing of a single answer.
    const all = (property) => [question.right, ...question.slips].flat().every((value) => value.forms.every(property));
    if (kind === "code" && all((form) => /^[01]+$/.test(form))) return "numeric";
    // The keyboards for numbers have no minus sign and no fraction bar on some phones.
    if (kind === "number" && all((form) => /^[0-9]+(\/[0-9]+)?$/.test(form))) return "decimal";
    return "text";
  }

  function field(question, index, name) {
    if (question.words.length > 0) {
      const options = ["", ...question.words].map((word) => element("option", { value: word }, word || Page.words.choose));
      return element("select", { id: name }, ...options);
    }
    const { kind } = question.right[index];
    const digits = Math.max(0, ...lengths(question, index));
    return element("input", {
      type: "text", id: name, autocomplete: "off", autocapitalize: "off", spellcheck: "false", class: kind,
      inputmode: keyboard(question, index), enterkeyhint: "done", maxlength: Page.data.longest,
      size: kind === "code" ? Math.max(digits, 4) + 2 : kind === "number" ? 8 : 20,
    });
  }

  /// Whether a number has a decimal comma: no group of thousands begins with 0, and none is in a question of small numbers.
  function hasDecimalComma(question, index, text) {
    const digits = text.normalize("NFKC").replace(/^[^0-9]+/, "");
    if (!/^[0-9]+,[0-9]+$/.test(digits)) return false;
    return digits.startsWith("0") || all(question, index, (form) => !/[0-9]{4}/.test(form));
  }

  function problem(question, index, text) {
    const { kind } = question.right[index];
    const words = Page.words;
    if (kind === "number" && hasDecimalComma(question, index, text)) return words.point;
    const form = Answers.canonical(text, kind, Page.data.longest);
    if (form === null) return text === "" ? words.missing : words[kind] ?? words.long;
    if (kind === "code" && all(question, index, (known) => /^[01]+$/.test(known)) && !/^[01]+$/.test(form)) return words.code;
    const known = [...lengths(question, index)];
    const right = question.right[index].forms[0]?.length;
    return kind === "code" && known.length > 0 && !known.includes(form.length) ? fill(words.digits, right) : "";
  }

  function rows(question, number) {
    const lines = question.right.map((_, index) => {
      const name = `answer-${number}-${index}`;
      const input = field(question, index, name);
      const help = element("span", { class: "help", id: `${name}-help` });
      // A single field is what the title says, unless its label does.
      const text = ((question.right.length > 1 || question.isNamed) && question.labels[index]) || question.title || Page.words.answer;
      const label = element("label", { for: name }, /^[01]{3,}$/.test(text) ? element("code", {}, text) : text);
      return { input, help, line: element("p", { class: "field" }, label, input, help) };
    });
    function read() {
      let first = null;
      lines.forEach(({ input, help }, index) => {
        help.textContent = problem(question, index, input.value.trim());
        if (help.textContent === "") {
          input.removeAttribute("aria-invalid");
          input.removeAttribute("aria-describedby");
        } else {
          input.setAttribute("aria-invalid", "true");
          input.setAttribute("aria-describedby", help.id);
          first ??= input;
        }
      });
      first?.focus();
      return first ? undefined : lines.map(({ input }) => input.value.trim());
    }
    const title = question.title && !question.isNamed && question.right.length > 1 && question.labels.some((label) => label !== "")
      ? [element("p", { class: "title" }, question.title)] : [];
    return { elements: [...title, element("div", { class: "fields" }, ...lines.map(({ line }) => line))], read };
  }

  function output(question, number) {
    const words = Page.words;
    const name = `answer-${number}`;
    const text = element("textarea", {
      id: `${name}-text`, rows: "3", "aria-label": words.prints, spellcheck: "false", autocapitalize: "off",
      maxlength: Page.data.longest,
    });
    const help = element("span", { class: "help", id: `${name}-help`, role: "alert" });
    const endings = question.isExperiment ? ["nothing"] : ["nothing", "warns", "error", "traps"];
    const choices = ["prints", ...endings].map((word) => {
      const input = element("input", { type: "radio", name, value: word, id: `${name}-${word}` });
      return element("label", {}, input, element("span", {}, words[word]));
    });
    const list = element("div", { class: "choices" }, choices[0], element("div", { class: "lines" }, text), ...choices.slice(1));
    const chosen = () => list.querySelector("input:checked");
    text.addEventListener("input", () => {
      if (chosen()?.value !== "traps") choices[0].querySelector("input").checked = true;
    });
    function read() {
      const word = chosen()?.value;
      if (!word) {
        help.textContent = words.missingChoice;
        choices[0].querySelector("input").focus();
        return undefined;
      }
      const printed = text.value.split("\n").filter((line) => line.trim() !== "");
      help.textContent = word === "prints" && printed.length === 0 ? words.missing : "";
      if (help.textContent) {
        text.focus();
        return undefined;
      }
      if (word === "prints") return printed;
      return word === "traps" ? [...printed, words.traps] : [words[word]];
    }
    return { elements: [list, help], read };
  }

  /// Makes choices of the items of the list above a quiz, which moves into the form.
  function choices(question, number, list) {
    const name = `answer-${number}`;
    const type = question.choices.length > 1 ? "checkbox" : "radio";
    const labels = [...list.children].map((item, index) => {
      const input = element("input", { type, name, value: String(index), id: `${name}-${index}` });
      const content = item.querySelector(":scope > p") ?? item;
      return element("label", {}, input, element("span", {}, ...content.childNodes));
    });
    list.remove();
    const inputs = labels.map((label) => label.querySelector("input"));
    const help = element("span", { class: "help", role: "alert" });
    function read() {
      const chosen = inputs.filter((input) => input.checked).map((input) => Number(input.value));
      help.textContent = chosen.length === 0 ? Page.words.missingChoice : "";
      if (chosen.length > 0) return chosen;
      inputs[0].focus();
      return undefined;
    }
    return { elements: [element("div", { class: "choices" }, ...labels), help], read, inputs, labels };
  }

  function of(question, number, place) {
    switch (question.form) {
      case "rows": return rows(question, number);
      case "output": return output(question, number);
      default: return choices(question, number, place.previousElementSibling);
    }
  }

  return { of, problem };
})();
