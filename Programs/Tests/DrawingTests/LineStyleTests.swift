import Testing

@testable import Drawing

@Suite("Dashes, corners, and turns")
struct LineStyleTests {
  let surface: ImageSurface
  let context: Context

  init() throws {
    surface = try ImageSurface(width: 20, height: 20)
    context = try Context(surface)
  }

  private func row(_ y: Int) throws -> String {
    try (0..<20).map { try surface.pixel(x: $0, y: y).alpha > 128 ? "#" : "." }.joined()
  }

  private func strokeLevelLine() throws {
    try context.setLineWidth(4)
    try context.move(to: Point(0, 10))
    try context.line(to: Point(20, 10))
    try context.stroke()
  }

  @Test("A dash pattern begins with a dash and repeats")
  func dashes() throws {
    try context.setDashes([5, 3])
    try strokeLevelLine()
    #expect(try row(10) == "#####...#####...####")
  }

  @Test("A pattern without any length, or without lengths, is a line without gaps", arguments: [[], [0, 0]])
  func solid(dashes: [Double]) throws {
    try context.setDashes([5, 3])
    try context.setDashes(dashes)
    try strokeLevelLine()
    #expect(try row(10) == String(repeating: "#", count: 20))
  }

  @Test("Lengths below 0 and limits below 1 are refused")
  func refused() {
    #expect(throws: DrawingError.lineWidth(-1)) { try context.setDashes([1, -1]) }
    #expect(throws: DrawingError.lineWidth(0.5)) { try context.setMiterLimit(0.5) }
  }

  @Test("A corner that is longer than the limit is cut off", arguments: [(10.0, true), (1.5, false)])
  func corners(limit: Double, isSharp: Bool) throws {
    try context.setLineWidth(4)
    try context.setMiterLimit(limit)
    for (index, point) in [Point(4, 18), Point(10, 8), Point(16, 18)].enumerated() {
      if index == 0 { try context.move(to: point) } else { try context.line(to: point) }
    }
    try context.stroke()
    #expect(try (surface.pixel(x: 10, y: 5).alpha > 128) == isSharp)
  }

  @Test("A turn is clockwise about the origin")
  func turn() throws {
    try context.rotate(90)
    try context.addRectangle(Rect(0, -10, 20, 5))
    try context.fill()
    #expect(try row(0) == ".....#####.........." && row(19) == row(0))
  }
}
