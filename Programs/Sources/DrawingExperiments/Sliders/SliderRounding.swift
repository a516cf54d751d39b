import ExperimentKit

/// Three ways to multiply bytes that stand for numbers from 0 to 1, with every source, every alpha and one background.
///
/// Columns: `formula`, `right` (the number of the 65,536 results that are right, rounded to the nearest), `low` and
/// `high` (the numbers of results below and above), `worst` (the largest error) and `unchanged` (the number of the 256
/// components that do not change over themselves, whatever the alpha).
///
/// Source: 000-1; ``Compositing``.
struct SliderRounding: Experiment {
  /// A way to divide a product of two bytes by 255.
  enum Formula: String, CaseIterable, Sendable {
    case rounded = "t = a * b + 128, (t + (t >> 8)) >> 8"
    case divided = "a * b / 255"
    case shifted = "(a * b) >> 8"

    func product(_ a: UInt8, _ b: UInt8) -> Int {
      switch self {
      case .rounded: Int(Compositing.product(a, b))
      case .divided: Int(a) * Int(b) / 255
      case .shifted: (Int(a) * Int(b)) >> 8
      }
    }
  }

  static let about = About(
    "slider.rounding",
    en: "The accuracy of three ways to multiply bytes, over one background with every source and every alpha.",
    ja: "バイトどうしを掛ける3つの方法はどれだけ正しいか。1つの背景に、すべての値をすべてのalphaで重ねる。")
  static let signature = Signature(
    Self.init,
    Parameter(
      "background", .integer(0...255), default: 255,
      help: LocalizedText(en: "The component of the background.", ja: "背景の成分。")))

  let background: UInt8

  init(background: Int) {
    self.background = UInt8(truncatingIfNeeded: background)
  }

  /// Returns the table, with one row per formula.
  func run() -> Table {
    Table(
      [
        .words("formula", en: "product of bytes", ja: "バイトの積"), .number("right", en: "right", ja: "正しい"),
        .number("low", en: "too low", ja: "小さすぎる"), .number("high", en: "too high", ja: "大きすぎる"),
        .number("worst", en: "worst error", ja: "最大の誤差"),
        .number("unchanged", en: "unchanged over itself", ja: "自分に重ねて不変"),
      ],
      rows: Formula.allCases.map(row))
  }

  private func row(_ formula: Formula) -> [Table.Value] {
    var (right, low, high, worst) = (0, 0, 0, 0)
    for source in UInt8.min...UInt8.max {
      for alpha in UInt8.min...UInt8.max {
        let rest = 255 - alpha
        let truth = (2 * (Int(source) * Int(alpha) + Int(background) * Int(rest)) + 255) / 510
        let error = formula.product(source, alpha) + formula.product(background, rest) - truth
        worst = max(worst, abs(error))
        if error == 0 { right += 1 } else if error < 0 { low += 1 } else { high += 1 }
      }
    }
    let unchanged = (UInt8.min...UInt8.max).count { component in
      (UInt8.min...UInt8.max).allSatisfy {
        formula.product(component, $0) + formula.product(component, 255 - $0) == Int(component)
      }
    }
    return [
      .code(formula.rawValue), .number(right), .number(low), .number(high), .number(worst), .number(unchanged),
    ]
  }
}
