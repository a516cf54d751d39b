import Results
import SourceText

extension SourceFile {
  /// The number of bytes at the start of a line that are searched.
  private static let longestSearch = 4_096

  private func searchedText(ofLine line: Int) -> String {
    String(decoding: self.line(line).prefix(Self.longestSearch), as: UTF8.self)
  }

  /// Returns the position of an expected text on a line.
  ///
  /// It is the only place of the text, or the only table cell that holds nothing else. Otherwise, it is the first
  /// character that is not a space or a tab.
  ///
  /// - Parameters:
  ///   - text: the expected text; nil if it is missing.
  ///   - line: the line, from 1.
  /// - Returns: the character of the line, from 1.
  public func character(of text: String?, onLine line: Int) -> Int {
    let line = searchedText(ofLine: line)
    if let text, !text.isEmpty {
      let places = line.ranges(of: text)
      let cells = places.filter { Self.isCell($0, of: line) }
      if let place = places.count == 1 ? places.first : cells.count == 1 ? cells.first : nil {
        return line.distance(from: line.startIndex, to: place.lowerBound) + 1
      }
    }
    let blanks = line.prefix { $0 == " " || $0 == "\t" }
    return blanks.count < line.count ? blanks.count + 1 : 1
  }

  /// Whether only spaces and tabs separate a place on a line from the bars of a table on both sides.
  private static func isCell(_ place: Range<String.Index>, of line: String) -> Bool {
    let isBlank = { (character: Character) in character == " " || character == "\t" }
    let (before, behind) = (line[..<place.lowerBound], line[place.upperBound...])
    return before.last { !isBlank($0) } == "|" && behind.first { !isBlank($0) } == "|"
  }

  /// Returns an error in the file with its character on the line.
  ///
  /// It is the character of the last name in the message that is at exactly one place of the line. Otherwise, it is the
  /// first character that is not a space or a tab.
  public func located(_ finding: Finding) -> Finding {
    guard finding.place.file == path, let line = finding.place.line, finding.place.column == nil else { return finding }
    var finding = finding
    let text = searchedText(ofLine: line)
    let names = finding.message.description.split(separator: "`", omittingEmptySubsequences: false).enumerated()
    let name = names.last { index, name in index % 2 == 1 && !name.isEmpty && text.ranges(of: name).count == 1 }
    finding.place.column = character(of: name.map { String($0.element) }, onLine: line)
    return finding
  }

  /// Returns a difference with the character of its expected text, unless that is in another file.
  func located(_ difference: Difference) -> Difference {
    guard difference.file == nil else { return difference }
    var difference = difference
    difference.character = character(of: difference.expected, onLine: difference.line)
    return difference
  }
}
