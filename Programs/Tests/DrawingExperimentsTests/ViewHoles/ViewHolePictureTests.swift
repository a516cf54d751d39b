import Drawing
import Results
import SourceText
import Testing

@Suite("Pictures of views with holes")
struct ViewHolePictureTests {
  /// The page's colors, plain and under black of alpha 0.6.
  private static let (paper, darkPaper) = ("#FFF3C4", "#66614E")

  @Test("The page shows through the hole and is dark around it, and the margin is white")
  func source() async throws {
    let picture = try await picture("view-hole.picture", "scale: 1")
    let pixels = try picture.pixels()
    #expect(pixels.pixelWidth == 188 && pixels.pixelHeight == 148)
    #expect(pixels.color(14 + 70, 14 + 60) == Self.paper)
    #expect(pixels.color(14 + 150, 14 + 60) == Self.darkPaper)
    #expect(pixels.color(5, 5) == "#FFFFFF")
    #expect(picture.engine?.hasPrefix("Cairo ") == true)
    #expect(
      picture.alt.en
        == "A colored page below a black, half-transparent view of 160 × 120 points. Its path is filled by "
        + "the even-odd rule. Hole 1, circle 60 60 30: its middle is open.")
    #expect(picture.alt.ja.hasSuffix("パスは偶奇規則で塗る。穴1(circle 60 60 30)は、中央が開いている。"))
    #expect(try await DrawingExperimentsTests.picture("view-hole.picture").pixels().pixelWidth == 376)
  }

  @Test("The overlap of holes is dark by even-odd and open when each hole is cut by itself")
  func overlap() async throws {
    let holes = "holes: [circle 70 60 20, circle 90 60 20], scale: 1"
    for (rule, color) in [("even-odd", Self.darkPaper), ("non-zero", Self.darkPaper), ("separate", Self.paper)] {
      let pixels = try await picture("view-hole.picture", "{\(holes), rule: \(rule)}").pixels()
      #expect(pixels.color(14 + 80, 14 + 60) == color, "\(rule)")
    }
  }

  @Test("A ray is red, its crossings are rings with plus or minus; the grid has full and hollow squares")
  func marks() async throws {
    let picture = try await picture("view-hole.picture", "{scale: 1, points: 10 60, holes: circle 60 60 30, grid: 40}")
    let pixels = try picture.pixels()
    let ray = pixels.pixel(x: 14 + 50, y: 14 + 60)
    #expect(ray.red > 200 && ray.green < 100 && ray.blue < 100)
    // In the middle of the first ring there is a minus: black at the sides of the middle, white above it.
    #expect(pixels.color(14 + 31, 14 + 57) == "#FFFFFF")
    #expect(pixels.pixel(x: 14 + 31, y: 14 + 59).red < 128)
    // In the middle of the second ring there is a plus.
    #expect(pixels.pixel(x: 14 + 89, y: 14 + 58).red < 140)
    // Squares: at (20, 20) covered, full; at (60, 60) open, hollow with a black rim.
    #expect(pixels.color(14 + 18, 14 + 18) == "#FFFFFF")
    #expect(pixels.color(14 + 60, 14 + 62) == "#000000" || pixels.pixel(x: 14 + 60, y: 14 + 62).red < 140)
    #expect(picture.alt.en.contains("Full squares mark 11 points of a grid as inside, hollow ones 1 as outside."))
    #expect(picture.alt.en.hasSuffix("The ray from 10 60, right, has 3 crossings."))
    #expect(picture.alt.ja.hasSuffix("10 60から出る射線(右)の交差は3回。"))
  }

  @Test("A mask over the frame leaves a view at (40, 30) bare on the left and at the top")
  func frame() async throws {
    let picture = try await picture("view-hole.frame-picture", "{scale: 1, hole: circle 100 70 10}")
    let pixels = try picture.pixels()
    // Two pages of 210 × 160 with gaps of 10; the view begins 40 and 30 points into each.
    #expect(pixels.pixelWidth == 450 && pixels.pixelHeight == 180)
    for (page, expected) in [(10, Self.paper), (230, Self.darkPaper)] {
      #expect(pixels.color(page + 40 + 20, 10 + 30 + 22) == expected)
    }
    #expect(picture.alt.en.contains("masked by its bounds, on the right, 18884."))
  }

  @Test("The hole at the unconverted frame misses the target, and the converted one shows it")
  func place() async throws {
    let pixels = try await picture("view-hole.place-picture", "{scale: 1}").pixels()
    let factor = 260.0 / 896
    let (width, x, y) = (414 * factor, 147 * factor, 388 * factor)
    #expect(pixels.color(10 + Int(x), 10 + Int(y)) == "#62420E")
    #expect(pixels.color(20 + Int(width + x), 10 + Int(y)) == "#F5A623")
    #expect(pixels.color(10 + Int(40 * factor), 10 + Int(40 * factor)) == Self.paper)
  }

  @Test("Three arcs are side by side, and every picture has its size at each scale", arguments: 1...3)
  func sizes(scale: Int) async throws {
    for (name, width, height) in [
      ("picture", 188, 148), ("arc-picture", 400, 110), ("frame-picture", 450, 180),
    ] {
      let pixels = try await picture("view-hole.\(name)", "scale: \(scale)").pixels()
      #expect(pixels.pixelWidth == scale * width && pixels.pixelHeight == scale * height, "\(name)")
    }
  }

  @Test("One degree and one square are in the singular")
  func singular() async throws {
    #expect(try await picture("view-hole.arc-picture", "sweep: 1").alt.en.contains("an arc of 1 degree, their paths"))
    #expect(try await picture("view-hole.arc-picture", "sweep: 2").alt.en.contains("an arc of 2 degrees, their paths"))
    #expect(
      try await picture("view-hole.frame-picture", "{width: 1, height: 1}").alt.en.contains(
        "0 of its 1 square of one point is dark; masked by its bounds, on the right, 1."))
  }

  @Test("Pictures have all elements at their smallest and largest sizes")
  func extremes() async throws {
    for yaml in [
      "{width: 1, height: 1, holes: []}", "{width: 400, height: 300, holes: circle 4000 4000 90, scale: 3}",
      "{points: [4096 4096, -4096 0], rays: [1000 999, -1000 1]}", "{holes: polygon 0 0 0 0 0 0, points: 5 5}",
    ] {
      #expect(try await !picture("view-hole.picture", yaml).alt.en.isEmpty)
    }
    #expect(
      try refusals("view-hole.picture", "grid: 7") == [
        "cell:1: The parameter `grid` cannot be `7`: the coordinates of the points would not be whole numbers. "
          + "Use an even number."
      ])
  }
}
