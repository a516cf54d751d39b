import ExactNumbers
import ExperimentKit
import NumberFormats
import Results
import SourceText
import TestSupport
import Testing

@testable import NumberExperiments

@Suite("float.error-map")
struct FloatErrorMapTests {
  static let maps = [
    "format: e3m2fn", "{format: e2m3fn, operation: multiply}", "{format: float5, operation: divide, rounding: up}",
    "{format: e2m1fn, operation: subtract, saturation: all}", "{format: float5, operation: remainder}",
    "{exponent-bits: 2, fraction-bits: 1, rounding: stochastic, seed: 3}", "{format: e4m3fn, operation: divide}",
    "{exponent-bits: 6, fraction-bits: 1}", "{format: e8m0fnu, operation: multiply}",
  ]

  private func figure(_ yaml: String) async throws -> Figure {
    try await Catalogue.number.figure("float.error-map", yaml)
  }

  private func map(_ format: FloatFormat, _ operation: FloatOperation, _ rounding: RoundingName) -> ErrorMap {
    ErrorMap(operation, FloatArithmetic(format), rounding, random: SeededRandom(seed: 1))
  }

  /// Returns the unit of Float5 at a number, for three significant bits.
  ///
  /// It is 1/8 below 1, and twice as much for each factor of two.
  private func unit(_ number: ExactRational) -> ExactRational {
    let size = number.magnitude
    return .powerOfTwo(size < 1 ? -3 : size < 2 ? -2 : size < 4 ? -1 : 0)
  }

  /// The error is the distance to the nearest number; without a largest number, three significant bits stay at 6 up to
  /// 6.5.
  @Test(
    "The cells of Float5 match the nearest number", arguments: [FloatOperation.add, .subtract, .multiply, .divide])
  func nearest(operation: FloatOperation) async throws {
    let map = map(.float5, operation, .nearestEven)
    #expect(map.values.count == 29 && map.values == map.values.sorted())
    for (row, left) in map.values.enumerated() {
      for (column, right) in map.values.enumerated() {
        let kind = map.rows[row][column]
        let result: ExactRational?
        switch operation {
        case .add: result = left + right
        case .subtract: result = left - right
        case .multiply: result = left * right
        default: result = right == 0 ? nil : try left / right
        }
        guard let result else {
          #expect(kind == (left == 0 ? .noNumber : .exact))
          continue
        }
        guard result.magnitude <= 6 + .powerOfTwo(-1) else {
          #expect(kind == .overflow)
          continue
        }
        let least = try #require(map.values.map { ($0 - result).magnitude }.min())
        let errors = try map.values.filter { ($0 - result).magnitude == least }.map { try least / unit($0) }
        let kinds = errors.map { error -> ErrorMap.Kind in
          if error == 0 { return .exact }
          let eighths = (error * 8).ceiling
          return eighths > 4 ? .beyond : .step((1...4).first { ExactInteger($0) == eighths }.map { $0 - 1 } ?? 0)
        }
        #expect(kinds.contains(kind), "\(left), \(right)")
      }
    }
  }

  @Test(
    "Directed rounding has errors of less than a unit, and remainders have none",
    arguments: [RoundingName.up, .towardZero, .odd])
  func directed(rounding: RoundingName) {
    let map = map(.e3m2fn, .add, rounding)
    #expect(map.steps == [1, 2, 3, 4].map { $0 * .powerOfTwo(-2) })
    #expect(map.counts[.beyond] == nil && map.counts[.step(2)] != nil)
    let remainders = self.map(.e3m2fn, .remainder, rounding)
    #expect(Set(remainders.counts.keys) == [.exact, .noNumber] && remainders.counts[.noNumber] == 63)
  }

  /// In a format of only numbers, x/0 is the largest one and overflows; e5m2 has infinities, and e4m3fn has NaN
  /// instead.
  @Test(
    "An infinite quotient is exact or overflows, and NaN is not a number", arguments: ["e3m2fn", "e5m2", "e4m3fn"])
  func infiniteQuotients(name: String) async throws {
    let map = map(try #require(try FloatFormat(named: name)), .divide, .nearestEven)
    let zero = try #require(map.values.firstIndex(of: 0))
    for (row, left) in map.values.enumerated() {
      #expect(
        map.rows[row][zero] == (left == 0 || name == "e4m3fn" ? .noNumber : name == "e5m2" ? .exact : .overflow),
        "\(left)")
    }
    #expect(map.counts[.noNumber] == (name == "e4m3fn" ? map.values.count : 1))
  }

