import SourceText

/// A code cell of a notebook, in the form in which people write it there.
///
/// Its first line has the words of a fence in a lesson, after `%%`. Swift without attributes needs no such line.
package struct NotebookCell: Sendable, Hashable {
  /// The kind of the cell.
  package var magic: NotebookMagic
  /// The words after the kind, as in a fence: the name of an experiment, then attributes.
  package var attributes: String
  /// The lines below the first one, or all lines of Swift without attributes.
  package var body: String

  /// Creates a cell.
  package init(_ magic: NotebookMagic, attributes: String = "", body: String) {
    (self.magic, self.attributes, self.body) = (magic, attributes, body)
  }

  /// Reads the source of a notebook's cell.
  ///
  /// - Parameters:
  ///   - source: the source, with any line ends.
  ///   - name: the name of the cell in messages.
  /// - Throws: a ``/SourceText/Finding`` for an unknown kind.
  package init(source: String, named name: String = "cell") throws(Finding) {
    let source = source.withoutCarriageReturns
    guard source.hasPrefix(NotebookMagic.mark) else {
      self.init(.swift, body: source)
      return
    }
    let end = source.firstIndex(of: "\n") ?? source.endIndex
    let line = source[..<end].dropFirst(NotebookMagic.mark.count)
    let word = String(line.prefix { !$0.isWhitespace })
    guard let magic = NotebookMagic(rawValue: word) else {
      let written = NotebookMagic.mark + word
      let kinds = NotebookMagic.allCases.map { NotebookMagic.mark + $0.rawValue }
      throw Finding(
        Place(file: name, line: 1), "No kind of cell is called `\(written)`.",
        help: Suggestion.help(for: written, among: kinds, what: "kinds"))
    }
    self.init(
      magic, attributes: String(line.dropFirst(word.count)).trimmed,
      body: end < source.endIndex ? String(source[source.index(after: end)...]) : "")
  }

  /// The source of the notebook's cell.
  package var source: String {
    if magic == .swift, attributes.isEmpty, !body.hasPrefix(NotebookMagic.mark) { return body }
    return NotebookMagic.mark + info + (body.isEmpty ? "" : "\n" + body)
  }

  /// The words after the opening fence of the same cell in a document.
  package var info: String { attributes.isEmpty ? magic.rawValue : "\(magic.rawValue) \(attributes)" }

  /// The number of lines above the body: 1, or 0 for Swift without attributes.
  package var linesAboveBody: Int { source == body ? 0 : 1 }
}

extension String {
  /// The text with a line feed for each carriage return, with or without a line feed after it.
  fileprivate var withoutCarriageReturns: String {
    guard utf8.contains(0x0D) else { return self }
    return replacing("\r\n", with: "\n").replacing("\r", with: "\n")
  }
}
