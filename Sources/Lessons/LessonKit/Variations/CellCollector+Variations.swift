import LessonMarkdown
import SourceText

// The comments that record results for other values.
extension CellCollector {
  /// Takes the comment below a cell's transcript, if the blocks begin with them.
  ///
  /// - Parameters:
  ///   - blocks: the blocks, of which the first may be the transcript.
  ///   - attributes: the attributes of the cell.
  ///   - below: the blocks below the cell, to which the comment is added.
  /// - Returns: the blocks after the transcript and the comment.
  mutating func takeDigest(
    _ blocks: ArraySlice<MarkdownBlock>, _ attributes: CellAttributes, _ below: inout BlocksBelow
  ) -> ArraySlice<MarkdownBlock> {
    var rest = blocks
    if let transcript = below.transcript, let block = rest.popFirst() {
      below.digestPlace = max(transcript.lines.upperBound, block.lastLineOfText)
    }
    guard let variation = attributes.variation, variation != .nothing, let block = rest.first,
      case .html(let text, let last) = block.content, let digest = VariationDigest(text, lines: block.line...last)
    else { return rest }
    below.digest = digest
    claimedLines.insert(block.line)
    return rest.dropFirst()
  }

  /// Reports comments that belong to no cell.
  mutating func reportLostDigests() {
    for block in lists.joined() {
      guard case .html(let text, _) = block.content, VariationDigest.isOne(text), !claimedLines.contains(block.line)
      else { continue }
      report(
        block.line, "This comment records results for other values, but belongs to no cell with `vary`.",
        help: "Remove it, or move it directly below the transcript of its cell.")
    }
  }
}

extension MarkdownBlock {
  /// The last line of a table or a paragraph; the first line of any other block.
  fileprivate var lastLineOfText: Int {
    switch content {
    case .table(let last), .paragraph(let last): last
    case .fence, .image, .html, .list, .other: line
    }
  }
}

extension Cell {
  /// Returns the edit that writes a digest below a transcript that the document has; nil if nothing changes.
  func digestEdit(_ record: VariedRecord, in file: SourceFile) -> Edit? {
    if let digest {
      guard digest.text != record.comment else { return nil }
      let (first, last) = (digest.lines.lowerBound, digest.lines.upperBound)
      let range = file.lines[first - 1].lowerBound..<file.lines[last - 1].upperBound
      return Edit(range: range, replacement: prefix.line(record.comment))
    }
    return digestPlace.map { .insertion(of: [record.comment], below: $0, of: self, in: file) }
  }
}
