import Drawing

/// The image contexts of a program, on which its drawings play their commands.
///
/// With one global current context, a drawing draws on the current one: contexts are begun and ended as a stack. With
/// explicit contexts every drawing draws on its own.
struct ImageContexts {
  /// The owner of the context of a command.
  enum Ownership: String, CaseIterable, Sendable {
    case global
    case explicit
  }

  /// A context that was begun and has not ended.
  struct Open {
    let drawing: Int
    let surface: ImageSurface
    let context: Context
  }

  /// An image that was got.
  struct Image {
    let drawing: Int
    let surface: ImageSurface
  }

  let ownership: Ownership
  let scale: Double
  /// The contexts that are open, the current one last.
  private(set) var open: [Open] = []
  /// The images in the order in which they were got.
  private(set) var images: [Image] = []

  init(_ ownership: Ownership = .global, scale: Double) {
    self.ownership = ownership
    self.scale = scale
  }

  /// Returns the drawing on whose context a drawing draws now; nil for none.
  func target(of drawing: Int) -> Int? {
    index(of: drawing).map { open[$0].drawing }
  }

  /// Plays a command of a drawing; without a context, nothing is drawn and no image is got.
  ///
  /// - Throws: ``Drawing/DrawingError``; ``ExperimentKit/Unavailable`` for a missing font.
  mutating func play(_ command: OffscreenDrawing.Command, of drawing: Int) throws {
    switch command {
    case .nothing: break
    case .begin(let canvas):
      let surface = try ImageSurface(
        width: canvas.width, height: canvas.height, scale: scale, opaque: canvas.isOpaque)
      open.append(Open(drawing: drawing, surface: surface, context: try Context(surface)))
    case .draw(let shape, let colors):
      let image = images.last { $0.drawing == drawing }?.surface
      if let index = index(of: drawing) { try open[index].context.draw(shape, colors, image: image) }
    case .get: try get(drawing)
    case .end: end(drawing)
    case .getAndEnd:
      try get(drawing)
      end(drawing)
    }
  }

  private func index(of drawing: Int) -> Int? {
    switch ownership {
    case .global: open.indices.last
    case .explicit: open.lastIndex { $0.drawing == drawing }
    }
  }

  private mutating func get(_ drawing: Int) throws {
    guard let index = index(of: drawing) else { return }
    images.append(Image(drawing: drawing, surface: try open[index].surface.copy()))
  }

  private mutating func end(_ drawing: Int) {
    if let index = index(of: drawing) { open.remove(at: index) }
  }
}
