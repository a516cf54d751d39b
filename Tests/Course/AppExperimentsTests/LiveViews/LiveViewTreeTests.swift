import Results
import SourceText
import TestSupport
import Testing

@Suite("live-view.tree")
struct LiveViewTreeTests {
  private func lines(_ yaml: String = "", _ language: Language = .english) async throws -> [String] {
    try await run("live-view.tree", yaml).text(language)
  }

  @Test("The article's title is above its navigation view, and does not show")
  func article() async throws {
    #expect(
      try await lines() == [
        "PlaygroundPage.current", "  ContentView",
        "    .navigationBarTitle(\"Sample Page\"): no navigation view above, not shown",
        "      NavigationView: its bar is empty", "        List", "          Text(\"Sample1\")",
        "          Text(\"Sample2\")", "          Text(\"Sample3\")",
      ])
    #expect(
      try await lines("", .japanese)[2...3] == [
        "    .navigationBarTitle(\"Sample Page\"): 上にNavigationViewがないので表示されない", "      NavigationView: バーは空",
      ])
  }

  @Test("A line separator is a character of the title, and line ends and controls are refused")
  func lineEnds() async throws {
    #expect(try await lines("title: \"a\\u2028b\"")[2].contains("\"a\u{2028}b\""))
    for character in ["\\n", "\\r", "\\f", "\\v", "\\x85"] {
      #expect(
        try refusals("live-view.tree", "title: \"a\(character)b\"").first?.contains("a line end or another control")
          == true,
        "\(character)")
    }
  }

  @Test("Inside, the title moves up to the navigation view")
  func inside() async throws {
    let yaml = "{title-place: inside, title-display: inline, rows: [\"a\\\"b\"], row-kind: link, list-style: grouped}"
    #expect(
      try await lines(yaml) == [
        "PlaygroundPage.current", "  ContentView", "    NavigationView: its bar shows \"Sample Page\"",
        "      .navigationBarTitle(\"Sample Page\", displayMode: .inline): goes up to the navigation view",
        "        .listStyle(GroupedListStyle())", "          List", "            NavigationLink(\"a\\\"b\")",
      ])
    let japanese = try await lines(yaml, .japanese)
    #expect(japanese[2].hasSuffix("NavigationView: バーに「Sample Page」と出る"))
    #expect(japanese[3].hasSuffix("): 上のNavigationViewに届く"))
  }

  @Test("A hosting controller adds one level")
  func hostingController() async throws {
    let lines = try await lines("shown-by: hosting-controller")
    #expect(lines[1...2] == ["  UIHostingController", "    ContentView"])
    #expect(lines.count == 9)
  }

  @Test("A bar shows the title exactly if the title is set in its navigation view", arguments: LiveViewPage.all)
  func bars(page: LiveViewPage) async throws {
    let lines = try await lines(page.yaml)
    #expect(lines.filter { $0.contains("NavigationView:") }.map { $0.hasSuffix("\"Sample Page\"") } == page.bars)
    #expect(lines.contains { $0.hasSuffix("not shown") } == (page.place != "nowhere" && !page.bars.contains(true)))
    #expect(lines.contains { $0.hasSuffix("leads nowhere") } == (page.row == "link" && page.navigation == "none"))
  }

  static let refused = [
    RejectedParameters(
      "live-view.tree", "navigation-view: page",
      "cell:1: ContentView has no navigation view, so the title cannot be outside it. Write `title-place: inside`, or "
        + "`navigation-view: content` or `both`."),
    RejectedParameters(
      "live-view.picture", "title: 日本語九文字の題名",
      "cell:1: The parameter `title` cannot be `日本語九文字の題名`. It takes a line of 1 to 16 letters, or half as many "
        + "Japanese characters."),
    RejectedParameters(
      "live-view.code", "rows: []", "cell:1: The list `rows` has 0 elements. It can have 1 to 10."),
    RejectedParameters(
      "live-view.tree", "title-place: insid",
      "cell:1: The parameter `title-place` cannot be `insid`. Did you mean `inside`? It takes one of `inside`, "
        + "`outside`, `nowhere`."),
  ]

  @Test("An impossible page is refused with the possible ones", arguments: refused)
  func refuses(refusal: RejectedParameters) async throws {
    #expect(try refusals(refusal.name, refusal.yaml) == refusal.messages)
  }
}
