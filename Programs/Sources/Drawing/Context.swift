internal import CCairo

/// A context that draws on a surface, with a current path, and a state that can be saved and restored.
///
/// The state consists of colors, line, clip and transformation.
///
/// Everything is in points of the surface. A call that is not allowed throws and draws nothing.
public final class Context {
  /// The largest distance of a coordinate from 0, in points.
  static let farthest = 1_000_000.0
  /// The largest number of characters in one call.
  static let longestText = 10_000

  /// The surface of the drawing.
  public let surface: Surface
  let handle: OpaquePointer
  var state = State()
  private var saved: [State] = []
  /// The number of saved states when the innermost group began, which do not change until it ends.
  private var floor = 0

  /// The part of the state that the engine does not save itself.
  struct State {
    var strokeColor = Color.black
    var fillColor = Color.black
    var blendMode = BlendMode.over
  }

  /// Creates a context for a surface, with black and lines of 1 point.
  ///
  /// - Parameter surface: the surface.
  /// - Throws: ``DrawingError`` if the surface was ended.
  public init(_ surface: Surface) throws(DrawingError) {
    guard !surface.isEnded else { throw .ended }
    guard let handle = cairo_create(surface.handle) else { throw .engine("not enough memory") }
    let status = cairo_status(handle)
    if status != CAIRO_STATUS_SUCCESS { cairo_destroy(handle) }
    try Engine.check(status)
    self.surface = surface
    self.handle = handle
    cairo_set_line_width(handle, 1)
    // Documents are enlarged, so their curves are more precise than pixels need.
    if surface.keepsCharacters { cairo_set_tolerance(handle, 0.01) }
  }

  deinit {
    cairo_destroy(handle)
  }

  /// The number of saved states.
  var depth: Int { saved.count }

  /// Saves the state until the corresponding `restore`.
  public func save() throws(DrawingError) {
    try allow()
    saved.append(state)
    cairo_save(handle)
  }

  /// Restores the last saved state; throws `DrawingError.restoredTooOften` if there is none.
  public func restore() throws(DrawingError) {
    try allow()
    guard saved.count > floor, let last = saved.popLast() else { throw .restoredTooOften }
    state = last
    cairo_restore(handle)
  }

  /// Draws between saving and restoring the state, even when `body` throws.
  public func saving<Result>(_ body: () throws -> Result) throws -> Result {
    try save()
    let depth = depth
    defer { unwind(to: depth - 1) }
    return try body()
  }

  /// Runs `body` without access to the saved states, and restores the states that it saves itself.
  func protectingStates(_ body: () throws -> Void) rethrows {
    let (outside, outerFloor) = (state, floor)
    floor = saved.count
    defer {
      unwind(to: floor)
      floor = outerFloor
      state = outside
    }
    try body()
  }

  /// Restores until this many states are saved.
  func unwind(to depth: Int) {
    while saved.count > depth, let last = saved.popLast() {
      state = last
      cairo_restore(handle)
    }
  }

  /// Checks that drawing is possible and that every number is a valid coordinate.
  func allow(_ coordinates: Double...) throws(DrawingError) {
    guard !surface.isEnded else { throw .ended }
    for number in coordinates where !(-Self.farthest...Self.farthest).contains(number) { throw .coordinate(number) }
  }

  /// Checks the status of the engine.
  func checkEngine() throws(DrawingError) {
    try Engine.check(cairo_status(handle))
  }
}
