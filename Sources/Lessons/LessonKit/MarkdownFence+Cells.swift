import LessonMarkdown
import SourceText

extension MarkdownFence {
  /// The words of fences that are cells.
  private static let cellWords = ["experiment", "swift", "console"]

  /// The words of fences that are cells or transcripts.
  static let words = cellWords + Transcript.Fence.allCases.map(\.rawValue)

  /// The word of ours that was probably meant by one that is none; nil where another tool's may be meant.
  var meantWord: String? {
    guard !Self.words.contains(word), word.utf8.count >= 5, let near = Suggestion.nearest(to: word, among: Self.words)
    else { return nil }
    if word.hasPrefix(near) { return nil }
    let isNear = abs(near.count - word.count) <= 2 && near.first == word.lowercased().first
    return isNear && !["swig", "consul"].contains(word.lowercased()) ? near : nil
  }

  /// Whether the fence is a cell.
  var isCell: Bool {
    Self.cellWords.contains(word)
  }

  /// What kind of transcript the fence is; nil for anything else.
  var transcript: Transcript.Fence? {
    isCell ? nil : Transcript.Fence(rawValue: word)
  }
}
