import SourceText

/// The verdict on a learner's prediction.
public enum PredictionVerdict: Sendable, Hashable {
  /// The learner does not know, or answered nothing.
  case unknown
  /// Every answer is right.
  case right
  /// The wrong answer of a slip, by its position from 0.
  case slip(Int)
  /// Another answer.
  case other
}

extension PredictionOutcome {
  /// Judges a learner's answers.
  ///
  /// - Parameter answers: an answer for each predicted value; nil if the learner does not know.
  /// - Returns: the verdict, or the position of the first answer that is not of its kind, such as a word instead of a
  ///   number.
  /// - Complexity: O(*n*) for *n* characters.
  public func verdict(on answers: [String?]) -> Result<PredictionVerdict, UnreadableAnswer> {
    let values = self.answers.values
    let given = answers.map { $0.flatMap { $0.trimmed.isEmpty ? nil : $0 } }
    if given.allSatisfy({ $0 == nil }) { return .success(.unknown) }
    if self.answers.title != nil {
      for (index, answer) in given.prefix(values.count).enumerated() {
        guard let answer else { continue }
        if values[index].isSame(as: answer) == nil {
          return .failure(UnreadableAnswer(position: index, values[index].kind))
        }
      }
    }
    if Self.matches(given, self.answers) { return .success(.right) }
    if let slip = slips.firstIndex(where: { Self.matches(given, $0.answers) }) { return .success(.slip(slip)) }
    return .success(.other)
  }

  private static func matches(_ given: [String?], _ answers: PredictedAnswers) -> Bool {
    given.count == answers.values.count
      && zip(given, answers.values).allSatisfy { answer, value in answer.flatMap { value.isSame(as: $0) } ?? false }
  }
}

/// An answer that is not of its kind.
public struct UnreadableAnswer: Error, Sendable, Hashable {
  /// Its position, from 0.
  public var position: Int
  /// The expected kind.
  public var kind: AnswerKind

  init(position: Int, _ kind: AnswerKind) {
    (self.position, self.kind) = (position, kind)
  }

  /// Advice on writing an answer of the kind.
  public var help: LocalizedText { kind.help }
}
