import ExactNumbers
import ExperimentKit
import NumberFormats

/// The verdict on the code of an operation, compared with the true result.
enum EncodedVerdict {
  /// The code's value is the true result; a negative zero counts as 0.
  case right
  /// The true result has a code, but the operation returns a code of another value or of none.
  case wrong
  /// The true result has no code.
  case overflow

  /// Compares a code of a format with the true result.
  init(_ code: UInt64, for result: ExactInteger, in format: IntegerFormat) {
    if format.code(of: result) == nil {
      self = .overflow
    } else {
      self = format.value(of: code)?.exact == result ? .right : .wrong
    }
  }

  /// The description of the verdict.
  var words: LocalizedText {
    switch self {
    case .right: LocalizedText(en: "right", ja: "正しい")
    case .wrong: LocalizedText(en: "wrong", ja: "誤り")
    case .overflow: LocalizedText(en: "overflow", ja: "桁あふれ")
    }
  }
}
