import Foundation
import Results
import SourceText
import TestSupport
import Testing

@Suite("Misconceptions of reading floating-point codes")
struct FloatMisconceptionTests {
  /// A format of six bits with subnormal numbers and a bias other than 1, and Float5.
  static let formats: [(yaml: String, exponentBits: Int, bias: Int)] = [
    ("format: float5", 2, 1), ("exponent-bits: 3, fraction-bits: 2", 3, 3),
  ]

  /// Returns the value that each misconception, by its name, reads from exponent and fraction bits.
  private static func magnitude(
    _ mistake: String, exponent: Int, fraction: Int, bits: Int, bias: Int, isSubnormal: Bool
  ) -> Double {
    let field = isSubnormal ? 1 : exponent
    let hidden = isSubnormal || mistake == "hidden-bit-forgotten" ? 0.0 : 1.0
    let signed = field < 1 << (bits - 1) ? field : field - (1 << bits)
    let read =
      switch mistake {
      case "hidden-bit-forgotten": field - bias
      case "bias-not-subtracted": field
      case "bias-added": field + bias
      case "binade-too-high": field - bias + 1
      case "binade-too-low": field - bias - 1
      default: signed
      }
    return (hidden + Double(fraction) / 4) * exp2(Double(read))
  }

  @Test(
    "Each misconception agrees with its definition over all codes; zero, infinities and NaN are unchanged",
    arguments: [
      "hidden-bit-forgotten", "bias-not-subtracted", "bias-added", "binade-too-high", "binade-too-low",
      "exponent-as-twos-complement",
    ], formats)
  func readings(_ mistake: String, _ format: (yaml: String, exponentBits: Int, bias: Int)) async throws {
    let truth = try await table("float.table", "{\(format.yaml)}")
    let wrong = try await table("float.table", "{\(format.yaml), mistake: \(mistake)}")
    #expect(truth.rows.count == 8 << format.exponentBits)
    var changed = 0
    for (row, (bits, (right, found))) in zip(truth.column("bits"), zip(truth.column("value"), wrong.column("value")))
      .enumerated()
    {
      let value = try #require(Double(right))
      guard value.isFinite, value != 0 else {
        #expect(found == right, "row \(row)")
        continue
      }
      let exponent = try #require(Int(bits.dropFirst().prefix(format.exponentBits), radix: 2))
      let fraction = try #require(Int(bits.suffix(2), radix: 2))
      let magnitude = Self.magnitude(
        mistake, exponent: exponent, fraction: fraction, bits: format.exponentBits, bias: format.bias,
        isSubnormal: exponent == 0 && format.bias == 3)
      #expect(Double(found) == (bits.first == "1" ? -magnitude : magnitude), "\(bits)")
      if found != right { changed += 1 }
    }
    #expect(changed > 0)
  }

  @Test("The expression is that of the value, and both titles name the misconception")
  func expression() async throws {
    let table = try await table("float.table", "{format: float5, mistake: hidden-bit-forgotten, codes: [01101, 10000]}")
    #expect(table.lines() == ["01101|+0.25 × 2^2|1", "10000|-0.00 × 2^-1|-0"])
    #expect(
      table.columns.map(\.title.en) == [
        "bits", "expression (mistake: hidden bit forgotten)", "value (mistake: hidden bit forgotten)",
      ])
    #expect(table.columns[2].title.ja == "値(間違い:隠れビットを忘れた)")
  }

  @Test("The exponents of two bits follow each misconception")
  func exponents() async throws {
    let table = try await table("float.exponents", "{format: float5, mistake: exponent-as-twos-complement}")
    #expect(table.column("exponent") == ["0", "1", "-2", "-1"])
    #expect(table.columns.map { $0.title.en.contains("mistake") } == [false, true, false])
  }

  @Test("The hidden bit does not affect exponents")
  func refused() throws {
    #expect(try refusals("float.exponents", "{format: float5, mistake: hidden-bit-forgotten}").count == 1)
  }

  @Test("Distances without subtracting the bias match those of a bias of 0")
  func spacing() async throws {
    let rest = "exponent-bits: 3, fraction-bits: 2, infinities: none, nans: none"
    let wrong = try await table("float.spacing", "{\(rest), bias: 3, mistake: bias-not-subtracted}")
    #expect(wrong.lines() == (try await table("float.spacing", "{\(rest), bias: 0}").lines()))
    #expect(wrong.columns.map { $0.title.en.contains("mistake") } == [false, false, false, true, true, false, true])
  }
}
