import Results
import SourceText
import TestSupport
import Testing

@Suite("live-view.code")
struct LiveViewCodeTests {
  private func lines(_ yaml: String = "") async throws -> [String] {
    try await run("live-view.code", yaml).text(.english)
  }

  @Test("The code of the default page is the article's")
  func article() async throws {
    #expect(
      try await lines().joined(separator: "\n") == """
        import Combine
        import SwiftUI
        import PlaygroundSupport

        struct ContentView: View {
            var body: some View {
                NavigationView {
                    List {
                        Text("Sample1")
                        Text("Sample2")
                        Text("Sample3")
                    }
                }
                .navigationBarTitle("Sample Page")
            }
        }

        PlaygroundPage.current.setLiveView(ContentView())
        """)
  }

  @Test("The code is the same in Japanese")
  func languages() async throws {
    #expect(try await run("live-view.code").text(.japanese) == lines())
  }

  @Test(
    "Each way to show the view has its code",
    arguments: [("set-live-view", "setLiveView("), ("hosting-controller", "liveView = UIHostingController(rootView: ")])
  func shown(way: String, call: String) async throws {
    #expect(try await lines("shown-by: \(way)").last == "PlaygroundPage.current.\(call)ContentView())")
    #expect(
      try await lines("{shown-by: \(way), navigation-view: both}").last
        == "PlaygroundPage.current.\(call)NavigationView { ContentView() })")
  }

  @Test("Texts are written as Swift literals")
  func literals() async throws {
    let lines = try await lines("{rows: ['a \"b\" \\c', 行], title: '\"', row-kind: link}")
    #expect(lines[8] == #"            NavigationLink("a \"b\" \\c", destination: Text("a \"b\" \\c"))"#.indented(4))
    #expect(lines[9].hasSuffix(#"NavigationLink("行", destination: Text("行"))"#))
    #expect(lines.contains { $0.hasSuffix(#".navigationBarTitle("\"")"#) })
  }

  /// The braces around the modifier show its navigation views, whatever the tree says.
  @Test("The code agrees with the bars", arguments: LiveViewPage.all)
  func agrees(page: LiveViewPage) async throws {
    let lines = try await lines(page.yaml)
    var open: [String] = []
    var inner: Bool?
    for line in lines.map({ $0.trimmingPrefix(while: \.isWhitespace) }) {
      if line.hasSuffix("{") { open.append(String(line)) }
      if line == "}" { open.removeLast() }
      if line.hasPrefix(".navigationBarTitle") { inner = open.contains("NavigationView {") }
    }
    #expect(open.isEmpty)
    let isAround = lines.last?.contains("NavigationView { ContentView() }") == true
    let hasInner = lines.contains { $0.hasSuffix("  NavigationView {") }
    let outerBar = isAround ? [inner == false] : []
    #expect(outerBar + (hasInner ? [inner == true] : []) == page.bars)
  }
}

extension String {
  fileprivate func indented(_ spaces: Int) -> String {
    String(repeating: " ", count: spaces) + self
  }
}
