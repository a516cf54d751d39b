import LessonKit

extension PageQuestion {
  /// Judges a learner's answer, as the script of a page does.
  ///
  /// - Parameter answers: an answer for each row or line, or the positions of choices from 0; nil if the learner does
  ///   not know.
  /// - Returns: the verdict.
  /// - Complexity: O(*n*) for *n* characters.
  package func verdict(on answers: [String]?) -> PredictionVerdict {
    guard let answers else { return .unknown }
    if form == .choices { return verdict(onChoices: Set(answers.compactMap { Int($0) })) }
    if Self.isSame(right, answers) { return .right }
    return slips.firstIndex { Self.isSame($0, answers) }.map { .slip($0) } ?? .other
  }

  /// The positions of the choices that are not right, each of which is a slip.
  package var wrongChoices: [Int] { (0..<choiceCount).filter { !choices.contains($0) } }

  /// Judges a selection: a single wrong choice among them is its slip.
  private func verdict(onChoices chosen: Set<Int>) -> PredictionVerdict {
    if chosen == Set(choices) { return .right }
    let slips = wrongChoices.enumerated().filter { chosen.contains($1) }.map(\.offset)
    return slips.count == 1 ? .slip(slips[0]) : .other
  }

  /// Whether a text is an answer of the kind that a row requires.
  package func isReadable(_ answer: String, row: Int) -> Bool {
    guard right.indices.contains(row) else { return false }
    return Answer.canonical(answer, as: right[row].kind) != nil
  }

  static func isSame(_ values: [Value], _ answers: [String]) -> Bool {
    values.count == answers.count
      && zip(values, answers).allSatisfy { value, answer in
        Answer.canonical(answer, as: value.kind).map { value.forms.contains($0) } ?? false
      }
  }
}

extension ClassCode.State {
  /// Creates the state of an answered question.
  package init(_ verdict: PredictionVerdict) {
    self =
      switch verdict {
      case .unknown: .unknown
      case .right: .right
      case .other: .other
      case .slip(let position): .slip(position)
      }
  }
}
