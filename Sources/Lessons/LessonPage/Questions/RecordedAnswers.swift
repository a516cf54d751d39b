import LessonKit
import SourceText

extension PredictionRecord {
  /// Creates the right answers and the slips that a document records, for a cell that could not run here.
  ///
  /// It is nil for a table, because the document does not say how to read its values.
  init?(recordedOf cell: Cell, _ language: Language) {
    guard let prediction = cell.prediction, case .fence(let fence, let lines)? = cell.transcript?.content else {
      return nil
    }
    let answers: [PredictedAnswers.Value]
    switch fence {
    case .transcript:
      answers = lines.isEmpty ? [.init(kind: .word, text: .nothingAnswer)] : lines.map { Self.answer($0) }
    case .diagnostics:
      let isError = lines.contains { $0.contains("error:") }
      answers = [.init(kind: .word, text: isError ? .errorAnswer : .warningAnswer)]
    case .mermaid: return nil
    }
    let slips = prediction.slips.map { slip in
      Slip(
        line: slip.lines.lowerBound, answers: slip.values.map { Answer(Self.answer($0.text), language) },
        reason: slip.reason, condition: slip.condition)
    }
    self.init(printed: answers.map { Answer($0, language) }, slips: slips, hints: prediction.hints.count)
  }

  private static func answer(_ line: String) -> PredictedAnswers.Value {
    if line.hasPrefix("[trap") { return .init(kind: .word, text: .trapAnswer) }
    let words: [LocalizedText] = [.trapAnswer, .errorAnswer, .warningAnswer, .nothingAnswer]
    if let word = words.first(where: { [$0.en, $0.ja].contains(line) }) { return .init(kind: .word, text: word) }
    return .init(kind: .text, text: LocalizedText(line))
  }
}
