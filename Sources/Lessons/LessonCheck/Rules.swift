/// All rules, in the order of lists.
package enum Rules {
  static let all: [any Rule] = [
    BrokenLink(), BrokenAnchor(), MissingAlternativeText(), UnownedFigure(), SkippedHeading(), WideTable(),
    MissingMinutes(), LongLesson(), MissingObjectives(), UnknownRequirement(), CircularRequirement(), UnknownSource(),
    UnusedSource(), MissingTranslation(), OutdatedTranslation(), BrokenParagraph(), OtherSpelling(), IncompleteTerm(),
    AnswerAboveQuestion(), EmptyHint(), SurplusDetails(), LongPrediction(), TextInTable(),
  ]

  /// The pages of all rules.
  package static let pages = all.map { type(of: $0).page } + PanelRules.pages

  /// Returns the page of a rule; nil for an unknown code.
  package static func page(_ code: String) -> RulePage? { pages.first { $0.code == code } }
}
