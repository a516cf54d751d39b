import Results
import SourceText
import TestSupport
import Testing

@Suite("dialog.buttons")
struct DialogButtonsTests {
  @Test("In an alert of two buttons, cancel is on the left in either order")
  func two() async throws {
    let table = try await table("dialog.buttons", "actions: [OK default, Cancel cancel]")
    #expect(table.ids == ["place", "button", "style", "added"])
    #expect(table.lines() == ["left|Cancel|cancel|2", "right|OK|default|1"])
    let first = try await self.table("actions: [Cancel cancel, OK default]")
    #expect(first == ["left|Cancel|cancel|1", "right|OK|default|2"])
    #expect(
      try await self.table("actions: [B default, A destructive]") == [
        "left|B|default|1", "right|A|destructive (red)|2",
      ])
  }

  @Test("Of three or more, cancel is the last, and the others stay in order")
  func three() async throws {
    #expect(
      try await table("actions: [C cancel, B destructive, A default]") == [
        "1 from the top|B|destructive (red)|2", "2 from the top|A|default|3", "3, at the bottom|C|cancel|1",
      ])
  }

  @Test("In a sheet, cancel is last and separate")
  func sheet() async throws {
    #expect(
      try await table("{style: action-sheet, actions: [C cancel, A default]}") == [
        "1 from the top|A|default|2", "at the bottom, apart|C|cancel|1",
      ])
    #expect(try await table("{style: action-sheet, actions: A default}") == ["alone|A|default|1"])
  }

  private func table(_ yaml: String) async throws -> [String] {
    try await table("dialog.buttons", yaml).lines()
  }

  private func table(_ name: String, _ yaml: String) async throws -> Table {
    try await AppExperimentsTests.table(name, yaml)
  }
}
