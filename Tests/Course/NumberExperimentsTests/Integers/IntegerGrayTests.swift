import Results
import TestSupport
import Testing

@Suite("integer.gray")
struct IntegerGrayTests {
  @Test("The Gray codes of three bits are those of textbooks")
  func threeBits() async throws {
    let table = try await table("integer.gray", "bits: 3")
    #expect(table.ids == ["number", "binary", "gray", "binary-changes", "gray-changes"])
    #expect(
      table.lines() == [
        "0|000|000|3|1", "1|001|001|1|1", "2|010|011|2|1", "3|011|010|1|1", "4|100|110|3|1", "5|101|111|1|1",
        "6|110|101|2|1", "7|111|100|1|1",
      ])
  }

  @Test("One bit changes at each Gray step, and in binary as many as the increment flips", arguments: 1...8)
  func changes(bits: Int) async throws {
    let table = try await table("integer.gray", "bits: \(bits)\nfold: 2")
    #expect(table.fold == 2)
    #expect(table.column("gray-changes") == [String](repeating: "1", count: 1 << bits))
    #expect(Set(table.column("gray")).count == 1 << bits)
    let flips = [bits] + (1..<(1 << bits)).map { $0.trailingZeroBitCount + 1 }
    #expect(table.column("binary-changes") == flips.map(String.init))
    let definition = Definition(encoding: "gray", bits: bits)
    let numbers = table.column("gray").compactMap(definition.patterns.firstIndex).map { definition.values[$0] }
    #expect(numbers == Array(0..<(1 << bits)))
  }
}
