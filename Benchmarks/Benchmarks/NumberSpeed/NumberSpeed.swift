import ExactNumbers
import NumberFormats

/// The measurements of the number formats, printed as lines of `NAME NANOSECONDS CHECKSUM`.
///
/// The time is in nanoseconds per item, the median of several runs.
///
/// `Benchmarks/run` compares them with the peers. The first argument is the number of runs, by default 15; the others are
/// the beginnings of the names to measure, by default all.
enum NumberSpeed {
  static let runs = max(1, CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 15)
  static let names = CommandLine.arguments.dropFirst(2)

  static func measure() {
    arrays()
    tables()
    singles()
    elementary()
    typed()
    blocks()
    text()
    sums()
    wideSingles()
    report("table-binary16", items: 65_536) { table(of: .binary16).count }
  }

  /// Measures doubles of several kinds to codes, and codes back.
  private static func arrays() {
    for input in Input.allCases {
      let doubles = input.doubles(count: 1_000_000)
      for (name, format) in [("e4m3fn", FloatFormat.e4m3fn), ("e5m2", .e5m2)] {
        let arithmetic = FloatArithmetic(format)
        var codes = [UInt8](repeating: 0, count: doubles.count)
        report("round-\(name)-\(input)", items: doubles.count) {
          var span = codes.mutableSpan
          return Int(arithmetic.encode(doubles.span, into: &span).flags.rawValue) + Int(codes[7])
        }
        report("stochastic-\(name)-\(input)", items: doubles.count) {
          var span = codes.mutableSpan
          return Int(arithmetic.encode(doubles.span, into: &span, seed: 1).flags.rawValue) + Int(codes[7])
        }
      }
      let arithmetic = FloatArithmetic(.binary16)
      var codes = [UInt16](repeating: 0, count: doubles.count)
      report("round-binary16-\(input)", items: doubles.count) {
        var span = codes.mutableSpan
        return Int(arithmetic.encode(doubles.span, into: &span).flags.rawValue) + Int(codes[7])
      }
      var values = doubles
      report("decode-binary16-\(input)", items: doubles.count) {
        var span = values.mutableSpan
        arithmetic.decode(codes.span, into: &span)
        return Int(truncatingIfNeeded: values[7].bitPattern >> 32)
      }
    }
  }

  private static func tables() {
    let operations: [(String, FloatOperation)] = [("sums", .add), ("products", .multiply), ("quotients", .divide)]
    for (name, format) in [("e4m3fn", FloatFormat.e4m3fn), ("e5m2", .e5m2)] {
      let arithmetic = FloatArithmetic(format)
      for (word, operation) in operations {
        report("\(word)-\(name)", items: 65_536) {
          FloatOperationTable(operation, of: arithmetic)[1, 1].code.map { Int($0) } ?? 0
        }
      }
      let codes = (0..<65_536).map { UInt8(truncatingIfNeeded: $0) }
      let others = (0..<65_536).map { UInt8(truncatingIfNeeded: $0 >> 8) }
      var results = codes
      for (word, operation) in operations {
        report("array-\(word)-\(name)", items: 65_536) {
          var span = results.mutableSpan
          let outcome = arithmetic.perform(operation, codes.span, others.span, into: &span)
          return Int(outcome.flags.rawValue) + Int(results[7])
        }
      }
    }
  }

  /// Measures single operations on a few numbers of several magnitudes.
  private static func singles() {
    let count = 10_000
    let arithmetic = FloatArithmetic(.binary32)
    let codes = Input.spread.doubles(count: count).map { UInt128(Float($0).bitPattern) }
    let positive = codes.map { $0 & 0x7FFF_FFFF }
    for (name, operation) in [("sum", FloatOperation.add), ("product", .multiply), ("quotient", .divide)] {
      report("\(name)-binary32", items: count - 2) {
        checksum(count) { arithmetic(operation, codes[$0], codes[$0 + 1]).code }
      }
    }
    report("root-binary32", items: count - 2) { checksum(count) { arithmetic.squareRoot(positive[$0]).code } }
    report("fma-binary32", items: count - 2) {
      checksum(count) { arithmetic.fusedMultiplyAdd(codes[$0], codes[$0 + 1], codes[$0 + 2]).code }
    }
    let posits = Input.spread.doubles(count: count).map { double in
      PositFormat.posit16.round(ExactRational(exactly: double) ?? 0)
    }
    report("sum-posit16", items: count - 2) { checksum(count) { PositFormat.posit16.add(posits[$0], posits[$0 + 1]) } }
    report("product-posit16", items: count - 2) {
      checksum(count) { PositFormat.posit16.multiply(posits[$0], posits[$0 + 1]) }
    }
  }

