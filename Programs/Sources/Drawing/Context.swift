internal import CCairo

/// Draws on a surface: a current path, and a state (colors, line, clip, transformation) that can be saved and restored.
///
/// Everything is in points of the surface. A call that is not allowed throws and draws nothing.
public final class Context {
  /// The farthest that a coordinate may be from 0, in points.
  static let farthest = 1_000_000.0
  /// The most characters that are drawn in one call.
  static let longestText = 10_000

  /// What is drawn on.
  public let surface: Surface
  let handle: OpaquePointer
  var state = State()
  private var saved: [State] = []
  /// How many states were saved when the innermost group began; those stay as they are until it ends.
  private var floor = 0

  /// What `save` keeps beside what the engine keeps itself.
  struct State {
    var strokeColor = Color.black
    var fillColor = Color.black
    var blendMode = BlendMode.over
  }

  /// Begins to draw on a surface, in black, with lines of 1 point.
  ///
  /// - Parameter surface: the surface.
  /// - Throws: ``DrawingError`` if the surface was ended.
  public init(_ surface: Surface) throws(DrawingError) {
    guard !surface.isEnded else { throw .ended }
    guard let handle = cairo_create(surface.handle) else { throw .engine("no memory") }
    let status = cairo_status(handle)
    if status != CAIRO_STATUS_SUCCESS { cairo_destroy(handle) }
    try Engine.check(status)
    self.surface = surface
    self.handle = handle
    cairo_set_line_width(handle, 1)
    // Documents are enlarged: their curves are kept closer to the truth than pixels need.
    if surface.keepsCharacters { cairo_set_tolerance(handle, 0.01) }
  }

  deinit {
    cairo_destroy(handle)
  }

  /// How many states are saved.
  var depth: Int { saved.count }

  /// Keeps the state until the `restore` that belongs to this call.
  public func save() throws(DrawingError) {
    try allow()
    saved.append(state)
    cairo_save(handle)
  }

  /// Takes back the state that was saved last; throws `DrawingError.restoredTooOften` if none is saved.
  public func restore() throws(DrawingError) {
    try allow()
    guard saved.count > floor, let last = saved.popLast() else { throw .restoredTooOften }
    state = last
    cairo_restore(handle)
  }

  /// Draws with the state kept before and restored after, also when `body` throws.
  public func saving<Result>(_ body: () throws -> Result) throws -> Result {
    try save()
    let depth = depth
    defer { unwind(to: depth - 1) }
    return try body()
  }

  /// Runs `body` with the states that are saved now out of reach, and takes back what it saves itself.
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

  /// Throws when nothing can be drawn any more, or when a number is no coordinate.
  func allow(_ coordinates: Double...) throws(DrawingError) {
    guard !surface.isEnded else { throw .ended }
    for number in coordinates where !(-Self.farthest...Self.farthest).contains(number) { throw .coordinate(number) }
  }

  /// Throws when the engine could not do what it was told.
  func checkEngine() throws(DrawingError) {
    try Engine.check(cairo_status(handle))
  }
}
