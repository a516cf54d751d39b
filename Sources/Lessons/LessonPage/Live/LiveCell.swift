import LessonKit
import LessonReport
import Messages
import SourceText

/// A cell of a live page, with its state and its controls for readers.
package struct LiveCell: Sendable {
  /// The result of the cell.
  package var record: CellRecord
  /// The document of the cell, for the names of its places.
  package var document: DocumentRecord
  /// The controls of its parameters; empty if it has none.
  package var controls: [Control]
  /// Whether the cell calls an experiment, which can be run again with other parameters.
  package var isExperiment: Bool

  /// The page of the cell's document; nil if the cell is on that page.
  package var part: String?

  /// Creates a cell of a live page.
  package init(_ record: CellRecord, in document: DocumentRecord, controls: [Control], isExperiment: Bool) {
    (self.record, self.document, self.controls, self.isExperiment) = (record, document, controls, isExperiment)
  }

  /// Whether `lesson update` would write the result into the document.
  private var isAcceptable: Bool { record.status == .differs || record.status == .noTranscript }

  /// Whether the cell is a Swift cell that waits to be run.
  var waitsForSwift: Bool { record.action == "swift" && record.skip == .notRun }

  /// Returns the element below the cell.
  ///
  /// - Parameters:
  ///   - prefix: the beginning of the ids of its elements.
  ///   - language: the language of the page.
  /// - Returns: HTML.
  func html(prefix: String, _ language: Language) -> String {
    let part = part.map { " data-part=\"\($0.asHTML)\"" } ?? ""
    let content = "\(state(language))\(difference(language))\(form(prefix, language))"
    return "<div class=\"live\" data-line=\"\(record.line)\"\(part)>\n\(content)</div>\n"
  }

  private func state(_ language: Language) -> String {
    let words = waitsForSwift ? PageWords.waits : PageWords.state(record.status)
    let reason = waitsForSwift ? nil : record.reason
    let run =
      waitsForSwift
      ? " <button type=\"button\" class=\"run\">\(PageWords.runSwift[language].asHTML)</button>" : ""
    let why = reason.map { ": \(MessageCatalogue.text($0, in: language).asHTML)" } ?? ""
    return "<p class=\"state \(record.status.rawValue)\">\(words[language].asHTML)\(why)\(run)</p>\n"
  }

  /// Returns the expected and the found result with the button that writes the latter, or the reason that the cell
  /// could not run.
  private func difference(_ language: Language) -> String {
    guard isAcceptable || record.status == .couldNotRun else { return "" }
    let update =
      isAcceptable
      ? "<p class=\"buttons\"><button type=\"button\" class=\"update\">\(PageWords.update[language].asHTML)</button> "
        + "<span role=\"status\" class=\"updated\"></span></p>\n" : ""
    return "<div class=\"difference\">\n\(ReportCell(record, in: document, language).details)\(update)</div>\n"
  }

  /// Returns the form with the parameters that the cell writes, or the first ones, and with the rest collapsed.
  private func form(_ prefix: String, _ language: Language) -> String {
    guard isExperiment, !controls.isEmpty else { return "" }
    let id = "\(prefix)try-\(record.line)"
    let hasWritten = controls.contains(where: \.isWritten)
    let shown = hasWritten ? controls.filter(\.isWritten) : Array(controls.prefix(Self.mostShown))
    let rest = controls.filter { !shown.contains($0) }
    let more = rest.map { $0.html(prefix: id, language) }.joined()
    let summary = "<summary>\(ControlWords.more[language].asHTML)</summary>"
    let fold = rest.isEmpty ? "" : "<details class=\"more\">\(summary)\n\(more)</details>\n"
    return """
      <details class="try"><summary>\(ControlWords.tryOthers[language].asHTML)</summary>
      <form novalidate>
      \(shown.map { $0.html(prefix: id, language) }.joined())\(fold)<p class="help" role="alert"></p>
      <p class="buttons"><button type="submit">\(ControlWords.compute[language].asHTML)</button>
      <button type="reset" aria-disabled="true">\(ControlWords.asWritten[language].asHTML)</button></p>
      </form>
      <p class="compared" role="status"></p>
      <div class="found"></div>
      </details>

      """
  }

  /// The number of parameters to show if the cell writes none.
  private static let mostShown = 2
}
