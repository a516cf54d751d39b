import LessonMarkdown
import Results
import SourceText

/// An update of the lines between two fences; lines that agree keep their bytes.
struct FenceUpdate {
  /// The lines of the document from the opening fence to the closing one.
  let lines: ClosedRange<Int>
  /// The text before each line.
  let prefix: BlockPrefix
  /// The text of the lines between the fences.
  let old: [String]
  /// The options for comparing lines; a line that agrees under them stays.
  let options: ComparisonOptions
  /// The document.
  let file: SourceFile

  /// Returns the lines of a new fence around `lines`.
  static func fence(_ word: String, _ lines: [String]) -> [String] {
    let fence = String(repeating: "`", count: length(for: lines, of: "`", atLeast: 3))
    return [fence + word] + lines + [fence]
  }

  /// Returns the edits that turn the old lines into new ones.
  func edits(_ new: [String]) -> [Edit] {
    let first = lines.lowerBound + 1
    let ending = file.ending(ofLine: lines.lowerBound)
    var bytes: [UInt8] = []
    let pairs = Alignment.pairs(
      old.count, new.count, standsForAny: { options.standsForLines(old[$0]) },
      matches: { options.matches(expected: old[$0], found: new[$1]) })
    for pair in pairs {
      if let index = pair.expected {
        let keeps = pair.found.map { options.matches(expected: old[index], found: new[$0]) } ?? false
        if keeps || options.standsForLines(old[index]) {
          bytes += file.bytes[file.wholeLine(first + index)]
          continue
        }
      }
      guard let found = pair.found else { continue }
      bytes += prefix.fenceLine(new[found]) + ending
    }
    let body = file.wholeLine(lines.lowerBound).upperBound..<file.lines[lines.upperBound - 1].lowerBound
    return [Edit(range: body, replacement: bytes)] + longerFences(new)
  }

  /// Returns edits that make the fences longer if a new line would close them.
  private func longerFences(_ new: [String]) -> [Edit] {
    [lines.lowerBound, lines.upperBound].compactMap { number -> Edit? in
      let line = file.line(number)
      guard let start = line.firstIndex(where: { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "~") }) else {
        return nil
      }
      let run = line[start...].prefix { $0 == line[start] }
      let needed = Self.length(for: new, of: Character(UnicodeScalar(line[start])), atLeast: run.count)
      guard needed > run.count else { return nil }
      return Edit(range: run.startIndex..<run.endIndex, replacement: Array(repeating: line[start], count: needed))
    }
  }

  /// Returns the length of a fence that none of the lines closes.
  private static func length(for lines: [String], of character: Character, atLeast length: Int) -> Int {
    lines.reduce(length) { length, line in
      max(length, line.drop { $0 == " " || $0 == "\t" }.prefix { $0 == character }.count + 1)
    }
  }
}
