import ExperimentKit
import SourceText

/// Where an app runs.
enum KeyPlatform: String, CaseIterable, Sendable {
  case catalyst
  case ios

  /// The name that readers know.
  var title: String {
    switch self {
    case .catalyst: "Mac Catalyst"
    case .ios: "iOS"
    }
  }

  /// The parameter.
  static let parameter = Parameter(
    "platform", .choice, default: KeyPlatform.catalyst,
    help: LocalizedText(en: "Where the app runs: on a Mac by Catalyst, or on iOS.", ja: "アプリが動くところ。Mac(Catalyst)かiOSか。")
  )
}
