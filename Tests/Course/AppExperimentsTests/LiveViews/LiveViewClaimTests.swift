import Results
import SourceText
import TestSupport
import Testing

@Suite("live-view.title-claim and live-view.name-claim")
struct LiveViewClaimTests {
  @Test("The article's title shows only if a navigation view is around it")
  func title() async throws {
    let table = try await table("live-view.title-claim", "title: T")
    #expect(table.ids == ["navigation-view", "title-set", "claim", "owner", "computed", "verdict"])
    let (list, navigation) = ("behind the list", "behind the navigation view")
    let lines: [String] = [
      "in ContentView|\(navigation)|\"T\" is shown|a reader|bar: empty|false",
      "in ContentView|\(list)|\"T\" is shown|a reader|bar: \"T\"|true",
      "around ContentView|\(list)|\"T\" is shown|a reader|bar: \"T\"|true",
      "in and around ContentView|\(navigation)|\"T\" is shown|a reader|bars: \"T\", empty|true",
      "in and around ContentView|\(list)|\"T\" is shown|a reader|bars: empty, \"T\"|true",
      "nowhere|\(list)|\"T\" is shown|a reader|no bar|false",
    ]
    #expect(table.lines() == lines)
    #expect(table.lines(.japanese)[0] == "ContentViewの中|NavigationViewの後ろ|「T」が表示される|読者の予想|バー: 空|誤り")
  }

  @Test("The article's class does not exist, and its extra letters are reported together")
  func name() async throws {
    let table = try await table("live-view.name-claim")
    #expect(table.ids == ["claim", "computed", "changes", "verdict"])
    #expect(table.lines() == ["UIHostingViewController|UIHostingController|View too many at 10|false"])
    #expect(table.lines(.japanese) == ["UIHostingViewController|UIHostingController|10文字目からのViewが余分|誤り"])
  }

  @Test(
    "An existing class is right, and missing letters are reported together",
    arguments: [
      ("UIHostingController", "UIHostingController||true", "UIHostingController||正しい"),
      ("NSHostingView", "NSHostingView||true", "NSHostingView||正しい"),
      ("UIHostingContler", "UIHostingController|rol missing at 14|false", "UIHostingController|14文字目からrolが足りない|誤り"),
      ("Playground", "none||false", "なし||誤り"),
    ])
  func others(_ name: String, _ line: String, _ japanese: String) async throws {
    let table = try await table("live-view.name-claim", "class: \(name)")
    #expect(table.lines() == ["\(name)|\(line)"])
    #expect(table.lines(.japanese) == ["\(name)|\(japanese)"])
  }
}
