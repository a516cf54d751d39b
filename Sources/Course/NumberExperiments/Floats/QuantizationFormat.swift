import ExperimentKit
import NumberFormats

/// The target of quantization: a floating-point format, or blocks of one with scales.
enum QuantizationFormat: Sendable, Hashable {
  case single(FloatFormatName)
  case blocks(name: String, BlockFormat)

  /// The name that parameters use.
  var name: String {
    switch self {
    case .single(let format): format.name
    case .blocks(let name, _): name
    }
  }

  /// The words that readers see.
  var title: LocalizedText {
    switch self {
    case .single(let format): format.title
    case .blocks(let name, _): LocalizedText(name)
    }
  }

  /// The number of bits of a number, with its part of shared bits.
  var bits: Double {
    switch self {
    case .single(let format): Double(format.format.bits)
    case .blocks(_, let format): format.bitsPerNumber
    }
  }

  /// The largest number, beyond which numbers saturate; infinity for blocks, each of which has its own.
  var bound: Double {
    switch self {
    case .single(let format):
      let largest = format.format.largestFiniteCode
      return FloatArithmetic(format.format).double(largest)
    case .blocks: return .infinity
    }
  }

  /// Returns the rounded numbers, and the unit in the last place around each.
  func rounded(_ numbers: [Double]) -> (numbers: [Double], units: [Double]) {
    switch self {
    case .single(let name):
      let arithmetic = FloatArithmetic(name.format, saturation: .all)
      let codes = arithmetic.encode(numbers, as: UInt64.self).codes
      return (arithmetic.decode(codes), name.format.unitsInTheLastPlace(around: numbers))
    case .blocks(_, let format):
      let blocks = format.encode(numbers)
      return (blocks.numbers, blocks.unitsInTheLastPlace(around: numbers))
    }
  }
}

extension ParameterType where Value == QuantizationFormat {
  /// The name of a format of at most 64 bits or of blocks.
  static var quantizationFormat: ParameterType {
    let names = BlockFormat.named.map(\.name)
    let list = names.map { LocalizedText("`\($0)`") }.joined(.comma)
    let allowed = LocalizedText(
      en: "the name of a floating-point format of at most 64 bits such as `e4m3fn`, or one of \(list)",
      ja: "`e4m3fn`のような64ビット以下の浮動小数点数の形式の名前、または\(list)のいずれか")
    let floats = FloatFormat.named.filter { $0.format.bits <= 64 }.map(\.name)
    return ParameterType(allowed: allowed, offering: floats + names) { node, parameter in
      if let name = node.scalar, let format = BlockFormat.named.first(where: { $0.name == name })?.format {
        return .blocks(name: name, format)
      }
      if let name = try FloatFormatName(node, parameter: parameter), name.format.bits <= 64 { return .single(name) }
      let near = Suggestion.nearest(to: node.text, among: floats + names)
      throw Rejection(wrong: node, parameter: parameter, allowed: allowed, near: near)
    }
  }
}
