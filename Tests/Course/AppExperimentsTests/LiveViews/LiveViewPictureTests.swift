import AppExperiments
import ExperimentKit
import Results
import SourceText
import TestSupport
import Testing

@Suite("live-view.picture")
struct LiveViewPictureTests {
  private func figure(_ yaml: String = "") async throws -> Figure {
    try await Catalogue.app.figure("live-view.picture", yaml)
  }

  @Test("The title is drawn once for each bar that shows it", arguments: LiveViewPage.all)
  func bars(page: LiveViewPage) async throws {
    let figure = try await figure(page.yaml)
    let texts = figure.texts()
    #expect(texts.count { $0 == "Sample Page" } == page.bars.count { $0 })
    let names = texts.filter { ["navigation bar", "empty navigation bar"].contains($0) }
    #expect(names.map { $0 == "navigation bar" } == page.bars)
    #expect(texts.contains("no navigation bar") == page.bars.isEmpty)
    let dashed = figure.shapes.count { if case .line(_, let stroke, _) = $0 { stroke.dash == .dashed } else { false } }
    #expect(dashed == page.bars.count { !$0 })
  }

  @Test("Every row has a divider below it, and an arrow if it is a link", arguments: 1...10)
  func rows(count: Int) async throws {
    let rows = (1...count).map { "row \($0)" }
    for kind in ["text", "link"] {
      let figure = try await figure("{rows: [\(rows.joined(separator: ", "))], row-kind: \(kind)}")
      #expect(figure.texts().filter { rows.contains($0) } == rows)
      let lines = figure.shapes.compactMap { shape -> [Figure.Point]? in
        if case .line(let points, _, _) = shape { points } else { nil }
      }
      let dividers = lines.filter { $0.count == 2 && $0[0].x == 36 && $0[1].x == 395 }.map { $0[0].y }
      let heights: [Double] = (1...count).map { 116 + 44 * Double($0) }
      #expect(dividers == heights)
      #expect(lines.count { $0.count == 3 } == (kind == "link" ? count : 0))
    }
  }

  static let widest =
    "{rows: [\(String(repeating: "あ", count: 15)), \(String(repeating: "W", count: 30))], row-kind: link, "

  static let wide: [String] = [
    "title: サンプルページ題, title-place: inside}", "title: サンプルページ題, title-place: nowhere}",
    "navigation-view: both, title-place: inside}", "navigation-view: none, title-place: inside}",
  ].map { widest + $0 }

  @Test(
    "No two texts overlap, and none leaves the figure or the screen",
    arguments: LiveViewPage.all.map(\.yaml) + wide)
  func room(yaml: String) async throws {
    let figure = try await figure(yaml)
    #expect(figure.crowdedTexts == [])
  }

  @Test("The picture has a text alternative")
  func alt() async throws {
    let alt = try await figure().alt
    let english =
      "A model of a live view, from the top. An empty navigation bar: the title is set outside. A list of 3 rows: "
      + "Sample1, Sample2, Sample3."
    #expect(alt.en == english)
    #expect(
      alt.ja == "ライブビューのモデルの図。上から順に示す。空のナビゲーションバー。タイトルの設定が外側にある。3行のリスト: Sample1、Sample2、Sample3。")
    let links = "{row-kind: link, rows: a, list-style: grouped, title-place: inside, "
    #expect(
      try await figure(links + "title-display: inline}").alt.en
        == "A model of a live view, from the top. A navigation bar with the small, centered title \"Sample Page\". "
        + "A grouped list of one row: a. Each row has an arrow at the right.")
    #expect(
      try await figure(links + "navigation-view: none}").alt.en.hasSuffix(
        "The rows and their arrows are gray: they lead nowhere."))
    #expect(try await figure(links + "navigation-view: none}").alt.ja.contains("ナビゲーションバーはない。"))
  }
}
