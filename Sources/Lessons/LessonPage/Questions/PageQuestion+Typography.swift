import LessonKit

extension PageQuestion {
  /// The question with the typography of a page in its labels, its title, and the numbers of its right answer.
  ///
  /// The forms in which answers are compared stay as they are.
  var typeset: PageQuestion {
    var question = self
    question.labels = labels.map(Typography.plain)
    question.title = Typography.plain(title)
    if right.count == shown.count {
      question.shown = zip(shown, right).map { $1.kind == .number ? Typography.plain($0) : $0 }
    }
    return question
  }
}
