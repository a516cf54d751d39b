import NumberFormats

extension NumberSpeed {
  /// Measures numbers to blocks with scales and back, and doubles to the format of the scales.
  static func blocks() {
    for input in Input.allCases {
      let doubles = input.doubles(count: 1_000_000)
      let floats = doubles.map { Float($0) }
      for (name, format) in BlockFormat.named {
        report("block-\(name)-\(input)", items: doubles.count) { Int(format.encode(doubles).elements[7]) }
        report("blockfloat-\(name)-\(input)", items: doubles.count) { Int(format.encode(floats).elements[7]) }
        let blocks = format.encode(doubles)
        report("unblock-\(name)-\(input)", items: doubles.count) { Int(blocks.numbers[7].bitPattern >> 40) }
      }
      let arithmetic = FloatArithmetic(.e8m0fnu)
      var codes = [UInt8](repeating: 0, count: doubles.count)
      let magnitudes = doubles.map(\.magnitude)
      report("round-e8m0fnu-\(input)", items: doubles.count) {
        var span = codes.mutableSpan
        return Int(arithmetic.encode(magnitudes.span, into: &span).flags.rawValue) + Int(codes[7])
      }
    }
  }
}