  /// Measures tables of elementary functions.
  private static func elementary() {
    let arithmetic = FloatArithmetic(.binary16)
    for function in ElementaryFunction.allCases {
      report("\(function)-binary16", items: 65_536) {
        FloatFunctionTable(function, of: arithmetic)[0x3555].code.map { Int($0) } ?? 0
      }
    }
  }

  /// Measures sums of typed numbers, of codes of the same format, and of the processor.
  private static func typed() {
    let count = 10_000
    let floats = Input.ties.doubles(count: count).map { Float($0) }
    let numbers = floats.map { TypedFloat<E4M3FN>($0) }
    report("typed-sum-e4m3fn", items: count - 2) { checksum(count) { (numbers[$0] + numbers[$0 + 1]).code } }
    let arithmetic = FloatArithmetic(.e4m3fn)
    let codes = numbers.map { $0.code ?? 0 }
    report("sum-e4m3fn", items: count - 2) { checksum(count) { arithmetic(.add, codes[$0], codes[$0 + 1]).code } }
    report("sum-float", items: count - 2) {
      checksum(count) { UInt128((floats[$0] + floats[$0 + 1]).bitPattern) }
    }
    let packed = PackedCodes(codes.map { UInt8($0) & 0xF }, bits: 4)
    report("unpack-e2m1fn", items: count) { Int(packed.codes[7]) }
    let bytes = packed.codes
    report("pack-e2m1fn", items: count) { Int(PackedCodes(bytes, bits: 4).bytes[7]) }
  }

  static func checksum(_ count: Int, _ code: (Int) -> UInt128?) -> Int {
    var sum = 0
    for index in 0..<count - 2 { sum &+= Int(truncatingIfNeeded: code(index) ?? 0) }
    return sum
  }

  /// Returns the bits, the fields and the exact decimal of every code, as comma-separated values.
  static func table(of format: FloatFormat) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(4_000_000)
    for code in 0...format.largestCode {
      let value = format.value(of: code)
      format.appendBitPattern(code, to: &text)
      text.append(UInt8(ascii: ","))
      if case .finite(let number) = value {
        text.append(number.isNegative ? UInt8(ascii: "1") : UInt8(ascii: "0"))
        append(number.exponent, to: &text)
        append(Int(truncatingIfNeeded: number.digits), to: &text)
      } else {
        text.append(UInt8(ascii: ","))
        text.append(UInt8(ascii: ","))
      }
      text.append(UInt8(ascii: ","))
      value.appendDescription(to: &text)
      text.append(UInt8(ascii: "\n"))
    }
    return text
  }

  /// Appends a comma and a number.
  private static func append(_ number: Int, to text: inout [UInt8]) {
    text.append(UInt8(ascii: ","))
    if number < 0 { text.append(UInt8(ascii: "-")) }
    let magnitude = number.magnitude
    var power: UInt = 1
    while magnitude / power >= 10 { power *= 10 }
    while power > 0 {
      text.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: magnitude / power % 10))
      power /= 10
    }
  }

  static func report(_ name: String, items: Int, _ work: () -> Int) {
    guard names.isEmpty || names.contains(where: { name.hasPrefix($0) }) else { return }
    var times: [Double] = []
    var checksum = 0
    for _ in 0..<runs {
      let duration = ContinuousClock().measure { checksum &+= work() }
      times.append(Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) / 1e9)
    }
    print(name, times.sorted()[times.count / 2] / Double(items), checksum)
  }
}

/// The entry outside of the main actor, on which each closure would check its executor.
@main
enum Begin {
  @concurrent
  static func main() async {
    NumberSpeed.measure()
  }
}
