import ExperimentKit
import TestSupport
import Testing

@Suite("float.quantize")
struct FloatQuantizationTests {
  @Test("The errors of five numbers are those worked by hand, separately and in a block with the scale 16")
  func byHand() async throws {
    // In e2m1fn -5 is halfway between -4 and -6, and 100 is beyond 6; over 16, only -5 and 100 are not rounded to 0.
    let rows = try await table("float.quantize", "{values: [1, 0.5, -5, 100, 0], formats: [e2m1fn, mxfp4]}").lines()
    #expect(
      rows == [
        "e2m1fn|4|9.40e1|-1.86e1|4.20e1|0.5|1|0", "mxfp4|4.25|4.00e0|-1.70e0|2.29e0|25.8|0|2",
      ])
  }

  @Test("Random numbers follow their seed, and more bits have smaller errors")
  func random() async throws {
    func ratios(_ seed: Int) async throws -> [Double?] {
      let yaml = "{count: 2000, seed: \(seed), formats: [mxfp4, nvfp4, mxfp8e4m3, mxint8, bfloat16, binary16]}"
      return try await table("float.quantize", yaml).column("ratio").map { Double($0) }
    }
    let first = try await ratios(1)
    #expect(try await ratios(1) == first)
    #expect(try await ratios(2) != first)
    let numbers = first.compactMap { $0 }
    #expect(numbers == numbers.sorted() && numbers.count == 6)
  }

  @Test("Formats that are too wide or unknown are refused")
  func refused() throws {
    let wide = try refusals("float.quantize", "formats: [binary128]")
    let none = try refusals("float.quantize", "formats: [mxfp5]")
    #expect(wide.count == 1 && none.count == 1)
    #expect(none[0].contains("Did you mean `mxfp4`?"))
  }

  @Test("The numbers of a file count like written ones, and an infinity is counted separately")
  func file() async throws {
    let written = try await table("float.quantize", "{values: [1, 0.5, -5, 100, 0], formats: [e2m1fn, mxfp4]}")
    let read = try await lending("weight\n1\n.5\n-5\n1e2\n0\n") {
      try await table("float.quantize", "{file: a.csv, formats: [e2m1fn, mxfp4]}")
    }
    #expect(read == written)
    let special = try await lending("1,inf,2") {
      try await table("float.quantize", "{file: a.csv, formats: [e2m1fn, mxfp4]}")
    }
    #expect(special.ids.suffix(2) == ["special", "lost"])
    #expect(special.column("special") == ["1", "1"] && special.column("lost") == ["0", "2"])
  }

  @Test("A column of a file is named by its title")
  func column() async throws {
    let one = try await table("float.quantize", "{values: [2, 4], formats: [e2m1fn]}")
    let read = try await lending("name,weight\na,2\nb,4\n") {
      try await table("float.quantize", "{file: a.csv, column: weight, formats: [e2m1fn]}")
    }
    #expect(read == one)
  }

  @Test("Contradictory parameters are refused")
  func together() async throws {
    for (yaml, reason) in [
      ("values: [1]\ncount: 3", "The parameter `count` cannot be used with `values`."),
      ("file: a\nseed: 3", "The parameter `seed` cannot be used with `file`."),
      ("file: a\nvalues: [1]", "The parameter `values` cannot be used with `file`."),
      ("column: b", "The parameter `column` is for a file."),
    ] {
      let found = try await lending("1") { try refusals("float.quantize", "formats: [e5m2]\n" + yaml) }
      #expect(found.count == 1 && found[0].contains(reason), "\(found)")
    }
  }

  @Test("Without lent files, no file is read")
  func none() throws {
    let found = try refusals("float.quantize", "formats: [e5m2]\nfile: a.csv")
    #expect(found == ["cell:2: The parameter `file` names `a.csv`. Files cannot be read here."])
  }

  @Test("The codes of five numbers are those worked by hand, with the scale of their block")
  func codes() async throws {
    let codes = try await table(
      "float.quantize", "{values: [1, 0.5, -5, 100, 0], formats: [e2m1fn, mxfp4], show: codes}")
    // The scale 16 is the code 131 of e8m0fnu, and 100/16 rounds to 6.
    #expect(
      codes.lines() == [
        "1|0010|0000|10000011", "0.5|0001|0000|10000011", "-5|1110|1001|10000011", "100|0111|0111|10000011",
        "0|0000|0000|10000011",
      ])
    let array = try await table("float.quantize", "{values: [2688, -0.0], formats: [nvfp4], show: codes}")
    #expect(array.ids == ["number", "nvfp4", "nvfp4-scale", "nvfp4-array-scale"])
    #expect(array.lines() == ["2688|0111|01111110|1.0", "0|0000|01111110|1.0"])
  }

  @Test("Codes of too many numbers, or of the same format twice, are refused")
  func refusedCodes() throws {
    #expect(try refusals("float.quantize", "{count: 65537, formats: [e2m1fn], show: codes}").count == 1)
    #expect(try refusals("float.quantize", "{count: 8, formats: [e2m1fn, e2m1fn], show: codes}").count == 1)
    #expect(try refusals("float.quantize", "{count: 8, formats: [e2m1fn, e2m1fn]}").isEmpty)
  }
}
