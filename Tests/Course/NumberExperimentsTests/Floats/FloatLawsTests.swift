import Results
import SourceText
import TestSupport
import Testing

@Suite("float.laws")
struct FloatLawsTests {
  /// A format of five bits, by its magnitudes in the order of their codes, and the first number that overflows.
  private struct Definition {
    let magnitudes: [Double]
    let limit: Double

    static let float5 = Definition(
      magnitudes: [0, 0.625, 0.75, 0.875, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 3.5, 4, 5, 6], limit: 6.5.nextUp)
    static let e2m2 = Definition(
      magnitudes: [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 3.5], limit: 3.75)

    var numbers: [Double] {
      magnitudes + magnitudes.dropFirst().map { -$0 }
    }

    /// Returns the nearest number, the even one of two that are equally near; nil for an overflow and for NaN.
    ///
    /// Quotients of these numbers, rounded to a double, are on the same side of every midpoint as exact ones.
    func round(_ exact: Double?) -> Double? {
      guard let exact, exact.magnitude < limit else { return nil }
      let nearest = magnitudes.indices.min { left, right in
        let (near, far) = (
          (magnitudes[left] - exact.magnitude).magnitude, (magnitudes[right] - exact.magnitude).magnitude
        )
        return near != far ? near < far : left.isMultiple(of: 2)
      }
      return nearest.map { exact < 0 ? -magnitudes[$0] : magnitudes[$0] }
    }

    func both(_ left: Double?, _ right: Double?, _ operation: (Double, Double) -> Double) -> Double? {
      left.flatMap { left in right.flatMap { round(operation(left, $0)) } }
    }

    /// The counts of the laws in the order of the experiment: cases, skipped cases, and failures.
    var counts: [[Int]] {
      let (sum, product) = ({ both($0, $1, +) }, { both($0, $1, *) })
      let (difference, quotient) = ({ both($0, $1, -) }, { both($0, $1, /) })
      let laws: [(Double?, Double?, Double?) -> (Double?, Double?)] = [
        { x, y, _ in (sum(x, y), sum(y, x)) }, { x, y, _ in (product(x, y), product(y, x)) },
        { x, y, z in (sum(sum(x, y), z), sum(x, sum(y, z))) },
        { x, y, z in (product(product(x, y), z), product(x, product(y, z))) },
        { x, y, z in (product(x, sum(y, z)), sum(product(x, y), product(x, z))) },
        { x, y, _ in (difference(sum(x, y), y), x) }, { x, y, _ in (product(quotient(x, y), y), x) },
        { x, y, _ in (difference(x, y).map { $0 == 0 ? 1 : 0 }, x == y ? 1 : 0) },
        { x, y, z in (sum(x, y), sum(x, z)) }, { x, y, _ in (difference(x, y), x.flatMap { x in y.map { x - $0 } }) },
      ]
      return laws.enumerated().map { law, sides in
        var (cases, leftOut, failures) = (0, 0, 0)
        for x in numbers {
          for y in numbers where law != 9 || (y / 2...max(y / 2, 2 * y)).contains(x) && x >= 0 {
            for z in [2, 3, 4, 8].contains(law) ? numbers : [0] where law != 8 || y < z {
              guard case (let left?, let right?) = sides(x, y, z) else {
                leftOut += 1
                continue
              }
              cases += 1
              if law == 8 ? left > right : left != right { failures += 1 }
            }
          }
        }
        return [cases, leftOut, failures]
      }
    }
  }

