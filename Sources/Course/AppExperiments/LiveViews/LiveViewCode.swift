import ExperimentKit

/// The code of a playground page that shows a live view, to run in Xcode, which has SwiftUI.
///
/// Source: 003-2.
struct LiveViewCode: Experiment {
  static let about = About(
    "live-view.code", en: "The code of the playground page, which runs in Xcode.", ja: "プレイグラウンドのページのコード。Xcodeで実行できる。")
  static let signature = LiveView.signature.map(Self.init)

  let view: LiveView

  /// Returns the lines of the page.
  func run() -> Lines {
    let content = view.navigation.isOnPage ? "NavigationView { ContentView() }" : "ContentView()"
    let shown =
      switch view.shown {
      case .setLiveView: "PlaygroundPage.current.setLiveView(\(content))"
      case .hostingController: "PlaygroundPage.current.liveView = UIHostingController(rootView: \(content))"
      }
    let code =
      [
        "import Combine", "import SwiftUI", "import PlaygroundSupport", "", "struct ContentView: View {",
        "    var body: some View {",
      ]
      + view.body.code.map { "        \($0)" } + ["    }", "}", "", shown]
    return Lines(code.map { LocalizedText($0) })
  }
}

extension DescribedView {
  /// The lines that create this view.
  fileprivate var code: [String] {
    switch self {
    case .text: [word]
    case .contentView: ["\(word)()"]
    case .list, .navigationView: ["\(word) {"] + children.flatMap(\.code).map { "    \($0)" } + ["}"]
    case .groupedListStyle(let view), .navigationBarTitle(let view, _): view.code + [word]
    case .link(let text): [word.dropLast() + ", destination: Text(\(text.debugDescription)))"]
    }
  }
}
