import LessonKit

/// A line of a list of codes, on which codes are looked for.
///
/// A code is twelve letters and digits in groups of four. Full-width characters count, too.
struct CodeLine {
  /// The marks that may be between the groups of a code.
  enum Separators {
    /// Hyphens, spaces, or nothing: the same between all groups.
    case same
    /// Up to three hyphens or spaces, such as the long vowel mark that a Japanese keyboard writes for a hyphen.
    case any
  }

  private let scalars: [Unicode.Scalar]

  /// Creates a line, whose full-width characters become narrow ones.
  init(_ text: String) {
    scalars = text.unicodeScalars.compactMap { (0x20...0x7E).contains($0.value) ? $0 : AnswerCharacters.folded($0) }
  }

  /// Returns the characters in a range.
  subscript(range: Range<Int>) -> ArraySlice<Unicode.Scalar> { scalars[range] }

  /// Returns the places of twelve letters and digits that are wanted, none of which overlap.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  func places(_ separators: Separators, _ isWanted: (ArraySlice<Unicode.Scalar>) -> Bool) -> [Range<Int>] {
    var places: [Range<Int>] = []
    var index = 0
    while index < scalars.count {
      guard scalars[index].isWordOfCode else {
        index += 1
        continue
      }
      if let end = end(from: index, separators), isWanted(scalars[index..<end]) {
        places.append(index..<end)
        index = end
      } else {
        index = endOfWord(index)
      }
    }
    return places
  }

  /// Returns the words on the line that hyphens join, as far as they could be a code with too many or too few characters.
  var nearCodes: [Range<Int>] {
    var places: [Range<Int>] = []
    var index = 0
    while index < scalars.count {
      guard scalars[index].isWordOfCode else {
        index += 1
        continue
      }
      var end = endOfWord(index)
      var groups = 1
      while end + 1 < scalars.count, scalars[end].isHyphenOfCode, scalars[end + 1].isWordOfCode {
        end = endOfWord(end + 1)
        groups += 1
      }
      let count = end - index - (groups - 1)
      let isMixed = scalars[index..<end].contains { $0.isDigit } && scalars[index..<end].contains { $0.isLetter }
      if isMixed, groups == 3 ? (9...15).contains(count) : groups == 1 && (10...14).contains(count) {
        places.append(index..<end)
      }
      index = end
    }
    return places
  }

  /// Whether there is nothing but white space on the line.
  var isBlank: Bool { scalars.allSatisfy { $0 == " " || $0 == "\t" } }

  /// Returns the text outside of some places, without marks at its ends.
  func note(outside places: [Range<Int>]) -> String {
    var note: [Unicode.Scalar] = []
    var start = 0
    for place in places {
      note += scalars[start..<place.lowerBound]
      note.append(" ")
      start = place.upperBound
    }
    note += scalars[start...]
    let marks: [Unicode.Scalar] = [" ", "\t", ",", ";", ":", "/"]
    guard let first = note.firstIndex(where: { !marks.contains($0) }),
      let last = note.lastIndex(where: { !marks.contains($0) })
    else { return "" }
    var text = String.UnicodeScalarView()
    for index in first...last where note[index] != " " || note[index - 1] != " " { text.append(note[index]) }
    return String(text)
  }

  private func endOfWord(_ start: Int) -> Int {
    scalars[start...].firstIndex { !$0.isWordOfCode } ?? scalars.count
  }

  /// Returns the end of three groups of four from an index; nil if there are none.
  private func end(from start: Int, _ separators: Separators) -> Int? {
    var index = start
    var first: ArraySlice<Unicode.Scalar>?
    for group in 0..<3 {
      if group > 0 {
        let mark = scalars[index...].prefix(3).prefix { $0 == " " || $0.isHyphenOfCode }
        if separators == .same {
          guard mark.count <= 1, first.map({ $0.elementsEqual(mark) }) ?? true else { return nil }
          first = mark
        }
        index += mark.count
      }
      guard index + 4 <= scalars.count, scalars[index..<index + 4].allSatisfy(\.isWordOfCode) else { return nil }
      index += 4
    }
    return index < scalars.count && scalars[index].isWordOfCode ? nil : index
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { (0x30...0x39).contains(value) }
  fileprivate var isLetter: Bool { (0x41...0x5A).contains(value & ~0x20) }
  /// Whether the character may be in a group of a code.
  fileprivate var isWordOfCode: Bool { isDigit || isLetter }
  /// Whether the character is a hyphen, or what a Japanese keyboard writes for one.
  fileprivate var isHyphenOfCode: Bool { self == "-" || self == "ー" }
}
