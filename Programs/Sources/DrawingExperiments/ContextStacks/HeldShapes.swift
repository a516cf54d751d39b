import Drawing
import ExperimentKit

/// Which shapes an image holds, told from its pixels alone.
struct HeldShapes {
  /// The shapes of which something is seen, with the share of their pixels that are, above 0 and at most 1.
  let shares: [(shape: StackShape, share: Double)]

  /// Looks for every shape in an image.
  ///
  /// Each shape was drawn alone; of the pixels that it covers wholly, those count that have its color in the image.
  init(_ image: ImageSurface) throws {
    let pixels = image.pixels()
    guard let shapes = Self.covered else { throw ExperimentError("The shapes cannot be drawn.") }
    shares = shapes.compactMap { shape, color, indices in
      let seen = indices.count { pixels[$0] == color }
      return seen == 0 ? nil : (shape, Double(seen) / Double(indices.count))
    }
  }

  /// Every shape with its color and the pixels that it covers wholly; nil if the engine failed.
  private static let covered: [(shape: StackShape, color: Pixel, indices: [Int])]? = try? StackShape.all.map { shape in
    let alone = try alone(shape)
    let indices = alone.indices.filter { alone[$0].alpha == 255 }
    return (shape, indices.first.map { alone[$0] } ?? Pixel(red: 0, green: 0, blue: 0, alpha: 0), indices)
  }

  /// The set as a table shows it, such as `{L1, R1 25 %}`; the share stands behind what is seen in part.
  var text: String {
    let all = shares.map { shape, share in
      share == 1 ? shape.name : "\(shape.name) \(max(1, Int((share * 100).rounded(.down)))) %"
    }
    return Self.text(all)
  }

  /// A set of shapes, in the order in which all sets list them.
  static func text(of shapes: [StackShape]) -> String {
    text(StackShape.all.filter(shapes.contains).map(\.name))
  }

  private static func text(_ names: [String]) -> String { "{\(names.joined(separator: ", "))}" }

  /// The pixels of a shape on an image of its own.
  private static func alone(_ shape: StackShape) throws -> [Pixel] {
    var contexts = ImageContexts(scale: Double(StackPlay.scale))
    try contexts.play(.begin(StackCall.canvas), of: shape.drawing)
    try contexts.play(.draw(shape.shape, StackShape.colors(of: shape.drawing)), of: shape.drawing)
    try contexts.play(.get, of: shape.drawing)
    return contexts.images.last?.surface.pixels() ?? []
  }
}
