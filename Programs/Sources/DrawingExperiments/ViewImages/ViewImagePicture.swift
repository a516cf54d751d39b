import Drawing
import ExperimentKit

/// Images of one view at several scales, shown on a screen whose pixels are drawn enlarged, side by side.
///
/// Source: 003-3.
struct ViewImagePicture: Experiment {
  static let about = About(
    "view-image.picture", en: "Images of a view at several scales on one screen, pixel by pixel.",
    ja: "いろいろなスケールで作ったビューの画像を、同じ画面で拡大して並べる。")
  static let signature = Signature(
    Self.init, ViewImageParameters.screen, ViewImageParameters.scales(default: [1, 2]),
    Parameter(
      "text", .shortText, default: "Aあ",
      help: LocalizedText(en: "The letters in the view; empty for no letters.", ja: "ビューの中の文字。空なら文字なし。")))

  let view: SampleView
  let scales: [ImageScale]

  init(screen: Int, scales: [ShortDecimal], text: String) throws {
    view = SampleView(text: text, screen: screen)
    self.scales = scales.map { ImageScale(asked: $0.hundredths, screen: screen) }
    guard scales.count <= 4 else {
      throw Rejection(
        "scales", "The list `scales` has \(scales.count) elements.", help: "A picture has room for 1 to 4.")
    }
  }

  /// Returns the picture.
  ///
  /// - Throws: ``ExperimentKit/Unavailable`` if the font is missing, ``ExperimentKit/Rejection`` for a letter that it
  ///   does not have.
  func run() throws -> Picture {
    do {
      return try picture()
    } catch let error as DrawingError {
      guard case .noGlyph = error else { throw error }
      throw Rejection("text", "\(error)", help: "Use other letters.")
    }
  }

  private func picture() throws -> Picture {
    let font = try view.text.isEmpty ? nil : Font.available(size: 14)
    let gap = 8.0
    let pixels = SampleView.width * Double(view.screen)
    let columns = min(2, scales.count)
    let zoom = max(1, (432 / pixels).rounded(.down))
    let (width, height) = (pixels * zoom, pixels * zoom * SampleView.height / SampleView.width)
    let rows = (scales.count + columns - 1) / columns
    let surface = try ImageSurface(
      width: Double(columns) * (width + gap) + gap, height: Double(rows) * (height + gap) + gap, opaque: true)
    let context = try Context(surface)
    try context.paint(Color(rgb: 0x4A90E2))
    for (index, scale) in scales.enumerated() {
      let place = Rect(
        gap + Double(index % columns) * (width + gap), gap + Double(index / columns) * (height + gap), width, height)
      try context.draw(try view.shown(scale, font: font), in: place, filter: .nearest)
    }
    return Picture(.png(try surface.png()), alt: alt, engine: Engine.description(with: font))
  }

  private var alt: LocalizedText {
    let sentences = scales.enumerated().map { index, scale -> LocalizedText in
      let (asked, words) = (Hundredths.text(scale.asked), scale.fit.words)
      return LocalizedText(
        en: "Picture \(index + 1), scale \(asked): \(words).", ja: "\(index + 1)枚目はスケール\(asked)で、\(words)。")
    }.joined(LocalizedText(en: " ", ja: ""))
    let letters = view.text.isEmpty ? "" : LocalizedText(en: "\(view.text), ", ja: "\(view.text)、")
    return LocalizedText(
      en: """
        The same view with \(letters)thin lines, a circle and a bar, made into images and shown on a screen with \
        \(view.screen) × \(view.screen) pixels for each point, enlarged. \(sentences)
        """,
      ja: """
        \(letters)細い線、円、帯のある同じビューを画像にして、1ポイントあたり\(view.screen) × \(view.screen)ピクセルの画面に出し、\
        拡大して並べた図。\(sentences)
        """)
  }
}

extension ParameterType where Value == String {
  /// The type of up to three letters, or none.
  fileprivate static var shortText: ParameterType {
    let allowed = LocalizedText(en: "0 to 3 letters, without line breaks", ja: "3文字までの文字列(改行なし)")
    return ParameterType(allowed: allowed) { node, parameter in
      guard let text = node.scalar, text.count <= 3 else {
        throw Rejection(wrong: node, parameter: parameter, allowed: allowed)
      }
      return text
    }
  }
}
