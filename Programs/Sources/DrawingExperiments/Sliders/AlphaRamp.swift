import Drawing
import ExperimentKit

/// Copies of an image over a checkerboard, with alphas from one end of a slider to the other.
struct AlphaRamp: Sendable, Hashable {
  let slider: Slider
  let steps: Int
  let petals: ByteColor
  let light: ByteColor
  let dark: ByteColor
  let opacity: Flower.Opacity

  /// The width and the height of a square of the checkerboard, in points.
  static let square = 10.0

  /// The parameters of the experiments that draw or measure a ramp.
  static let signature = Signature(
    Self.init, SliderParameters.minimum, SliderParameters.maximum,
    Parameter(
      "steps", .integer(2...6), default: 5,
      help: LocalizedText(en: "The number of images side by side.", ja: "並べる画像の数。")),
    Parameter(
      "petals", .color(opaque: true), default: ByteColor(red: 230, green: 0, blue: 115),
      help: LocalizedText(en: "The color of the petals.", ja: "花びらの色。")),
    Parameter(
      "light", .color(opaque: true), default: ByteColor.white,
      help: LocalizedText(en: "The color of the light squares in the background.", ja: "背景の明るい四角の色。")),
    Parameter(
      "dark", .color(opaque: true), default: ByteColor(red: 153, green: 153, blue: 153),
      help: LocalizedText(en: "The color of the dark squares in the background.", ja: "背景の暗い四角の色。")),
    Parameter(
      "opacity", .choice, default: Flower.Opacity.image,
      help: LocalizedText(
        en: "Whether the alpha is that of the whole image or of each shape in it.",
        ja: "alphaを画像全体にかけるか、図形1つずつにかけるか。")))

  init(
    minimum: Double, maximum: Double, steps: Int, petals: ByteColor, light: ByteColor, dark: ByteColor,
    opacity: Flower.Opacity
  ) throws {
    slider = try SliderParameters.slider(from: minimum, to: maximum)
    (self.steps, self.petals, self.light, self.dark, self.opacity) = (steps, petals, light, dark, opacity)
  }

  /// The slider's values for the images, from the left end to the right.
  var values: [Float] {
    (0..<steps).map { slider.value(at: Double($0) / Double(steps - 1)) }
  }

  /// Returns the picture with a number of pixels per point.
  func surface(scale: Double = 1) throws -> ImageSurface {
    let surface = try ImageSurface(
      width: Flower.side * Double(steps), height: Flower.side, scale: scale, opaque: true)
    let context = try Context(surface)
    try context.paintCheckerboard(
      width: Flower.side * Double(steps), height: Flower.side, square: Self.square, light: light, dark: dark)
    for (index, value) in values.enumerated() {
      try Flower.draw(
        on: context, left: Double(index) * Flower.side, petals: petals.color,
        alpha: Compositing.drawn(Double(value)), opacity)
    }
    return surface
  }
}
