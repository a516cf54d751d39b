import ExperimentKit
import Rasters
import Results
import SourceText

/// A square on white, 20 × 10 pixels, in the requested format.
struct SamplePicture: Experiment {
  enum Format: String, CaseIterable {
    case png, svg, pdf, broken
  }

  static let about = About("sample.picture", en: "A square.", ja: "A square.")
  static let format = Parameter("format", .choice, default: Format.png, help: "The format.")
  static let shade = Parameter("shade", .integer(0...255), default: 100, help: "How red the square is.")
  static let side = Parameter("side", .integer(1...10), default: 4, help: "How long its sides are.")
  static let height = Parameter("height", .integer(10...99), default: 10, help: "How high the picture is.")
  static let engine = Parameter("engine", .text, default: "", help: "Who draws it.")
  static let note = Parameter("note", .text, default: "", help: "What the alternative text ends with.")
  static let signature = Signature(Self.init, format, shade, side, height, engine, note)

  let format: Format
  let shade: Int
  let side: Int
  let height: Int
  let engine: String
  let note: String

  func run() throws -> Picture {
    let alt = LocalizedText(en: "A square\(note)", ja: "正方形\(note)")
    switch format {
    case .svg:
      let svg = LocalizedText(
        en: "<svg xmlns=\"http://www.w3.org/2000/svg\"><title>A square</title><rect width=\"\(side)\"/></svg>\n",
        ja: "<svg xmlns=\"http://www.w3.org/2000/svg\"><title>正方形</title><rect width=\"\(side)\"/></svg>\n")
      return Picture(.svg(svg), alt: alt)
    case .pdf: return Picture(.pdf(Array("%PDF-1.4\n".utf8)), alt: alt)
    case .broken: return Picture(.png(Array("no PNG".utf8)), alt: alt)
    case .png: return Picture(.png(try raster.png()), alt: alt, engine: engine.isEmpty ? nil : engine)
    }
  }

  private var raster: Raster {
    var raster = Raster(width: 20, height: height, filledWith: Raster.Pixel(255, 255, 255))
    for y in 0..<side {
      for x in 0..<side { raster[x + 3, y] = Raster.Pixel(UInt8(shade), 0, 0) }
    }
    return raster
  }
}
