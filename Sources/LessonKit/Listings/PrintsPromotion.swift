import SourceText

/// Rewrites what comments say that a listing prints; lines that agree keep their bytes.
struct PrintsPromotion {
  /// The listing's cell.
  let cell: Cell
  /// The document.
  let file: SourceFile

  /// The edits that let comments say other lines.
  func edits(_ comparison: PrintsComparison) -> [Edit] {
    guard let listing = cell.listing else { return [] }
    let body = cell.body.split(separator: "\n", omittingEmptySubsequences: false).map { $0.utf8.count }
    return comparison.corrections.sorted { $0.key < $1.key }.flatMap { position, lines in
      edits(listing.comments[position], lines.isEmpty ? [""] : lines, body)
    }
  }

  /// The bytes of the document that a text of the body is, found from the end of its line, where no mark of a quote stands.
  private func range(_ line: PrintsComment.Line, _ body: [Int]) -> Range<Int> {
    let end = file.lines[cell.firstBodyLine + line.bodyLine - 1].upperBound
    return (end - (body[line.bodyLine] - line.range.lowerBound))..<(end - (body[line.bodyLine] - line.range.upperBound))
  }

  private func edits(_ comment: PrintsComment, _ lines: [String], _ body: [Int]) -> [Edit] {
    let isPlain = comment.closing.isEmpty && comment.opening == comment.nextOpening
    if lines.count == comment.lines.count, !isPlain || lines.allSatisfy(Self.isPlain) {
      return zip(comment.lines, lines).filter { $0.text != $1 }.map { old, new in
        Edit(range: range(old, body), replacement: Array(new.utf8))
      }
    }
    let isBlock = comment.opening != comment.nextOpening
    let mark = isPlain ? "\"" : comment.closing
    let opening = isBlock ? comment.nextOpening : comment.opening + (isPlain ? "\"" : "")
    let first = comment.lines[0]
    let last = comment.lines[comment.lines.count - 1]
    var bytes = Array("\(isPlain ? "\"" : "")\(lines[0])\(mark)".utf8)
    let ending = file.ending(ofLine: cell.lines.lowerBound)
    let indentation = self.indentation(ofLine: first.bodyLine)
    for line in lines.dropFirst() { bytes += ending + cell.prefix.line("\(indentation)\(opening)\(line)\(mark)") }
    let end = file.lines[cell.firstBodyLine + last.bodyLine - 1].upperBound
    let stop = min(end, range(last, body).upperBound + comment.closing.utf8.count)
    return [Edit(range: range(first, body).lowerBound..<stop, replacement: bytes)]
  }

  private func indentation(ofLine line: Int) -> String {
    let text = cell.bodyLines[line]
    return String(text.prefix { $0 == " " || $0 == "\t" })
  }

  /// Whether a text is read back as it is without quotation marks around it.
  private static func isPlain(_ text: String) -> Bool {
    PrintsText("// Prints \(text)"[...]).map { $0.text == text && $0.closing.isEmpty && $0.form == .closed } ?? false
  }
}
