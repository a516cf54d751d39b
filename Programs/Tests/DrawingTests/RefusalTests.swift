import Drawing
import TestSupport
import Testing

@Suite struct RefusalTests {
  let context: Context

  init() throws {
    context = try Context(ImageSurface(width: 20, height: 20))
  }

  /// Every call with a number.
  private var calls: [(Double) throws -> Void] {
    [
      { try context.move(to: Point($0, 0)) }, { try context.move(to: Point(0, $0)) },
      { try context.addRectangle(Rect(0, 0, $0, 1)) }, { try context.addRectangle(Rect($0, 0, 1, 1)) },
      { try context.addEllipse(in: Rect(0, $0, 1, 1)) }, { try context.addEllipse(in: Rect(0, 0, 1, $0)) },
      { try context.arc(center: Point(0, 0), radius: $0, from: 0, to: 1) },
      { try context.arc(center: Point(0, 0), radius: 1, from: $0, to: 1, clockwise: false) },
      { try context.setLineWidth($0) }, { try context.translate($0, 0) }, { try context.scale($0, 1) },
    ]
  }

  @Test(arguments: [.nan, .infinity, -.infinity, 1e300, -1_000_001] as [Double])
  func whatIsNoCoordinateIsRefused(number: Double) throws {
    for call in calls {
      #expect(throws: DrawingError.self) { try call(number) }
    }
    try context.paint(.white)
  }

  /// Seed 9: any numbers, drawn or refused, leave the context usable.
  @Test func anyNumberLeavesTheContextUsable() throws {
    var random = SplitMix64(seed: 9)
    for _ in 0..<3_000 {
      let number =
        random.next() % 2 == 0 ? Double(bitPattern: random.next()) : Double.random(in: -1e6...1e6, using: &random)
      let call = calls[Int(random.next() % UInt64(calls.count))]
      try context.save()
      do {
        try call(number)
        try context.fill(keepingPath: true)
        try context.stroke()
      } catch is DrawingError {}
      try context.restore()
    }
    try context.paint(.white)
  }

  @Test func aLineNeedsABeginning() {
    #expect(throws: DrawingError.noCurrentPoint) { try context.line(to: Point(1, 1)) }
    #expect(throws: DrawingError.noCurrentPoint) { try context.curve(to: Point(1, 1), Point(0, 1), Point(1, 0)) }
  }

  @Test func aTransformationWithoutAreaIsRefused() throws {
    #expect(throws: DrawingError.transform) { try context.scale(0, 1) }
    for _ in 0..<200 { try? context.scale(1e-6, 1e-6) }
    try context.paint(.white)
  }

  @Test func negativeRadiusAndWidthAreRefused() {
    #expect(throws: DrawingError.coordinate(-1)) { try context.arc(center: Point(0, 0), radius: -1, from: 0, to: 1) }
    #expect(throws: DrawingError.lineWidth(-1)) { try context.setLineWidth(-1) }
  }

  @Test func afterTheEndEverythingIsRefused() throws {
    let document = try PDFSurface(width: 10, height: 10)
    let context = try Context(document)
    try context.save()
    _ = try document.pdf()
    for call: () throws -> Void in [
      { try context.paint(.white) }, { try context.fill() }, { try context.stroke() }, { try context.save() },
      { try context.restore() }, { try context.move(to: Point(0, 0)) }, { try context.clip() },
      { try context.group {} }, { _ = try Context(document) },
    ] {
      #expect(throws: DrawingError.ended) { try call() }
    }
  }

  @Test(arguments: [-0.1, 1.1, .nan, .infinity] as [Double])
  func componentsOfAColorAreFromZeroToOne(component: Double) {
    #expect(throws: DrawingError.self) { try Color(red: component, green: 0, blue: 0) }
    #expect(throws: DrawingError.self) { try Color(red: 0, green: 0, blue: 0, alpha: component) }
    let clamped = Color(clampingRed: component, green: 0, blue: 0)
    #expect(clamped.red == (component > 1 ? 1 : 0))
  }

  @Test func everyErrorSaysWhatIsAllowed() {
    let errors: [DrawingError] = [
      .size(width: 0, height: 1), .scale(0), .tooLarge(width: 1e9, height: 1), .component(2), .coordinate(.nan),
      .pixel(x: 9, y: 9, width: 3, height: 3), .lineWidth(-1), .fontSize(0), .longText(10_001),
    ]
    #expect(
      errors.map(\.description) == [
        "A drawing cannot be 0.0 × 1.0 points: width and height must be above 0.",
        "A scale cannot be 0.0: it must be above 0 and at most 64.0.",
        "A drawing of 1000000000.0 × 1.0 pixels is too large: at most 16384 on a side and 64000000 in all are allowed.",
        "A component of a color cannot be 2.0: it must be from 0 to 1.",
        "A coordinate cannot be nan: it must be a number from -1000000.0 to 1000000.0.",
        "There is no pixel (9, 9): x goes from 0 to 2, y from 0 to 2.",
        "A line cannot be -1.0 points wide: the width must be from 0 to 1000000.0.",
        "A font cannot be 0.0 points: the size must be above 0 and at most 2000.0.",
        "A text of 10001 characters is too long: at most 10000 are allowed.",
      ])
  }
}
