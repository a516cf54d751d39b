import Drawing
import ExperimentKit

/// The path of the source: the rectangle of a view, then an arc that begins in one of three ways.
///
/// An arc that follows a current point is joined to it by a line; after a closed rectangle that point is its first
/// corner.
struct ArcPath: Sendable, Hashable {
  /// The code before the arc.
  enum Start: CaseIterable, Sendable {
    /// A move to the center, as in the source.
    case center
    /// A move to the start of the arc.
    case rim
    /// No code.
    case nothing

    /// The line of code.
    var code: Table.Value {
      switch self {
      case .center: .code("move(to: center)")
      case .rim: .code("move(to: start)")
      case .nothing: .words(en: "nothing", ja: "なし")
      }
    }
  }

  /// The size of the view.
  static let (width, height) = (120.0, 90.0)

  let start: Start
  /// The angle of the arc, in degrees clockwise from the right.
  let sweep: Int

  /// Adds the path to that of a context.
  func add(to context: Context) throws(DrawingError) {
    let (center, radius) = (Point(60, 45), 30.0)
    context.newPath()
    try context.addRectangle(Rect(0, 0, Self.width, Self.height))
    switch start {
    case .center: try context.move(to: center)
    case .rim: try context.move(to: Point(center.x + radius, center.y))
    case .nothing: break
    }
    try context.arc(center: center, radius: radius, from: 0, to: Double(sweep) * .pi / 180)
  }

  /// Returns the pixels of only the path, filled by the even-odd rule or drawn as a line.
  func pixels(filled: Bool) throws -> [Pixel] {
    let surface = try ImageSurface(width: Self.width, height: Self.height)
    let context = try Context(surface)
    try add(to: context)
    context.fillRule = .evenOdd
    if filled { try context.fill() } else { try context.stroke() }
    return surface.pixels()
  }
}
