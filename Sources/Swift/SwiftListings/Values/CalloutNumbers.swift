import SourceText

/// The numbers with which the text around a listing refers to lines of the listing.
///
/// Comments that are only such numbers point at lines. The text refers to them with a list with these numbers, "(1)",
/// "line 1", or ①.
package struct CalloutNumbers {
  package private(set) var numbers: Set<Int> = []

  // Regular expressions are values that never change, though the compiler cannot know that.
  private nonisolated(unsafe) static let references = [
    /^[ >*-]*(\d+)[.)](?:\s|$)/, /[(（\[［](\d+)[)）\]］]/, /#(\d+)\b/, /\*\*(\d+)[.:]?\*\*/, /`(?:\/\/\s*)?(\d+)`/,
    /\/\/\s*(\d+)\b/, /\b(?:[Ll]ines?|[Cc]omments?|[Ss]teps?|[Pp]oints?|[Nn]umbers?|[Mm]arkers?|[Nn]otes?)\s+(\d+)\b/,
    /(\d+)\s*(?:番|行目|つ目)/,
  ]

  /// Reads the text between a fence and the ones around it, or the headings around it.
  ///
  /// - Parameters:
  ///   - file: the document.
  ///   - lines: the lines of the fence.
  /// - Complexity: O(*n*) for *n* bytes of text.
  package init(in file: SourceFile, around lines: ClosedRange<Int>) {
    read(file, stride(from: lines.lowerBound - 1, through: 1, by: -1))
    read(file, stride(from: lines.upperBound + 1, through: file.lines.count, by: 1))
  }

  private mutating func read(_ file: SourceFile, _ lines: StrideThrough<Int>) {
    for number in lines {
      let line = String(decoding: file.line(number), as: UTF8.self)
      let content = line.drop { $0 == " " || $0 == ">" }
      if ["```", "~~~", "#"].contains(where: { content.hasPrefix($0) }) { return }
      for reference in Self.references {
        for match in line.matches(of: reference) { Int(match.1).map { _ = numbers.insert($0) } }
      }
      for scalar in line.unicodeScalars {
        switch scalar.value {
        case 0x2460...0x2473: numbers.insert(Int(scalar.value) - 0x245F)
        case 0x2776...0x277F: numbers.insert(Int(scalar.value) - 0x2775)
        default: break
        }
      }
    }
  }
}
