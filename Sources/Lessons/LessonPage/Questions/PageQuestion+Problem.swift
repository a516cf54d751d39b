import LessonKit
import SourceText

extension PageQuestion {
  /// Returns advice on an answer that cannot be judged as it is written; nil for an answer that can be.
  ///
  /// The script of a page gives the same advice. Such an answer does not count as wrong.
  ///
  /// - Parameters:
  ///   - answer: the answer.
  ///   - row: the row, from 0.
  /// - Returns: the advice.
  package func problem(with answer: String, row: Int) -> LocalizedText? {
    guard right.indices.contains(row) else { return QuestionWords.missing }
    let kind = right[row].kind
    if kind == .number, hasDecimalComma(answer, row) { return QuestionWords.point }
    guard let form = Answer.canonical(answer, as: kind) else {
      return answer.trimmed.isEmpty ? QuestionWords.missing : kind.help
    }
    guard kind == .code else { return nil }
    let known = values(row).filter { $0.kind == .code }.flatMap(\.forms)
    if values(row).flatMap(\.forms).allSatisfy(\.isBinary), !form.isBinary { return kind.help }
    guard !known.contains(where: { $0.count == form.count }), let right = right[row].forms.first else { return nil }
    return QuestionWords.fill(QuestionWords.digits, right.count)
  }

  /// The values of a row that are expected, right or wrong.
  private func values(_ row: Int) -> [Value] {
    [right[row]] + slips.filter { $0.indices.contains(row) }.map { $0[row] }
  }

  /// Whether a number has a decimal comma.
  ///
  /// No group of thousands begins with 0, and none is in a question of small numbers.
  private func hasDecimalComma(_ answer: String, _ row: Int) -> Bool {
    let narrow = String.UnicodeScalarView(answer.unicodeScalars.compactMap { AnswerCharacters.folded($0) })
    guard let digits = String(narrow).trimmed.wholeMatch(of: /[^0-9]*([0-9]+),[0-9]+/)?.1 else { return false }
    return digits.hasPrefix("0") || !values(row).flatMap(\.forms).contains { $0.contains(/[0-9]{4}/) }
  }

  /// The rows whose answers are not right; none for answers that are not rows.
  package func wrongRows(_ answers: [String]) -> [Int] {
    guard form == .rows, answers.count == right.count else { return [] }
    return right.indices.filter { !Self.isSame([right[$0]], [answers[$0]]) }
  }

  /// Returns the slip that explains all rows that are not right, although others may be; nil if none does.
  package func explainingSlip(_ answers: [String]) -> Int? {
    let wrong = wrongRows(answers)
    if wrong.isEmpty { return slips.firstIndex { Self.isSame($0, answers) } }
    return slips.firstIndex { values in
      wrong.allSatisfy { values.indices.contains($0) && Self.isSame([values[$0]], [answers[$0]]) }
    }
  }
}

extension String {
  fileprivate var isBinary: Bool { !isEmpty && utf8.allSatisfy { $0 == 0x30 || $0 == 0x31 } }
}
