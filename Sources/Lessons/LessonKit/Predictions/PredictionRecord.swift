import SourceText

/// A prediction in the saved form of a run.
public struct PredictionRecord: Sendable, Hashable, Codable {
  /// An answer.
  public struct Answer: Sendable, Hashable, Codable {
    /// The kind of the answer.
    public var kind: AnswerKind
    /// The text.
    public var text: String
    /// The canonical forms, without duplicates, one for each language.
    public var canonical: [String]

    /// Creates an answer with its canonical forms.
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
    /// The reason for the wrong answers, as Markdown.
    public var reason: String
    /// The change that leads to the wrong answers; nil if nothing computes them.
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

  /// The predicted column; nil if the answer is printed text.
  public var column: String?
  /// The title of the fields for the answers; nil if their labels need none, and for printed text.
  public var title: String?
  /// The label of the field for each answer; nil if the answer is printed text.
  public var labels: [String]?
  /// The right answers.
  public var answers: [Answer]
  /// The slips, from top to bottom.
  public var slips: [Slip]
  /// The number of hints.
  public var hints: Int

  /// Creates the record of a prediction of printed text, which has no column.
  public init(printed answers: [Answer], slips: [Slip], hints: Int) {
    (self.answers, self.slips, self.hints) = (answers, slips, hints)
  }

  /// Creates the record of a prediction and its outcome.
  public init(_ prediction: Prediction, _ outcome: PredictionOutcome, _ language: Language) {
    column = prediction.column
    if let fields = outcome.fields {
      let title = fields.title[language]
      self.title = title.isEmpty ? nil : title
      labels = fields.labels.map { $0[language] }
    }
    answers = outcome.answers.values.map { Answer($0, language) }
    slips = outcome.slips.map { slip in
      Slip(
        line: slip.slip.lines.lowerBound, answers: slip.answers.values.map { Answer($0, language) },
        reason: slip.slip.reason, condition: slip.slip.condition)
    }
    hints = prediction.hints.count
  }
}
