import ExperimentKit

/// The platform that an app runs on.
enum KeyPlatform: String, CaseIterable, TitledWord, Sendable {
  case catalyst
  case ios

  var title: LocalizedText {
    switch self {
    case .catalyst: LocalizedText(en: "Mac Catalyst", ja: "Mac(Catalyst)")
    case .ios: "iOS"
    }
  }

  /// The columns, one per platform.
  static let columns = allCases.map { Table.Column($0.rawValue, $0.title) }

  static let parameter = Parameter(
    "platform", .choice, default: KeyPlatform.catalyst,
    help: LocalizedText(
      en: "The platform of the app: a Mac with Catalyst, or iOS.", ja: "アプリが動くところ。Mac(Catalyst)かiOSか。")
  )
}
