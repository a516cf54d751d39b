import LessonKit
import Messages
import Results
import SourceText

extension NotebookOutput {
  /// Returns the outputs of a cell: its result, or the reasons that it failed; nothing for a cell that was skipped.
  ///
  /// - Parameters:
  ///   - outcome: the outcome of the cell, with its result.
  ///   - language: the language of words in results and reasons.
  ///   - pixels: the bytes of a PNG file with the same picture as the result; nil if nothing here can draw it.
  /// - Returns: the outputs in order.
  package static func outputs(
    of outcome: CellOutcome, _ language: Language, pixels: [UInt8]? = nil
  ) -> [NotebookOutput] {
    if !outcome.findings.isEmpty { return [failure(outcome, language)] }
    guard let result = outcome.result else { return [] }
    switch result {
    case .lines(let lines) where outcome.cell.swift != nil:
      return printed(lines.texts(language), traps: [.trap, .throws].contains(outcome.cell.swift?.expectation))
    case .lines(let lines) where lines.lines.isEmpty: return []
    case .lines, .table, .diagnostics: return [.result(MIMEBundle(result, language))]
    case .figure, .picture, .stateDiagram: return [.display(MIMEBundle(result, language, pixels: pixels))]
    }
  }

  /// Returns the outputs of a program: its lines, and the trap in its last line.
  private static func printed(_ lines: [String], traps: Bool) -> [NotebookOutput] {
    let trap = traps ? lines.last : nil
    let lines = trap == nil ? lines[...] : lines.dropLast()
    let printed: [NotebookOutput] =
      lines.isEmpty ? [] : [.stream(.output, lines.map { $0 + "\n" }.joined())]
    return printed + (trap.map { [.result(MIMEBundle(plain: $0))] } ?? [])
  }

  /// Returns the failure of a cell, with the lines of its reasons within the cell's body.
  private static func failure(_ outcome: CellOutcome, _ language: Language) -> NotebookOutput {
    let reasons = outcome.findings.map { finding in
      let line = finding.place.line.flatMap {
        outcome.cell.lines.contains($0) ? $0 - outcome.cell.lines.lowerBound : nil
      }
      let place = line.flatMap { $0 > 0 ? "\($0): " : nil } ?? ""
      return (
        place, MessageCatalogue.text(finding.message, in: language), MessageCatalogue.text(finding.text, in: language)
      )
    }
    return .failure(
      name: outcome.cause == .trap ? "Trap" : "Error", message: reasons.first?.1 ?? "",
      lines: reasons.map { $0.0 + $0.2 })
  }
}