  @Test("Every count of the five-bit formats matches doubles rounded by definition")
  func counts() async throws {
    for (name, definition) in [("float5", Definition.float5), ("e2m2", .e2m2)] {
      let table = try await table("float.laws", "format: \(name)")
      #expect(table.ids == ["law", "formula", "cases", "left-out", "failures", "share", "example"])
      #expect(
        table.rows.map { row in row[2...4].map { $0.text(.english) } }
          == definition.counts.map { $0.map(\.description) })
    }
  }

  @Test("Only without subnormals can different numbers have the difference 0")
  func zeroDifference() async throws {
    let float5 = try await table("float.laws", "{format: float5, laws: zero-difference}")
    #expect(
      float5.lines() == ["only equal numbers differ by 0|x - y = 0 only if x = y|749|92|36|4.81%|0.625 - 0.75 = 0"])
    let e4m3fn = try await table("float.laws", "{format: e4m3fn, laws: [zero-difference, commutative-addition]}")
    #expect(e4m3fn.column("failures") == ["0", "0"])
    #expect(
      e4m3fn.lines(.japanese)[0].hasPrefix("差が0になるのは等しい数だけ|x - y = 0 ならば x = y|")
        && e4m3fn.lines(.japanese)[0].hasSuffix("|なし"))
  }

  @Test("The difference of two numbers, each at most twice the other, is exact with subnormals")
  func sterbenz() async throws {
    for format in ["e2m2", "e4m3", "e5m2", "e2m3fn", "e4m3fn"] {
      let count = try await table("float.laws", "{format: \(format), laws: sterbenz}")
      #expect(count.column("failures") == ["0"] && count.column("left-out") == ["0"], "\(format)")
    }
    let upward = try await table("float.laws", "{format: e2m2, laws: sterbenz, rounding: up}")
    #expect(upward.column("failures") == ["0"])
    let without = try await table(
      "float.laws", "{exponent-bits: 3, fraction-bits: 1, subnormals: false, laws: sterbenz}")
    #expect(without.column("failures") == ["6"])
  }

  @Test("The first failures agree with a calculation by hand")
  func failures() async throws {
    #expect(
      try await table("float.laws", "format: float5").column("example") == [
        "none", "none", "(0.625 + 0.625) + 1.5 = 3 ≠ 2.5 = 0.625 + (0.625 + 1.5)",
        "(0.625 × 0.625) × 1.25 = 0.75 ≠ 0.625 = 0.625 × (0.625 × 1.25)",
        "0.625 × (0.625 + 0.625) = 0.75 ≠ 1.25 = 0.625 × 0.625 + 0.625 × 0.625",
        "(0.625 + 0.75) - 0.75 = 0.75 ≠ 0.625", "(0.625 / 1.25) × 1.25 = 0.75 ≠ 0.625", "0.625 - 0.75 = 0", "none",
        "0.625 - 0.75 = 0",
      ])
  }

  @Test("Formats without infinities and with other roundings have their counts")
  func small() async throws {
    let numbers = try await table(
      "float.laws", "{format: e2m1fn, laws: divide-multiply, rounding: toward-zero, saturation: all}")
    #expect(numbers.column("left-out") == ["15"])
    // In a saturating format of -1, 0 and 1, the cases are those like 1 + 1 - 1, in two orders and with two signs.
    let three = try await table(
      "float.laws",
      "{exponent-bits: 0, fraction-bits: 1, infinities: none, nans: none, laws: associative-addition}")
    #expect(
      three.lines() == [
        "associative addition|(x + y) + z = x + (y + z)|27|0|4|14.81%|(1 + 1) + (-1) = 0 ≠ 1 = 1 + (1 + (-1))"
      ])
    let monotonic = try await ["nearest-away", "up", "down", "odd"].mapAwaiting {
      try await table("float.laws", "{format: float5, laws: monotonic-addition, rounding: \($0)}").column("failures")
    }
    #expect(monotonic.joined().elementsEqual(["0", "0", "0", "0"]))
  }

  static let refused = [
    RejectedParameters(
      "float.laws", "format: binary16",
      "cell:1: The format has 16 bits, but the experiment counts laws in formats of at most 8 bits. "
        + "Use a format with fewer bits."),
    RejectedParameters(
      "float.laws", "format: e8m0fnu\nlaws: [zero-difference, distributive]",
      "cell:2: The format has 255 numbers, but the experiment counts triples of at most 128 numbers. Use a format of "
        + "at most 7 bits, or only laws on two numbers: `commutative-addition`, `commutative-multiplication`, "
        + "`add-subtract`, `divide-multiply`, `zero-difference`, `sterbenz`."),
    RejectedParameters(
      "float.laws", "format: float5\nrounding: stochastic",
      "cell:2: The parameter `rounding` cannot be `stochastic`. It takes one of `nearest-even`, `nearest-away`, "
        + "`toward-zero`, `up`, `down`, `odd`."),
  ]

  @Test("Laws that cannot be counted are refused", arguments: refused)
  func lines(refusal: RejectedParameters) async throws {
    #expect(try refusals(refusal.name, refusal.yaml) == refusal.messages)
  }
}
