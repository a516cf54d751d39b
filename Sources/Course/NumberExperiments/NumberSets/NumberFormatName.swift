import ExperimentKit
import NumberFormats

/// A floating-point, posit, takum or fixed-point format by its name, for figures that compare formats.
struct NumberFormatName: Sendable, Hashable {
  /// A format of any of these kinds.
  enum Format: Sendable, Hashable {
    case float(FloatFormatName)
    case posit(PositFormat)
    case takum(TakumFormat)
    case fixedPoint(FixedPointNumberSet)
  }

  /// The name that parameters use.
  let name: String
  /// The format.
  let format: Format

  /// Creates the format of a name, or nil.
  ///
  /// - Throws: ``NumberFormats/FloatFormatError`` for a name in the form of P3109 that it does not define.
  init?(_ name: String) throws {
    if let float = try FloatFormat(named: name) {
      format = .float(FloatFormatName(name: name, format: float))
    } else if let bits = Self.numbers(name, prefix: "posit", separator: "es"),
      let posit = try? PositFormat(bits: bits[0], exponentBits: bits.count == 2 ? bits[1] : 2)
    {
      format = .posit(posit)
    } else if let bits = Self.numbers(name, prefix: "takum", separator: "es"), bits.count == 1,
      let takum = try? TakumFormat(bits: bits[0])
    {
      format = .takum(takum)
    } else if let bits = Self.numbers(name, prefix: "q", separator: "."), bits.count == 2, 1...64 ~= bits[0] + bits[1] {
      format = .fixedPoint(FixedPointNumberSet(integerBits: bits[0], fractionBits: bits[1]))
    } else {
      return nil
    }
    self.name = name
  }

  /// The words that readers see.
  var title: LocalizedText {
    switch format {
    case .float(let name): name.title
    case .posit, .takum: LocalizedText(name)
    case .fixedPoint: LocalizedText(en: "fixed-point \(name)", ja: "固定小数点数\(name)")
    }
  }

  /// The numbers of the format.
  var numbers: any NumberSet {
    switch format {
    case .float(let name): FloatNumberSet(format: name.format)
    case .posit(let format): TaperedNumberSet(format)
    case .takum(let format): TaperedNumberSet(format)
    case .fixedPoint(let numbers): numbers
    }
  }

  /// Returns the one or two numbers after a prefix, each of one or two digits without a needless zero.
  private static func numbers(_ name: String, prefix: String, separator: String) -> [Int]? {
    guard name.hasPrefix(prefix) else { return nil }
    let parts = name.dropFirst(prefix.count).split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in Int(part).flatMap { $0.description == part && $0 < 100 ? $0 : nil } }
    return numbers.count == parts.count && (1...2).contains(parts.count) && numbers.allSatisfy { $0 >= 0 }
      ? numbers : nil
  }
}

extension ParameterType where Value == NumberFormatName {
  /// The name of a format of any kind.
  static var numberFormatName: ParameterType {
    let names = FloatFormat.named.map(\.name) + ["posit8", "posit16", "takum8", "takum16", "q3.4"]
    let floats = ParameterType<FloatFormatName>.floatFormatName.allowed
    let allowed =
      floats
      + LocalizedText(
        en: ", a posit such as `posit8` or, with another number of exponent bits, `posit8es0`, a takum such as "
          + "`takum8`, or a fixed-point format of a sign, 3 bits before the point and 4 after it, such as `q3.4`",
        ja: "、`posit8`のようなポジット(指数部のビット数を変えるなら`posit8es0`)、`takum8`のようなタクム、または符号と整数部3ビット、小数部4ビットの`q3.4`のような固定小数点数")
    return ParameterType(allowed: allowed, offering: names) { node, parameter in
      do {
        if let name = node.scalar, let format = try NumberFormatName(name) { return format }
      } catch let error as FloatFormatError {
        throw Rejection(impossible: node, parameter: parameter, "\(error)")
      }
      throw Rejection(
        wrong: node, parameter: parameter, allowed: allowed, near: Suggestion.nearest(to: node.text, among: names))
    }
  }
}
