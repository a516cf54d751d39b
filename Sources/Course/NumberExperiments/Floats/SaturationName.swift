import ExperimentKit
import NumberFormats

/// The choices of the parameter `saturation`.
enum SaturationName: String, CaseIterable, Sendable {
  case none
  case numbers
  case all

  /// The saturation of this name.
  var saturation: Saturation {
    switch self {
    case .none: .none
    case .numbers: .propagate
    case .all: .all
    }
  }
}

/// The choices of the parameter `tininess`.
enum TininessName: String, CaseIterable, Sendable {
  case beforeRounding = "before-rounding"
  case afterRounding = "after-rounding"

  /// The tininess of this name.
  var tininess: Tininess {
    switch self {
    case .beforeRounding: .beforeRounding
    case .afterRounding: .afterRounding
    }
  }
}

extension FloatParameters {
  static let saturation = Parameter<SaturationName>(
    "saturation", .choice, default: SaturationName.none,
    help: LocalizedText(
      en:
        "The results that become the largest number instead of an infinity or NaN: none, numbers beyond it, or infinities, too.",
      ja: "無限大や非数の代わりに最大の数とするもの。なし、最大の数を超えた数、無限大も含めてすべて、から選ぶ。"))

  static let tininess = Parameter<TininessName>(
    "tininess", .choice, default: .afterRounding,
    help: LocalizedText(
      en: "Whether a result counts as tiny, and so may underflow, before or after it is rounded.",
      ja: "アンダーフローの基準となる小ささを、丸める前と後のどちらで判定するか。"))
}
