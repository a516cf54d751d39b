import Testing

@testable import Drawing

@Suite struct ContextTests {
  let surface: ImageSurface
  let context: Context

  init() throws {
    surface = try ImageSurface(width: 20, height: 20)
    context = try Context(surface)
  }

  private func color(_ x: Int, _ y: Int) throws -> String { try surface.pixel(x: x, y: y).hexadecimal }

  @Test func aStrokeLiesHalfInsideAndHalfOutside() throws {
    context.strokeColor = Color(rgb: 0xFF0000)
    try context.setLineWidth(4)
    try context.addRectangle(Rect(5, 5, 10, 10))
    try context.stroke()
    #expect(try (0..<20).map { try color($0, 10) == "#FF0000FF" ? "#" : "." }.joined() == "...####......####...")
  }

  @Test func fillAndStrokeHaveColorsOfTheirOwn() throws {
    context.strokeColor = Color(rgb: 0x0000FF)
    context.fillColor = Color(rgb: 0x00FF00)
    try context.setLineWidth(2)
    try context.addRectangle(Rect(5, 5, 10, 10))
    try context.fill(keepingPath: true)
    try context.stroke()
    #expect(try [color(5, 10), color(6, 10), color(10, 10)] == ["#0000FFFF", "#00FF00FF", "#00FF00FF"])
  }

  @Test func alphaIsMultipliedIn() throws {
    try context.paint(Color(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(try color(0, 0) == "#80000080")
    #expect(try surface.pixel(x: 0, y: 0).straight == Pixel(red: 255, green: 0, blue: 0, alpha: 128))
  }

  @Test(arguments: FillRule.allCases, [true, false])
  func aHoleDependsOnTheFillRuleAndOnTheDirection(rule: FillRule, sameDirection: Bool) throws {
    context.fillRule = rule
    try context.addEllipse(in: Rect(0, 0, 20, 20))
    try context.addEllipse(in: Rect(5, 5, 10, 10), clockwise: sameDirection)
    let isHole = rule == .evenOdd || !sameDirection
    try context.fill()
    #expect(try color(10, 10) == (isHole ? "#00000000" : "#000000FF"))
    #expect(try color(2, 10) == "#000000FF")
    #expect(try color(0, 0) == "#00000000")
    #expect(context.fillRule == rule)
  }

  @Test func theStateIsSavedAndRestored() throws {
    context.strokeColor = Color(rgb: 0x112233)
    try context.save()
    context.strokeColor = .white
    context.fillColor = .white
    context.lineCap = .round
    context.lineJoin = .bevel
    context.blendMode = .atop
    try context.setLineWidth(9)
    try context.translate(3, 4)
    try context.addRectangle(Rect(0, 0, 1, 1))
    try context.clip()
    try context.restore()
    #expect(context.strokeColor == Color(rgb: 0x112233))
    #expect(context.fillColor == .black)
    #expect(context.lineCap == .butt && context.lineJoin == .miter)
    #expect(context.lineWidth == 1 && context.blendMode == .over)
    try context.paint(.white)
    #expect(surface.pixels().allSatisfy { $0.hexadecimal == "#FFFFFFFF" })
  }

  @Test func whatWasNotSavedCannotBeRestored() throws {
    #expect(throws: DrawingError.restoredTooOften) { try context.restore() }
    try context.save()
    try context.save()
    #expect(context.depth == 2)
    try context.restore()
    try context.restore()
    #expect(throws: DrawingError.restoredTooOften) { try context.restore() }
    try context.paint(.white)
    #expect(try color(0, 0) == "#FFFFFFFF")
  }

  @Test func savingRestoresAlsoAfterAnError() throws {
    #expect(throws: DrawingError.self) {
      try context.saving {
        context.fillColor = .white
        try context.save()
        try context.setLineWidth(-1)
      }
    }
    #expect(context.depth == 0 && context.fillColor == .black)
  }

  @Test func aGroupIsDrawnApart() throws {
    try context.paint(Color(rgb: 0x336699))
    try context.group {
      try context.paint(.white)
      context.blendMode = .clear
      try context.addRectangle(Rect(0, 0, 10, 20))
      try context.fill()
    }
    #expect(try [color(2, 2), color(12, 2)] == ["#336699FF", "#FFFFFFFF"])
  }

  @Test func aGroupLeavesTheStatesOutsideAlone() throws {
    try context.save()
    #expect(throws: DrawingError.restoredTooOften) {
      try context.group {
        context.fillColor = .white
        try context.paint(.black)
        try context.restore()
      }
    }
    #expect(context.depth == 1 && context.fillColor == .black)
    #expect(try color(0, 0) == "#00000000")
    try context.group { try context.save() }
    #expect(context.depth == 1)
    try context.restore()
  }

  @Test(arguments: [BlendMode.clear, .destinationOut]) func theEraserLeavesNothing(mode: BlendMode) throws {
    try context.paint(Color(rgb: 0x336699))
    context.blendMode = mode
    try context.move(to: Point(0, 10))
    try context.line(to: Point(20, 10))
    try context.setLineWidth(4)
    try context.stroke()
    #expect(
      try [color(3, 7), color(3, 8), color(3, 11), color(3, 12)] == [
        "#336699FF", "#00000000", "#00000000", "#336699FF",
      ])
  }

  @Test func clearingTakesAwayWhateverTheColorIs() throws {
    try context.paint(Color(rgb: 0x336699))
    context.blendMode = .clear
    context.fillColor = .clear
    try context.addRectangle(Rect(0, 0, 10, 10))
    try context.fill()
    #expect(try [color(9, 9), color(10, 10)] == ["#00000000", "#336699FF"])
    #expect(context.blendMode == .clear)
  }

  @Test func aPictureIsDrawnLargerWithTheFilterAskedFor() throws {
    let small = try ImageSurface(width: 2, height: 1)
    let inSmall = try Context(small)
    try inSmall.addRectangle(Rect(0, 0, 1, 1))
    try inSmall.fill()
    try context.draw(small, in: Rect(0, 0, 20, 10), filter: .nearest)
    #expect(try [color(9, 9), color(10, 0), color(0, 10)] == ["#000000FF", "#00000000", "#00000000"])
    context.blendMode = .source
    try context.draw(small, in: Rect(0, 0, 20, 10), filter: .bilinear)
    let between = try surface.pixel(x: 10, y: 5).alpha
    #expect(between > 60 && between < 190)
    #expect(try color(0, 0) == "#000000FF")
  }

  @Test func aPictureCanBeDrawnOnItself() throws {
    try context.addRectangle(Rect(0, 0, 10, 20))
    try context.fill()
    try context.draw(surface, in: Rect(10, 0, 20, 20), filter: .nearest)
    #expect(surface.pixels().allSatisfy { $0.alpha == 255 })
  }
}
