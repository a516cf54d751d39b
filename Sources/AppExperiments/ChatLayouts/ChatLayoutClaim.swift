import ExperimentKit
import Results
import SourceText

/// What the article says of its layouts, checked for several numbers of messages, and the names in its view.
///
/// Columns: `claim`, `computed`, `verdict`.
///
/// Source: 003-1.
public struct ChatLayoutClaim: ListedExperiment {
  /// The name that cells use.
  public static let name = "chat-layout.claim"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "The article's claims on its chat layouts, checked.", ja: "チャットの並べ方についての記事の記述は正しいか。")

  static let declared = Parameter(
    "declared", .list(of: .text), default: ["list", "height"],
    help: LocalizedText(en: "The names that the view declares.", ja: "ビューが宣言している名前。"))

  static let used = Parameter(
    "used", .list(of: .text), default: ["height", "viewModel.list"],
    help: LocalizedText(en: "The names that the view uses.", ja: "ビューが使っている名前。"))

  /// The screen, the numbers of messages, their height, and the names.
  public static let parameters: [any ParameterDeclaration] = [
    ChatLayoutParameters.viewport, ChatLayoutCounts.counts, ChatLayoutCounts.height, declared, used,
  ]

  let viewport: Int
  let counts: [Int]
  let height: Int
  let declared: [String]
  let used: [String]

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    viewport = arguments[ChatLayoutParameters.viewport]
    (counts, height) = (arguments[ChatLayoutCounts.counts], arguments[ChatLayoutCounts.height])
    (declared, used) = (arguments[Self.declared], arguments[Self.used])
  }

  /// The table: two requirements for each turned layout, the height of the whole, and the names.
  public func run() -> Table {
    Claim.table(
      [
        row(.newest(false), .flipped, \.showsNewest), failsAtTop,
        row(.newest(true), .spacer, \.showsNewest), row(.top, .spacer, \.startsAtTop),
        row(.exceeds, .spacer) { $0.content + $0.spacer > $0.viewport }, names,
      ])
  }

  private func row(
    _ claim: LocalizedText, _ style: ChatLayout.Style, _ holds: (ChatLayout) -> Bool
  ) -> Claim {
    let failing = counts.filter { !holds(layout(style, $0)) }
    let list = failing.map(String.init)
    return Claim(
      claim,
      computed: failing.isEmpty
        ? LocalizedText(en: "so with \(counts.map(String.init).joined(separator: ", "))", ja: "どの数でもそうなる")
        : LocalizedText(
          en: "not so with \(list.joined(separator: ", "))", ja: "メッセージが\(list.joined(separator: "、"))個のときはならない"),
      failing.isEmpty)
  }

  /// That the turned list alone leaves a gap above few messages, as the article says itself.
  private var failsAtTop: Claim {
    let failing = counts.filter { !layout(.flipped, $0).startsAtTop }
    let list = failing.map(String.init)
    return Claim(
      LocalizedText(en: "flipped: 要件②は満たせていません (requirement 2 is not met)", ja: "反転だけ:要件②は満たせていません"),
      computed: failing.isEmpty
        ? LocalizedText(en: "it is met", ja: "満たしている")
        : LocalizedText(
          en: "not met with \(list.joined(separator: ", "))", ja: "メッセージが\(list.joined(separator: "、"))個のとき満たさない"),
      !failing.isEmpty)
  }

  private func layout(_ style: ChatLayout.Style, _ count: Int) -> ChatLayout {
    ChatLayout(style, viewport: viewport, messages: [Int](repeating: height, count: count))
  }

  private var names: Claim {
    let unknown = used.map { String($0.prefix { $0 != "." }) }.filter { !declared.contains($0) }
    return Claim(
      LocalizedText(
        en: "the view uses \(used.joined(separator: ", "))", ja: "ビューが使う名前:\(used.joined(separator: "、"))"),
      computed: unknown.isEmpty
        ? LocalizedText(en: "all are declared", ja: "すべて宣言されている")
        : LocalizedText(
          en: "not declared: \(unknown.joined(separator: ", "))", ja: "宣言されていない:\(unknown.joined(separator: "、"))"),
      unknown.isEmpty)
  }
}

extension LocalizedText {
  fileprivate static func newest(_ isSpaced: Bool) -> LocalizedText {
    LocalizedText(
      en:
        "\(isSpaced ? "with the spacer" : "flipped"): 要件① 最新のデータは画面下部に追加されていき (requirement 1: the newest come at the bottom)",
      ja: "\(isSpaced ? "反転とスペーサー" : "反転だけ"):要件① 最新のデータは画面下部に追加されていき")
  }

  fileprivate static let top = LocalizedText(
    en: "with the spacer: 要件② 要素数が少ない時は画面上部に要素が詰まっている (requirement 2: few are packed at the top)",
    ja: "反転とスペーサー:要件② 要素数が少ない時は画面上部に要素が詰まっている")

  fileprivate static let exceeds = LocalizedText(
    en: "the heights together 画面全体の高さを越える (exceed the screen's)", ja: "高さの合計が画面全体の高さを越える")
}
