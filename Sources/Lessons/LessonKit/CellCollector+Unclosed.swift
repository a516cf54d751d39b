import LessonMarkdown
import SourceText

// Blocks that are opened and never closed.
extension CellCollector {
  /// Whether a line closes a fence.
  ///
  /// A line that opens another fence does not.
  func isClosing(_ line: Int, _ fence: MarkdownFence, _ prefix: BlockPrefix) -> Bool {
    guard line <= file.lines.count, !fenceLines.contains(line), let content = prefix.content(of: file.line(line)) else {
      return false
    }
    let run = content.prefix { $0 == fence.character }
    return run.count >= fence.length && content.dropFirst(run.count).allSatisfy(\.isBlank)
  }

  /// Reports a fence that is never closed.
  ///
  /// A fence in a quote ends with the quote, so the rest of the document is intact.
  mutating func reportUnclosed(_ fence: MarkdownFence, _ block: MarkdownBlock) {
    if block.quoteDepth == 0 { hasUnclosedBlock = true }
    let mark = String(repeating: Character(UnicodeScalar(fence.character)), count: fence.length)
    findings.append(.unclosedFence(file.place(line: block.line), closing: mark))
  }

  /// Whether a line of a fence opens a cell or a transcript, which suggests that the fence should end before it.
  ///
  /// A fence with only that line shows it on purpose, and so does a fence without a word that begins with it.
  func opensAnother(_ fence: MarkdownFence, _ block: MarkdownBlock, _ prefix: BlockPrefix) -> Bool {
    guard fence.lineCount > 1 else { return false }
    let opening = (block.line + 1...block.line + fence.lineCount).first { number in
      let line = file.line(number)
      guard let content = prefix.content(of: line), content.first == fence.character else { return false }
      // A fence that is indented further opens nothing.
      let indentation = line[..<content.startIndex].dropFirst(prefix.bytes.count)
      guard indentation.count <= 3, !indentation.contains(0x09) else { return false }
      let info = content.drop { $0 == fence.character }
      guard content.count - info.count >= fence.length, !info.contains(fence.character) else { return false }
      return MarkdownFence.words.contains(MarkdownFence.word(of: String(decoding: info, as: UTF8.self)))
    }
    guard let opening else { return false }
    return !fence.word.isEmpty || opening > block.line + 1
  }

  /// Reports HTML that is never closed, and returns whether it is.
  ///
  /// HTML in a quote or a list ends with it, so the rest of the document is intact.
  mutating func reportUnclosed(_ html: String, _ block: MarkdownBlock) -> Bool {
    let missing = UnclosedHTML.missingEnd(
      html, rest: String(decoding: file.bytes[file.wholeLine(block.line).upperBound...], as: UTF8.self))
    guard let missing else { return false }
    let isInContainer = lists.first?.contains { $0.line == block.line && $0.isHTML } != true
    if !isInContainer { hasUnclosedBlock = true }
    findings.append(.unclosedHTML(file.place(line: block.line), closing: missing))
    return true
  }
}

extension MarkdownBlock {
  fileprivate var isHTML: Bool {
    if case .html = content { true } else { false }
  }
}

extension Finding {
  /// Returns the finding for a fence that is never closed, at its first line.
  static func unclosedFence(_ place: Place, closing: String) -> Finding {
    Finding(
      place, "The fence that starts here is never closed.",
      help: "Add a line with \(closing) after its last line, indented like this one.")
  }

  /// Returns the finding for HTML that is never closed, at its first line.
  static func unclosedHTML(_ place: Place, closing: String) -> Finding {
    Finding(
      place, "The HTML that starts here is never closed, so everything below counts as HTML.",
      help: "Add `\(closing)` where it ends.")
  }
}
