import SourceText
import Testing

@testable import LessonPage

@Suite("The results in a page")
struct PanelResultsTests {
  @Test("The script of panels needs less than half of their room, as the check of panels assumes")
  func script() {
    #expect(PagePanels([]).byteCount < PagePanels.mostBytes / 2)
  }

  @Test("Results that share their lines are numbers of lines, and others are plain, whichever is smaller")
  func smaller() throws {
    let lines = (0..<40).map { "line \($0 &* 2_654_435_761 % 1_000_003)" }
    let shared = (0..<200).map { lines[($0 % 7)...].joined(separator: "\n") as String? }
    let single: [String?] = (0..<40).map { lines[$0] }
    for results in [shared, single, [nil, "a", nil], []] {
      let text = try #require(PanelResults.encoded(results, refused: []))
      let plain = try #require(Deflate.base64(Array(PanelResultsTests.plain(results).utf8)))
      #expect(text.utf8.count <= plain.utf8.count)
    }
    let all = try #require(PanelResults.encoded(shared, refused: []))
    #expect(all.utf8.count < 2_000)
  }

  private static func plain(_ results: [String?]) -> String {
    let texts = results.map { $0.map { "\"\($0.replacing("\n", with: "\\n"))\"" } ?? "null" }
    return "{\"lines\":[],\"refused\":[],\"results\":[\(texts.joined(separator: ","))]}"
  }
}
