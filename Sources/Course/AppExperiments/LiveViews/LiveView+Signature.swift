import ExperimentKit

extension LiveView {
  static let titleParameter = Parameter(
    "title", .shortText(columns: 16), default: LiveView().title.text, help: LocalizedText(en: "The title.", ja: "タイトル。")
  )

  /// The parameters of a page.
  ///
  /// A list of SwiftUI took up to ten views in its braces when the source was written.
  static let signature = Signature(
    Self.init,
    Parameter(
      "rows", .list(of: .shortText(columns: 30), count: 1...10), default: LiveView().rows,
      help: LocalizedText(en: "The text of each row.", ja: "各行の文字列。")),
    Parameter(
      "row-kind", .choice, default: LiveView().rowKind,
      help: LocalizedText(en: "Whether each row is a Text or a NavigationLink.", ja: "各行をTextにするかNavigationLinkにするか。")),
    titleParameter,
    Parameter(
      "title-place", .choice, default: LiveView().titlePlace,
      help: LocalizedText(
        en:
          "The place where the title is set: inside ContentView's navigation view (after the list), outside it, or nowhere.",
        ja: "タイトルを設定する場所。ContentViewのNavigationViewの内側(Listの後ろ)か、外側(NavigationViewの後ろ)か、なしか。")),
    Parameter(
      "title-display", .choice, default: LiveView().title.display,
      help: LocalizedText(en: "Whether the title is large, or small in the middle.", ja: "タイトルを大きく出すか、中央に小さく出すか。")),
    Parameter(
      "navigation-view", .choice, default: LiveView().navigation,
      help: LocalizedText(
        en: "The place of the navigation view: in ContentView, around it on the page, both, or none.",
        ja: "NavigationViewを置く場所。ContentViewの中か、ページでその外側か、両方か、なしか。")),
    Parameter(
      "list-style", .choice, default: LiveView().listStyle,
      help: LocalizedText(en: "The style of the list.", ja: "リストのスタイル。")),
    Parameter(
      "shown-by", .choice, default: LiveView().shown,
      help: LocalizedText(
        en: "Whether the page calls setLiveView, or assigns a hosting controller to liveView.",
        ja: "setLiveViewを呼ぶか、liveViewにUIHostingControllerを代入するか。")))

  /// Creates the page of the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejection`` for a title outside of a navigation view that ContentView does not have.
  init(
    rows: [String], rowKind: RowKind, title: String, titlePlace: TitlePlace, titleDisplay: NavigationTitle.Display,
    navigation: Navigation, listStyle: ListStyle, shown: Shown
  ) throws {
    guard titlePlace != .outside || navigation.isInContent else {
      throw Rejection(
        "title-place", "ContentView has no navigation view, so the title cannot be outside it.",
        help: "Write `title-place: inside`, or `navigation-view: content` or `both`.")
    }
    self.init(
      rows: rows, rowKind: rowKind, title: NavigationTitle(text: title, display: titleDisplay), titlePlace: titlePlace,
      navigation: navigation, listStyle: listStyle, shown: shown)
  }
}

extension ParameterType where Value == String {
  /// Returns the type of a text of one line that fits in a picture.
  ///
  /// - Parameter columns: the largest width; a Japanese character counts as two.
  /// - Returns: the type of such a text.
  fileprivate static func shortText(columns: Int) -> ParameterType {
    ParameterType(
      allowed: LocalizedText(
        en: "a line of 1 to \(columns) letters, or half as many Japanese characters",
        ja: "1行の文字列(全角\(columns / 2)文字、半角\(columns)文字まで)")
    ) { text in
      (1...columns).contains(DisplayWidth.of(text)) ? text : nil
    }
  }
}
