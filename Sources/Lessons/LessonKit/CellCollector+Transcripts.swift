import LessonMarkdown
import Results
import SourceText

// The blocks below a cell.
extension CellCollector {
  /// Returns the reason not to run a cell whose transcript is never closed; nil if it is closed, or for another block.
  func unclosedTranscript(
    of attributes: CellAttributes, _ line: Int, _ block: MarkdownBlock?
  ) -> Finding? {
    guard attributes.action != .console, !attributes.refusesTranscript, let block,
      case .fence(let fence) = block.content, fence.transcript != nil,
      !isClosing(block.line + fence.lineCount + 1, fence, BlockPrefix(block, in: file))
    else { return nil }
    return Finding(
      file.place(line: line), "The transcript of this cell is never closed, so the cell was not run.",
      help: "Close the fence on line \(block.line).")
  }

  /// Returns the transcript of a cell, if the block below it is one.
  mutating func transcript(of attributes: CellAttributes, _ block: MarkdownBlock?) -> Transcript? {
    guard attributes.action != .console, !attributes.refusesTranscript, let block else { return nil }
    if case .swift(let swift) = attributes.action, swift.part != nil { return nil }
    let transcript = transcript(block)
    if case .swift = attributes.action, transcript?.isFenceOfMessages == false { return nil }
    return transcript
  }

  private mutating func transcript(_ block: MarkdownBlock) -> Transcript? {
    let prefix = BlockPrefix(block, in: file)
    switch block.content {
    case .paragraph(let last)
    where TableSource(file: file, lines: block.line...last, prefix: prefix).isPlain:
      return Transcript(content: .table, lines: block.line...last, prefix: prefix)
    case .table(let last):
      let source = TableSource(file: file, lines: block.line...last, prefix: prefix)
      warn(ofAuthorLines: source.authorLines)
      return Transcript(content: .table, lines: block.line...source.lastRowLine, prefix: prefix)
    case .image(let destination, let alt):
      return Transcript(
        content: .image(destination: destination, alt: alt), lines: block.line...block.line, prefix: prefix)
    case .fence(let fence):
      guard let kind = fence.transcript else { return nil }
      let lines = fence.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
      return Transcript(
        content: .fence(kind, lines: lines), lines: block.line...(block.line + fence.lineCount + 1), prefix: prefix)
    case .paragraph, .html, .list, .other:
      hasDoubtfulTable = hasDoubtfulTable || (block.line...block.line + 1).contains { mayBeOfTable(file.line($0)) }
      return nil
    }
  }

  /// Warns of text that touches a transcript's table, once for consecutive lines.
  private mutating func warn(ofAuthorLines lines: [Int]) {
    for (index, line) in lines.enumerated() where index == 0 || lines[index - 1] != line - 1 {
      warnings.append(
        Finding(
          file.place(line: line),
          "Markdown shows this line as a row of the table above it, because there is no blank line between them.",
          help: "Add a blank line below the table."))
    }
  }

  /// The blocks that look like transcripts without a cell directly above them, from top to bottom.
  var looseTranscripts: [Transcript] {
    let claimed = claimedLines.union(cells.compactMap(\.transcript?.lines.lowerBound))
    return lists.joined().compactMap { block in
      guard !claimed.contains(block.line) else { return nil }
      let prefix = BlockPrefix(block, in: file)
      switch block.content {
      case .fence(let fence):
        guard lostFences.contains(block.line), let kind = fence.transcript else { return nil }
        let lines = block.line...(block.line + fence.lineCount + 1)
        return Transcript(content: .fence(kind, lines: []), lines: lines, prefix: prefix)
      case .table(let last), .paragraph(let last):
        guard prefix.content(of: file.line(block.line))?.first == UInt8(ascii: "|") else { return nil }
        let source = TableSource(file: file, lines: block.line...last, prefix: prefix)
        if case .paragraph = block.content, !source.isPlain { return nil }
        return Transcript(content: .table, lines: block.line...source.lastRowLine, prefix: prefix)
      case .image(let destination, let alt):
        return Transcript(
          content: .image(destination: destination, alt: alt), lines: block.line...block.line, prefix: prefix)
      default: return nil
      }
    }.sorted { $0.lines.lowerBound < $1.lines.lowerBound }
  }

  /// Whether a line may be a header or the rule below one.
  private func mayBeOfTable(_ line: ArraySlice<UInt8>) -> Bool {
    line.contains(UInt8(ascii: "|")) || line.contains(UInt8(ascii: ":")) && !line.contains { $0 > 0x40 }
  }

  /// Reports a transcript's fence without a cell above it, which the author expects to be compared.
  mutating func reportLostTranscript(_ fence: MarkdownFence, _ index: Int, in blocks: [MarkdownBlock]) {
    guard let kind = fence.transcript, kind != .mermaid, !claimedLines.contains(blocks[index].line) else { return }
    if index > 0, case .fence(let above) = blocks[index - 1].content, isCell(above), above.word != "console" { return }
    lostFences.insert(blocks[index].line)
    report(
      blocks[index].line, "This `\(kind.rawValue)` fence has no cell above it.",
      help: "Put it directly below its cell, with only blank lines between them.")
  }
}

extension Transcript {
  /// Whether the block is a fence of lines or compiler messages, the only transcripts of Swift cells.
  fileprivate var isFenceOfMessages: Bool {
    switch content {
    case .fence(.transcript, _), .fence(.diagnostics, _): true
    default: false
    }
  }
}
