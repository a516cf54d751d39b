import ExactNumbers
import NumberFormats

extension NumberSpeed {
  /// Measures single operations of wider formats, and conversions to integers.
  static func wideSingles() {
    let count = 10_000
    let doubles = Input.spread.doubles(count: count)
    let formats: [(String, FloatFormat)] = [("binary64", .binary64), ("binary128", .binary128)]
    for (name, format) in formats {
      let arithmetic = FloatArithmetic(format)
      // Numbers with all bits of the significand.
      let codes = zip(doubles, doubles.reversed()).map { first, second in
        let (x, y) = (arithmetic.encode(first).code ?? 0, arithmetic.encode(second * 0x1p-60).code ?? 0)
        return arithmetic(.add, x, y).code ?? 0
      }
      let positive = codes.map { $0 & format.largestMagnitude }
      for (word, operation) in [("sum", FloatOperation.add), ("product", .multiply), ("quotient", .divide)] {
        report("\(word)-\(name)", items: count - 2) {
          checksum(count) { arithmetic(operation, codes[$0], codes[$0 + 1]).code }
        }
      }
      report("root-\(name)", items: count - 2) { checksum(count) { arithmetic.squareRoot(positive[$0]).code } }
      report("fma-\(name)", items: count - 2) {
        checksum(count) { arithmetic.fusedMultiplyAdd(codes[$0], codes[$0 + 1], codes[$0 + 2]).code }
      }
    }
    let arithmetic = FloatArithmetic(.binary32)
    let codes = doubles.map { UInt128(Float($0).bitPattern) }
    report("int32-binary32", items: count - 2) {
      checksum(count) { UInt128(UInt32(bitPattern: arithmetic.integer(codes[$0], as: Int32.self).clamped)) }
    }
    posits(doubles)
    decimals(doubles)
  }

  private static func posits(_ doubles: [Double]) {
    let count = doubles.count
    for (name, format) in [("posit16", PositFormat.posit16), ("posit32", .posit32)] {
      let codes = doubles.map { format.round(ExactRational(exactly: $0) ?? 0) }
      let positive = doubles.map { format.round(ExactRational(exactly: $0.magnitude) ?? 0) }
      report("root-\(name)", items: count - 2) { checksum(count) { format.squareRoot(positive[$0]) } }
      let words = codes.map { UInt32($0) }
      report("dot-\(name)", items: count) { Int(format.dotProduct(words.span, words.span)) }
    }
  }

  private static func decimals(_ doubles: [Double]) {
    let count = doubles.count
    for (name, format) in [("decimal64", DecimalFormat.decimal64), ("decimal128", .decimal128)] {
      let numbers = doubles.map { format.round(ExactRational(exactly: $0) ?? 0).value }
      let positive = doubles.map { format.round(ExactRational(exactly: $0.magnitude) ?? 0).value }
      for (word, operation) in [("sum", FloatOperation.add), ("product", .multiply), ("quotient", .divide)] {
        report("\(word)-\(name)", items: count - 2) {
          checksum(count) { UInt128(format.perform(operation, numbers[$0], numbers[$0 + 1]).flags.rawValue) }
        }
      }
      report("fma-\(name)", items: count - 2) {
        checksum(count) {
          UInt128(format.fusedMultiplyAdd(numbers[$0], numbers[$0 + 1], numbers[$0 + 2]).flags.rawValue)
        }
      }
      report("root-\(name)", items: count - 2) {
        checksum(count) { UInt128(format.squareRoot(positive[$0]).flags.rawValue) }
      }
    }
  }
}
