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

  /// The numbers of a format in a range, or in the format's own reach.
  init(_ name: FloatFormatName, in range: ClosedRange<ExactRational>?) {
    let format = name.format
    let largest = format.value(of: format.largestFinite).exact ?? 0
    self.name = name
    reach = (format.hasSign ? -largest : 0)...largest
    var marks: [ExactRational: Mark] = [:]
    for code in 0...format.largestCode {
      guard let value = format.value(of: code).exact, (range ?? reach).contains(value) else { continue }
      marks[value] = Mark(
        value: value, isSubnormal: format.floatClass(of: code) == .subnormal,
        rank: (code & format.largestMagnitude).trailingZeroBitCount)
    }
    self.marks = marks.values.sorted { $0.value < $1.value }
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
