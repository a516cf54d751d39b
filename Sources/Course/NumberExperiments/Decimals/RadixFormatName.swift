import ExactNumbers
import ExperimentKit
import NumberFormats

/// A binary or decimal floating-point format by its name.
struct RadixFormatName: Sendable, Hashable {
  /// The format of the name.
  enum Format: Sendable, Hashable {
    case binary(FloatFormat)
    case decimal(DecimalFormat)
  }

  /// The name that parameters use.
  let name: String
  let format: Format

  /// The words that readers see.
  var title: LocalizedText {
    switch format {
    case .binary(let format): FloatFormatName(name: name, format: format).title
    case .decimal(let format):
      Self.decimals.contains { $0.name == name }
        ? LocalizedText(name)
        : LocalizedText(
          en: "\(format.digits) decimal digit\(format.digits == 1 ? "" : "s")", ja: "10進\(format.digits)桁")
    }
  }

  /// The base, 2 or 10.
  var base: Int {
    if case .binary = format { 2 } else { 10 }
  }

  /// The number of significant digits of a normal number in the base.
  var digits: Int {
    switch format {
    case .binary(let format): format.fractionBits + 1
    case .decimal(let format): format.digits
    }
  }

  /// Returns a number, rounded to the format; by default to the nearest number, with ties to even.
  func round(_ number: ExactRational, _ rounding: Rounding = .nearestEven) -> RadixNumber {
    switch format {
    case .binary(let format): .binary(FloatArithmetic(format).round(number, rounding: rounding).code, format)
    case .decimal(let format): .decimal(format.round(number, rounding: rounding).value, format)
    }
  }

  /// The length of the longest exact decimal of the format, in characters.
  var longestDecimal: Int {
    switch format {
    case .binary(let format): format.longestDecimal
    case .decimal(let format): 3 + format.digits + format.maximumExponent
    }
  }

  /// The named decimal formats.
  fileprivate static let decimals: [(name: String, format: DecimalFormat)] = [
    ("decimal32", .decimal32), ("decimal64", .decimal64), ("decimal128", .decimal128),
  ]

  /// Creates the decimal format of a name, such as `digits3` for 3 digits with the exponents of decimal128; nil for
  /// others.
  fileprivate init?(decimal name: String) {
    if let format = Self.decimals.first(where: { $0.name == name })?.format {
      self.init(name: name, format: .decimal(format))
    } else {
      let digits = name.hasPrefix("digits") ? Int(name.dropFirst("digits".count)) : nil
      guard let digits, name == "digits\(digits)",
        let format = try? DecimalFormat(digits: digits, maximumExponent: DecimalFormat.decimal128.maximumExponent)
      else { return nil }
      self.init(name: name, format: .decimal(format))
    }
  }

  private init(name: String, format: Format) {
    (self.name, self.format) = (name, format)
  }

  fileprivate init(_ name: FloatFormatName) {
    self.init(name: name.name, format: .binary(name.format))
  }
}

extension ParameterType where Value == RadixFormatName {
  /// The name of a binary or decimal format.
  static var radixFormatName: ParameterType {
    let binary = ParameterType<FloatFormatName>.floatFormatName
    let allowed =
      LocalizedText(
        en:
          "`decimal32`, `decimal64`, `decimal128`, `digits1` to `digits34` for a decimal format of so many digits, or ",
        ja: "`decimal32`、`decimal64`、`decimal128`、その桁数の10進数の形式を表す`digits1`から`digits34`、または") + binary.allowed
    let names = RadixFormatName.decimals.map(\.name) + FloatFormat.named.map(\.name)
    return ParameterType(allowed: allowed, offering: names) { node, parameter in
      if let decimal = node.scalar.flatMap(RadixFormatName.init(decimal:)) { return decimal }
      if let binary = try FloatFormatName(node, parameter: parameter) { return RadixFormatName(binary) }
      throw Rejection(
        wrong: node, parameter: parameter, allowed: allowed, near: Suggestion.nearest(to: node.text, among: names))
    }
  }
}
