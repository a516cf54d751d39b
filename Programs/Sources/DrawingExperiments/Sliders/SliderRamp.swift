import Drawing
import ExperimentKit

/// An image over a checkerboard, with alphas from one end of a slider to the other.
///
/// Each image is 80 × 80 points, the squares behind it are 10 × 10; the picture has two pixels per point. Values beyond
/// 0 and 1 are drawn as 0 and 1.
///
/// Source: 000-1.
struct SliderRamp: Experiment {
  static let about = About(
    "slider.ramp", en: "An image over a checkerboard, at every alpha from the left end of a slider to the right.",
    ja: "市松模様に重ねた画像。スライダーの左端から右端までのalphaで並べる。")
  static let signature = AlphaRamp.signature.map(Self.init)

  let ramp: AlphaRamp

  func run() throws -> Picture {
    let alphas = ramp.values
      .map { LocalizedText(Compositing.drawn(Double($0)).rounded(places: 2).plainText) }.joined(.comma)
    let stronger: LocalizedText =
      ramp.opacity == .shapes
      ? LocalizedText(en: " Where two petals overlap, their color is stronger.", ja: "花びらが重なるところは色が濃い。") : ""
    return Picture(
      .png(try ramp.surface(scale: 2).png()),
      alt: LocalizedText(
        en: "\(ramp.steps) flowers in a row over a checkerboard, with alpha \(alphas).\(stronger)",
        ja: "市松模様の上に横に並ぶ\(ramp.steps)輪の花。alphaは左から\(alphas)。\(stronger)"),
      engine: Engine.version)
  }
}

extension Double {
  /// Returns the number with at most this many decimal places.
  fileprivate func rounded(places: Int) -> Double {
    let unit = (0..<places).reduce(1.0) { unit, _ in unit * 10 }
    return (self * unit).rounded() / unit
  }
}
