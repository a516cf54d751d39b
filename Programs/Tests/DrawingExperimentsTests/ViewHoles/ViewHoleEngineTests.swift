import Drawing
import Results
import SourceText
import TestSupport
import Testing

@testable import DrawingExperiments

@Suite("Rules of fill against the engine's pixels")
struct ViewHoleEngineTests {
  @Test("The article's hole is missing by non-zero, and the engine leaves it blank by the other rules")
  func source() async throws {
    let table = try await table("view-hole.engine")
    #expect(
      table.ids == ["rule", "pixels", "near", "inside", "outside", "painted", "blank", "different"])
    let near = try #require(table.column("near").first.flatMap { Int($0) })
    let rest = 160 * 120 - near
    let hole = try #require(table.column("outside").first.flatMap { Int($0) })
    // The hole has 2827 squares; of those at its rim half are on the inner side.
    #expect((2500...2827).contains(hole))
    #expect(
      table.lines() == [
        "even-odd|19200|\(near)|\(rest - hole)|\(hole)|\(rest - hole)|\(hole)|0",
        "non-zero|19200|\(near)|\(rest)|0|\(rest)|0|0",
        "each hole by itself|19200|\(near)|\(rest - hole)|\(hole)|\(rest - hole)|\(hole)|0",
      ])
  }

  @Test(
    "At every pixel without an outline, counting crossings agrees with the engine",
    arguments: 1...12 as ClosedRange<UInt64>)
  func randomPaths(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let (width, height) = (60, 44)
    let view = Outline.rectangle(ExactPoint(0, 0), width: 100 * width, height: 100 * height)
    let holes = (0..<Int.random(in: 0...4, using: &random)).map { _ in Self.hole(&random, width, height) }
    let path = HolePath(outlines: [view] + holes)
    for rule in HoleRule.allCases {
      let pixels = try HolePixels(path, rule, width: width, height: height)
      #expect(pixels.different == 0, "seed \(seed) \(rule) \(path)")
      #expect(pixels.near + pixels.inside + pixels.outside == width * height)
      #expect(pixels.inside == pixels.painted && pixels.outside == pixels.blank, "seed \(seed) \(rule)")
    }
  }

  /// Returns a circle, or a polygon that may cross itself, partly outside of the view.
  private static func hole(_ random: inout SplitMix64, _ width: Int, _ height: Int) -> Outline {
    func point(_ random: inout SplitMix64) -> ExactPoint {
      ExactPoint(
        Int.random(in: -500...100 * width + 500, using: &random),
        Int.random(in: -500...100 * height + 500, using: &random))
    }
    guard Bool.random(using: &random) else {
      let corners = (0..<Int.random(in: 3...7, using: &random)).map { _ in point(&random) }
      return Outline(shape: .polygon(corners))
    }
    return .circle(
      point(&random), radius: Int.random(in: 100...2500, using: &random), isClockwise: Bool.random(using: &random))
  }

  @Test("Polygons with edges and corners on the rays agree with the engine", arguments: [1 as UInt64, 2, 3])
  func coarsePaths(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<4 {
      let holes = (0..<2).map { _ in
        Outline(
          shape: .polygon(
            (0..<Int.random(in: 3...8, using: &random)).map { _ in
              ExactPoint(
                450 + 500 * Int.random(in: 0...7, using: &random), 450 + 500 * Int.random(in: 0...5, using: &random))
            }))
      }
      let path = HolePath(outlines: [.rectangle(ExactPoint(0, 0), width: 4400, height: 3600)] + holes)
      for rule in HoleRule.allCases {
        #expect(try HolePixels(path, rule, width: 44, height: 36).different == 0, "seed \(seed) \(rule) \(holes)")
      }
    }
  }

  @Test("For a mask over the frame, model and engine agree on every square without an outline", arguments: [0, 7, 30])
  func frames(x: Int) throws {
    let framed = FramedHole(x: x, y: 5, width: 40, height: 30, hole: .circle(ExactPoint(whole: 20, 15), radius: 800))
    for rectangle in FramedHole.Rectangle.allCases {
      #expect(try HolePixels(framed.mask(rectangle), .evenOdd, width: 40, height: 30).different == 0)
    }
  }

  @Test("Only the fill of a full circle is independent of the start of its path")
  func arcs() async throws {
    let table = try await table("view-hole.arc-start", "sweeps: [360, 180]")
    #expect(table.ids == ["sweep", "before", "filled", "stroked"])
    #expect(
      table.lines() == [
        "360°|move(to: center)|the same|different", "360°|move(to: start)|the same|the same",
        "360°|nothing|the same|different", "180°|move(to: center)|the same|different",
        "180°|move(to: start)|the same|the same", "180°|nothing|different|different",
      ])
    #expect(
      try await DrawingExperimentsTests.table("view-hole.arc-start", "sweeps: 90").column("filled")
        == ["different", "the same", "different"])
  }
}
