import NumberFormats

extension NumberSpeed {
  /// Measures numbers of binary32 and binary64 to their shortest decimals and back.
  static func text() {
    for input in Input.allCases {
      let doubles = input.doubles(count: 10_000)
      let formats: [(String, FloatFormat, [FloatFormat.Code])] = [
        ("binary32", .binary32, doubles.map { FloatFormat.Code(Float($0).bitPattern) }),
        ("binary64", .binary64, doubles.map { FloatFormat.Code($0.bitPattern) }),
      ]
      for (name, format, codes) in formats {
        var text: [UInt8] = []
        text.reserveCapacity(400_000)
        report("shortest-\(name)-\(input)", items: codes.count) {
          text.removeAll(keepingCapacity: true)
          for code in codes { format.appendShortestDecimal(of: code, to: &text) }
          return text.count
        }
        let arithmetic = FloatArithmetic(format)
        let texts = codes.map { Array(format.shortestDecimalText(of: $0).utf8) }
        report("read-\(name)-\(input)", items: codes.count) {
          var sum = 0
          for text in texts { sum &+= Int(truncatingIfNeeded: arithmetic.encode(text: text.span)?.code ?? 0) }
          return sum
        }
      }
    }
  }
}
