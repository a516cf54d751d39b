import ExperimentKit

/// An operation of the devices at home, by the names that parameters use.
///
/// Source: 001-8.
enum SmartHomeOperation: String, CaseIterable, Sendable {
  case television = "tv"
  case volume
  case channel
  case light
  case airConditioner = "air-conditioner"
  case temperature

  /// The article's words in Japanese, and their translation.
  var words: LocalizedText {
    switch self {
    case .television: LocalizedText(en: "turn the TV on", ja: "テレビをつけて")
    case .volume: LocalizedText(en: "turn the TV's volume down", ja: "テレビのボリュームを下げて")
    case .channel: LocalizedText(en: "change the TV's channel", ja: "テレビのチャンネルを変えて")
    case .light: LocalizedText(en: "turn the light on", ja: "明かりをつけて")
    case .airConditioner: LocalizedText(en: "turn the air conditioner on", ja: "エアコンをつけて")
    case .temperature: LocalizedText(en: "set the air conditioner to 20 degrees", ja: "エアコンの温度を20度にして")
    }
  }

  /// The words of the article; in English, followed by the translation.
  var title: LocalizedText {
    LocalizedText(en: "\(words.ja) (\(words))", ja: "\(words)")
  }
}

/// The controllers of the devices, by the names that parameters use.
enum SmartHomeController: String, CaseIterable, TitledWord, Sendable {
  case app
  case siri
  case googleHomeApp = "google-home-app"
  case googleHomeVoice = "google-home-voice"

  /// The words of the article, with a translation in English.
  var title: LocalizedText {
    switch self {
    case .app: LocalizedText(en: "Smart Life app", ja: "Smart Lifeアプリ")
    case .siri: "Siri"
    case .googleHomeApp: LocalizedText(en: "Google Home app", ja: "Google Homeアプリ")
    case .googleHomeVoice: LocalizedText(en: "Google Home voice", ja: "Google Home音声入力")
    }
  }
}

/// The answer whether a controller does an operation, by the words that parameters use.
enum SmartHomeAnswer: String, CaseIterable, Sendable {
  case yes
  case no
  case unverified

  /// The words of the article, with a translation in English.
  var title: LocalizedText {
    switch self {
    case .yes: LocalizedText(en: "できる (can)", ja: "できる")
    case .no: LocalizedText(en: "できない (cannot)", ja: "できない")
    case .unverified: LocalizedText(en: "未検証 (unverified)", ja: "未検証")
    }
  }
}
