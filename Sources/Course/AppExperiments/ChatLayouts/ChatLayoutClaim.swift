import ExperimentKit

/// The article's claims about its layouts for several numbers of messages, and about the names in its view.
///
/// Columns: `claim`, `owner`, `computed`, `verdict`.
///
/// Source: 003-1.
struct ChatLayoutClaim: Experiment {
  static let about = About(
    "chat-layout.claim", en: "The article's claims about its chat layouts, checked.", ja: "チャットの並べ方についての記事の記述は正しいか。")
  static let signature = Signature(
    Self.init, ChatLayoutParameters.viewport, ChatLayoutParameters.counts, ChatLayoutParameters.height,
    Parameter(
      "declared", .list(of: .text), default: ["list", "height"],
      help: LocalizedText(en: "The names that the view declares.", ja: "ビューが宣言している名前。")),
    Parameter(
      "used", .list(of: .text), default: ["height", "viewModel.list"],
      help: LocalizedText(en: "The names that the view uses.", ja: "ビューが使っている名前。")))

  let viewport: Int
  let counts: [Int]
  let height: Int
  let declared: [String]
  let used: [String]

  /// Returns the table: two requirements for each turned layout, the height of the whole, and the names.
  func run() -> Table {
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
    return Claim(
      .author, claim,
      computed: failing.isEmpty
        ? LocalizedText(en: "so with \(Self.list(counts))", ja: "どの数でもそうなる")
        : LocalizedText(
          en: "not so with \(Self.list(failing))", ja: "メッセージが\(Self.list(failing))個のときはならない"),
      failing.isEmpty)
  }

  /// The article's own claim that the turned list by itself leaves a gap above few messages.
  private var failsAtTop: Claim {
    let failing = counts.filter { !layout(.flipped, $0).startsAtTop }
    return Claim(
      .author, LocalizedText(en: "flipped: 要件②は満たせていません (requirement 2 is not met)", ja: "反転だけ:要件②は満たせていません"),
      computed: failing.isEmpty
        ? LocalizedText(en: "it is met", ja: "満たしている")
        : LocalizedText(
          en: "not met with \(Self.list(failing))", ja: "メッセージが\(Self.list(failing))個のとき満たさない"),
      !failing.isEmpty)
  }

  private func layout(_ style: ChatLayout.Style, _ count: Int) -> ChatLayout {
    ChatLayout(style, viewport: viewport, messages: [Int](repeating: height, count: count))
  }

  private var names: Claim {
    let unknown = used.map { String($0.prefix { $0 != "." }) }.filter { !declared.contains($0) }
    return Claim(
      .expectation, LocalizedText(en: "the view uses \(Self.list(used))", ja: "ビューが使う名前:\(Self.list(used))"),
      computed: unknown.isEmpty
        ? LocalizedText(en: "all are declared", ja: "すべて宣言されている")
        : LocalizedText(en: "not declared: \(Self.list(unknown))", ja: "宣言されていない:\(Self.list(unknown))"),
      unknown.isEmpty)
  }

  private static func list(_ members: [some Any]) -> LocalizedText {
    members.map { "\($0)" }.joined(.comma)
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
