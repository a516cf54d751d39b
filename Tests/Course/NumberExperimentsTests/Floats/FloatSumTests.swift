import ExperimentKit
import Results
import SourceText
import Synchronization
import TestSupport
import Testing

@Suite("float.sum")
struct FloatSumTests {
  static let orders = "[forward, backward, pairwise, compensated]"

  /// Returns the four sums of terms, as a processor adds them.
  static func sums<Number: BinaryFloatingPoint>(_ terms: [Number]) -> [Number] {
    func pairwise(_ terms: ArraySlice<Number>) -> Number {
      guard terms.count > 1 else { return terms.first ?? 0 }
      let middle = terms.startIndex + terms.count / 2
      return pairwise(terms[..<middle]) + pairwise(terms[middle...])
    }
    var (sum, lost): (Number, Number) = (0, 0)
    for term in terms {
      let corrected = term - lost
      let next = sum + corrected
      (lost, sum) = (next - sum - corrected, next)
    }
    return [terms.reduce(0, +), terms.reversed().reduce(0, +), pairwise(terms[...]), sum]
  }

  static func results(_ yaml: String) async throws -> [Double?] {
    try await table("float.sum", "{\(yaml), orders: \(orders), digits: 200}").column("result").map { Double($0) }
  }

  @Test("Sums in every order are the machine's")
  func machine() async throws {
    let tenths = Self.sums([Double](repeating: 0.1, count: 1_000))
    #expect(try await Self.results("term: 0.1, count: 1000, formats: binary64") == tenths)
    let singles = Self.sums([Float](repeating: 0.1, count: 1_000)).map(Double.init)
    #expect(try await Self.results("term: 0.1, count: 1000, formats: binary32") == singles)
    let harmonic = Self.sums((1...1_000).map { 1 / Double($0) })
    #expect(try await Self.results("series: harmonic, count: 1000, formats: binary64") == harmonic)
    let squares = Self.sums((1...1_000).map { 1 / Float($0 * $0) }).map(Double.init)
    #expect(try await Self.results("series: squares, count: 1000, formats: binary32") == squares)
  }

  @Test("Random terms follow their seed, and their exact sum is exact")
  func random() async throws {
    var random = SplitMix64(seed: 7)
    let bits = (0..<1_000).map { _ in random.next() >> 11 }
    let doubles = bits.map { Double($0) * 0x1p-53 }
    let yaml = "series: random, seed: 7, count: 1000, formats: binary64"
    #expect(try await Self.results(yaml) == Self.sums(doubles))
    let exact = try await table("float.sum", "{\(yaml), digits: 200}").column("exact")[0]
    let sum = bits.reduce(0) { $0 + Int128($1) }
    #expect(exact.split(separator: ".")[0] == "\(sum >> 53)")
    #expect(Double(exact) == Double(sum) * 0x1p-53)
  }

