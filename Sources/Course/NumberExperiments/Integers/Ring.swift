import ExactNumbers
import ExperimentKit
import NumberFormats

/// The codes of an integer format in a circle, each with a step to the next one, the last to the first.
struct Ring {
  /// The change of the value in a step.
  enum Step {
    /// The value rises by one, as the code does.
    case rises
    /// The value falls by one.
    case falls
    /// The value goes elsewhere, stays as from -0 to 0, or there is none before or after.
    case breaks
  }

  private let format: IntegerFormat
  private let values: [IntegerValue?]

  init(_ format: IntegerFormat) {
    self.format = format
    values = (0...format.largestCode).map(format.value)
  }

  /// The number of bits of a code.
  var bits: Int {
    format.bits
  }

  /// The description of the encoding.
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

  /// Returns the pattern of a code.
  func pattern(_ code: Int) -> String {
    format.bitPattern(UInt64(code))
  }

  /// Returns the value of a code, as text, or a dash if the code does not stand for a number.
  func value(_ code: Int) -> String {
    values[code]?.description ?? "—"
  }

  /// Returns whether a code stands for a number.
  func isNumber(_ code: Int) -> Bool {
    values[code] != nil
  }

  /// Returns whether the value of a code is below zero.
  func isNegative(_ code: Int) -> Bool {
    values[code]?.exact.isNegative ?? false
  }

  /// Returns the code after another one.
  func next(_ code: Int) -> Int {
    (code + 1) % count
  }

  /// Returns how the value changes from a code to the next one.
  func step(from code: Int) -> Step {
    guard let value = values[code], let next = values[next(code)] else { return .breaks }
    return switch next.exact - value.exact {
    case 1: .rises
    case -1: .falls
    default: .breaks
    }
  }

  /// Returns the codes with a step of a kind after them.
  func codes(before step: Step) -> [Int] {
    codes.filter { self.step(from: $0) == step }
  }

  /// The codes with a step out of the order of the values; empty if there are more than two.
  var namedBreaks: [Int] {
    let breaks = codes(before: .breaks)
    return breaks.count <= 2 ? breaks : []
  }

  /// The text alternative of the ring, for readers who cannot see it.
  var alt: LocalizedText {
    let falls = codes(before: .falls).count
    let negative = codes.count(where: isNegative)
    let none = count - codes.count(where: isNumber)
    let sentences = [
      LocalizedText(
        en: "The \(count) codes of \(bits) bits on a ring, read as \(title), clockwise from \(pattern(0)) at the top.",
        ja: "\(bits)ビットの\(count)個のビット列を、\(pattern(0))を上にして時計回りに輪に並べた図。表現は\(title)。"),
      breaksInWords,
      falls == 0
        ? ""
        : LocalizedText(
          en: " Adding one lowers the value by one in \(falls) steps.", ja: "1を足すと値が1減るところが\(falls)か所ある。"),
      none == 0 ? "" : LocalizedText(en: " \(none) codes do not stand for a number.", ja: "数を表さないビット列が\(none)個ある。"),
      negative == 0
        ? LocalizedText(en: " No value is negative.", ja: "負の値はない。")
        : LocalizedText(
          en: " Filled marks are the negative values, \(negative) in all.", ja: "塗りつぶした丸は負の値で、\(negative)個ある。"),
    ]
    return sentences.joined("")
  }

  private var breaksInWords: LocalizedText {
    let breaks = codes(before: .breaks)
    if breaks.isEmpty { return "" }
    if namedBreaks.isEmpty {
      return LocalizedText(
        en: " Adding one breaks the order of the values in \(breaks.count) steps.",
        ja: "1を足すと値の順序が途切れるところが\(breaks.count)か所ある。")
    }
    let steps = breaks.map { code in
      let next = next(code)
      return LocalizedText(
        en: "from \(pattern(code)) = \(value(code)) to \(pattern(next)) = \(value(next))",
        ja: "\(pattern(code))(\(value(code)))から\(pattern(next))(\(value(next)))")
    }
    let list = steps.joined(LocalizedText(en: " and ", ja: "と、"))
    return LocalizedText(
      en: " Adding one breaks the order of the values \(list).", ja: "1を足すと値の順序が途切れるのは、\(list)へ移るところ。")
  }
}
