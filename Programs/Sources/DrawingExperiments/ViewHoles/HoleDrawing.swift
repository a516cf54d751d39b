import Drawing

/// A page, a view with holes over it, rays and the points of a grid, in points.
struct HoleDrawing: Sendable, Hashable {
  let path: HolePath
  let rule: HoleRule
  let width: Double
  let height: Double
  let points: [WrittenPoint]
  let rays: [WrittenRay]
  let grid: HoleGrid?

  /// Returns a surface with everything, and with a margin around the view.
  func surface(scale: Double) throws -> ImageSurface {
    let margin = HoleScreen.margin
    let surface = try ImageSurface(width: width + 2 * margin, height: height + 2 * margin, scale: scale, opaque: true)
    let context = try Context(surface)
    try context.paint(.white)
    try context.translate(margin, margin)
    try HoleScreen.drawPage(context, in: view)
    try context.saving {
      try context.addRectangle(view)
      try context.clip()
      context.fillColor = HoleScreen.veil
      try context.fill(path, by: rule)
    }
    try drawGrid(context)
    for point in points { try draw(point.point, context) }
    return surface
  }

  private var view: Rect {
    Rect(0, 0, width, height)
  }

  private func drawGrid(_ context: Context) throws {
    guard let grid else { return }
    try context.setLineWidth(1)
    for y in grid.ys {
      for x in grid.xs {
        let point = ExactPoint(whole: x, y)
        if path.isOnOutline(point) { continue }
        let square = Rect(Double(x) - 2.5, Double(y) - 2.5, 5, 5)
        let isInside = path.isInside(point, by: rule)
        try context.drawRectangle(square, isInside ? .white : .black)
        if !isInside { try context.drawRectangle(square.inset(by: 1), .white) }
      }
    }
  }

  private func draw(_ start: ExactPoint, _ context: Context) throws {
    let from = start.onSurface
    for ray in rays {
      let length = Double(ray.direction.square).squareRoot()
      let (x, y) = (Double(ray.direction.x) / length, Double(ray.direction.y) / length)
      let far = 2 * (width + height) + from.x.magnitude + from.y.magnitude
      context.strokeColor = HoleScreen.mark
      try context.setLineWidth(1.5)
      try context.drawLine(from, Point(from.x + far * x, from.y + far * y))
      if path.isOnOutline(start) { continue }
      for meeting in path.ray(from: start, toward: ray.direction).meetings {
        let distance = meeting.crossing.distance
        try drawSign(meeting.crossing.sign, at: Point(from.x + distance * x, from.y + distance * y), context)
      }
    }
    try context.drawDisc(from, radius: 5, .white)
    try context.drawDisc(from, radius: 4, HoleScreen.mark)
  }

  /// A ring with plus or minus in it.
  private func drawSign(_ sign: Int, at center: Point, _ context: Context) throws {
    try context.drawDisc(center, radius: 5.5, HoleScreen.mark)
    try context.drawDisc(center, radius: 4.5, .white)
    context.strokeColor = .black
    try context.setLineWidth(1.2)
    try context.drawLine(Point(center.x - 2.5, center.y), Point(center.x + 2.5, center.y))
    if sign > 0 { try context.drawLine(Point(center.x, center.y - 2.5), Point(center.x, center.y + 2.5)) }
  }
}
