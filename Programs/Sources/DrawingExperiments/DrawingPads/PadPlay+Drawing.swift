import Drawing

extension PadPlay {
  /// Draws a pad from the origin of a context, its background first.
  func draw(_ pad: DrawingPad, on context: Context) throws {
    let area = Rect(0, 0, Double(width), Double(height))
    try context.saving {
      try context.addRectangle(area)
      try context.clip()
      try context.paint(background.color)
      switch eraser {
      case .white: try draw(pad.drawn, on: context)
      case .transparent: try context.group { try draw(pad.drawn, on: context) }
      }
    }
  }

  /// Draws strokes from the bottom to the top, in lines with round ends and corners.
  private func draw(_ strokes: [PadStroke], on context: Context) throws {
    context.lineCap = .round
    context.lineJoin = .round
    for stroke in strokes {
      context.blendMode = stroke.isErasing && eraser == .transparent ? .clear : .over
      context.strokeColor = stroke.color.byteColor.color
      try context.setLineWidth(stroke.width)
      try context.trace(stroke.points)
      try context.stroke()
    }
    context.blendMode = .over
  }

  /// Returns the pad as a separate surface, with a number of pixels per point.
  func surface(_ pad: DrawingPad, scale: Double = 1) throws -> ImageSurface {
    let surface = try ImageSurface(width: Double(width), height: Double(height), scale: scale, opaque: true)
    try draw(pad, on: Context(surface))
    return surface
  }
}

extension Context {
  /// Adds the path from the first point through the others; a single point adds no line.
  func trace(_ points: [Point]) throws(DrawingError) {
    newPath()
    for (index, point) in points.enumerated() {
      if index == 0 { try move(to: point) } else { try line(to: point) }
    }
  }
}
