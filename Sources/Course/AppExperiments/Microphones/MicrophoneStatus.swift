import ExperimentKit

/// An app's permission to use the microphone: the cases of `AVAuthorizationStatus`.
enum MicrophoneStatus: String, CaseIterable, Sendable {
  case notDetermined = "not-determined"
  case restricted
  case denied
  case authorized

  /// The number of the case, from 0 to 3.
  var number: Int {
    switch self {
    case .notDetermined: 0
    case .restricted: 1
    case .denied: 2
    case .authorized: 3
    }
  }

  /// The case, as Swift writes it.
  var caseName: String {
    self == .notDetermined ? "notDetermined" : rawValue
  }

  /// The permission at the start.
  static let parameter = Parameter(
    "status", .choice, default: MicrophoneStatus.notDetermined,
    help: LocalizedText(en: "The permission at the start.", ja: "最初の許可の状態。"))
}
