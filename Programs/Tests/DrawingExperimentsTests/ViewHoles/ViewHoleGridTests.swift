import Results
import SourceText
import TestSupport
import Testing

@Suite("view-hole.grid")
struct ViewHoleGridTests {
  @Test("The article's circle in a coarse grid has the right counts and sides")
  func source() async throws {
    let sides = try await table("view-hole.grid", "{step: 40}")
    #expect(sides.ids == ["y", "x20", "x60", "x100", "x140"])
    #expect(sides.lines() == ["20|■|■|■|■", "60|■|□|■|■", "100|■|■|■|■"])
    #expect(
      try await table("view-hole.grid", "{step: 40, show: crossings}").lines() == [
        "20|1|1|1|1", "60|3|2|1|1", "100|1|1|1|1",
      ])
    #expect(
      try await table("view-hole.grid", "{step: 40, show: winding}").lines() == [
        "20|1|1|1|1", "60|1|2|1|1", "100|1|1|1|1",
      ])
    #expect(try await table("view-hole.grid", "{step: 40, show: non-zero}").lines()[1] == "60|■|■|■|■")
  }

  @Test("Overlapping holes follow each rule, and a point on an outline is neither inside nor outside")
  func overlap() async throws {
    let holes = "holes: [rectangle 20 20 60 40, rectangle 60 20 60 40], width: 140, height: 80, step: 20"
    #expect(try await table("view-hole.grid", "{\(holes)}").lines()[1] == "30|■|□|□|■|□|□|■")
    #expect(try await table("view-hole.grid", "{\(holes), show: separate}").lines()[1] == "30|■|□|□|□|□|□|■")
    #expect(
      try await table("view-hole.grid", "{holes: rectangle 30 10 20 20, width: 80, height: 40}").lines() == [
        "10|■|+|+|■", "30|■|+|+|■",
      ])
  }

  @Test(
    "Wrong parameters are refused",
    arguments: [
      ("step: 3", "The parameter `step` cannot be `3`: the coordinates of the points would not be whole numbers."),
      ("step: 2", "A grid of 80 by 60 points does not fit in a table."),
      ("{width: 4, step: 100}", "A grid of 0 by 1 points does not fit in a table."),
    ])
  func refusals(yaml: String, message: String) throws {
    let found = try DrawingExperimentsTests.refusals("view-hole.grid", yaml)
    #expect(found.count == 1 && found[0].contains(message), "\(found)")
  }
}
