import Results
import SourceText

extension SourceFile {
  /// Where an expectation stands on a line: at the one place where its text is, else at the first character that is no blank.
  ///
  /// - Parameters:
  ///   - text: what stands there; nil for what is missing.
  ///   - line: the line, from 1.
  /// - Returns: the character of the line, from 1.
  public func character(of text: String?, onLine line: Int) -> Int {
    let line = String(decoding: self.line(line), as: UTF8.self)
    if let text, !text.isEmpty {
      let places = line.ranges(of: text)
      if places.count == 1 { return line.distance(from: line.startIndex, to: places[0].lowerBound) + 1 }
    }
    let blanks = line.prefix { $0 == " " || $0 == "\t" }
    return blanks.count < line.count ? blanks.count + 1 : 1
  }

  /// A difference with the character at which its expectation stands, unless that is in another file.
  func located(_ difference: Difference) -> Difference {
    guard difference.file == nil else { return difference }
    var difference = difference
    difference.character = character(of: difference.expected, onLine: difference.line)
    return difference
  }
}
