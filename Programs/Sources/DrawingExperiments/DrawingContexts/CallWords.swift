import Drawing
import ExperimentKit

/// The words of a call in a script, from which arguments are read in order.
struct CallWords {
  private var words: ArraySlice<Substring>
  private let form: String

  /// The largest size of an image, in points.
  static let longestSide = 2_000.0
  private static let farthest = 10_000.0

  init(_ line: ScriptLine, form: String) {
    words = line.rest[...]
    self.form = form
  }

  /// Reads a whole number, including one that is not a color's, since the class reports that itself.
  mutating func integer() throws(ValueError) -> Int {
    let word = try next()
    guard let number = Int(word), (-1_000...1_000).contains(number) else {
      throw mistake(word, LocalizedText(en: "a whole number from -1000 to 1000", ja: "-1000から1000までの整数"))
    }
    return number
  }

  mutating func canvas() throws(ValueError) -> OffscreenCanvas {
    let (width, height) = (try side(), try side())
    let word = try next()
    guard let isOpaque = Bool(String(word)) else {
      throw mistake(word, LocalizedText(en: "`true` or `false`", ja: "`true`か`false`"))
    }
    return OffscreenCanvas(width: width, height: height, isOpaque: isOpaque)
  }

  /// Reads components of a color, in 0 to 1 or outside.
  mutating func color() throws(ValueError) -> ColorValues {
    ColorValues(try coordinate(), try coordinate(), try coordinate(), try coordinate())
  }

  mutating func point() throws(ValueError) -> Point {
    Point(try coordinate(), try coordinate())
  }

  mutating func rectangle() throws(ValueError) -> Rect {
    Rect(try coordinate(), try coordinate(), try coordinate(), try coordinate())
  }

  mutating func width() throws(ValueError) -> Double {
    try number(in: 0...1_000, LocalizedText(en: "a line width from 0 to 1000", ja: "0から1000までの線の太さ"))
  }

  mutating func size() throws(ValueError) -> Double {
    try number(in: 0.1...500, LocalizedText(en: "a font size from 0.1 to 500", ja: "0.1から500までのフォントの大きさ"))
  }

  mutating func type() throws(ValueError) -> DrawType {
    let word = try next()
    guard let type = DrawType(rawValue: String(word)) else {
      let types = DrawType.allCases.map(\.rawValue).inCode
      throw mistake(word, LocalizedText(en: "one of \(types)", ja: "\(types)のどれか"))
    }
    return type
  }

  /// Returns the text after the words that were read, including spaces between words.
  mutating func remainder(of text: Substring) throws(ValueError) -> String {
    let first = try next()
    words = []
    return String(text[first.startIndex...])
  }

  /// Throws if words remain.
  func end() throws(ValueError) {
    if let word = words.first {
      throw ValueError("`\(word.abbreviated)` is extra", help: "Write `\(form)`.")
    }
  }

  private mutating func side() throws(ValueError) -> Double {
    let longest = Self.longestSide.plainText
    let word = try next()
    guard let side = Double(decimal: word), side > 0, side <= Self.longestSide else {
      throw mistake(
        word, LocalizedText(en: "a width or height above 0 and at most \(longest)", ja: "0より大きく\(longest)以下の幅や高さ"))
    }
    return side
  }

  private mutating func coordinate() throws(ValueError) -> Double {
    try number(
      in: -Self.farthest...Self.farthest,
      LocalizedText(en: "a number from -10000 to 10000", ja: "-10000から10000までの数"))
  }

  private mutating func number(in range: ClosedRange<Double>, _ allowed: LocalizedText) throws(ValueError) -> Double {
    let word = try next()
    guard let number = Double(decimal: word), range.contains(number) else { throw mistake(word, allowed) }
    return number
  }

  private mutating func next() throws(ValueError) -> Substring {
    guard let word = words.popFirst() else {
      throw ValueError("arguments are missing", help: "Write `\(form)`.")
    }
    return word
  }

  private func mistake(_ word: Substring, _ allowed: LocalizedText) -> ValueError {
    ValueError("`\(word.abbreviated)` is not \(allowed)", help: "Write `\(form)`.")
  }
}
