import SourceText

/// The words of panels for other values, in each language.
enum PanelWords {
  /// Returns the request to reach a goal.
  static func make(_ goal: String) -> LocalizedText {
    LocalizedText(en: "Can you make \(goal)?", ja: "\(goal)を作れますか。")
  }

  /// Returns the request to reach every result.
  static func findAll(_ count: Int) -> LocalizedText {
    LocalizedText(en: "Can you find all \(count)?", ja: "\(count)通りすべてを見つけられますか。")
  }

  static let walk = LocalizedText(en: "Try it yourself", ja: "自分で操作する")
  static let states = LocalizedText(en: "States", ja: "状態")
  static let events = LocalizedText(en: "Events", ja: "イベント")
  static let transcript = LocalizedText(en: "Transcript", ja: "動作の記録")
  static let back = LocalizedText(en: "Back", ja: "1つ戻る")
  static let again = LocalizedText(en: "Start again", ja: "最初から")
  static let walkLink = LocalizedText(en: "Link to this state", ja: "この状態へのリンク")
  static let lineBefore = LocalizedText(en: "Previous line", ja: "前の行")
  static let nextLine = LocalizedText(en: "Next line", ja: "次の行")
  static let scriptLines = LocalizedText(en: "Lines of the script", ja: "操作の並び")
  static let link = LocalizedText(en: "Link to these values", ja: "この値へのリンク")

  /// The words of the script of a page with panels, in addition to the words of every page.
  static let script: [String: LocalizedText] = [
    "sameAsLesson": ControlWords.same,
    "otherThanLesson": ControlWords.differs,
    "cellsThatDiffer": ControlWords.cells,
    "goalReached": LocalizedText(en: "Found with {} presses.", ja: "{}回の操作で見つかりました。"),
    "goalReachedAtOnce": LocalizedText(en: "Found with 1 press.", ja: "1回の操作で見つかりました。"),
    "foundOf": LocalizedText(en: "Found {} of {}.", ja: "{}通りが見つかりました（全{}通り）。"),
    "tape": LocalizedText(
      en: "A paper tape with a column of holes for each code that was found.", ja: "見つけたビット列を1列ずつの穴で表した紙テープ。"),
    "bit": LocalizedText(en: "Bit {}: {}", ja: "ビット{}: {}"),
    "refused": LocalizedText(en: "These values have no result.", ja: "この値では結果がありません。"),
    "notComputed": LocalizedText(
      en: "This page has no result for these values.", ja: "このページには、この値の結果がありません。"),
    "computedValues": LocalizedText(
      en: "This page has results from {} to {}, in steps of {}.", ja: "このページには、{}から{}まで、{}刻みの結果があります。"),
    "unknownLink": LocalizedText(
      en: "The link names a cell or a value that is not on this page.", ja: "リンクのセルまたは値は、このページにありません。"),
    "waitingLink": LocalizedText(
      en: "The link leads to a result that appears after you answer more questions.",
      ja: "リンク先の結果は、ほかの問いに答えると表示されます。"),
    "scriptLine": LocalizedText(en: "Line {} of {}: {}.", ja: "{}行目（全{}行）：{}。"),
    "scriptStart": LocalizedText(en: "Before the first line.", ja: "1行目の前です。"),
    "scriptChanges": LocalizedText(en: "Changed places are marked: {}.", ja: "変わった箇所に印を付けました：{}か所。"),
    "dialog": LocalizedText(en: "without a title", ja: "タイトルなし"),
    "dialogNamed": LocalizedText(en: "Dialog: {}", ja: "ダイアログ：{}"),
    "machineState": LocalizedText(en: "State: {}.", ja: "状態：{}。"),
    "refusedEvent": LocalizedText(en: "{} was refused.", ja: "{}は拒否されました。"),
    "stepsSeen": LocalizedText(en: "{} of {} transitions seen.", ja: "遷移を{}個見ました（全{}個）。"),
    "walkEnds": LocalizedText(
      en: "This page has no further steps: go back, or start again.", ja: "このページには、ここから先の操作がありません。1つ戻るか、最初から操作してください。"),
    "laterPanel": LocalizedText(
      en: "After you answer question {}, you can try other values here.", ja: "問{}に答えると、ここでほかの値を試せます。"),
  ]
}
