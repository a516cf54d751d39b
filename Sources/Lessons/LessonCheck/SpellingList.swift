import LessonKit
import SourceText

/// The spellings from a `spellings.yml`: for each word, the right one and wrong ones.
package struct SpellingList: Sendable {
  static let fileName = "spellings.yml"

  /// A word with its right and wrong spellings.
  package struct Spelling: Sendable, Hashable {
    /// The right spelling.
    package var write: String
    /// The wrong spellings.
    package var not: [String]
    /// The phrases in which a wrong spelling is right.
    package var except: [String]
    /// The language of the text that it applies to.
    package var language: Language
    /// The folder names of the lessons that it applies to; nil for all text.
    package var lessons: [String]?

    /// Creates an entry.
    package init(
      write: String, not: [String], except: [String] = [], language: Language = .japanese, lessons: [String]? = nil
    ) {
      (self.write, self.not, self.except, self.language, self.lessons) = (write, not, except, language, lessons)
    }
  }

  /// A word that is not spelled as in the list.
  package struct Misspelling: Sendable, Hashable {
    /// The line, from 1.
    package var line: Int
    /// The byte in the line, from 1.
    package var byte: Int
    /// The wrong spelling.
    package var found: String
    /// The right spelling.
    package var write: String
    /// Whether the spelling is wrong in every phrase.
    package var isCertain = true
  }

  /// The entries.
  package var spellings: [Spelling]

  /// Creates a list.
  package init(_ spellings: [Spelling]) {
    self.spellings = spellings
  }

  /// Returns the misspellings in text, outside fences, code and quotations, which have their own spellings.
  ///
  /// - Parameters:
  ///   - text: Markdown, or any text.
  ///   - language: its language.
  ///   - lesson: the folder name of the lesson; nil for other text.
  /// - Returns: the misspellings, line by line, in the order of the line.
  /// - Complexity: O(*n* · *m*) for *n* characters and *m* spellings.
  package func misspellings(
    in text: String, _ language: Language = .japanese, lesson: String? = nil
  ) -> [Misspelling] {
    misspellings(in: Self.prose(text), language, lesson: lesson)
  }

  /// Returns the misspellings in some lines of text, outside code and quotations.
  func misspellings(
    in lines: [(number: Int, text: String)], _ language: Language, lesson: String?
  ) -> [Misspelling] {
    let list = spellings.filter { $0.language == language && $0.lessons.map { $0.contains(lesson ?? "") } ?? true }
      .map(SpellingSearch.init)
    return lines.flatMap { number, text in
      let line = SpelledLine(text)
      return list.flatMap { search in
        search.others(in: line).map { place in
          Misspelling(
            line: number, byte: line.text.utf8.distance(from: line.text.startIndex, to: place.range.lowerBound) + 1,
            found: String(line.text[place.range]), write: search.write, isCertain: search.except.isEmpty)
        }
      }.sorted { $0.byte < $1.byte }
    }
  }

  /// Returns the lines outside fences that are not empty.
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

  /// Reads a list and collects its errors.
  package static func read(_ file: SourceFile) -> (list: SpellingList, findings: [Finding]) {
    var reader = YAMLEntries(file)
    var list = SpellingList([])
    guard case .sequence(let nodes) = reader.root?.content else {
      if let root = reader.root {
        reader.report(
          root.line, "The spellings are not a list.", help: "Write `- {write: right, not: [wrong]}` on each line.")
      }
      return (list, reader.findings)
    }
    for node in nodes {
      var spelling = Spelling(write: "", not: [])
      for entry in reader.entries(node, keys: ["write", "not", "except", "language", "lessons"]) {
        switch entry.key {
        case "write": spelling.write = reader.text(entry) ?? ""
        case "not": spelling.not = reader.texts(entry).filter { !$0.isEmpty }
        case "except": spelling.except = reader.texts(entry).filter { !$0.isEmpty }
        case "language": spelling.language = reader.languages(entry).first ?? .japanese
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

/// A search for the wrong spellings of a word in many lines.
private struct SpellingSearch {
  let write: String
  let not: [SpelledPhrase]
  let except: [SpelledPhrase]

  init(_ spelling: SpellingList.Spelling) {
    write = spelling.write
    (not, except) = (spelling.not.map(SpelledPhrase.init), spelling.except.map(SpelledPhrase.init))
  }

  /// Returns the places of wrong spellings in a line.
  ///
  /// A spelling with Latin letters matches whole words, capital or small.
  func others(in line: SpelledLine) -> [(range: Range<String.Index>, wrong: String)] {
    var others: [(range: Range<String.Index>, wrong: String)] = []
    for wrong in not {
      let places = line.places(of: wrong)
      if places.isEmpty { continue }
      let right = except.flatMap { line.places(of: $0) }
      // If the wrong word begins the right one, the match may be the right one; the opposite is not an exception.
      let mayBeRight = !wrong.text.hasPrefix(write)
      for place in places
      where !(mayBeRight && line.text[place.lowerBound...].hasPrefix(write))
        && !right.contains(where: { $0.lowerBound <= place.lowerBound && place.upperBound <= $0.upperBound })
      {
        others.append((place, wrong.text))
      }
    }
    return others
  }
}
