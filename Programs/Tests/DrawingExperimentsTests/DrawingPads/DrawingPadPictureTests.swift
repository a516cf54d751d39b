import Drawing
import ExperimentKit
import Results
import SourceText
import TestSupport
import Testing

@testable import DrawingExperiments

@Suite("Pictures of drawing pads")
struct DrawingPadPictureTests {
  static let script =
    "events: [color red, size middle, began 20 20, moved 80 60, ended 140 20, tool eraser, began 80 10, ended 80 90]"

  @Test("The picture is the pad in pixels, and its text alternative has the strokes")
  func contents() async throws {
    let result = try await picture("drawing-pad.picture", "{\(Self.script), scale: 2}")
    let image = try result.pixels()
    #expect((image.pixelWidth, image.pixelHeight) == (320, 200))
    #expect(result.engine == Engine.version)
    #expect(
      result.alt.en
        == "A drawing pad of 160 × 100 points. From bottom to top: a red line 12 wide through "
        + "(20, 20), (80, 60), (140, 20); a white line 12 wide through (80, 10), (80, 90).")
    #expect(
      result.alt.ja == "160 × 100ポイントのお絵かき帳。下から順に、(20, 20)、(80, 60)、(140, 20)を通る太さ12の赤い線、(80, 10)、(80, 90)を通る太さ12の白い線。")
    #expect(image.pixel(x: 40, y: 40) == PadColor.red.byteColor.pixel)
    #expect(image.pixel(x: 160, y: 118) == ByteColor.white.pixel)
  }

  @Test("A picture after some of the events has no line for a touch that has only begun")
  func after() async throws {
    #expect(
      try await picture("drawing-pad.picture", "{\(Self.script), after: 3}").alt.en
        == "A drawing pad of 160 × 100 points. From bottom to top: no strokes.")
    #expect(
      try await picture("drawing-pad.picture", "{\(Self.script), after: 4}").alt.en.hasSuffix(
        "a red line 12 wide through (20, 20), (80, 60), not finished."))
    let tap = "events: [began 50 50], width: 100, height: 100, points: [50 50]"
    #expect(try await table("drawing-pad.samples", "{\(tap)}").lines() == ["50|50|none|background|#ffffff"])
    #expect(
      try await table("drawing-pad.samples", "{\(tap.replacing("began 50 50", with: "began 50 50, ended 50 50"))}")
        .lines() == ["50|50|1|black|#000000"])
  }

  @Test("The eraser paints white on any background, and a transparent one restores it")
  func eraser() async throws {
    let points = "background: 3399ff, points: [80 50, 80 80, 30 26, 5 5]"
    let white = try await table("drawing-pad.samples", "{\(Self.script), \(points)}")
    #expect(white.ids == ["x", "y", "strokes", "top", "pixel"])
    #expect(
      white.lines() == [
        "80|50|2|white|#ffffff", "80|80|2|white|#ffffff", "30|26|1|red|#ff0000", "5|5|none|background|#3399ff",
      ])
    let transparent = try await table("drawing-pad.samples", "{\(Self.script), \(points), eraser: transparent}")
    #expect(transparent.column("pixel") == ["#3399ff", "#3399ff", "#ff0000", "#3399ff"])
    #expect(transparent.column("top") == ["background", "background", "red", "background"])
  }

  @Test("Away from edges, the engine shows the topmost stroke that is near enough", arguments: [1 as UInt64, 2, 3])
  func distances(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    func point() -> Point {
      Point(Double.random(in: -10...110, using: &random), Double.random(in: -10...110, using: &random))
    }
    for _ in 0..<12 {
      let events = (0..<5).flatMap { _ -> [PadEvent] in
        let moves = (0..<Int.random(in: 0...3, using: &random)).map { _ in PadEvent.moved(point()) }
        return [.color(Int.random(in: 0...2, using: &random)), .size(Int.random(in: 0...2, using: &random))]
          + [.tool(Int.random(in: 0...1, using: &random)), .began(point())] + moves + [.ended(point())]
      }
      let play = PadPlay(
        events: events, handlesCancel: false, width: 100, height: 100, background: ByteColor(red: 1, green: 2, blue: 3),
        eraser: .white)
      let pad = try play.pad(after: nil)
      let surface = try play.surface(pad)
      for _ in 0..<60 {
        let (x, y) = (Int.random(in: 0..<100, using: &random), Int.random(in: 0..<100, using: &random))
        let place = Point(Double(x) + 0.5, Double(y) + 0.5)
        let distances = pad.drawn.map { Self.distance(place, $0.points) - $0.width / 2 }
        guard distances.allSatisfy({ abs($0) > 1 }) else { continue }
        let top = Array(zip(pad.drawn, distances)).last { $0.1 < 0 }?.0
        #expect(
          try surface.pixel(x: x, y: y) == (top?.color.byteColor ?? play.background).pixel,
          "seed \(seed), \(x) \(y): \(events.map(\.written.en))")
      }
    }
  }

  /// Returns the distance of a place from a line through points, by trying many places on it.
  private static func distance(_ place: Point, _ points: [Point]) -> Double {
    zip(points, points.dropFirst()).flatMap { start, end in
      (0...400).map { step in
        let share = Double(step) / 400
        let (x, y) = (start.x + share * (end.x - start.x) - place.x, start.y + share * (end.y - start.y) - place.y)
        return (x * x + y * y).squareRoot()
      }
    }.min() ?? .infinity
  }

  @Test("The strip has a pad for each event, in rows, with its number")
  func strip() async throws {
    let result = try await picture("drawing-pad.strip", "{\(Self.script), columns: 3}")
    let image = try result.pixels()
    #expect(image.pixelWidth <= 960 && image.pixelHeight <= 700)
    #expect(
      result.alt.en
        == "The pad after each of 8 events. Number 4, after moved 80 60: red 12 (2 points), not finished. "
        + "Number 5, after ended 140 20: red 12 (3 points). Number 8, after ended 80 90: red 12 (3 points); "
        + "white 12 (2 points). The other events make no visible change.")
    // The 1 of the first pad: its middle column is black, the upper right square is not.
    #expect(image.pixel(x: 14, y: 18) == ByteColor.black.pixel)
    #expect(image.pixel(x: 18, y: 10) != ByteColor.black.pixel)
    #expect(
      try await picture("drawing-pad.strip", "events: [undo]").pixels().pixelWidth < 340)
  }

  @Test("A tap is visible because the ends are round", arguments: [("small", "6"), ("middle", "12"), ("big", "20")])
  func taps(size: String, side: String) async throws {
    let result = try await table("drawing-pad.taps", "size: \(size)")
    #expect(result.ids == ["touches", "points", "cap", "drawn"])
    let disc = "\(side) × \(side)"
    #expect(
      result.column("drawn")
        == ["nothing", "nothing", "nothing", "nothing", disc, "nothing", "nothing", disc, "nothing"])
    #expect(result.column("points") == ["1", "1", "1", "2", "2", "2", "3", "3", "3"])
  }
}
