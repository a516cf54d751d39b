import ExperimentKit

/// A drawing of a live view in points of an iPhone 375 wide, with its parts next to it.
///
/// Source: 003-2.
struct LiveViewPicture: Experiment {
  static let about = About(
    "live-view.picture", en: "A picture of a live view: a model of SwiftUI as documented, without running it.",
    ja: "ライブビューの図(SwiftUIの公開文書に基づくモデル。SwiftUIは動かさない)。")
  static let signature = LiveView.signature.map(Self.init)

  let view: LiveView

  /// Returns the figure.
  func run() -> Figure {
    let drawing = LiveViewDrawing(view)
    return Figure(width: drawing.width, height: drawing.height, alt: view.alt, shapes: drawing.shapes)
  }
}

extension LiveView {
  /// Whether a tap on a row leads to another view.
  var leadsOn: Bool {
    rowKind == .link && navigation != .none
  }

  /// The text alternative of the live view, for readers who cannot see it.
  fileprivate var alt: LocalizedText {
    let bars = NavigationBar.all(in: root).map(\.sentence)
    let none = LocalizedText(en: "There is no navigation bar.", ja: "ナビゲーションバーはない。")
    let sentences =
      [LocalizedText(en: "A model of a live view, from the top.", ja: "ライブビューのモデルの図。上から順に示す。")]
      + (bars.isEmpty ? [none] : bars) + [list] + (rowKind == .link ? [arrows] : [])
    return sentences.joined(LocalizedText(en: " ", ja: ""))
  }

  private var list: LocalizedText {
    let grouped = listStyle == .grouped
    return LocalizedText(
      en: "A \(grouped ? "grouped " : "")list of \(rows.count == 1 ? "one row" : "\(rows.count) rows"): "
        + "\(rows.joined(separator: ", ")).",
      ja: "\(grouped ? "グループにした" : "")\(rows.count)行のリスト: \(rows.joined(separator: "、"))。")
  }

  private var arrows: LocalizedText {
    leadsOn
      ? LocalizedText(en: "Each row has an arrow at the right.", ja: "どの行にも右端に矢印がある。")
      : LocalizedText(en: "The rows and their arrows are gray: they lead nowhere.", ja: "行も矢印も灰色で、移動できない。")
  }
}

extension NavigationBar {
  fileprivate var sentence: LocalizedText {
    switch self {
    case .titled(let title):
      LocalizedText(
        en: "A navigation bar with the \(title.display == .large ? "large" : "small, centered") title "
          + "\(title.text.debugDescription).",
        ja: "ナビゲーションバー。「\(title.text)」という\(title.display == .large ? "大きいタイトル" : "小さいタイトルが中央")がある。")
    case .empty(let reason):
      LocalizedText(en: "An empty navigation bar: \(reason.words).", ja: "空のナビゲーションバー。\(reason.words)。")
    }
  }
}
