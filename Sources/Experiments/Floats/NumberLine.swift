import ExactNumbers
import NumberFormats
import SourceText

/// The numbers of a floating-point format in a range, in ascending order.
struct NumberLine {
  /// A number and its class.
  struct Mark {
    let value: ExactRational
    let isSubnormal: Bool
    /// How early the number is labelled: the rounder its code, the earlier.
    let rank: Int
  }

  let name: FloatFormatName
  let marks: [Mark]
  /// The least and the greatest number of the format, whatever the range.
  let reach: ClosedRange<ExactRational>

  /// The numbers of a format in a range.
  init(_ name: FloatFormatName, in range: ClosedRange<ExactRational>) {
    let format = name.format
    self.name = name
    reach = Self.reach(format)
    var marks: [ExactRational: Mark] = [:]
    for code in Self.codes(format, in: range).joined() {
      guard let value = format.value(of: code).exact, range.contains(value) else { continue }
      marks[value] = Mark(
        value: value, isSubnormal: format.floatClass(of: code) == .subnormal,
        rank: (code & format.largestMagnitude).trailingZeroBitCount)
    }
    self.marks = marks.values.sorted { $0.value < $1.value }
  }

  /// The least and the greatest number of a format.
  static func reach(_ format: FloatFormat) -> ClosedRange<ExactRational> {
    let largest = format.value(of: format.largestFinite).exact ?? 0
    let least = format.hasSign ? -largest : format.value(of: 0).exact ?? 0
    return least...largest
  }

  /// How many codes stand for numbers in a range, a few more at most.
  static func count(_ format: FloatFormat, in range: ClosedRange<ExactRational>) -> FloatFormat.Code {
    codes(format, in: range).map { $0.upperBound - $0.lowerBound + 1 }.reduce(0, +)
  }

  /// The codes of a range on both sides of zero, with those next to its ends.
  private static func codes(
    _ format: FloatFormat, in range: ClosedRange<ExactRational>
  ) -> [ClosedRange<FloatFormat.Code>] {
    var codes: [ClosedRange<FloatFormat.Code>] = []
    if range.upperBound >= 0 {
      codes.append(format.nearestFinite(to: max(0, range.lowerBound))...format.nearestFinite(to: range.upperBound))
    }
    if range.lowerBound < 0, format.hasSign {
      let far = format.nearestFinite(to: range.lowerBound.magnitude)
      let near = format.nearestFinite(to: min(0, range.upperBound).magnitude)
      codes.append(near | format.signBit...far | format.signBit)
    }
    return codes
  }

  /// The title with the numbers of bits.
  var title: LocalizedText {
    name.title
  }

  /// Whether something comes after the last number.
  var hasInfinities: Bool {
    name.format.infinityMagnitude != nil
  }

  /// The line in words, for readers who cannot see it.
  var alt: LocalizedText {
    let subnormals = marks.count(where: \.isSubnormal)
    let format = name.format
    let smallest = format.smallestPositive.map { format.value(of: $0).description } ?? ""
    return LocalizedText(
      en: "\(title.en): \(marks.count) numbers"
        + (subnormals == 0 ? "" : ", \(subnormals) of them subnormal, drawn as open circles")
        + "; the least above zero is \(smallest), the largest \(reach.upperBound).",
      ja: "\(title.ja)は\(marks.count)個" + (subnormals == 0 ? "" : "(うち白丸の\(subnormals)個は非正規化数)")
        + "で、正の最小の数は\(smallest)、最大の数は\(reach.upperBound)。")
  }
}
