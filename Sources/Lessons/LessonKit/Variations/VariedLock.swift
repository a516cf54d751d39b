import SourceText

/// The file next to a lesson that holds a short digest of each result for other values.
///
/// It is the same for all languages. Each cell has a section: its name, and an indented line for each result with eight
/// digits of its hash and the values of the parameters.
package struct VariedLock: Sendable, Hashable {
  /// The number of digits of a hash.
  static let digits = 8
  private static let head = "# Digests of results for other values. `lesson update` writes this file.\n"

  /// The digest of a result.
  package struct Entry: Sendable, Hashable {
    /// The values of the parameters.
    var state: String
    /// The digits of the hash.
    var digits: String
    /// The line of the file.
    var line: Int
  }

  /// The digests of a cell.
  package struct Section: Sendable, Hashable {
    /// The line of the file.
    var line: Int
    /// The digests, from top to bottom.
    var entries: [Entry] = []
    /// The lines that no program wrote, such as the marks of a conflict.
    var others: [(line: Int, text: String)] = []

    /// Returns whether two sections have the same lines.
    package static func == (left: Section, right: Section) -> Bool {
      left.entries == right.entries && left.others.map(\.text) == right.others.map(\.text)
    }

    /// Hashes the digests.
    package func hash(into hasher: inout Hasher) { hasher.combine(entries) }
  }

  fileprivate var sections: [String: Section] = [:]

  /// Reads a file; a line that is not of the format belongs to the section above it.
  package init(_ bytes: [UInt8]) {
    var name: String?
    for (index, line) in String(decoding: bytes, as: UTF8.self).linesOfText.enumerated() {
      if line.isEmpty || line.hasPrefix("#") { continue }
      if line.isKebabCase {
        if sections[line] == nil { sections[line] = Section(line: index + 1) }
        name = line
      } else if let name {
        let words = line.split(separator: " ", maxSplits: 1)
        if line.hasPrefix("  "), words.count == 2, words[0].count == Self.digits, words[0].allSatisfy(\.isHexDigit) {
          sections[name]?.entries.append(
            Entry(state: String(words[1]), digits: String(words[0]), line: index + 1))
        } else {
          sections[name]?.others.append((index + 1, line))
        }
      }
    }
  }

  /// The names of the cells, sorted.
  package var names: [String] { sections.keys.sorted() }

  /// The digests of a cell; nil if there are none.
  package subscript(_ name: String) -> Section? { sections[name] }

  /// Replaces the digests of a cell; nil removes them.
  package mutating func set(_ record: VariedRecord?, of name: String) {
    sections[name] = record.map { record in
      Section(line: 1, entries: record.entries.map { Entry(state: $0.state, digits: $0.digits, line: 1) })
    }
  }

  /// The content of the file.
  package var bytes: [UInt8] {
    let parts = names.map { name in
      "\n\(name)\n" + (sections[name]?.entries ?? []).map { "  \($0.digits) \($0.state)\n" }.joined()
    }
    return Array((Self.head + parts.joined()).utf8)
  }

  /// Returns the path of the file that belongs to a document: `varied.lock` for a lesson, and a name of its own for
  /// another document.
  package static func path(for document: String) -> String {
    let stem = DocumentName(path: document).stem
    return RelativePath.prefix(of: document) + (stem == "lesson" ? "varied.lock" : "\(stem).varied.lock")
  }
}

extension VariedLock {
  /// Gives a cell another name.
  ///
  /// - Returns: whether the file has digests of the cell, and nothing else that a program did not write.
  package mutating func rename(_ name: String, to new: String) -> Bool {
    guard let section = sections[name], sections[new] == nil, sections.values.allSatisfy(\.others.isEmpty) else {
      return false
    }
    sections[name] = nil
    sections[new] = section
    return true
  }
}
