import Drawing
import ExperimentKit
import Results
import SourceText

/// An image over a checkerboard, with alphas from one end of a slider to the other.
///
/// Each image is 80 × 80 points, the squares behind are 10 × 10. Values beyond 0 and 1 are drawn as 0 and 1.
///
/// Source: 000-1.
public struct SliderRamp: ListedExperiment {
  /// The name that cells use.
  public static let name = "slider.ramp"

  /// What the picture shows.
  public static let summary = LocalizedText(
    en: "An image over a checkerboard, at every alpha from the left end of a slider to the right.",
    ja: "市松模様に重ねた画像。スライダーの左端から右端までのalphaで並べる。")

  /// The limits, the number of images, the colors, and what the alpha applies to.
  public static let parameters = AlphaRamp.parameters

  let ramp: AlphaRamp

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejection`` for a minimum above the maximum.
  public init(_ arguments: Arguments) throws {
    ramp = try AlphaRamp(arguments)
  }

  /// The picture.
  ///
  /// - Throws: `DrawingError` if the engine fails.
  public func run() throws -> Picture {
    let alphas = ramp.values.map { Compositing.drawn(Double($0)).rounded(places: 2).plainText }
    let each = ramp.opacity == .shapes
    return Picture(
      .png(try ramp.surface().png()),
      alt: LocalizedText(
        en: "\(ramp.steps) flowers in a row over a checkerboard, their alpha \(alphas.joined(separator: ", "))."
          + (each ? " Where two petals overlap, their color is stronger." : ""),
        ja: "市松模様の上に横に並ぶ\(ramp.steps)輪の花。alphaは左から\(alphas.joined(separator: "、"))。"
          + (each ? "花びらが重なるところは色が濃い。" : "")),
      engine: Engine.version)
  }
}

extension Double {
  /// The number with this many decimal places at most.
  fileprivate func rounded(places: Int) -> Double {
    let unit = (0..<places).reduce(1.0) { unit, _ in unit * 10 }
    return (self * unit).rounded() / unit
  }
}
