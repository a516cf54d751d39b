import LessonKit
import LessonPage
import SourceText

extension CollectedCodes {
  /// Returns the errors for the first lines that are not understood.
  ///
  /// - Parameter file: the path of the file, as it was named.
  /// - Returns: an error for each line.
  package func findings(_ file: String) -> [Finding] {
    doubts.map { doubt in
      let (message, help) = sentences(doubt)
      return Finding(Place(file: file, line: doubt.line), message, help: help)
    }
  }

  private func sentences(_ doubt: CodeReader.Doubt) -> (Message, Message) {
    let text = doubt.text.abbreviated
    switch doubt.reason {
    case .noCode:
      return (
        "There is no code on this line: `\(text)`.", "A code is three groups of four characters, joined by hyphens."
      )
    case .tooLong:
      return (
        "This line has more than \(CodeReader.longestLine) bytes: `\(text)`.", "Write one learner's codes on each line."
      )
    case .count(let count, let parts) where count > parts:
      return (
        "The number of codes on this line is \(count), but the page gives \(parts).",
        "Write only one learner's codes on each line."
      )
    case .count(let count, let parts):
      return (
        "The number of valid codes on this line is \(count), but the page gives \(parts).",
        "Write all codes of a learner on one line, and ask the learner for those that are wrong."
      )
    case .error(.length(let count)):
      return ("The code has \(count) characters instead of 12: `\(text)`.", "Ask the learner for it again.")
    case .error(.character(let character)):
      return ("The character `\(character)` never occurs in a code: `\(text)`.", "Ask the learner for it again.")
    case .withoutQuizzes:
      return (
        "This code is from an earlier edition of the page, whose codes had no quizzes: `\(text)`.",
        "Read it with the version of `lesson` that made the page, or have the learner use the current page."
      )
    case .edition(let number) where lines(ofEdition: number) > 1:
      return (
        "This code is from another edition of the page, as are the codes on \(lines(ofEdition: number) - 1) other lines: `\(text)`.",
        "Name the workshop or lesson that it comes from with `--workshop`, or have the learner use the current page."
      )
    case .edition, .error(.check):
      return (
        "A character of this code is wrong, or it is from another page or edition: `\(text)`.",
        "Ask the learner for it again."
      )
    }
  }
}
