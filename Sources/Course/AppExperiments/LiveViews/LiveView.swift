import ExperimentKit

/// A playground page that shows a list as its live view, with the parts that a learner can change.
struct LiveView: Sendable, Hashable {
  /// The place of navigation views.
  enum Navigation: String, CaseIterable, TitledWord, Sendable {
    case content
    case page
    case both
    case none

    var title: LocalizedText {
      switch self {
      case .content: LocalizedText(en: "in ContentView", ja: "ContentViewの中")
      case .page: LocalizedText(en: "around ContentView", ja: "ContentViewの外")
      case .both: LocalizedText(en: "in and around ContentView", ja: "ContentViewの中と外")
      case .none: LocalizedText(en: "nowhere", ja: "なし")
      }
    }

    /// Whether ContentView has one.
    var isInContent: Bool { self == .content || self == .both }
    /// Whether the page puts ContentView in one.
    var isOnPage: Bool { self == .page || self == .both }
  }

  /// The place of the title.
  enum TitlePlace: String, CaseIterable, TitledWord, Sendable {
    case inside
    case outside
    case nowhere

    var title: LocalizedText {
      switch self {
      case .inside: LocalizedText(en: "behind the list", ja: "Listの後ろ")
      case .outside: LocalizedText(en: "behind the navigation view", ja: "NavigationViewの後ろ")
      case .nowhere: LocalizedText(en: "nowhere", ja: "なし")
      }
    }
  }

  /// The kind of a row.
  enum RowKind: String, CaseIterable, Sendable {
    case text
    case link
  }

  /// The style of the list.
  enum ListStyle: String, CaseIterable, Sendable {
    case plain
    case grouped
  }

  /// The way that the page shows the view.
  enum Shown: String, CaseIterable, Sendable {
    case setLiveView = "set-live-view"
    case hostingController = "hosting-controller"
  }

  /// The texts of the rows.
  var rows = ["Sample1", "Sample2", "Sample3"]
  /// The kind of the rows.
  var rowKind = RowKind.text
  /// The title.
  var title = NavigationTitle(text: "Sample Page", display: .large)
  /// The place of the title.
  var titlePlace = TitlePlace.outside
  /// The place of navigation views.
  var navigation = Navigation.content
  /// The style of the list.
  var listStyle = ListStyle.plain
  /// The way that the page shows the view.
  var shown = Shown.setLiveView

  /// The body of ContentView.
  var body: DescribedView {
    var view = DescribedView.list(rows.map { rowKind == .link ? .link($0) : .text($0) })
    if listStyle == .grouped { view = .groupedListStyle(view) }
    if titlePlace == .inside { view = .navigationBarTitle(view, title) }
    if navigation.isInContent { view = .navigationView(view) }
    if titlePlace == .outside { view = .navigationBarTitle(view, title) }
    return view
  }

  /// The view that the page shows.
  var root: DescribedView {
    navigation.isOnPage ? .navigationView(.contentView(body)) : .contentView(body)
  }
}
