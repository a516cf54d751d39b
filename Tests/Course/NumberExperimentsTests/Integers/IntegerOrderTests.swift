import Results
import TestSupport
import Testing

@Suite("integer.order")
struct IntegerOrderTests {
  @Test("Codes with a bias have the order of their values, and those of sign-magnitude do not")
  func source() async throws {
    let table = try await table("integer.order")
    #expect(table.ids == ["encoding", "pairs", "rising", "equal", "falling"])
    #expect(
      table.lines() == [
        "unsigned|496|496|0|0", "two's complement|496|240|0|256", "ones' complement|496|240|1|255",
        "sign-magnitude|496|120|1|375", "bias 15|496|496|0|0",
      ])
  }

  @Test("The counts include every pair", arguments: 1...7)
  func counts(bits: Int) async throws {
    let table = try await table("integer.order", "bits: \(bits)\nbias: 2")
    for (row, definition) in zip(table.rows, Definition.all(bits: bits)) {
      let values = definition.values
      var counts = [0, 0, 0]
      for low in values.indices {
        for high in values.indices where low < high { counts[(values[low] - values[high]).signum() + 1] += 1 }
      }
      let expected = [counts.reduce(0, +)] + counts
      #expect(row.dropFirst().map(\.description) == expected.map(String.init), "\(definition.testDescription)")
    }
    #expect(table.rows.count == 5)
  }

  @Test("One bit has one pair of codes")
  func oneBit() async throws {
    #expect(
      try await table("integer.order", "bits: 1").lines() == [
        "unsigned|1|1|0|0", "two's complement|1|0|0|1", "ones' complement|1|0|1|0", "sign-magnitude|1|0|1|0",
        "bias 0|1|1|0|0",
      ])
  }

  @Test("Offset binary and BCD have the order, Gray code does not; codes that do not stand for a number are skipped")
  func otherEncodings() async throws {
    #expect(
      try await table("integer.order", "{bits: 4, encodings: [offset-binary, gray, bcd]}").lines() == [
        "offset binary|120|120|0|0", "Gray code|120|92|0|28", "BCD|45|45|0|0",
      ])
  }
}
