import SourceText

/// The words of panels for other values, in each language.
enum PanelWords {
  static let link = LocalizedText(en: "Link to these values", ja: "この値へのリンク")

  /// The words of the script of a page with panels, in addition to the words of every page.
  static let script: [String: LocalizedText] = [
    "sameAsLesson": ControlWords.same,
    "otherThanLesson": ControlWords.differs,
    "cellsThatDiffer": ControlWords.cells,
    "bit": LocalizedText(en: "Bit {}: {}", ja: "ビット{}: {}"),
    "refused": LocalizedText(en: "These values have no result.", ja: "この値では結果がありません。"),
    "notComputed": LocalizedText(
      en: "This page has no result for these values.", ja: "このページには、この値の結果がありません。"),
    "unknownLink": LocalizedText(
      en: "The link names a cell or a value that is not on this page.", ja: "リンクのセルまたは値は、このページにありません。"),
    "waitingLink": LocalizedText(
      en: "The link leads to a result that appears after you answer the questions above it.",
      ja: "リンク先の結果は、それより上の問いに答えると表示されます。"),
  ]
}
