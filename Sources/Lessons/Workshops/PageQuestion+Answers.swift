import LessonPage
import LessonReport
import SourceText

extension PageQuestion {
  /// Returns the right answers as Markdown, each after the label of its field.
  func labeledAnswers(_ language: Language) -> String {
    zip(labels, shown).map { label, shown in
      label.isEmpty ? "`\(shown)`" : "\(label.asMarkdown): `\(shown)`"
    }.joined(separator: PlanWords.semicolon[language])
  }

  /// Returns the right answers as Markdown, with labels only if they say more than the question.
  func answers(_ language: Language) -> String {
    if hasNamedFields { return labeledAnswers(language) }
    return shown.map { "`\($0)`" }.joined(separator: PlanWords.comma[language])
  }
}
