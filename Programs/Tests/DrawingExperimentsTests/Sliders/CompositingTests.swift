import Drawing
import Testing

@testable import DrawingExperiments

@Suite("The arithmetic of compositing")
struct CompositingTests {
  @Test("A product of bytes is a·b ÷ 255 rounded to the nearest, for all 65,536 pairs")
  func product() {
    var wrong: [(UInt8, UInt8)] = []
    for a in UInt8.min...UInt8.max {
      for b in UInt8.min...UInt8.max {
        let (quotient, remainder) = (Int(a) * Int(b)).quotientAndRemainder(dividingBy: 255)
        if Int(Compositing.product(a, b)) != quotient + (remainder > 127 ? 1 : 0) { wrong.append((a, b)) }
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test("The engine's pixels are the computed ones, for every alpha and source and some backgrounds")
  func enginePixels() throws {
    let backgrounds: [UInt8] = [0, 1, 100, 128, 255]
    let source = try Self.surface(width: 256, height: backgrounds.count) { x, _ in Self.gray(UInt8(x)) }
    let background = try Self.surface(width: 256, height: backgrounds.count) { _, y in Self.gray(backgrounds[y]) }
    var wrong = 0
    for alpha in UInt8.min...UInt8.max {
      let surface = try background.copy()
      let context = try Context(surface)
      try context.draw(source, in: surface.bounds, filter: .nearest, alpha: Double(alpha) / 255)
      for (index, pixel) in surface.pixels().enumerated() {
        let (source, background) = (UInt8(index % 256), backgrounds[index / 256])
        let sum = Compositing.steps(
          Pixel(red: source, green: source, blue: source, alpha: 255),
          over: Pixel(red: background, green: background, blue: background, alpha: 255), alpha: alpha
        ).map(\.sum)
        if sum != pixel.components { wrong += 1 }
      }
    }
    #expect(wrong == 0)
  }

  @Test("The engine's pixels are the computed ones for transparent sources and backgrounds")
  func transparentPixels() throws {
    let source = try Self.surface(width: 256, height: 16) { x, y in
      ByteColor(red: UInt8(x), green: 255 - UInt8(x), blue: 77, alpha: UInt8(y * 17))
    }
    let background = try Self.surface(width: 256, height: 16) { x, y in
      ByteColor(red: 200, green: 3, blue: UInt8(x), alpha: UInt8((x + y * 17) % 256))
    }
    let (above, below) = (source.pixels(), background.pixels())
    for alpha in stride(from: UInt8(0), through: 255, by: 15) {
      let surface = try background.copy()
      let context = try Context(surface)
      try context.draw(source, in: surface.bounds, filter: .nearest, alpha: Double(alpha) / 255)
      let computed = above.indices.map {
        Compositing.steps(above[$0], over: below[$0], alpha: alpha).map(\.sum)
      }
      #expect(surface.pixels().map(\.components) == computed, "alpha \(alpha)")
    }
  }

  @Test("A color is stored as computed, for every component and alpha")
  func premultiplied() throws {
    let surface = try Self.surface(width: 256, height: 256) { x, y in
      ByteColor(red: UInt8(x), green: 0, blue: 255, alpha: UInt8(y))
    }
    for (index, pixel) in surface.pixels().enumerated() where pixel != Self.color(index).pixel {
      Issue.record("\(Self.color(index)): \(pixel)")
    }
  }

  @Test("The byte of k ÷ 255 is k, one half is 128, and alphas beyond 0 and 1 are drawn as 0 and 1")
  func bytes() {
    for byte in UInt8.min...UInt8.max { #expect(Compositing.byte(Double(byte) / 255) == byte) }
    #expect([0.5, 0.25, 0.75, 0.999, 0.003].map(Compositing.byte) == [128, 64, 191, 255, 0])
    #expect([-3, -0.001, 1.001, 900].map(Compositing.byte) == [0, 0, 255, 255])
    #expect([-3, 0.3, 1.5].map(Compositing.drawn) == [0, 0.3, 1])
  }

  @Test("The engine computes the same byte for every thousandth")
  func engineBytes() throws {
    let image = try Self.surface(width: 1, height: 1) { _, _ in .white }
    for thousandth in 0...1_000 {
      let alpha = Double(thousandth) / 1_000
      let surface = try ImageSurface(width: 1, height: 1)
      try Context(surface).draw(image, in: surface.bounds, filter: .nearest, alpha: alpha)
      #expect(try surface.pixel(x: 0, y: 0).alpha == Compositing.byte(alpha), "\(alpha)")
    }
  }

  /// Returns a surface with pixels from a function of their place.
  private static func surface(
    width: Int, height: Int, _ color: (Int, Int) -> ByteColor
  ) throws -> ImageSurface {
    let surface = try ImageSurface(width: Double(width), height: Double(height))
    let context = try Context(surface)
    context.blendMode = .source
    for y in 0..<height {
      for x in 0..<width {
        context.fillColor = color(x, y).color
        try context.addRectangle(Rect(Double(x), Double(y), 1, 1))
        try context.fill()
      }
    }
    return surface
  }

  private static func gray(_ byte: UInt8) -> ByteColor {
    ByteColor(red: byte, green: byte, blue: byte)
  }

  private static func color(_ index: Int) -> ByteColor {
    ByteColor(red: UInt8(index % 256), green: 0, blue: 255, alpha: UInt8(index / 256))
  }
}
