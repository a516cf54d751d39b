import Results
import SourceText
import TestSupport
import Testing

@Suite("integer.carry")
struct IntegerCarryTests {
  @Test("The diagram has two states, and a transition for each pair of bits from each")
  func diagram() async throws {
    #expect(
      try await run("integer.carry").text(.english) == [
        "stateDiagram-v2",
        "  state \"no carry\" as no_carry",
        "  state \"carry\" as carry",
        "  [*] --> no_carry",
        "  no_carry --> no_carry : 0 + 0 = 0, write 0, carry 0",
        "  no_carry --> no_carry : 0 + 1 = 1, write 1, carry 0",
        "  no_carry --> no_carry : 1 + 0 = 1, write 1, carry 0",
        "  no_carry --> carry : 1 + 1 = 10, write 0, carry 1",
        "  carry --> no_carry : 0 + 0 + 1 = 1, write 1, carry 0",
        "  carry --> carry : 0 + 1 + 1 = 10, write 0, carry 1",
        "  carry --> carry : 1 + 0 + 1 = 10, write 0, carry 1",
        "  carry --> carry : 1 + 1 + 1 = 11, write 1, carry 1",
      ])
  }

  @Test("The words are in Japanese, too")
  func japanese() async throws {
    let text = try await run("integer.carry").text(.japanese)
    #expect(text[1] == "  state \"桁上げなし\" as no_carry")
    #expect(text[2] == "  state \"桁上げあり\" as carry")
    #expect(text[7] == "  no_carry --> carry : 1 + 1 = 10、0を書き、桁上げは1")
  }
}
