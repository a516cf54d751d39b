// Answers in the one form in which they are compared: the same as `Answer.canonical` in Swift, with which it is tested.

const Answers = (() => {
  const blank = /[\t-\r \u0085\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\u3164]/u;
  const nothing = /[\u200B-\u200F\u2060\uFEFF\u00AD\u202A-\u202E\u2066-\u2069\uFE00-\uFE0F]/u;
  const minus = /[\u2212\u2010-\u2015\uFE58\uFE63\u2796]/u;

  /// The form that a character is compared in; empty for one that means nothing.
  function folded(character) {
    const code = character.codePointAt(0);
    if (code >= 0xFF01 && code <= 0xFF5E) return String.fromCodePoint(code - 0xFEE0);
    if (minus.test(character)) return "-";
    if (character === "\u00D7" || character === "\u2715") return "*";
    if (character === "\u2018" || character === "\u2019") return "'";
    if (character === "\u201C" || character === "\u201D") return "\"";
    if (nothing.test(character)) return "";
    return blank.test(character) ? " " : character;
  }

  function withoutEnds(marks, text) {
    const characters = [...text];
    let first = 0;
    let last = characters.length;
    while (first < last && marks.includes(characters[first])) first += 1;
    while (last > first && marks.includes(characters[last - 1])) last -= 1;
    return characters.slice(first, last).join("");
  }

  /// Small letters one by one: a sigma at the end of a word is no other letter.
  function lowered(text) {
    return [...text].map((character) => character.toLowerCase()).join("");
  }

  function plain(text) {
    const folds = [...text].map(folded).join("").replace(/ +/g, " ").replace(/^ | $/g, "");
    const isCode = folds.length > 1 && folds.startsWith("`") && folds.endsWith("`");
    return isCode ? withoutEnds("` ", folds) : folds;
  }

  function code(text) {
    const digits = lowered(text).replace(/[ _]/g, "");
    if (/^0b[01]+$/.test(digits) || /^0x[0-9a-f]+$/.test(digits)) return digits.slice(2);
    return /^[0-9a-f]*$/.test(digits) ? digits : null;
  }

  function word(text) {
    const word = withoutEnds(" `.。!?\"'「」『』", lowered(text));
    return word === "無し" ? "なし" : word || null;
  }

  const mostExponent = 5000;

  function gcd(a, b) {
    while (b !== 0n) [a, b] = [b, a % b];
    return a;
  }

  /// A fraction [numerator, denominator] from digits with a full stop and an exponent; null for anything else.
  function decimal(text) {
    const match = /^([0-9]*)(?:\.([0-9]*))?(?:e([+-]?[0-9]+))?$/.exec(text);
    if (!match || !(match[1] || match[2])) return null;
    const [, whole, fraction = "", exponent = "0"] = match;
    if (exponent.replace(/^[+-]?0*/, "").length > 5 || Math.abs(Number(exponent)) > mostExponent) return null;
    const shift = Number(exponent) - fraction.length;
    const digits = BigInt(whole + fraction);
    return shift < 0 ? [digits, 10n ** BigInt(-shift)] : [digits * 10n ** BigInt(shift), 1n];
  }

  /// The text without the commas that part thousands; null where commas stand elsewhere.
  function ungrouped(text) {
    if (!text.includes(",")) return text;
    const whole = text.split(".", 1)[0];
    return /^[^,]{1,3}(,[^,]{3})+$/.test(whole) && !text.slice(whole.length).includes(",")
      ? whole.replaceAll(",", "") + text.slice(whole.length) : null;
  }

  function number(text) {
    if (/^0b[01]+$/.test(text) || /^0x[0-9a-f]+$/.test(text)) return [BigInt(text), 1n];
    if (text.startsWith("0b") || text.startsWith("0x")) return null;
    const digits = ungrouped(text);
    return digits !== null && /^[0-9.]/.test(digits) ? decimal(digits) : null;
  }

  function quotient(text) {
    const parts = text.split("/");
    if (parts.length > 2) return null;
    const values = parts.map(number);
    if (values.includes(null)) return null;
    if (parts.length === 1) return values[0];
    const [[a, b], [c, d]] = values;
    return c === 0n ? null : [a * d, b * c];
  }

  function power(text) {
    const parts = text.split("^");
    if (parts.length === 1) return quotient(text);
    if (parts.length > 2 || !/^[+-]?[0-9]+$/.test(parts[1])) return null;
    const exponent = Number(parts[1]);
    if (Math.abs(exponent) > mostExponent || (parts[0] !== "2" && parts[0] !== "10")) return null;
    const value = BigInt(parts[0]) ** BigInt(Math.abs(exponent));
    return exponent < 0 ? [1n, value] : [value, 1n];
  }

  function numeric(text) {
    let digits = lowered(text).replace(/[ _]/g, "");
    let isNegative = false;
    if (/^[+\-ー]/.test(digits)) {
      isNegative = digits[0] !== "+";
      digits = digits.slice(1);
    }
    if (["inf", "infinity", "∞", "無限大"].includes(digits)) return isNegative ? "-inf" : "inf";
    if (digits === "nan") return "nan";
    const factors = digits.split("*");
    if (factors.length > 4) return null;
    let [top, bottom] = [1n, 1n];
    for (const factor of factors) {
      const value = power(factor);
      if (value === null) return null;
      [top, bottom] = [top * value[0], bottom * value[1]];
    }
    if (top === 0n) return isNegative ? "-0" : "0";
    const divisor = gcd(top, bottom);
    const sign = isNegative ? "-" : "";
    return sign + top / divisor + (bottom === divisor ? "" : "/" + bottom / divisor);
  }

  /// The form in which an answer is compared; null for what is no answer of that kind.
  function canonical(text, kind, longest = 1000) {
    if ([...text].length > longest) return null;
    const answer = plain(text);
    if (answer === "") return null;
    switch (kind) {
      case "number": return numeric(answer);
      case "code": return code(answer);
      case "word": return word(answer);
      default: return answer;
    }
  }

  return { canonical };
})();
