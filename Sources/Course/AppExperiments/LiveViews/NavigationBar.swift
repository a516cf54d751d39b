import ExperimentKit

/// The bar of a navigation view.
enum NavigationBar: Sendable, Hashable {
  case titled(NavigationTitle)
  case empty(Reason)

  /// The reason that no title reaches a bar.
  enum Reason: Sendable, Hashable {
    case setOutside
    case takenInside
    case notSet

    /// The text that readers see.
    var words: LocalizedText {
      switch self {
      case .setOutside: LocalizedText(en: "the title is set outside", ja: "タイトルの設定が外側にある")
      case .takenInside: LocalizedText(en: "the inner bar has the title", ja: "タイトルは内側のバーに出る")
      case .notSet: LocalizedText(en: "no title is set", ja: "タイトルの設定がない")
      }
    }
  }

  /// Returns the bars of a view, the outermost first.
  static func all(in view: DescribedView, belowTitle: Bool = false) -> [NavigationBar] {
    switch view {
    case .navigationView(let content):
      let reason: Reason = belowTitle ? .setOutside : content.holdsTitle ? .takenInside : .notSet
      return [content.risingTitle.map { .titled($0) } ?? .empty(reason)] + all(in: content, belowTitle: belowTitle)
    case .navigationBarTitle(let content, _): return all(in: content, belowTitle: true)
    default: return view.children.flatMap { all(in: $0, belowTitle: belowTitle) }
    }
  }

  /// The height in points of an iPhone; a bar without a title keeps the room of a large one.
  var height: Double {
    if case .titled(let title) = self, title.display == .inline { return 44 }
    return 96
  }
}