  @Test("The sums of Float5 are those worked by hand")
  func float5() async throws {
    func rows(_ yaml: String) async throws -> [String] {
      try await table("float.sum", "{formats: float5, \(yaml)}").lines()
    }
    // The sums are 0.625, 1.25, 2, 2.5, 3, 3.5, 4, 5 and 6, and then go beyond the largest number.
    #expect(try await rows("term: 0.625, count: 9") == ["Float5|forward|6|5.625|3.75e-1|6.67e-2"])
    #expect(try await rows("term: 0.625, count: 10") == ["Float5|forward|inf|6.25|none|none"])
    #expect(
      try await rows("term: -0.625, count: 10, accumulator: binary16") == ["Float5|forward|-6|-6.25|2.50e-1|-4.00e-2"])
    #expect(try await rows("term: 0, count: 2") == ["Float5|forward|0|0|0|none"])
    // The terms 1, 1/2 and 1/3 become 1, 0.625 and 0.625, and all others 0.
    #expect(try await rows("series: harmonic, count: 100") == ["Float5|forward|2|2.25|-2.50e-1|-1.11e-1"])
    #expect(
      try await rows("term: 1, count: 1, orders: [compensated, pairwise]").map { $0.suffix(8) } == [
        "|1|1|0|0", "|1|1|0|0",
      ])
    #expect(
      try await rows("term: 9, count: 2, orders: compensated") == ["Float5|compensated (Kahan)|none|none|none|none"])
  }

  @Test("The Japanese name of a pairwise sum says halves, not twos")
  func japanese() async throws {
    let table = try await table("float.sum", "{term: 1, count: 6, formats: float5, orders: \(Self.orders)}")
    #expect(table.column("order", .japanese) == ["先頭から", "末尾から", "半分に分けて", "補正つき(カハン)"])
  }

  @Test("Half precision stops growing at 256, unless rounding is stochastic")
  func stagnation() async throws {
    func row(_ yaml: String) async throws -> [String] {
      try await table("float.sum", "{term: 0.1, count: 5000, formats: binary16, \(yaml)}").rows[0].map {
        $0.text(.japanese)
      }
    }
    #expect(try await row("orders: forward") == ["binary16", "先頭から", "256", "499.8779296875", "-2.44e2", "-4.88e-1"])
    let (first, second) = (try await row("rounding: stochastic"), try await row("rounding: stochastic, seed: 2"))
    #expect(first == (try await row("rounding: stochastic, seed: 1")) && first != second)
    for result in [first, second] {
      #expect(Double(result[2]).map { (450...550).contains($0) } == true, "seeds 1 and 2: \(result)")
    }
  }

  @Test("Quadruple precision has all its digits, and numbers are rounded to the requested ones")
  func digits() async throws {
    let table = try await table("float.sum", "{term: 1/3, count: 3, formats: [binary128, e5m2], digits: 5}")
    #expect(table.ids == ["format", "order", "result", "exact", "error", "relative-error"])
    #expect(table.lines() == ["binary128|forward|1|1|4.81e-35|4.81e-35", "e5m2|forward|1|0.9375|6.25e-2|6.67e-2"])
    let whole = try await NumberExperimentsTests.table(
      "float.sum", "{term: 12345.67, count: 1, formats: binary32, digits: 3}")
    #expect(whole.column("result") == ["12300"])
  }

  @Test("The progress of a sum is the number of added terms of all sums")
  func progress() async throws {
    let reports = Mutex<[Int]>([])
    let yaml = "{term: 0.1, count: 17000, formats: [float5, e2m2], orders: [pairwise, backward]}"
    let watched = try await Progress.$watcher.withValue(
      Progress.Watcher { done, total in
        reports.withLock { $0.append(done) }
        #expect(total == 68_000)
      }
    ) { try await table("float.sum", yaml) }
    #expect(reports.withLock { $0 } == [65_536])
    #expect(watched == (try await table("float.sum", yaml)))
  }

  @Test(
    "Wrong sums are refused",
    arguments: [
      RejectedParameters(
        "float.sum", "term: 0.1\ncount: 1000000000\nformats: binary64",
        "cell:2: The parameter `count` cannot be `1000000000`. It takes a whole number from 1 to 1000000."),
      RejectedParameters(
        "float.sum", "term: 1\ncount: 1000000\nformats: [e5m2, e4m3, float5, e2m2, e3m4, binary16]\norders: \(orders)",
        "cell:2: These sums need 24000000 additions. A table can have at most 20000000. Use a smaller `count`, or "
          + "fewer `formats` or `orders`."),
      RejectedParameters(
        "float.sum", "count: 1\nformats: float5", "cell:1: The terms are missing. Write `term` or `series`."),
      RejectedParameters(
        "float.sum", "term: 1\ncount: 1\nformats: float5\nseries: random",
        "cell:4: The parameter `series` cannot be used with `term`. Remove one of the two."),
      RejectedParameters(
        "float.sum", "term: 1\ncount: 1\nformats: float5\nseed: 3",
        "cell:4: Nothing here uses random numbers. "
          + "Remove the seed, or write `series: random` or `rounding: stochastic`."),
    ])
  func refused(refusal: RejectedParameters) async throws {
    #expect(try refusals(refusal.name, refusal.yaml) == refusal.messages)
  }
}
