/// A description of a SwiftUI view: the views and their subviews, without drawing.
///
/// It is a model; SwiftUI cannot run here. From Apple's documentation: `navigationBarTitle` has an effect only if the
/// view is inside a `NavigationView`, and a `NavigationLink` leads to another view only there.
///
/// Source: 003-2.
indirect enum DescribedView: Sendable, Hashable {
  case text(String)
  case link(String)
  case list([DescribedView])
  case groupedListStyle(DescribedView)
  case navigationView(DescribedView)
  case navigationBarTitle(DescribedView, NavigationTitle)
  case contentView(DescribedView)

  /// The view or the modifier, as code writes it, without its subviews.
  var word: String {
    switch self {
    case .text(let text): "Text(\(text.debugDescription))"
    case .link(let text): "NavigationLink(\(text.debugDescription))"
    case .list: "List"
    case .groupedListStyle: ".listStyle(GroupedListStyle())"
    case .navigationView: "NavigationView"
    case .navigationBarTitle(_, let title): ".navigationBarTitle(\(title.written))"
    case .contentView: "ContentView"
    }
  }

  /// The subviews of the view.
  var children: [DescribedView] {
    switch self {
    case .text, .link: []
    case .list(let views): views
    case .groupedListStyle(let view), .navigationView(let view), .navigationBarTitle(let view, _),
      .contentView(let view):
      [view]
    }
  }

  /// The title that leaves this view; a navigation view keeps the title from within.
  var risingTitle: NavigationTitle? {
    switch self {
    case .navigationBarTitle(_, let title): title
    case .navigationView: nil
    default: children.lazy.compactMap(\.risingTitle).first
    }
  }

  /// Whether a title is set in this view, at any depth.
  var holdsTitle: Bool {
    if case .navigationBarTitle = self { return true }
    return children.contains(where: \.holdsTitle)
  }
}

/// The title that a view sets for the bar above it.
struct NavigationTitle: Sendable, Hashable {
  /// The display mode of a title, by the words of `NavigationBarItem.TitleDisplayMode`.
  enum Display: String, CaseIterable, Sendable {
    case large
    case inline
  }

  /// The text of the title.
  let text: String
  /// Whether the title is large below the bar's buttons or small between them.
  let display: Display

  /// The arguments of the modifier that sets the title.
  fileprivate var written: String {
    text.debugDescription + (display == .inline ? ", displayMode: .inline" : "")
  }
}
