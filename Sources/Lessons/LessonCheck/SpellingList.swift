import LessonKit
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
    /// Phrases in which one of the others is right.
    package var except: [String]
    /// The language of the texts that it counts for.
    package var language: Language
    /// The folder names of the lessons that it counts for; nil for all texts.
    package var lessons: [String]?

    /// Creates an entry.
    package init(
      write: String, not: [String], except: [String] = [], language: Language = .japanese, lessons: [String]? = nil
    ) {
      (self.write, self.not, self.except, self.language, self.lessons) = (write, not, except, language, lessons)
    }

    /// The places of the other spellings in a line; those of whole words where a spelling has Latin letters, capital or small.
    func others(in line: String) -> [(range: Range<String.Index>, wrong: String)] {
      let right = except.flatMap { line.places(of: $0) }
      return not.flatMap { wrong in
        // Where the wrong word begins the right one, that may be the one that is there; the opposite is no excuse.
        line.places(of: wrong).filter { place in
          (wrong.hasPrefix(write) || !line[place.lowerBound...].hasPrefix(write))
            && !right.contains { $0.lowerBound <= place.lowerBound && place.upperBound <= $0.upperBound }
        }.map { ($0, wrong) }
      }
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
    /// Whether it is wrong in every phrase.
    package var isCertain = true
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
  ///   - language: its language.
  ///   - lesson: the folder name of the lesson; nil for a text that is none.
  /// - Returns: what is spelt otherwise, line by line, in the order of the list within a line.
  /// - Complexity: O(*n* · *m*) for *n* characters and *m* spellings.
  package func misspellings(
    in text: String, _ language: Language = .japanese, lesson: String? = nil
  ) -> [Misspelling] {
    misspellings(in: Self.prose(text), language, lesson: lesson)
  }

  /// The misspellings in some lines of a text, outside code and quotations.
  func misspellings(
    in lines: [(number: Int, text: String)], _ language: Language, lesson: String?
  ) -> [Misspelling] {
    let list = spellings.filter { $0.language == language && $0.lessons.map { $0.contains(lesson ?? "") } ?? true }
    return lines.flatMap { number, text in
      let line = Self.masked(text)
      return list.flatMap { spelling in
        spelling.others(in: line).map { place in
          Misspelling(
            line: number, byte: line.utf8.distance(from: line.startIndex, to: place.range.lowerBound) + 1,
            found: String(line[place.range]), write: spelling.write, isCertain: spelling.except.isEmpty)
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

extension String {
  /// Its text with small letters of ASCII, so that each has its place.
  private var smallLatin: String {
    String(decoding: utf8.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }, as: UTF8.self)
  }

  /// The places of a phrase: as it is, and if it has Latin letters at its ends, as whole words with or without capital letters.
  fileprivate func places(of phrase: String) -> [Range<String.Index>] {
    func isLatin(_ sign: Character?) -> Bool { sign.map { $0.isASCII && $0.isLetter } ?? false }
    guard isLatin(phrase.first) || isLatin(phrase.last) else { return ranges(of: phrase) }
    let small = smallLatin
    return small.ranges(of: phrase.smallLatin).compactMap { place in
      let start = utf8.index(startIndex, offsetBy: small.utf8.distance(from: small.startIndex, to: place.lowerBound))
      let end = utf8.index(start, offsetBy: phrase.utf8.count)
      let before = start == startIndex ? nil : self[index(before: start)]
      let after = end == endIndex ? nil : self[end]
      return isLatin(phrase.first) && isLatin(before) || isLatin(phrase.last) && isLatin(after) ? nil : start..<end
    }
  }
}
