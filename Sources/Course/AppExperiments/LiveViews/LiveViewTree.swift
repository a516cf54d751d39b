import ExperimentKit

/// The views of a live view, each indented below its parent, with the place where the title ends.
///
/// Source: 003-2.
struct LiveViewTree: Experiment {
  static let about = About(
    "live-view.tree",
    en: "The view tree of a live view, and where its title goes: a model of SwiftUI as documented.",
    ja: "ライブビューのビューの木と、タイトルの行き先(SwiftUIの公開文書に基づくモデル)。")
  static let signature = LiveView.signature.map(Self.init)

  let view: LiveView

  /// Returns the transcript, with a line per view or modifier.
  func run() -> Lines {
    let page: [LocalizedText] = ["PlaygroundPage.current"]
    switch view.shown {
    case .setLiveView: return Lines(page + view.root.tree(depth: 1))
    case .hostingController: return Lines(page + ["  UIHostingController"] + view.root.tree(depth: 2))
    }
  }
}

extension DescribedView {
  /// Returns the lines of this view and its subviews.
  fileprivate func tree(depth: Int, isInNavigationView: Bool = false) -> [LocalizedText] {
    let indent = String(repeating: "  ", count: depth)
    let note = note(isInNavigationView).map { ": \($0)" as LocalizedText } ?? ""
    var isInside = isInNavigationView
    if case .navigationView = self { isInside = true }
    return ["\(indent)\(word)\(note)"] + children.flatMap { $0.tree(depth: depth + 1, isInNavigationView: isInside) }
  }

  private func note(_ isInNavigationView: Bool) -> LocalizedText? {
    switch self {
    case .navigationView(let view):
      view.risingTitle.map {
        LocalizedText(en: "its bar shows \($0.text.debugDescription)", ja: "バーに「\($0.text)」と出る")
      } ?? LocalizedText(en: "its bar is empty", ja: "バーは空")
    case .navigationBarTitle:
      isInNavigationView
        ? LocalizedText(en: "goes up to the navigation view", ja: "上のNavigationViewに届く")
        : LocalizedText(en: "no navigation view above, not shown", ja: "上にNavigationViewがないので表示されない")
    case .link where !isInNavigationView:
      LocalizedText(en: "no navigation view above, leads nowhere", ja: "上にNavigationViewがないので移動できない")
    default: nil
    }
  }
}