  @Test(
    "The ends of the axes are always labeled",
    arguments: [
      ("e4m3fn", "448"), ("e5m2", "57344"), ("binary8p2sf", "≈3.2e9"), ("e3m2fn", "28"),
    ])
  func ends(name: String, largest: String) async throws {
    let texts = try await figure("{format: \(name), operation: multiply}").shapes.compactMap { shape in
      if case .text(let words, _, _) = shape { words.en } else { nil }
    }
    let least = largest.first == "≈" ? "≈-" + largest.dropFirst() : "-" + largest
    for end in [largest, least] { #expect(texts.count { $0 == end } == 2, "\(texts)") }
  }

  @Test("Every cell that is not exact is painted, with its whole area", arguments: ["e2m1fn", "float5", "e3m2fn"])
  func areas(name: String) async throws {
    let format = try #require(try FloatFormat(named: name))
    let map = map(format, .multiply, .nearestEven)
    let shapes = try await figure("{format: \(name), operation: multiply}").shapes
    let cell = (540 / Double(map.values.count)).rounded(.down)
    for (step, paint) in [Figure.Paint.tint1, .tint2, .tint3, .tint4].enumerated() {
      let lengths = shapes.compactMap { shape -> Double? in
        guard case .segments(let lines, let stroke) = shape, stroke.paint == paint else { return nil }
        return lines.map { $0.to.x - $0.from.x }.reduce(0, +)
      }
      #expect(lengths.first ?? 0 == Double(map.counts[.step(step)] ?? 0) * cell)
    }
  }

  @Test("The picture has a text alternative with the number of pairs of each kind")
  func alt() async throws {
    let alt = try await figure("{format: e2m1fn, operation: add}").alt
    #expect(
      alt.en
        == "e2m1fn: add, rounded to nearest, ties to even: a map of the errors for all pairs of its 15 numbers, in units "
        + "in the last place of the result. Numbers of pairs: exact 133, up to 1/4 36, up to 1/2 28, overflow 28.")
    #expect(alt.ja.hasPrefix("e2m1fnの加算、最近接偶数への丸め。15個の数のすべての組について、"))
  }

  @Test("The largest maps are smaller than a megabyte", arguments: ["add", "divide"])
  func size(operation: String) async throws {
    #expect(try await figure("{format: e4m3fn, operation: \(operation)}").svg(.english).utf8.count < 500_000)
  }

  @Test("Texts do not overlap and stay in the figure", arguments: maps)
  func room(yaml: String) async throws {
    let figure = try await figure(yaml)
    #expect(figure.crowdedTexts == [])
  }

  static let refused = [
    RejectedParameters(
      "float.error-map", "format: binary16",
      "cell:1: The format has 16 bits, but a map can show every pair of numbers only up to 8 bits. Use a format with fewer bits."
    ),
    RejectedParameters(
      "float.error-map", "exponent-bits: 5\nfraction-bits: 3",
      "cell:2: The format has 9 bits, but a map can show every pair of numbers only up to 8 bits. Use a format with fewer bits."
    ),
    RejectedParameters(
      "float.error-map", "format: float5\noperation: square-root",
      "cell:2: The parameter `operation` cannot be `square-root`. It takes one of `add`, `subtract`, `multiply`, "
        + "`divide`, `remainder`."),
    RejectedParameters(
      "float.error-map", "format: float5\nseed: 2",
      "cell:2: The rounding `nearest-even` does not use random numbers. Remove the seed, or write `rounding: stochastic`."
    ),
  ]

  @Test("Impossible maps are refused", arguments: refused)
  func refusals(refusal: RejectedParameters) async throws {
    #expect(try NumberExperimentsTests.refusals(refusal.name, refusal.yaml) == refusal.messages)
  }
}
