import LessonMarkdown
import SourceText
import SwiftListings

/// A Swift file that is documentation as a whole: a snippet of a package, or the code of a tutorial's step.
///
/// Its only cell is one program with all lines, even with those that readers do not see.
package enum ProgramFile {
  /// The folders of a package with source files, in which `Snippets` is a folder like any other.
  private static let sources: Set<Substring> = ["Sources", "Source", "src", "srcs", "Tests"]

  /// Whether a path names such a file: in `Snippets` at the top of a package, in a folder there, or in a catalog.
  package static func isOne(_ path: String) -> Bool {
    guard path.hasSuffix(".swift") else { return false }
    let folders = path.split(separator: "/").dropLast()
    if folders.contains(where: { $0.hasSuffix(".docc") }) { return true }
    guard let index = folders.suffix(2).lastIndex(of: "Snippets") else { return false }
    return !folders[..<index].suffix(3).contains { sources.contains($0) }
  }
}

extension Document {
  /// Reads a Swift file whose only cell is the whole program.
  init(program file: SourceFile) {
    self.init(
      file: file, language: .english, frontMatter: nil, cells: [], hasListings: true, findings: file.findings,
      isDamaged: false)
    isDamaged = !findings.isEmpty
    if let cell = Cell(program: file, lines: 1...max(1, file.lines.count)) { cells = [cell] }
  }

  /// Adds programs above the first cell that its code builds on, and that are not cells of the document.
  package mutating func build(on programs: [SourceFile]) {
    let context = programs.enumerated().compactMap { index, file in
      Cell(program: file, lines: (index - programs.count)...(index - programs.count))
    }
    cells.insert(contentsOf: context, at: 0)
  }
}

extension Cell {
  /// Creates a cell with the code of a file; nil for an empty file.
  fileprivate convenience init?(program file: SourceFile, lines: ClosedRange<Int>) {
    let texts = file.lines.map { String(decoding: file.bytes[$0], as: UTF8.self) }
    guard texts.contains(where: { !$0.trimmed.isEmpty }) else { return nil }
    let body = texts.map { $0 + "\n" }.joined()
    var unclosed: [Int] = []
    let listing = Listing(body, unclosed: &unclosed)
    self.init(
      CellAttributes(action: .swift(SwiftAttributes()), isListing: true), body: body, lines: lines,
      prefix: BlockPrefix(), below: BlocksBelow(), listing: listing,
      findings: unclosed.map { .unclosedQuotation(file.place(line: $0 + 1)) }, isProgram: true)
  }
}
