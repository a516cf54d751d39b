import Drawing
import ExperimentKit

/// The shapes in an image, found only in its pixels.
struct HeldShapes {
  /// The shapes that are at least partly visible, with the visible share of their pixels, above 0 and at most 1.
  let shares: [(shape: StackShape, share: Double)]

  /// Finds the shapes in an image.
  ///
  /// Each shape is drawn separately first. Of the pixels that it covers completely, those count that have its color in
  /// the image.
  init(_ image: ImageSurface) throws {
    let pixels = image.pixels()
    guard let shapes = Self.covered else { throw ExperimentError("The shapes cannot be drawn.") }
    shares = shapes.compactMap { shape, color, indices in
      let seen = indices.count { pixels[$0] == color }
      return seen == 0 ? nil : (shape, Double(seen) / Double(indices.count))
    }
  }

  /// Every shape with its color and the pixels that it covers completely; nil if the engine failed.
  private static let covered: [(shape: StackShape, color: Pixel, indices: [Int])]? = try? StackShape.all.map { shape in
    let alone = try alone(shape)
    let indices = alone.indices.filter { alone[$0].alpha == 255 }
    return (shape, indices.first.map { alone[$0] } ?? Pixel(red: 0, green: 0, blue: 0, alpha: 0), indices)
  }

  /// The set, as a table shows it, such as `{L1, R1 25 %}`; a partly visible shape is followed by its share.
  var text: String {
    let all = shares.map { shape, share in
      share == 1 ? shape.name : "\(shape.name) \(max(1, Int((share * 100).rounded(.down)))) %"
    }
    return Self.text(all)
  }

  /// Returns the text of a set of shapes, in the order of all sets.
  static func text(of shapes: [StackShape]) -> String {
    text(StackShape.all.filter(shapes.contains).map(\.name))
  }

  private static func text(_ names: [String]) -> String { "{\(names.joined(separator: ", "))}" }

  /// Returns the pixels of a shape on a separate image.
  private static func alone(_ shape: StackShape) throws -> [Pixel] {
    var contexts = ImageContexts(scale: Double(StackPlay.scale))
    try contexts.play(.begin(StackCall.canvas), of: shape.drawing)
    try contexts.play(.draw(shape.shape, StackShape.colors(of: shape.drawing)), of: shape.drawing)
    try contexts.play(.get, of: shape.drawing)
    return contexts.images.last?.surface.pixels() ?? []
  }
}
