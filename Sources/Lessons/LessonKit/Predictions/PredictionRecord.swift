import SourceText

/// A prediction in the saved form of a run.
public struct PredictionRecord: Sendable, Hashable, Codable {
  /// An answer.
  public struct Answer: Sendable, Hashable, Codable {
    /// How a learner's answer is read.
    public var kind: AnswerKind
    /// The text.
    public var text: String
    /// The forms in which answers are compared, one for each language that has another.
    public var canonical: [String]

    /// An answer with its forms.
    public init(_ value: PredictedAnswers.Value, _ language: Language) {
      kind = value.kind
      text = value.text[language]
      var forms: [String] = []
      for language in Language.allCases {
        if let form = LessonKit.Answer.canonical(value.text[language], as: kind), !forms.contains(form) {
          forms.append(form)
        }
      }
      canonical = forms
    }
  }

  /// A slip.
  public struct Slip: Sendable, Hashable, Codable {
    /// The line of the document.
    public var line: Int
    /// The wrong answers.
    public var answers: [Answer]
    /// Why one gives them, as Markdown.
    public var reason: String
    /// The change that gives them; nil where nothing computes them.
    public var condition: String?

    /// Creates a slip.
    public init(line: Int, answers: [Answer], reason: String, condition: String?) {
      (self.line, self.answers, self.reason, self.condition) = (line, answers, reason, condition)
    }

    enum CodingKeys: String, CodingKey {
      case line, answers, reason
      case condition = "if"
    }
  }

  /// The column that is asked for; nil where the answer is printed text.
  public var column: String?
  /// The right answers.
  public var answers: [Answer]
  /// The slips, from top to bottom.
  public var slips: [Slip]
  /// How many hints there are.
  public var hints: Int

  /// The record of printed text, whose result is known without a column.
  public init(printed answers: [Answer], slips: [Slip], hints: Int) {
    (self.answers, self.slips, self.hints) = (answers, slips, hints)
  }

  /// The record of what a prediction came to.
  public init(_ prediction: Prediction, _ outcome: PredictionOutcome, _ language: Language) {
    column = prediction.column
    answers = outcome.answers.values.map { Answer($0, language) }
    slips = outcome.slips.map { slip in
      Slip(
        line: slip.slip.lines.lowerBound, answers: slip.answers.values.map { Answer($0, language) },
        reason: slip.slip.reason, condition: slip.slip.condition)
    }
    hints = prediction.hints.count
  }
}
