import Results
import SourceText
import TestSupport
import Testing

@Suite("float.order")
struct FloatOrderTableTests {
  @Test("Zeros of both signs are equal, and NaN has no order, even with itself")
  func special() async throws {
    let table = try await table("float.order", "{format: e2m2, values: [-0, 0, inf, nan]}")
    #expect(table.ids == ["left", "right-1", "right-2", "right-3", "right-4"])
    #expect(
      table.lines() == [
        "-0|equal|equal|less|unordered", "0|equal|equal|less|unordered", "inf|greater|greater|equal|unordered",
        "nan|unordered|unordered|unordered|unordered",
      ])
    #expect(table.lines(.japanese)[2] == "inf|大きい|大きい|等しい|順序なし")
  }

  @Test("Every pair of values of a format compares like the processor's numbers")
  func processor() async throws {
    let codes = (0..<32).map { "0x\(String($0, radix: 16))" }.joined(separator: ", ")
    let table = try await table("float.order", "{format: e2m2, values: [\(codes)]}")
    let values = table.rows.compactMap { Double($0[0].text(.english)) }
    #expect(values.count == 32)
    for (row, left) in values.enumerated() {
      for (column, right) in values.enumerated() {
        let expected = left < right ? "less" : left == right ? "equal" : left > right ? "greater" : "unordered"
        #expect(table.rows[row][column + 1].text(.english) == expected, "\(left), \(right)")
      }
    }
  }

  @Test("A value that the format lacks is refused")
  func refused() async throws {
    #expect(
      try refusals("float.order", "{format: float5, values: [nan]}") == [
        "cell:1: The parameter `values` cannot be `nan`: the format has no NaN. Use another value, or another format."
      ])
  }
}
