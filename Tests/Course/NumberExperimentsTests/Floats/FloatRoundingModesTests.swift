import ExactNumbers
import Results
import SourceText
import TestSupport
import Testing

@Suite("float.rounding")
struct FloatRoundingModesTests {
  /// The finite, non-negative numbers of the IEEE-style format of five bits, in quarters.
  static let quarters = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14]

  @Test("Every mode has the result worked by hand between 2 and 2.5, at a tie and below zero")
  func modes() async throws {
    let table = try await table("float.rounding", "{format: e2m2, values: [2.125, 2.25, 2.375, 2.75, -2.25, 2]}")
    #expect(table.ids == ["rounding", "value-1", "value-2", "value-3", "value-4", "value-5", "value-6"])
    #expect(table.columns.map(\.title.ja) == ["丸め方", "2.125", "2.25", "2.375", "2.75", "-2.25", "2"])
    #expect(
      table.rows.map { $0.dropFirst().map { $0.text(.english) }.joined(separator: "|") } == [
        "2|2|2.5|3|-2|2", "2|2.5|2.5|3|-2.5|2", "2|2|2|2.5|-2|2", "2.5|2.5|2.5|3|-2|2", "2|2|2|2.5|-2.5|2",
        "2.5|2.5|2.5|2.5|-2.5|2",
      ])
    #expect(table.column("rounding")[3] == "up")
  }

  @Test("Down and up are the numbers on both sides, and toward zero is one of them")
  func directed() async throws {
    let values = (0...112).map { "\($0)/32" }.joined(separator: ", ")
    for start in [0, 56] {
      let part = values.split(separator: ", ").dropFirst(start).prefix(57).joined(separator: ", ")
      let table = try await table(
        "float.rounding", "{format: e2m2, values: [\(part)], roundings: [down, up, toward-zero]}")
      for (index, thirtySeconds) in (start..<start + 57).enumerated() {
        let below = Self.quarters.last { $0 * 8 <= thirtySeconds }
        let above = Self.quarters.first { $0 * 8 >= thirtySeconds }
        let cells = table.rows.map { Double($0[index + 1].text(.english)).map { Int($0 * 4) } }
        #expect(cells == [below, above, below], "\(thirtySeconds)/32")
      }
    }
  }

  @Test("The mode also decides beyond the largest number")
  func overflow() async throws {
    let table = try await table(
      "float.rounding", "{format: e2m2, values: [100, -100], roundings: [nearest-even, toward-zero, up, down]}")
    #expect(
      table.rows.map { $0.dropFirst().map { $0.text(.english) } } == [
        ["inf", "-inf"], ["3.5", "-3.5"], ["inf", "-3.5"], ["3.5", "-inf"],
      ])
  }

  @Test("More than 64 numbers are refused")
  func refused() async throws {
    let values = [String](repeating: "1", count: 65).joined(separator: ", ")
    #expect(
      try refusals("float.rounding", "format: float5\nvalues: [\(values)]") == [
        "cell:2: The list `values` has 65 elements. It can have 1 to 64."
      ])
  }
}
