import TestSupport
import Testing

@testable import DrawingExperiments

@Suite("Crossings of rays with outlines")
struct OutlineTests {
  /// Returns the winding number by another definition: the sum of the corners' angles, seen from the point.
  private static func winding(_ corners: [ExactPoint], around point: ExactPoint) -> Int {
    let turn = corners.indices.reduce(0.0) { sum, index in
      let (one, other) = (corners[index] - point, corners[(index + 1) % corners.count] - point)
      return sum + Angle.between(one, other)
    }
    return Int((turn / (2 * Double.pi)).rounded())
  }

  @Test(
    "Crossings with random polygons agree with the definition, even with corners and edges on the rays",
    arguments: 1...6 as ClosedRange<UInt64>)
  func polygons(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<300 {
      let corners = (0..<Int.random(in: 3...9, using: &random)).map { _ in
        ExactPoint(whole: Int.random(in: 0...6, using: &random), Int.random(in: 0...6, using: &random))
      }
      let outline = Outline(shape: .polygon(corners))
      let point = ExactPoint(whole: Int.random(in: -1...7, using: &random), Int.random(in: -1...7, using: &random))
      if outline.contains(point) { continue }
      let winding = Self.winding(corners, around: point)
      for (x, y) in [(1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (2, 1), (-3, -1), (1, -5)] {
        let found = outline.meetings(from: point, toward: ExactVector(x, y))
        #expect(found.crossings.reduce(0) { $0 + $1.sign } == winding, "seed \(seed) \(corners) \(point) \(x) \(y)")
        #expect(found.crossings.count.isMultiple(of: 2) == winding.isMultiple(of: 2), "seed \(seed)")
        #expect(found.crossings.allSatisfy { $0.distance > 0 }, "seed \(seed)")
      }
    }
  }

  @Test("A point of an edge or a corner is on the outline, and its neighbors are not")
  func onOutline() {
    let square = Outline.rectangle(ExactPoint(whole: 10, 10), width: 2000, height: 2000)
    for (x, y) in [(1000, 1000), (2000, 1000), (3000, 3000), (1000, 1001)] {
      #expect(square.contains(ExactPoint(x, y)))
    }
    for (x, y) in [(999, 1000), (1001, 1001), (3001, 1000), (0, 1000)] {
      #expect(!square.contains(ExactPoint(x, y)))
    }
    let circle = Outline.circle(ExactPoint(whole: 10, 10), radius: 500)
    #expect(circle.contains(ExactPoint(whole: 13, 14)) && circle.contains(ExactPoint(whole: 5, 10)))
    #expect(!circle.contains(ExactPoint(1300, 1401)) && !circle.contains(ExactPoint(whole: 10, 10)))
  }

  @Test("A square is crossed through two corners, along an edge, and past a corner")
  func square() {
    let square = Outline.rectangle(ExactPoint(whole: 10, 10), width: 1000, height: 1000)
    func meetings(_ x: Int, _ y: Int, _ dx: Int, _ dy: Int) -> RayMeetings {
      square.meetings(from: ExactPoint(whole: x, y), toward: ExactVector(dx, dy))
    }
    let diagonal = 2.0.squareRoot()
    #expect(
      meetings(0, 0, 1, 1)
        == RayMeetings(
          crossings: [
            RayCrossing(distance: 20 * diagonal, sign: 1), RayCrossing(distance: 10 * diagonal, sign: -1),
          ]))
    #expect(meetings(0, 10, 1, 0) == RayMeetings(touches: 1))
    #expect(meetings(0, 20, 1, 0) == RayMeetings(touches: 1))
    #expect(meetings(5, 15, 1, -1) == RayMeetings(touches: 1))
    #expect(meetings(40, 10, 1, 0) == RayMeetings())
    #expect(meetings(15, 15, 1, 1).crossings.map(\.sign) == [1])
  }

  @Test("A circle is crossed from inside once, from outside twice, and as a tangent not at all")
  func circle() {
    for isClockwise in [true, false] {
      let sign = isClockwise ? 1 : -1
      let circle = Outline.circle(ExactPoint(whole: 10, 10), radius: 500, isClockwise: isClockwise)
      func meetings(_ x: Int, _ y: Int, _ dx: Int, _ dy: Int) -> RayMeetings {
        circle.meetings(from: ExactPoint(whole: x, y), toward: ExactVector(dx, dy))
      }
      #expect(meetings(10, 10, 3, 4) == RayMeetings(crossings: [RayCrossing(distance: 5, sign: sign)]))
      #expect(
        meetings(0, 10, 1, 0)
          == RayMeetings(crossings: [RayCrossing(distance: 5, sign: -sign), RayCrossing(distance: 15, sign: sign)]))
      #expect(meetings(0, 15, 1, 0) == RayMeetings(touches: 1))
      #expect(meetings(0, 16, 1, 0) == RayMeetings())
      #expect(meetings(0, 10, -1, 0) == RayMeetings())
    }
  }

  @Test("A circle's crossings are those of a polygon of many corners around it", arguments: [1 as UInt64, 2])
  func circleAsPolygon(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let (center, radius) = (ExactPoint(whole: 100, 100), 5000)
    let circle = Outline.circle(center, radius: radius)
    let corners = (0..<720).map { index in
      let (sine, cosine) = Angle.sineAndCosine(Double(index) * .pi / 360)
      return ExactPoint(
        center.x + Int((Double(radius) * cosine).rounded()), center.y + Int((Double(radius) * sine).rounded()))
    }
    let polygon = Outline(shape: .polygon(corners))
    for _ in 0..<300 {
      let point = ExactPoint(Int.random(in: 0...20_000, using: &random), Int.random(in: 0...20_000, using: &random))
      let ray = ExactVector(Int.random(in: -9...9, using: &random), Int.random(in: -9...9, using: &random))
      let aside = ray.square == 0 ? 0 : Double(ray.cross(center - point).magnitude) / Double(ray.square).squareRoot()
      if ray.square == 0 || circle.distance(to: point) < 0.1 || (aside - Double(radius)).magnitude < 10 { continue }
      let (one, other) = (circle.meetings(from: point, toward: ray), polygon.meetings(from: point, toward: ray))
      #expect(
        one.crossings.map(\.sign) == other.crossings.sorted { $0.distance < $1.distance }.map(\.sign), "seed \(seed)")
      for (mine, its) in zip(one.crossings, other.crossings.sorted { $0.distance < $1.distance }) {
        #expect((mine.distance - its.distance).magnitude < 2, "seed \(seed)")
      }
    }
  }
}
