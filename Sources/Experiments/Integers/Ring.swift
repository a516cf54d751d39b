import ExactNumbers
import NumberFormats
import SourceText

/// The codes of an integer format in a circle, each with a step to the next one, the last to the first.
struct Ring {
  /// What a step does to the value.
  enum Step {
    /// The value rises by one, as the code does.
    case rises
    /// The value falls by one.
    case falls
    /// The value goes elsewhere, or stays as from -0 to 0.
    case breaks
  }

  private let format: IntegerFormat
  private let values: [IntegerValue]

  init(_ format: IntegerFormat) {
    self.format = format
    values = (0...format.largestCode).map(format.value)
  }

  /// The number of bits of a code.
  var bits: Int {
    format.bits
  }

  /// The encoding in words.
  var title: LocalizedText {
    format.encoding.title
  }

  /// The codes, in order.
  var codes: Range<Int> {
    values.indices
  }

  /// The number of codes.
  var count: Int {
    values.count
  }

  /// The pattern of a code.
  func pattern(_ code: Int) -> String {
    format.bitPattern(UInt64(code))
  }

  /// The value of a code, as text.
  func value(_ code: Int) -> String {
    values[code].description
  }

  /// Whether the value of a code is below zero.
  func isNegative(_ code: Int) -> Bool {
    values[code].exact.isNegative
  }

  /// The code after another one.
  func next(_ code: Int) -> Int {
    (code + 1) % count
  }

  /// What the step from a code to the next one does to the value.
  func step(from code: Int) -> Step {
    switch values[next(code)].exact - values[code].exact {
    case 1: .rises
    case -1: .falls
    default: .breaks
    }
  }

  /// The codes from which a step of some kind leads on.
  func codes(before step: Step) -> [Int] {
    codes.filter { self.step(from: $0) == step }
  }

  /// The ring in words, for readers who cannot see it.
  var alt: LocalizedText {
    let breaks = codes(before: .breaks)
    let falls = codes(before: .falls).count
    let negative = codes.count(where: isNegative)
    let english = breaks.map { "from \(pattern($0)) = \(value($0)) to \(pattern(next($0))) = \(value(next($0)))" }
    let japanese = breaks.map { "\(pattern($0))(\(value($0)))から\(pattern(next($0)))(\(value(next($0))))" }
    return LocalizedText(
      en: "The \(count) codes of \(bits) bits on a ring, read as \(title.en), clockwise from \(pattern(0)) at the top."
        + (breaks.isEmpty ? "" : " Adding one breaks the order of the values \(english.joined(separator: " and ")).")
        + (falls == 0 ? "" : " In \(falls) steps the value falls by one.")
        + (negative == 0 ? " No value is negative." : " Filled marks are the negative values, \(negative) in all."),
      ja: "\(bits)ビットの\(count)個のビット列を、\(pattern(0))を上にして時計回りに輪に並べた図。表現は\(title.ja)。"
        + (breaks.isEmpty ? "" : "1を足すと値の順序が途切れるのは、\(japanese.joined(separator: "と、"))へ移るところ。")
        + (falls == 0 ? "" : "1を足すと値が1減るところが\(falls)か所ある。")
        + (negative == 0 ? "負の値はない。" : "塗りつぶした丸は負の値で、\(negative)個ある。"))
  }
}
