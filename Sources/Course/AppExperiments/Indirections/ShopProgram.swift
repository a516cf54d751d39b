import ExperimentKit

/// A small program that reads the time in three places: the screen of a shop.
enum ShopPlace: String, TitledWord, CaseIterable, Sendable {
  case display
  case greeting
  case shutter

  var title: LocalizedText {
    switch self {
    case .display: LocalizedText(en: "display", ja: "時刻表示")
    case .greeting: LocalizedText(en: "greeting", ja: "あいさつ")
    case .shutter: LocalizedText(en: "shutter", ja: "シャッター")
    }
  }

  /// Returns the text of the place at a time.
  ///
  /// It is the time, a greeting (the day begins at 10 and the evening at 18), or whether the shop is open (from 10 to
  /// 20).
  func shown(at time: TimeOfDay) -> LocalizedText {
    switch self {
    case .display: LocalizedText(time.description)
    case .greeting:
      switch time.hour {
      case ..<10: LocalizedText(en: "good morning", ja: "おはようございます")
      case 10..<18: LocalizedText(en: "good day", ja: "こんにちは")
      default: LocalizedText(en: "good evening", ja: "こんばんは")
      }
    case .shutter:
      (10..<20).contains(time.hour) ? LocalizedText(en: "open", ja: "営業中") : LocalizedText(en: "closed", ja: "閉店")
    }
  }
}
