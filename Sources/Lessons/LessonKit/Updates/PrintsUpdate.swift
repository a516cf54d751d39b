import SourceText
import SwiftListings

/// An update of the comments that state a listing's output.
///
/// Lines that agree keep their bytes, and no comment is added or removed.
struct PrintsUpdate {
  /// The listing's cell.
  let cell: Cell
  /// The document.
  let file: SourceFile

  /// Returns the edits that change the comments to the new lines.
  func edits(_ comparison: PrintsComparison) -> [Edit] {
    guard let listing = cell.listing else { return [] }
    let body = cell.body.split(separator: "\n", omittingEmptySubsequences: false).map { $0.utf8.count }
    let stated = comparison.statements.sorted { $0.key < $1.key }.map { position, text in
      let claim = listing.claims[position]
      return Edit(range: range(claim.bodyLine, claim.range, body), replacement: Array(text.withoutLineEnds.utf8))
    }
    let printed = comparison.corrections.sorted { $0.key < $1.key }.flatMap { position, lines in
      edits(listing.comments[position], lines, body)
    }
    return (stated + printed).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Returns the bytes of the document for a range of the body.
  ///
  /// They are counted from the end of the line, because the marks of quotes are at its start.
  private func range(_ line: Int, _ range: Range<Int>, _ body: [Int]) -> Range<Int> {
    let end = file.lines[cell.firstBodyLine + line - 1].upperBound
    return (end - (body[line] - range.lowerBound))..<(end - (body[line] - range.upperBound))
  }

  private func edits(_ comment: PrintsComment, _ lines: [String], _ body: [Int]) -> [Edit] {
    let isPlain = comment.closing.isEmpty && comment.opening == comment.nextOpening
    return zip(comment.lines, lines).filter { $0.text != $1 }.map { old, new in
      let text = isPlain && !Self.isPlain(new) ? "\"\(new)\"" : new
      return Edit(range: range(old.bodyLine, old.range, body), replacement: Array(text.utf8))
    }
  }

  /// Whether text reads back unchanged without quotation marks around it.
  private static func isPlain(_ text: String) -> Bool {
    PrintsText("// Prints \(text)"[...]).map { $0.text == text && $0.closing.isEmpty && $0.form == .closed } ?? false
  }
}
