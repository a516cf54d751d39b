import SourceText

extension Control {
  /// The largest number of values of a range that becomes a slider.
  private static let mostSteps = 64

  /// Returns the line of a form: the purpose as the label with the name of the parameter, the field, and its rules.
  ///
  /// - Parameters:
  ///   - prefix: the beginning of the ids of its elements.
  ///   - language: the language of the page.
  /// - Returns: HTML.
  func html(prefix: String, _ language: Language) -> String {
    let id = "\(prefix)-\(name)".asHTML
    let title = label ?? purpose.title
    let words = "<span>\(title.asHTMLWithCode)</span> <code>\(name.asHTML)</code>"
    let isGroup = if case .bits = kind { true } else { false }
    let head = isGroup ? "<span class=\"label\" id=\"\(id)\">\(words)</span>" : "<label for=\"\(id)\">\(words)</label>"
    let field = field(id, language)
    let line = kind == .checkbox ? "<span class=\"switch\">\(field) \(head)</span>" : "\(head) \(field)"
    let about = [label == nil ? purpose.rest : "", rules(language)].filter { !$0.isEmpty }.joined(separator: " ")
    return "<div class=\"control\">\(line) <span class=\"about\" id=\"\(id)-about\">\(about.asHTMLWithCode)</span> "
      + "<span class=\"help\" id=\"\(id)-help\"></span></div>\n"
  }

  /// The first sentence of the help without its full stop, or else the name, and the rest of the help.
  private var purpose: (title: String, rest: String) {
    let ends = [". ", "。"].compactMap { help.firstRange(of: $0)?.upperBound }
    let end = ends.min() ?? help.endIndex
    var title = String(help[..<end]).trimmed
    if title.hasSuffix(".") || title.hasSuffix("。") { title.removeLast() }
    return (title.isEmpty ? name : title, String(help[end...]))
  }

  /// Returns the allowed values of a field that can be written in, and what leaving it empty means.
  private func rules(_ language: Language) -> String {
    switch kind {
    case .menu, .checkbox, .values, .steps, .script, .bits: return ""
    case .stepper where isFilled: return allowed
    default: return [allowed, fallback.map { ControlWords.empty($0)[language] } ?? ""].joined(separator: " ").trimmed
    }
  }

  /// Whether the field always has a value, because the default is a value.
  private var isFilled: Bool { fallback == nil || usual != nil }

  private func field(_ id: String, _ language: Language) -> String {
    let usual = usual.map { " data-usual=\"\($0.asHTMLValue)\"" } ?? ""
    let common = "id=\"\(id)\" name=\"\(name.asHTML)\" aria-describedby=\"\(id)-about \(id)-help\""
    switch kind {
    case .menu(let words): return "<select \(common)\(usual)>\(options(words, language))</select>"
    case .checkbox:
      let isOn = (isWritten ? value : self.usual) == "true"
      return "<input type=\"checkbox\" \(common)\(usual)\(isOn ? " checked" : "")>"
    case .stepper(let range):
      let shown = isWritten ? value : self.usual ?? ""
      let bounds = "min=\"\(range.lowerBound)\" max=\"\(range.upperBound)\" step=\"1\" value=\"\(shown.asHTMLValue)\""
      let number = "<input type=\"number\" \(common)\(usual) \(bounds) inputmode=\"numeric\">"
      let isSmall = range.count <= Self.mostSteps && Int(shown) != nil
      let slider = "<input type=\"range\" \(bounds) aria-label=\"\(purpose.title.asHTMLValue)\">"
      return isSmall ? "<span class=\"slider\">\(slider) \(number)</span>" : number
    case .line(let longest, let words):
      let most = longest.map { " maxlength=\"\($0)\"" } ?? ""
      let list = words.isEmpty ? "" : " list=\"\(id)-list\""
      let options = words.map { "<option value=\"\($0.asHTMLValue)\"></option>" }.joined()
      return "<input type=\"text\" \(common)\(most)\(list) value=\"\(value.asHTMLValue)\" "
        + "autocomplete=\"off\" autocapitalize=\"off\" spellcheck=\"false\">"
        + (words.isEmpty ? "" : "<datalist id=\"\(id)-list\">\(options)</datalist>")
    case .values(let words):
      let options = words.enumerated().map { index, word in
        let text = word.title == word.word ? "" : " data-text=\"\(word.word.asHTMLValue)\""
        let lang = language == .english && JapaneseRuns.isAny(in: word.title) ? " lang=\"ja\"" : ""
        return
          "<option value=\"\(index)\"\("\(index)" == value ? " selected" : "")\(text)\(lang)>\(word.title.replacing("`", with: "").asHTML)</option>"
      }
      return "<select \(common)>\(options.joined())</select>"
    case .steps(let texts):
      return "<span class=\"slider\"><input type=\"range\" \(common) min=\"0\" max=\"\(texts.count - 1)\" step=\"1\" "
        + "value=\"\(value)\" data-values=\"\(texts.joined(separator: "|").asHTMLValue)\"> "
        + "<output for=\"\(id)\"></output></span>"
    case .script(let lines, let counts):
      let items = lines.map { "<li><button type=\"button\"><code>\($0.asHTML)</code></button></li>" }.joined()
      return "<span class=\"slider\"><input type=\"range\" \(common) min=\"0\" max=\"\(counts.count - 1)\" step=\"1\" "
        + "value=\"\(value)\" data-values=\"\(counts.joined(separator: "|").asHTMLValue)\"> "
        + "<output for=\"\(id)\"></output></span>"
        + "<span class=\"steps\">\(step(-1, PanelWords.lineBefore[language])) "
        + "\(step(1, PanelWords.nextLine[language]))</span>"
        + "<ol class=\"script\" aria-label=\"\(PanelWords.scriptLines[language].asHTMLValue)\">\(items)</ol>"
    case .bits(let width):
      let buttons = String(repeating: "<button type=\"button\"></button>", count: width)
      return "<span class=\"bits\" role=\"group\" aria-labelledby=\"\(id)\" aria-describedby=\"\(id)-about\" "
        + "data-name=\"\(name.asHTML)\" data-value=\"\(value)\">\(buttons)</span>"
        + "<span class=\"steps\">\(step(-1, ControlWords.codeBefore[language])) "
        + "\(step(1, ControlWords.nextCode[language]))</span>"
    case .lines:
      return "<textarea \(common) rows=\"6\" spellcheck=\"false\">\n\(value.asHTMLValue)</textarea>"
    }
  }

  private func step(_ change: Int, _ words: String) -> String {
    "<button type=\"button\" data-step=\"\(change)\">\(words.asHTML)</button>"
  }

  /// Returns the choices of a menu, with a choice of its own for a default that is none of the words.
  private func options(_ words: [Word], _ language: Language) -> String {
    let isAmong = words.contains { $0.word == usual }
    let empty = isAmong ? nil : fallback.map { Word("", title: ControlWords.usual($0)[language]) }
    return ([empty].compactMap(\.self) + words).map { word in
      let isChosen = word.word == (isWritten ? value : isAmong ? usual : "")
      let title = word.word == usual ? ControlWords.usual(word.title)[language] : word.title
      return "<option value=\"\(word.word.asHTMLValue)\"\(isChosen ? " selected" : "")>\(title.asHTML)</option>"
    }.joined()
  }
}
