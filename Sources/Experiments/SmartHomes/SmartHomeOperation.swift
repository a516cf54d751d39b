import SourceText

/// What one may want of the devices at home, by the names that parameters use.
///
/// Source: 001-8.
enum SmartHomeOperation: String, CaseIterable, Sendable {
  case television = "tv"
  case volume
  case channel
  case light
  case airConditioner = "air-conditioner"
  case temperature

  /// The words of the article, with a translation in English.
  var title: LocalizedText {
    let words =
      switch self {
      case .television: ("テレビを点けて", "turn the TV on")
      case .volume: ("テレビのボリュームを下げて", "turn the TV's volume down")
      case .channel: ("テレビのチャンネルを変えて", "change the TV's channel")
      case .light: ("明かりを点けて", "turn the light on")
      case .airConditioner: ("エアコンを点けて", "turn the air conditioner on")
      case .temperature: ("エアコンの温度を20度にして", "set the air conditioner to 20 degrees")
      }
    return LocalizedText(en: "\(words.0) (\(words.1))", ja: words.0)
  }
}

/// What controls the devices, by the names that parameters use.
enum SmartHomeController: String, CaseIterable, Sendable {
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

/// Whether a controller does an operation, by the words that parameters use.
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
