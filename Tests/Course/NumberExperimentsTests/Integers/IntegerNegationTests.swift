import Results
import SourceText
import TestSupport
import Testing

@Suite("integer.negation")
struct IntegerNegationTests {
  @Test("10000 has no negation in two's complement")
  func source() async throws {
    let table = try await table("integer.negation", "{encoding: twos-complement, codes: [00101, 11011, 10000, 00000]}")
    #expect(table.ids == ["bits", "value", "negated-bits", "negated-value"])
    #expect(table.lines() == ["00101|5|11011|-5", "11011|-5|00101|5", "10000|-16|none|none", "00000|0|00000|0"])
    #expect(table.lines(.japanese)[2] == "10000|-16|なし|なし")
  }

  @Test("A zero becomes the other zero if there are two")
  func zeros() async throws {
    func lines(_ encoding: String, _ codes: String) async throws -> [String] {
      try await table("integer.negation", "{encoding: \(encoding), codes: [\(codes)]}").lines()
    }
    #expect(try await lines("sign-magnitude", "0, 16") == ["00000|0|10000|-0", "10000|-0|00000|0"])
    #expect(try await lines("ones-complement", "0, 31") == ["00000|0|11111|-0", "11111|-0|00000|0"])
  }

  static let definitions =
    (1...6).flatMap { Definition.all(bits: $0) + Definition.more(bits: $0) }
    + [-3, 0, 3, 40].map { Definition(encoding: "bias", bits: 5, bias: $0) }

  @Test("Every negation has the opposite value, or does not exist", arguments: definitions)
  func everyCode(definition: Definition) async throws {
    let (values, patterns) = (definition.values, definition.patterns)
    let table = try await table("integer.negation", "{\(definition.yaml("encoding")), fold: 2}")
    #expect(table.fold == 2)
    #expect(table.column("bits") == patterns)
    for (code, negated) in table.column("negated-bits").enumerated() {
      let value = patterns.firstIndex(of: negated).map { values[$0] }
      #expect(value == (values.contains(-values[code]) ? -values[code] : nil), "\(patterns[code])")
      #expect(value != nil || negated == "none")
      let text = table.column("negated-value")[code]
      #expect(value == nil ? text == "none" : Int(text) == value, "\(patterns[code])")
    }
  }

  @Test("A code that does not stand for a number has no negation")
  func noNumber() async throws {
    let lines = try await table("integer.negation", "{encoding: bcd, bits: 4, codes: [0, 1, 10]}").lines()
    #expect(lines == ["0000|0|0000|0", "0001|1|none|none", "1010|none|none|none"])
  }
}
