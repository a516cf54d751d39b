/// All rules, in the order in which they are listed.
package enum Rules {
  static let all: [any Rule] = [
    BrokenLink(), BrokenAnchor(), MissingAlternativeText(), UnownedFigure(), SkippedHeading(), WideTable(),
    MissingMinutes(), LongLesson(), MissingObjectives(), UnknownRequirement(), CircularRequirement(), UnknownSource(),
    UnusedSource(), MissingTranslation(), OutdatedTranslation(), BrokenParagraph(), OtherSpelling(), IncompleteTerm(),
    AnswerAboveQuestion(), EmptyHint(), TextInTable(),
  ]

  /// What is told of each rule.
  package static let pages = all.map { type(of: $0).page }

  /// The page of a rule; nil for a code that is none.
  package static func page(_ code: String) -> RulePage? { pages.first { $0.code == code } }
}
