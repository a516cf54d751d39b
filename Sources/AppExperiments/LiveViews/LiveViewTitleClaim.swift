import ExperimentKit
import Results
import SourceText

/// Whether the title shows, for every place of the navigation view and of the title; the article's code comes first.
///
/// Columns: `navigation-view`, `title-set`, `claim`, `computed` (the bars from the top), `verdict`.
///
/// Source: 003-2.
public struct LiveViewTitleClaim: ListedExperiment {
  /// The name that cells use.
  public static let name = "live-view.title-claim"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "Whether a live view shows its title, wherever title and navigation view are.",
    ja: "タイトルとNavigationViewの場所ごとに、ライブビューにタイトルが表示されるか。")

  /// The title.
  public static let parameters: [any ParameterDeclaration] = [LiveViewParameters.title]

  let title: NavigationTitle

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    title = NavigationTitle(text: arguments[LiveViewParameters.title], display: .large)
  }

  /// The table, a row for each pair of places that there is.
  public func run() -> Table {
    Table(
      [
        .words("navigation-view", en: "navigation view", ja: "NavigationView"),
        .words("title-set", en: "title set", ja: "タイトルの設定"), ClaimVerdict.claim, ClaimVerdict.computed,
        ClaimVerdict.verdict,
      ],
      rows: LiveView.Navigation.allCases.flatMap { navigation in
        let places: [LiveView.TitlePlace] = navigation.isInContent ? [.outside, .inside] : [.inside]
        return places.map { row(LiveView(title: title, titlePlace: $0, navigation: navigation)) }
      })
  }

  private func row(_ view: LiveView) -> [Table.Value] {
    let bars = NavigationBar.all(in: view.root)
    let texts = bars.map { bar in
      switch bar {
      case .titled(let title): LocalizedText(en: title.text.debugDescription, ja: "「\(title.text)」")
      case .empty: LocalizedText(en: "empty", ja: "空")
      }
    }
    let computed =
      bars.isEmpty
      ? LocalizedText(en: "no bar", ja: "バーがない")
      : LocalizedText(
        en: "\(bars.count == 1 ? "bar" : "bars"): \(texts.map(\.en).joined(separator: ", "))",
        ja: "バー: \(texts.map(\.ja).joined(separator: "、"))")
    return [
      .words(view.navigation.title), .words(view.titlePlace.title),
      .words(en: "\(title.text.debugDescription) is shown", ja: "「\(title.text)」が表示される"), .words(computed),
      .words(ClaimVerdict(bars.contains(.titled(title))).words),
    ]
  }
}
