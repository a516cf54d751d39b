import SourceText

/// One spelling a word, from a `spellings.yml`: how a word is written, and how it is not.
package struct SpellingList: Sendable {
  static let fileName = "spellings.yml"

  /// A word, and how it is not written.
  package struct Spelling: Sendable, Hashable {
    /// The right spelling.
    package var write: String
    /// The others.
    package var not: [String]
    /// The folder names of the lessons that it counts for; nil for all texts.
    package var lessons: [String]?

    /// Creates an entry.
    package init(write: String, not: [String], lessons: [String]? = nil) {
      (self.write, self.not, self.lessons) = (write, not, lessons)
    }
  }

  /// A word in another spelling than the list's.
  package struct Misspelling: Sendable, Hashable {
    /// The line, from 1.
    package var line: Int
    /// The byte in the line, from 1.
    package var byte: Int
    /// What stands there.
    package var found: String
    /// The right spelling.
    package var write: String
  }

  /// The entries.
  package var spellings: [Spelling]

  /// Creates a list.
  package init(_ spellings: [Spelling]) {
    self.spellings = spellings
  }

  /// The misspellings in a text, outside fences, code and quotations, which have their own spellings.
  ///
  /// - Parameters:
  ///   - text: Markdown, or any text.
  ///   - lesson: the folder name of the lesson; nil for a text that is none.
  /// - Returns: what is spelt otherwise, line by line, in the order of the list within a line.
  /// - Complexity: O(*n* · *m*) for *n* characters and *m* spellings.
  package func misspellings(in text: String, lesson: String? = nil) -> [Misspelling] {
    misspellings(in: Self.prose(text), lesson: lesson)
  }

  /// The misspellings in some lines of a text, outside code and quotations.
  func misspellings(in lines: [(number: Int, text: String)], lesson: String?) -> [Misspelling] {
    let list = spellings.filter { $0.lessons.map { $0.contains(lesson ?? "") } ?? true }
    return lines.flatMap { number, text in
      let line = Self.masked(text)
      return list.flatMap { spelling in
        spelling.not.flatMap { wrong in
          // Where the wrong word begins the right one, that may be the one that is there; the opposite is no excuse.
          line.ranges(of: wrong).filter {
            wrong.hasPrefix(spelling.write) || !line[$0.lowerBound...].hasPrefix(spelling.write)
          }.map {
            Misspelling(
              line: number, byte: line.utf8.distance(from: line.startIndex, to: $0.lowerBound) + 1, found: wrong,
              write: spelling.write)
          }
        }
      }.sorted { $0.byte < $1.byte }
    }
  }

  /// The lines outside fences, with blanks in place of code and quotations.
  private static func prose(_ text: String) -> [(number: Int, text: String)] {
    var fence: Substring?
    var lines: [(number: Int, text: String)] = []
    for (index, line) in text.linesOfText.enumerated() {
      let content = line.drop { $0 == " " }
      if let open = fence {
        if content.hasPrefix(open), content.allSatisfy({ $0 == open.first }) { fence = nil }
      } else if content.hasPrefix("```") || content.hasPrefix("~~~") {
        fence = content.prefix { $0 == content.first }
      } else if !content.isEmpty {
        lines.append((index + 1, String(line)))
      }
    }
    return lines
  }

  /// A line with as many blanks, counted in bytes, in place of each code and quotation.
  private static func masked(_ line: String) -> String {
    [/`[^`]*`/, /「[^「」]*」/, /『[^『』]*』/].reduce(line) { line, pattern in
      line.replacing(pattern) { String(repeating: " ", count: $0.output.utf8.count) }
    }
  }

  /// Reads a list and keeps every error in it.
  package static func read(_ file: SourceFile) -> (list: SpellingList, findings: [Finding]) {
    var reader = YAMLEntries(file)
    var list = SpellingList([])
    guard case .sequence(let nodes) = reader.root?.content else {
      if let root = reader.root {
        reader.report(
          root.line, "The spellings are no list.", help: "Write `- {write: right, not: [wrong]}` on each line.")
      }
      return (list, reader.findings)
    }
    for node in nodes {
      var spelling = Spelling(write: "", not: [])
      for entry in reader.entries(node, keys: ["write", "not", "lessons"]) {
        switch entry.key {
        case "write": spelling.write = reader.text(entry) ?? ""
        case "not": spelling.not = reader.texts(entry).filter { !$0.isEmpty }
        case "lessons": spelling.lessons = reader.texts(entry)
        default: break
        }
      }
      if spelling.write.isEmpty || spelling.not.isEmpty {
        reader.report(
          node.line, "A spelling needs `write` and `not`.", help: "Write `- {write: right, not: [wrong]}`.")
      } else {
        list.spellings.append(spelling)
      }
    }
    return (list, reader.findings)
  }
}
