import LessonMarkdown
import SourceText

// Fences below listings that show their output.
extension CellCollector {
  /// The words of fences that can hold the output of a listing; the empty word is a fence without any.
  static let outputWords = ["", "text", "txt", "plain", "plaintext", "output"]

  /// Returns the fence directly below a listing that shows its output; nil if there is none.
  ///
  /// Only a lead-in or the word `output` makes it certain that the fence holds output.
  func output(below index: Int, in blocks: [MarkdownBlock]) -> (transcript: Transcript, isCertain: Bool)? {
    var next = index + 1
    var isCertain = false
    if next < blocks.count, let text = leadIn(blocks[next]) {
      guard OutputLeadIn(text).isBelowListing else { return nil }
      isCertain = true
      next += 1
    }
    guard next < blocks.count, case .fence(let fence) = blocks[next].content,
      Self.outputWords.contains(fence.word.lowercased())
    else { return nil }
    let block = blocks[next]
    let prefix = BlockPrefix(block, in: file)
    let end = block.line + fence.lineCount + 1
    guard isClosing(end, fence, prefix), !opensAnother(fence, block, prefix) else { return nil }
    if fence.word.lowercased() == "output" { isCertain = true }
    if !isCertain, index > 0, let text = leadIn(blocks[index - 1]) { isCertain = OutputLeadIn(text).isAboveListing }
    let lines = fence.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    return (
      Transcript(content: .fence(.transcript, lines: lines), lines: block.line...end, prefix: prefix, isOutput: true),
      isCertain
    )
  }

  /// Returns the text of a paragraph, or of a heading.
  private func leadIn(_ block: MarkdownBlock) -> String? {
    switch block.content {
    case .paragraph(let last):
      let lines = (block.line...last).prefix(20).map { file.line($0) }
      return lines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ").withoutQuotes
    case .other:
      let text = String(decoding: file.line(block.line), as: UTF8.self).withoutQuotes
      return text.hasPrefix("#") ? text : nil
    default: return nil
    }
  }
}

extension String {
  /// The text without the marks of quotes at its start.
  fileprivate var withoutQuotes: String { String(drop { $0 == ">" || $0.isWhitespace }) }
}
