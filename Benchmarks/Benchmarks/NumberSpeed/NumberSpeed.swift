import NumberFormats

/// Times the number formats and prints `NAME NANOSECONDS` lines, nanoseconds an item, the best of several runs.
///
/// `Benchmarks/run` holds them against the peers. The first argument is how many runs, 15 if there is none.
@main
struct NumberSpeed {
  static let runs = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 15

  static func main() {
    let doubles = uniformDoubles(count: 1_000_000, magnitude: 500)
    for (name, format) in [("e4m3fn", FloatFormat.e4m3fn), ("e5m2", .e5m2), ("binary16", .binary16)] {
      let arithmetic = FloatArithmetic(format)
      report("round-\(name)", items: doubles.count) { arithmetic.round(doubles).codes.count }
    }
    for (name, format) in [("e4m3fn", FloatFormat.e4m3fn), ("e5m2", .e5m2)] {
      let arithmetic = FloatArithmetic(format)
      for (word, operation) in [("sums", FloatOperation.add), ("products", .multiply)] {
        report("\(word)-\(name)", items: 65_536) {
          FloatOperationTable(operation, of: arithmetic)[1, 1].code.map { Int($0) } ?? 0
        }
      }
    }
    report("table-binary16", items: 65_536) { table(of: .binary16).count }
  }

  /// The bits, the fields and the exact decimal of every code, as comma-separated values.
  static func table(of format: FloatFormat) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(4_000_000)
    for code in 0...format.largestCode {
      let value = format.value(of: code)
      append(format.bitPattern(code), to: &text)
      if case .finite(let number) = value {
        append(number.isNegative ? "1" : "0", to: &text)
        append(number.exponent.description, to: &text)
        append(UInt64(number.digits).description, to: &text)
      } else {
        append(",,", to: &text)
      }
      append(value.description, end: UInt8(ascii: "\n"), to: &text)
    }
    return text
  }

  static func append(_ field: String, end: UInt8 = UInt8(ascii: ","), to text: inout [UInt8]) {
    var field = field
    field.withUTF8 { text += $0 }
    text.append(end)
  }

  static func uniformDoubles(count: Int, magnitude: Double) -> [Double] {
    var state: UInt64 = 1
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (Double(state >> 11) / 0x1p52 - 1) * magnitude
    }
  }

  static func report(_ name: String, items: Int, _ work: () -> Int) {
    var best = Duration.seconds(1_000)
    var checksum = 0
    for _ in 0..<max(1, runs) { best = min(best, ContinuousClock().measure { checksum &+= work() }) }
    let nanoseconds = Double(best.components.seconds) * 1e9 + Double(best.components.attoseconds) / 1e9
    print(name, nanoseconds / Double(items), checksum)
  }
}
