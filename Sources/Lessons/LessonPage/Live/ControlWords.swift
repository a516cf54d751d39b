import SourceText

/// The words of the controls with which readers change parameters, in each language.
enum ControlWords {
  static let tryOthers = LocalizedText(en: "Try other values", ja: "値を変えて試す")
  static let more = LocalizedText(en: "More", ja: "ほかの項目")
  static let compute = LocalizedText(en: "Compute", ja: "計算する")
  static let asWritten = LocalizedText(en: "As in the lesson", ja: "レッスンの値に戻す")
  static let codeBefore = LocalizedText(en: "Code before", ja: "前のビット列")
  static let nextCode = LocalizedText(en: "Next code", ja: "次のビット列")
  static let same = LocalizedText(en: "The result is the same as in the lesson.", ja: "レッスンの結果と同じです。")
  static let differs = LocalizedText(en: "The result differs from the lesson's.", ja: "レッスンの結果と異なります。")
  static let cells = LocalizedText(
    en: "Cells that differ from the lesson, marked: {}.", ja: "レッスンの結果と異なるセルに、印が付いています（{}個）。")

  /// Returns the title of the choice that applies if a reader chooses nothing.
  static func usual(_ value: String) -> LocalizedText { LocalizedText(en: "\(value) (usual)", ja: "\(value)(通常)") }

  /// Returns the result of leaving a field empty.
  static func empty(_ value: String) -> LocalizedText {
    LocalizedText(en: "Leave it empty for: \(value).", ja: "空欄の場合:\(value)。")
  }
}
