import LessonKit
import SourceText

extension NotebookCell {
  /// Creates the notebook's form of a cell of a document.
  package init(_ cell: Cell) {
    // A notebook has no panels for other values.
    let shown = cell.words.replacing(/\s(?:vary|goal)=(?:"[^"]*"|\[[^\]]*\]|\S+)/, with: "")
    let words = shown.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
    let magic = words.first.flatMap { NotebookMagic(rawValue: String($0)) } ?? .swift
    self.init(magic, attributes: words.count > 1 ? String(words[1]).trimmed : "", body: cell.body.withoutLastLineEnd)
  }

  /// The lines of the same cell in a document: a fence that nothing in the cell closes.
  ///
  /// A cell of the kind ``NotebookMagic/lesson`` is not a fence.
  package var fence: [String] {
    // Words with a backtick can only follow tildes.
    let mark: Character = info.contains("`") ? "~" : "`"
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let longest = lines.reduce(2) { longest, line in
      max(longest, line.drop { $0 == " " }.prefix { $0 == mark }.count)
    }
    let rule = String(repeating: mark, count: longest + 1)
    return [rule + info] + (body.isEmpty ? [] : lines) + [rule]
  }
}

extension String {
  fileprivate var withoutLastLineEnd: String { utf8.last == 0x0A ? String(dropLast()) : self }
}
