import Drawing
import ExperimentKit
import SourceText

/// A figure as pixels, for notebooks and other programs that show no SVG.
struct FigurePixels: Experiment {
  static let about = About("figure.pixels", en: "A figure drawn as a PNG.", ja: "PNGとして描いた図。")
  static let signature = Signature(
    { Self(figure: $0 ?? .sample, language: $1) },
    Parameter(
      "figure", .vectorPicture, absent: LocalizedText(en: "a circle and a line", ja: "円と線"),
      help: LocalizedText(
        en: "The figure as JSON, in the form in which hosts return it.", ja: "図のJSON。ホストが返すときと同じ形で書く。")),
    Parameter(
      "language", .choice, default: Language.english,
      help: LocalizedText(en: "The language of the words in the figure.", ja: "図の中の言葉の言語。")))

  /// The number of pixels per unit along each side.
  private static let scale = 1.0
  /// By how much the channels of edges may differ from the drawing: shades are most of the bytes of a PNG file.
  private static let tolerance = 32

  let figure: VectorPicture
  let language: Language

  /// Returns the pixels, on white paper.
  ///
  /// - Throws: ``ExperimentKit/Unavailable`` without a font; ``ExperimentKit/Rejection`` for parts that cannot be drawn.
  func run() throws -> Picture {
    do {
      var fonts = SVGFonts()
      let drawing = try SVGDrawing(try SVGElement.read(Array(figure.svg[language].utf8)))
      let png = try drawing.png(scale: Self.scale, tolerance: Self.tolerance, &fonts)
      return Picture(.png(png), alt: figure.alt, engine: Engine.description(with: fonts.main))
    } catch let error as SVGDrawing.Undrawable {
      throw Rejection("figure", "The figure has `\(error.part)`, which cannot be drawn as pixels.")
    } catch let error as DrawingError {
      throw Rejection("figure", "\(error)")
    }
  }
}

extension VectorPicture {
  /// A circle and a line.
  fileprivate static var sample: VectorPicture {
    let figure = Figure(
      width: 80, height: 40, alt: LocalizedText(en: "a circle on a dashed line", ja: "破線の上の円"),
      shapes: [
        .line([Point(10, 20), Point(70, 20)], stroke: Figure.Stroke(.muted, dash: .dashed)),
        .circle(Point(40, 20), radius: 10, stroke: Figure.Stroke(), fill: .accent),
      ])
    return VectorPicture(svg: LocalizedText(en: figure.svg(.english), ja: figure.svg(.japanese)), alt: figure.alt)
  }
}
