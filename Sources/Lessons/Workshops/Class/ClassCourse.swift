import LessonPage
import SourceText

/// A workshop or a lesson whose codes a class hands in.
package struct ClassCourse: Sendable {
  /// The title.
  package let title: String
  /// The questions, in the order of the codes.
  package let questions: [ClassQuestion]
  /// The reader of the codes.
  package let reader: CodeReader

  /// Creates a course.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - readings: the readings, from top to bottom.
  ///   - language: the language.
  package init(title: String, _ readings: [Reading], _ language: Language) {
    self.title = title
    let asked = readings.flatMap(\.questions)
    questions = readings.flatMap(\.steps).compactMap { step in
      if case .question(let question) = step { ClassQuestion(question, language) } else { nil }
    }
    let hasQuizzes = asked.contains { $0.form == .choices }
    reader = CodeReader(
      questions: asked.count, edition: Page.codeEdition(asked), earlier: hasQuizzes ? Page.edition(asked).number : nil)
  }
}
