import Drawing
import ExperimentKit

extension OffscreenShape {
  /// The shape in words, for the alternative text of a picture.
  var words: LocalizedText {
    switch self {
    case .line(let width, let from, let to):
      LocalizedText(
        en: "a line \(width.plainText) wide from (\(from.x.plainText), \(from.y.plainText)) to "
          + "(\(to.x.plainText), \(to.y.plainText))",
        ja:
          "(\(from.x.plainText), \(from.y.plainText))から(\(to.x.plainText), \(to.y.plainText))までの太さ\(width.plainText)の線")
    case .rectangle(let type, _, let area):
      LocalizedText(
        en: "a rectangle (\(type.rawValue)) at \(place(area.origin.x, area.origin.y))",
        ja: "\(place(area.origin.x, area.origin.y))の長方形(\(type.rawValue))")
    case .circle(let type, _, let area):
      LocalizedText(
        en: "a circle (\(type.rawValue)) at \(place(area.origin.x, area.origin.y))",
        ja: "\(place(area.origin.x, area.origin.y))の円(\(type.rawValue))")
    case .text(let text, _, _): LocalizedText(en: "the text \(text)", ja: "文字列「\(text)」")
    case .image(let area):
      LocalizedText(
        en: "the image before at \(place(area.origin.x, area.origin.y))",
        ja: "\(place(area.origin.x, area.origin.y))に前の画像")
    }
  }

  private func place(_ x: Double, _ y: Double) -> String { "(\(x.plainText), \(y.plainText))" }
}
