import NumberFormats

extension NumberSpeed {
  /// Measures sums and dot products of arrays, and arrays of bfloat16.
  static func sums() {
    let floats = Input.uniform.doubles(count: 1_000_000).map { Float($0 / 500) }
    let (source, accumulator) = (FloatArithmetic(.e4m3fn), FloatArithmetic(.binary32))
    let codes = source.encode(floats, as: UInt8.self).codes
    for order in FloatArithmetic.Order.allCases {
      report("total-e4m3fn-\(order)", items: codes.count) {
        Int(accumulator.sum(codes.span, of: source, order: order).code ?? 0)
      }
      report("dot-e4m3fn-\(order)", items: codes.count) {
        Int(accumulator.dotProduct(codes.span, codes.span, of: source, order: order).code ?? 0)
      }
    }
    report("steps-e4m3fn", items: codes.count) { Int(source.sum(codes.span, of: source).code ?? 0) }
    let arithmetic = FloatArithmetic(.bfloat16)
    let halves = arithmetic.encode(floats, as: UInt16.self).codes
    let others = Array(halves.reversed())
    var (results, values) = (halves, floats)
    report("array-round-bfloat16", items: codes.count) {
      var span = results.mutableSpan
      return Int(arithmetic.encode(floats.span, into: &span).flags.rawValue) + Int(results[7])
    }
    report("array-decode-bfloat16", items: codes.count) {
      var span = values.mutableSpan
      arithmetic.decode(halves.span, into: &span)
      return Int(values[7].bitPattern)
    }
    for (name, operation) in [("sums", FloatOperation.add), ("products", .multiply), ("quotients", .divide)] {
      report("array-\(name)-bfloat16", items: codes.count) {
        var span = results.mutableSpan
        return Int(arithmetic.perform(operation, halves.span, others.span, into: &span).flags.rawValue)
          + Int(results[7])
      }
    }
  }
}
