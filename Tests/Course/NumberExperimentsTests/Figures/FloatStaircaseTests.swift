import ExactNumbers
import NumberFormats
import Results
import SourceText
import TestSupport
import Testing

@testable import NumberExperiments

@Suite("float.staircase")
struct FloatStaircaseTests {
  @Test("The steps of FP4 are those of rounding by hand")
  func byHand() {
    let stairs = RoundingStaircase(.e2m1fn, .nearestEven, in: 0...2)
    #expect(stairs.treads.map(\.value) == [0, half, 1, 3 * half, 2])
    #expect(stairs.treads.map(\.to) == [half * half, 3 * half * half, 5 * half * half, 7 * half * half, 2])
    #expect(stairs.treads.map(\.holdsTo) == [true, false, true, false, true])
  }

  private let half = ExactRational.powerOfTwo(-1)

  @Test(
    "Every number is on the step of its rounded value, in each mode", arguments: RoundingName.deterministic)
  func rounding(name: RoundingName) throws {
    for (format, range) in [
      (FloatFormat.e3m2fn, -28...28 as ClosedRange<ExactRational>), (.e4m3fn, -2...1), (.float5, -6...6),
      (.e2m1fn, -6...6),
    ] {
      let stairs = RoundingStaircase(format, name.deterministic, in: range)
      let arithmetic = FloatArithmetic(format)
      var random = SplitMix64(seed: 26)
      let set = FloatNumberSet(format: format)
      let numbers = set.indices(in: range).map { $0.map(set.value) } ?? []
      let middles = zip(numbers, numbers.dropFirst()).map { ($0 + $1) * half }
      let others = (0..<200).map { _ in
        range.lowerBound + (range.upperBound - range.lowerBound)
          * ExactRational(ExactInteger(Int(random.next() >> 44))).scaled(byPowerOfTwo: -20)
      }
      for number in numbers + middles + others {
        let holders = stairs.treads.filter { tread in
          (number > tread.from || number == tread.from && tread.holdsFrom)
            && (number < tread.to || number == tread.to && tread.holdsTo)
        }
        let code = try #require(arithmetic.round(number, rounding: name.deterministic).code)
        #expect(holders.map(\.value) == [format.value(of: code).exact], "\(number) \(name)")
      }
    }
  }

  @Test("Each graph has a dot at both ends of its steps, filled if the end belongs to the step")
  func dots() async throws {
    let picture = try await figure("float.staircase", "{format: e2m1fn, from: 0, to: 2}")
    // There are four jumps, and one end of each belongs to its step. The legend has one more.
    #expect(picture.dots(.accent).count == 4 + 1 && picture.dots(.paper).count == 4 + 1)
    // At both ends of the range, a number belongs to its step, and the number next to it does not.
    let cut = try await figure("float.staircase", "{format: e2m1fn, from: -1, to: 1, roundings: [toward-zero]}")
    #expect(cut.dots(.accent).count == 4 + 1 && cut.dots(.paper).count == 4 + 1)
    let odd = try await figure("float.staircase", "{format: e2m1fn, from: -1.5, to: 1.5, roundings: [odd]}")
    #expect(odd.alt.en.contains("0 only at 0") && odd.alt.ja.contains("ちょうど0は0"))
  }

  @Test("The words list the numbers with their rounded values")
  func words() async throws {
    let picture = try await figure(
      "float.staircase", "{format: e2m1fn, from: 0, to: 1, roundings: [nearest-even, toward-zero]}")
    #expect(
      picture.alt.en
        == "The numbers from 0 to 1 rounded to e2m1fn, as stairs along the line of numbers that are not rounded. "
        + "to nearest, ties to even: 0 from 0 to 0.25, 0.5 above 0.25 to below 0.75, 1 from 0.75 to 1; "
        + "toward zero: 0 from 0 to below 0.5, 0.5 from 0.5 to below 1, 1 only at 1.")
    #expect(!picture.hasDoubledMarks)
    let many = try await figure("float.staircase", "{format: e4m3fn, from: 0, to: 1.75}")
    #expect(many.alt.en.hasSuffix("steps, from 0 to 1.75.") && many.texts().contains("to nearest, ties to even"))
  }

  @Test(
    "Texts do not overlap and stay in the figure",
    arguments: [
      "{format: e2m1fn, from: -6, to: 6}", "{format: e4m3fn, from: 0, to: 0.125, roundings: [up, down]}",
      "{format: float5, from: -1, to: 2, roundings: [nearest-even, nearest-away, toward-zero, odd]}",
      "{format: e5m2, from: 40000, to: 57344, roundings: [nearest-away, up, odd]}",
    ])
  func room(yaml: String) async throws {
    let picture = try await figure("float.staircase", yaml)
    #expect(picture.crowdedTexts == [])
  }

  @Test("Impossible figures are refused")
  func refused() throws {
    for (yaml, reason) in [
      ("{format: e2m1fn, from: 1, to: 1}", "It must be greater than `1`."),
      (
        "{format: e2m1fn, from: 0, to: 7}",
        "The number 7 is outside the range of the format. The range is from -6 to 6."
      ),
      ("{format: e4m3fn, from: 0, to: 448}", "There are 127 numbers of the format in this range"),
      ("{format: e2m1fn, from: 0, to: 1, roundings: [stochastic]}", "cannot be `stochastic`"),
    ] {
      let found = try refusals("float.staircase", yaml)
      #expect(found.count == 1 && found[0].contains(reason), "\(found)")
    }
  }
}
