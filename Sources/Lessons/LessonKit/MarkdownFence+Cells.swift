import LessonMarkdown
import SourceText

extension MarkdownFence {
  /// The words of fences that are cells.
  private static let cellWords = ["experiment", "swift", "console"]

  /// The words of fences that are cells or transcripts.
  static let words = cellWords + Transcript.Fence.allCases.map(\.rawValue)

  /// The word that was probably meant, if the fence's word is a typing error; nil otherwise.
  var meantWord: String? {
    let word = word.lowercased()
    return Self.words.contains(word) ? nil : Self.words.first { Suggestion.isSlip(word, of: $0) }
  }

  /// Whether the fence is a cell of a lesson.
  var isCell: Bool {
    Self.cellWords.contains(word)
  }

  /// Whether the fence is a cell of a document.
  ///
  /// In a document that is not a lesson, `console` is GitHub's word for a terminal session. Such a fence is a cell only
  /// if its first command is `lesson`. In a lesson, a fence that names Swift as other tools do is prose.
  func isCell(besideListings: Bool) -> Bool {
    if !besideListings { return isCell && naming == .plain }
    guard isCell, word == "console" else { return isCell }
    let command = text.linesOfText.first { $0.hasPrefix("$ ") }
    return command?.dropFirst(2).split(separator: " ").first == "lesson"
  }

  /// The kind of transcript in the fence; nil for any other fence.
  var transcript: Transcript.Fence? {
    isCell ? nil : Transcript.Fence(rawValue: word)
  }
}
