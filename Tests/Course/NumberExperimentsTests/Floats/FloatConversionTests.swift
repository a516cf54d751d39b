import ExperimentKit
import Results
import SourceText
import TestSupport
import Testing

@Suite("float.conversion and float.convert")
struct FloatConversionTests {
  @Test("The conversion of Float5 to the rules of IEEE 754 is that worked by hand")
  func float5() async throws {
    let table = try await table("float.conversion", "{from: float5, to: e2m2}")
    #expect(table.ids == ["to", "what", "codes", "first", "becomes"])
    // With either sign: 0, 0.75, 1 to 3.5 and the infinity stay; 0.625 and 0.875 are ties; 4, 5 and 6 are too large.
    #expect(
      table.lines() == [
        "IEEE-style 1-2-2|the same value|22|0|0", "IEEE-style 1-2-2|rounded|2|0.875|1",
        "IEEE-style 1-2-2|rounded to a subnormal number|2|0.625|0.5",
        "IEEE-style 1-2-2|overflowed to infinity|6|4|inf",
      ])
    #expect(table.column("what", .japanese) == ["同じ値", "丸め", "非正規化数への丸め", "オーバーフローで無限大"])
  }

  @Test("Between the small formats, every code counts once")
  func total() async throws {
    let formats = ["float5", "e5m2", "e4m3fn", "e4m3fnuz", "e3m2fn", "e2m1fn", "e8m0fnu"]
    for from in formats {
      let bits = try await table("float.table", "{format: \(from), codes: 0}").column("bits")[0].count
      let rows = try await table("float.conversion", "{from: \(from), to: [\(formats.joined(separator: ", "))]}").rows
      for to in formats {
        let counts = rows.filter { $0[0].text(.english).lowercased() == to }.compactMap { Int($0[2].text(.english)) }
        #expect(counts.reduce(0, +) == 1 << bits, "\(from) to \(to)")
        #expect(counts.count == 1 || from != to)
      }
    }
  }

  @Test("Numbers with at most 8 significant bits are unchanged in bfloat16")
  func binary16() async throws {
    let table = try await table("float.conversion", "{from: binary16, to: bfloat16}")
    // There are 2046 NaN. For each sign there are 30 exponents with 7 free bits, zero and infinity, and subnormals of
    // up to 8 bits (255) or of more with trailing zeros (128 of 9 bits, 128 of 10): 2046 + 2 × (3840 + 511 + 2).
    #expect(table.column("what") == ["the same value", "rounded"])
    #expect(table.column("codes") == ["10752", "54784"])
  }

  @Test("A number of at most half of the smallest one becomes zero")
  func underflow() async throws {
    let table = try await table("float.conversion", "{from: e5m2, to: e2m2}")
    // These are the codes 1 to 48 of each sign, since 48 is 0.125 and the smallest number 0.25.
    #expect(table.lines().contains("IEEE-style 1-2-2|underflowed to zero|96|0.0000152587890625|0"))
  }

  @Test("Values that a format lacks are lost")
  func lacks() async throws {
    func rows(_ to: String) async throws -> [String] {
      try await table("float.conversion", "{from: e5m2, to: \(to)}").rows.suffix(2).map { "\($0[1])|\($0[2])|\($0[4])" }
    }
    #expect(try await rows("e2m1fn") == ["infinity, but there is none|2|6", "NaN, but there is none|6|none"])
    #expect(try await rows("e4m3fnuz") == ["zero, without its sign|1|0", "infinity, but there is none|2|nan"])
    let powers = try await table("float.conversion", "{from: e5m2, to: e8m0fnu}")
    #expect(powers.column("what").contains("negative, but there is no sign"))
    #expect(powers.column("what").contains("zero, but there is none"))
  }

  @Test("Saturation and directed rounding make too large numbers the largest one")
  func saturation() async throws {
    let what = "overflowed, stays the largest number"
    let saturated = try await table("float.conversion", "{from: e5m2, to: e4m3fn, saturation: numbers}")
    #expect(saturated.column("what").contains(what) && !saturated.column("what").contains("overflowed to NaN"))
    let cut = try await table("float.conversion", "{from: e5m2, to: e2m2, rounding: toward-zero}")
    #expect(cut.column("what").contains(what) && !cut.column("what").contains("overflowed to infinity"))
  }

  @Test("Two roundings take 1.1252 to 1, and one takes it to 1.25")
  func chain() async throws {
    let table = try await table("float.convert", "{values: 1.1252, formats: [binary16, e5m2]}")
    #expect(table.ids == ["value", "format", "bits", "result", "error", "flags"])
    #expect(
      table.lines() == [
        "1.1252|binary16|0011110010000000|1.125|-0.0002|inexact", "1.1252|e5m2|00111100|1|-0.1252|inexact",
      ])
    #expect(
      try await NumberExperimentsTests.table("float.convert", "{values: 1.1252, formats: e5m2}").column("result") == [
        "1.25"
      ])
    let odd = try await NumberExperimentsTests.table(
      "float.convert", "{values: 1.1252, formats: [binary16, e5m2], rounding: odd}")
    #expect(odd.column("result") == ["1.1259765625", "1.25"])
  }

  @Test("Special values continue until a format lacks them")
  func specials() async throws {
    func results(_ value: String) async throws -> [String] {
      try await table("float.convert", "{values: [\(value)], formats: [e5m2, e4m3fn, e2m1fn, binary16]}").rows.map {
        "\($0[3])|\($0[5])"
      }
    }
    #expect(try await results("-inf") == ["-inf|none", "nan|overflow, inexact", "none|invalid", "none|none"])
    #expect(try await results("-0") == ["-0|none", "-0|none", "-0|none", "-0|none"])
    #expect(try await results("0x7D") == ["nan|none", "nan|invalid", "none|invalid", "none|none"])
    #expect(try await results("1e6")[0] == "inf|overflow, inexact")
    #expect(try await results("1e-6") == ["0|underflow, inexact", "0|none", "0|none", "0|none"])
  }

  @Test("Stochastic rounding follows its seed")
  func stochastic() async throws {
    func results(_ seed: Int) async throws -> [String] {
      let values = [String](repeating: "1.1", count: 40).joined(separator: ", ")
      return try await table(
        "float.convert", "{values: [\(values)], formats: float5, rounding: stochastic, seed: \(seed)}"
      ).column("result")
    }
    let (first, again, other) = (try await results(1), try await results(1), try await results(2))
    #expect(first == again && first != other)
    #expect(Set(first) == ["1", "1.25"])
  }

  @Test(
    "Wrong parameters are refused",
    arguments: [
      RejectedParameters(
        "float.conversion", "from: binary32\nto: e5m2",
        "cell:1: The format `binary32` has 32 bits, but the experiment counts conversions of at most 16 bits. "
          + "Use a format with fewer bits, or convert single values with `float.convert`."),
      RejectedParameters(
        "float.conversion", "from: e5m2\nto: e5m2\nseed: 2",
        "cell:3: The rounding `nearest-even` does not use random numbers. "
          + "Remove the seed, or write `rounding: stochastic`."),
      RejectedParameters(
        "float.convert", "values: [nan, 0b11111]\nformats: [e2m1fn, e5m2]",
        "cell:1: The parameter `values` cannot be `nan`: the format has no NaN. Use another value, or another format.",
        "cell:1: The parameter `values` cannot be `0b11111`: the largest code of 4 bits is 15. "
          + "It takes 4 binary digits, or a number from 0 to 15 in decimal, as `0b…` or as `0x…`."),
    ])
  func refused(refusal: RejectedParameters) async throws {
    #expect(try refusals(refusal.name, refusal.yaml) == refusal.messages)
  }
}
