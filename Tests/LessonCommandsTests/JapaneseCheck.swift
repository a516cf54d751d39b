import SourceText

/// What is wrong with the spelling of a Japanese text, and where its paragraphs are broken.
struct JapaneseCheck {
  /// A word, and how it is not written.
  struct Spelling {
    let write: String
    let not: [String]
    /// The lessons that it counts for; nil for all texts.
    let lessons: [String]?
  }

  /// Spellings that are not those of the list, as `line: found → right`; code and quotations have their own.
  static func spellings(in text: String, _ list: [Spelling]) -> [String] {
    prose(text).flatMap { number, line in
      list.flatMap { spelling in
        spelling.not.flatMap { wrong in
          // Where the wrong word begins the right one, that may be the one that is there; the opposite is no excuse.
          line.ranges(of: wrong).filter {
            wrong.hasPrefix(spelling.write) || !line[$0.lowerBound...].hasPrefix(spelling.write)
          }.map { _ in "\(number): \(wrong) → \(spelling.write)" }
        }
      }
    }
  }

  /// The lines that go on in the next one, which shows as a blank in the middle of a Japanese text.
  static func brokenLines(in markdown: String) -> [Int] {
    let lines = blocks(markdown)
    return zip(lines, lines.dropFirst()).compactMap { line, next in
      guard line.number + 1 == next.number, !isAlone(line.text), !beginsBlock(next.text) else { return nil }
      return line.number
    }
  }

  /// The lines outside fences, without code spans and quotations.
  private static func prose(_ text: String) -> [(number: Int, text: String)] {
    blocks(text, withFrontMatter: true).map { number, line in
      (
        number,
        String(line).replacing(/`[^`]*`/, with: "").replacing(/「[^「」]*」/, with: "").replacing(/『[^『』]*』/, with: "")
      )
    }
  }

  /// The lines that are not blank and stand outside fences and, unless it counts, front matter.
  private static func blocks(_ text: String, withFrontMatter: Bool = false) -> [(number: Int, text: Substring)] {
    var fence: Substring?
    var lines: [(number: Int, text: Substring)] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let content = line.drop { $0 == " " }
      if let open = fence {
        if content.hasPrefix(open), content.allSatisfy({ $0 == open.first }) { fence = nil }
      } else if index == 0, line == "---", !withFrontMatter {
        fence = "---"
      } else if content.hasPrefix("```") || content.hasPrefix("~~~") {
        fence = content.prefix { $0 == content.first }
      } else if !content.isEmpty {
        lines.append((index + 1, line))
      }
    }
    return lines
  }

  /// Whether a line ends its block: a heading, a row of a table, HTML, or a line of a quotation, which keeps its own lines.
  private static func isAlone(_ line: Substring) -> Bool {
    line.wholeMatch(of: /\s*(?:#|\||<|>).*/) != nil
  }

  private static func beginsBlock(_ line: Substring) -> Bool {
    isAlone(line) || line.wholeMatch(of: /\s*(?:[-*+] |\d+[.)] |!\[).*/) != nil
  }
}
