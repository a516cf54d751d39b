import ExperimentKit

/// The parameters that the experiments on images of views share.
enum ViewImageParameters {
  /// The largest width and height of a view, in points.
  static let longest = 4096
  /// The largest scale that can be requested.
  static let largestScale = 8

  static func scales(default value: [Int]) -> Parameter<[ShortDecimal]> {
    Parameter(
      "scales", .list(of: .scale, count: 1...12), default: value.map { ShortDecimal(100 * $0) },
      help: LocalizedText(
        en: "The scales to use; 0 means the scale of the screen.", ja: "指定するスケール。0は画面のスケールを表す。"))
  }

  static let screen = Parameter(
    "screen", .integer(1...3), default: 2,
    help: LocalizedText(en: "The number of pixels per point of the screen.", ja: "画面の1ポイントあたりのピクセル数。"))

  static let screens = Parameter(
    "screens", .list(of: .integer(1...3), count: 1...3), default: [1, 2, 3],
    help: LocalizedText(en: "The number of pixels per point of each screen.", ja: "画面の1ポイントあたりのピクセル数。"))
}

/// A decimal with at most two digits after the point.
struct ShortDecimal: Sendable, Hashable, CustomStringConvertible {
  /// The number times 100.
  let hundredths: Int

  init(_ hundredths: Int) {
    self.hundredths = hundredths
  }

  /// The number without needless digits.
  var description: String {
    Hundredths.text(hundredths)
  }
}

extension ParameterType where Value == ShortDecimal {
  /// The type of a length in points.
  static var points: ParameterType {
    decimal(
      1...100 * ViewImageParameters.longest,
      LocalizedText(
        en: "a number above 0 and at most \(ViewImageParameters.longest), with at most two digits after the point",
        ja: "0より大きく\(ViewImageParameters.longest)以下の数(小数は2桁まで)"))
  }

  /// The type of a requested scale.
  static var scale: ParameterType {
    decimal(
      0...100 * ViewImageParameters.largestScale,
      LocalizedText(
        en: "0 for the scale of the screen, or a number up to \(ViewImageParameters.largestScale), with at most two "
          + "digits after the point",
        ja: "0(画面のスケール)、または\(ViewImageParameters.largestScale)以下の正の数(小数は2桁まで)"))
  }

  private static func decimal(_ range: ClosedRange<Int>, _ allowed: LocalizedText) -> ParameterType {
    ParameterType(.exactNumber(allowed, .decimal(Double(range.lowerBound) / 100...Double(range.upperBound) / 100))) {
      text in
      Hundredths.count(Substring(text)).flatMap { range.contains($0) ? ShortDecimal($0) : nil }
    }
  }
}
