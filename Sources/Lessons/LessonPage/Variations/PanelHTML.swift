import LessonRunner
import Messages
import Results
import SourceText

/// The HTML of panels for other values.
enum PanelHTML {
  /// Returns the controls of a panel, and the places for its result.
  ///
  /// - Parameters:
  ///   - parameters: the parameters that readers can change.
  ///   - goal: the HTML of the goal; empty for none.
  ///   - id: the beginning of the ids of its elements.
  ///   - isOpen: whether the panel is open at first.
  ///   - isDrawn: whether the result is a figure or a picture, which is beside the controls.
  ///   - language: the language of its words.
  /// - Returns: the HTML.
  static func content(
    _ parameters: [VariedParameter], goal: String, id: String, isOpen: Bool, isDrawn: Bool, _ language: Language
  ) -> String {
    let controls = parameters.map { Control($0, language).html(prefix: id, language) }.joined()
    return """
      <details class="try"\(isOpen ? " open" : "")><summary>\(ControlWords.tryOthers[language].asHTML)</summary>
      <div class="play\(isDrawn ? " drawn" : "")"><div class="panel">
      <form novalidate>
      \(goal)\(controls)<p class="buttons"><button type="reset" aria-disabled="true">\(ControlWords.asWritten[language].asHTML)</button>
      <a>\(PanelWords.link[language].asHTML)</a></p>
      </form>
      <p class="compared" role="status"></p>
      </div><div class="found"></div></div>
      </details>

      """
  }

  /// Returns the HTML of a result; nil if there is none.
  ///
  /// - Parameters:
  ///   - result: the result.
  ///   - name: the name of a table for screen readers.
  ///   - language: the language of its words.
  ///   - offersNumbers: whether readers can press the numbers of a line.
  /// - Returns: the HTML.
  static func html(
    of result: VariedResult, name: String, _ language: Language, offersNumbers: Bool
  ) -> String? {
    switch result {
    case .result(.figure(let figure)):
      guard let svg = InlineFigure(figure, language, offersNumbers: offersNumbers)?.html else { return nil }
      return "<p class=\"picture\">\n\(svg)</p>\n"
    case .result(let result): return ShownResult(result, name: name, language).html
    case .refusal(let findings):
      return findings.map { finding in
        let text = [finding.message, finding.help].compactMap(\.self).map { MessageCatalogue.text($0, in: language) }
        return "<p class=\"refusal\">\(text.map(\.asHTMLWithCode).joined(separator: " "))</p>\n"
      }.joined()
    case .failure, .undecided, .unavailable: return nil
    }
  }
}
