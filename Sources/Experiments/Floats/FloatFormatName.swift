import NumberFormats
import SourceText

/// The named floating-point formats, in the order in which help lists them.
enum FloatFormatName: String, CaseIterable, Sendable {
  case float5
  case e2m2

  /// The format of this name.
  var format: FloatFormat {
    switch self {
    case .float5: .float5
    case .e2m2: .e2m2
    }
  }

  /// The words that readers see.
  var title: LocalizedText {
    switch self {
    case .float5: "Float5"
    case .e2m2: LocalizedText(en: "IEEE-style 1-2-2", ja: "IEEE方式1-2-2")
    }
  }
}
