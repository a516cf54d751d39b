import ExperimentKit

/// The visibility of the title for every place of the navigation view and of the title; the article's code is first.
///
/// Columns: `navigation-view`, `title-set`, `claim`, `owner`, `computed` (the bars from the top), `verdict`.
///
/// Source: 003-2.
struct LiveViewTitleClaim: Experiment {
  static let about = About(
    "live-view.title-claim",
    en: "Whether a live view shows its title, for every place of the title and the navigation view.",
    ja: "ライブビューにタイトルが表示されるか。タイトルとNavigationViewの場所ごとに調べる。")
  static let signature = Signature(Self.init, LiveView.titleParameter)

  let title: NavigationTitle

  init(title: String) {
    self.title = NavigationTitle(text: title, display: .large)
  }

  /// Returns the table, with a row for each possible pair of places.
  func run() -> Table {
    Table(
      [
        .words("navigation-view", en: "navigation view", ja: "NavigationView"),
        .words("title-set", en: "title set", ja: "タイトルの設定"),
      ] + Claim.columns,
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
        en: "\(bars.count == 1 ? "bar" : "bars"): \(texts.joined(.comma))", ja: "バー: \(texts.joined(.comma))")
    let claim = Claim(
      .expectation, LocalizedText(en: "\(title.text.debugDescription) is shown", ja: "「\(title.text)」が表示される"),
      computed: computed, bars.contains(.titled(title)))
    return [.words(view.navigation.title), .words(view.titlePlace.title)] + claim.values
  }
}
