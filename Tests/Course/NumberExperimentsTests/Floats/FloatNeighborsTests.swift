import Results
import SourceText
import TestSupport
import Testing

@Suite("float.neighbors")
struct FloatNeighborsTests {
  /// The non-negative numbers of Float5, in sixteenths, as the article lists them.
  static let float5 = [0, 10, 12, 14, 16, 20, 24, 28, 32, 40, 48, 56, 64, 80, 96]

  @Test("In Float5, the numbers below, nearest and above are those of the article")
  func float5() async throws {
    let numbers = (Self.float5 + Self.float5.map { -$0 }).sorted()
    let values = (-100...100).map { "\($0)/16" }.joined(separator: ", ")
    let table = try await table("float.neighbors", "{format: float5, values: [\(values)]}")
    for (row, sixteenths) in zip(table.rows, -100...100) {
      func cell(_ index: Int) -> Double? { Double(row[index].text(.english)).map { $0 * 16 } }
      let least = numbers.map { abs($0 - sixteenths) }.min()
      #expect(cell(2) == numbers.last { $0 < sixteenths }.map(Double.init) ?? -.infinity, "\(row)")
      #expect(cell(6) == numbers.first { $0 > sixteenths }.map(Double.init) ?? .infinity, "\(row)")
      #expect(cell(4).map { abs($0 - Double(sixteenths)) } == least.map(Double.init), "\(row)")
      #expect(cell(7).map { abs($0) } == least.map(Double.init), "\(row)")
    }
  }

  @Test("The error is exact, including in units in the last place")
  func errors() async throws {
    let table = try await table("float.neighbors", "{format: float5, values: [1.1, 1/3, 1.25, -0.1]}")
    #expect(
      table.ids == [
        "value", "below-bits", "below", "bits", "nearest", "above-bits", "above", "error", "ulps", "shortest",
      ])
    #expect(
      table.lines() == [
        "1.1|00100|1|00100|1|00101|1.25|-0.1|-0.4|1",
        "1/3|00000|0|00001|0.625|00001|0.625|7/24|7/3|0.6",
        "1.25|00100|1|00101|1.25|00110|1.5|0|0|1.2",
        "-0.1|10001|-0.625|10000|-0|10000|-0|0.1|0.8|-0",
      ])
  }

  @Test("A number without a neighbor says so")
  func ends() async throws {
    let finite = try await table("float.neighbors", "{format: e2m1fn, values: [7, 6, -6]}")
    #expect(
      finite.lines() == [
        "7|0111|6|0111|6|none|none|-1|-0.5|6", "6|0110|4|0111|6|none|none|0|0|6",
        "-6|none|none|1111|-6|1110|-4|0|0|-6",
      ])
    let powers = try await table("float.neighbors", "{format: e8m0fnu, values: [3, 0]}")
    #expect(powers.column("below") == ["2", "none"])
    #expect(powers.column("above")[0] == "4" && powers.column("bits")[1] == "00000000")
    #expect(try await table("float.neighbors", "{format: binary16, values: 1e6}").column("above") == ["inf"])
  }

  @Test("In binary64, the neighbors and shortest decimals are the machine's")
  func doubles() async throws {
    var random = SplitMix64(seed: 5)
    let doubles = (0..<50).map { _ in Double.random(in: -1000...1000, using: &random) }
    let values = doubles.map { "\($0)" }
    let table = try await table("float.neighbors", "{format: binary64, values: [\(values.joined(separator: ", "))]}")
    for (row, double) in zip(table.rows, doubles) {
      let cells = row.map { $0.text(.english) }
      #expect(Double(cells[4]) == double)
      let below = Double(cells[2])
      let above = Double(cells[6])
      #expect(below == double || below == double.nextDown, "seed 5, \(double)")
      #expect(above == double || above == double.nextUp, "seed 5, \(double)")
      #expect(cells[9] == cells[0], "seed 5, \(double)")
    }
  }

  @Test(
    "Wrong numbers are refused",
    arguments: [
      RejectedParameters(
        "float.neighbors", "format: float5",
        "cell:1: The parameter `values` of `float.neighbors` is missing. It takes a list, such as `[a, b]`, each "
          + "element " + FloatRepresentableTests.takesNumber(ofDigits: 10_000).dropFirst("It takes ".count)),
      RejectedParameters(
        "float.neighbors",
        "exponent-bits: 15\nfraction-bits: 2\nbias: 100000\nvalues: ["
          + (1...400).map(String.init).joined(separator: ", ") + "]",
        "cell:4: The exact decimals of these numbers would have up to 240014260 characters. A table can have at most "
          + "100000000. Use fewer or shorter numbers, or a format with fewer bits."),
      RejectedParameters(
        "float.neighbors",
        "format: float5\nvalues: [" + [String](repeating: "1", count: 1001).joined(separator: ", ")
          + "]", "cell:2: The list `values` has 1001 elements. It can have 1 to 1000."),
    ])
  func refused(refusal: RejectedParameters) async throws {
    #expect(try refusals(refusal.name, refusal.yaml) == refusal.messages)
  }
}
