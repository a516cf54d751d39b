import SourceText

/// The document that a notebook's cells belong to, as a `%%lesson` cell names it.
package enum NotebookLesson: Sendable, Hashable {
  /// Front matter of the notebook itself, in YAML.
  case frontMatter(String)
  /// The path of a lesson's document, whose modules, hosts, slips, and hints the cells have.
  ///
  /// It is relative to the folder of the notebook, and inside it.
  case document(String)

  /// Reads the body of a `%%lesson` cell.
  ///
  /// - Parameters:
  ///   - body: the YAML below the cell's first line.
  ///   - name: the name of the cell in messages.
  /// - Throws: ``/SourceText/Findings`` for YAML that cannot be read, and for a path that leads out of the folder.
  package init(_ body: String, named name: String = "cell") throws(Findings) {
    let (root, errors) = YAMLParser.parse("\n" + body, file: name)
    guard errors.isEmpty else { throw Findings(errors) }
    guard case .mapping(let entries)? = root?.content, let entry = entries.first(where: { $0.key == "from" }) else {
      self = .frontMatter(body)
      return
    }
    func refuse(_ message: Message, line: Int, help: Message) -> Findings {
      Findings([Finding(Place(file: name, line: line), message, help: help)])
    }
    if let other = entries.first(where: { $0.key != "from" }) {
      throw refuse(
        "`\(other.key)` and `\(entry.key)` cannot be combined.", line: other.line,
        help: "Write `\(other.key)` in the front matter of the document, or remove `from`.")
    }
    guard let path = entry.value.scalar, path.hasSuffix(".md") else {
      throw refuse(
        "`from` cannot be `\(entry.value.text.abbreviated)`.", line: entry.line,
        help: "Write the path of a lesson's document, such as `from: lessons/bias/lesson.md`.")
    }
    let plain = RelativePath.join("", path)
    guard !path.hasPrefix("/"), !plain.hasPrefix("../"), !path.hasControls else {
      throw refuse(
        "`\(path.abbreviated)` is outside the folder of the notebook.", line: entry.line,
        help: "Put the lesson in the folder of the notebook, or in a folder below it.")
    }
    self = .document(plain)
  }

  /// The cell that names the document.
  package var cell: NotebookCell {
    switch self {
    case .frontMatter(let yaml): NotebookCell(.lesson, body: yaml)
    case .document(let path): NotebookCell(.lesson, body: "from: \(path.asYAML)")
    }
  }
}

extension String {
  /// The text as a value of YAML, between quotation marks if it needs them.
  fileprivate var asYAML: String {
    let isPlain = unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || "0123456789/._-".unicodeScalars.contains($0)
    }
    guard !isPlain || hasPrefix("-") else { return self }
    return "\"\(replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
