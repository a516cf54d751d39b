import Results
import SourceText
import TestSupport
import Testing

@Suite("view-hole.frame-claim")
struct ViewHoleFrameClaimTests {
  @Test(
    "The mask is right only at the origin; elsewhere a strip is lost, and the part outside of the frame is inverted")
  func rectangles() async throws {
    // A view of 10 × 8 with a hole of 2 × 2 at (1, 1): 76 squares stay.
    let yaml = "{width: 10, height: 8, hole: rectangle 1 1 2 2, origins: [0 0, 4 0, 0 2, 20 0]}"
    let table = try await table("view-hole.frame-claim", yaml)
    #expect(table.ids == ["origin", "claim", "owner", "computed", "verdict"])
    #expect(
      table.lines() == [
        "0 0|76 of 80 stay|the author|76 stay, 0 are wrong|true",
        // The frame leaves 6 columns, 48 squares, and the hole outside of it is painted: 4.
        "4 0|76 of 80 stay|a reader|52 stay, 32 are wrong|false",
        // 6 rows, 60 squares; the hole's lower half is cut out of them, its upper half painted.
        "0 2|76 of 80 stay|a reader|60 stay, 20 are wrong|false",
        "20 0|76 of 80 stay|a reader|4 stay, 80 are wrong|false",
      ])
    #expect(table.lines(.japanese)[1] == "4 0|80のうち76が残る|読者の予想|52が残る。誤りは32|誤り")
  }

  @Test("Places between points are refused")
  func refusals() throws {
    #expect(
      try DrawingExperimentsTests.refusals("view-hole.frame-claim", "origins: [0.5 0]") == [
        "cell:1: The parameter `origins` cannot contain `0.5 0`: the experiment counts squares of one point. "
          + "Use whole points."
      ])
  }
}
