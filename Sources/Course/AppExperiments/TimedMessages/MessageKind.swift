import ExperimentKit

/// The kinds of messages by the names that scripts use.
///
/// Source: 004-5.
enum MessageKind: String, CaseIterable, Sendable {
  case normal
  case ok
  case caution
  case error
  case debug
  case internalError = "internal-error"

  /// The case of the source, such as `.OK`.
  var name: String {
    switch self {
    case .normal: "Normal"
    case .ok: "OK"
    case .caution: "Caution"
    case .error: "Error"
    case .debug: "Debug"
    case .internalError: "InternalError"
    }
  }

  /// The raw value of the case.
  var number: Int {
    switch self {
    case .normal: 0
    case .ok: 1
    case .caution: 2
    case .error: 3
    case .debug: 101
    case .internalError: 102
    }
  }

  /// The constant with the color.
  var colorRole: String {
    switch self {
    case .normal: "COLOR_NORMAL"
    case .ok: "COLOR_OK"
    case .caution: "COLOR_CAUTION"
    case .error: "COLOR_ERROR"
    case .debug: "COLOR_DEBUG"
    case .internalError: "COLOR_INT_ERROR"
    }
  }

  /// The color, if the source states it.
  var color: LocalizedText? {
    switch self {
    case .ok: LocalizedText(en: "green", ja: "緑")
    case .caution: LocalizedText(en: "blue", ja: "青")
    case .error: LocalizedText(en: "red", ja: "赤")
    case .normal, .debug, .internalError: nil
    }
  }
}
