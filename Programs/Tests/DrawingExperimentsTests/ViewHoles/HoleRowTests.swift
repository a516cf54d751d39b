import TestSupport
import Testing

@testable import DrawingExperiments

@Suite("Rows of squares")
struct HoleRowTests {
  @Test(
    "A ray through a whole row has the same result as a ray from each middle", arguments: 1...6 as ClosedRange<UInt64>)
  func rows(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let (width, height) = (24, 18)
    let polygons = (0..<3).map { _ in
      Outline(
        shape: .polygon(
          (0..<Int.random(in: 3...7, using: &random)).map { _ in
            ExactPoint(50 * Int.random(in: -4...52, using: &random), 50 * Int.random(in: -4...40, using: &random))
          }))
    }
    let circle = Outline.circle(
      ExactPoint(whole: 9, 8), radius: Int.random(in: 1...1200, using: &random),
      isClockwise: Bool.random(using: &random))
    let view = Outline.rectangle(ExactPoint(0, 0), width: 100 * width, height: 100 * height)
    let path = HolePath(outlines: [view] + polygons + [circle])
    for y in 0..<height {
      let row = HoleRow(path, top: y)
      let isNear = row.isNear(width: width)
      for rule in HoleRule.allCases {
        let isInside = row.isInside(by: rule, width: width)
        for x in 0..<width {
          let middle = ExactPoint(100 * x + 50, 100 * y + 50)
          let distance = path.outlines.map { $0.distance(to: middle) }.min() ?? .infinity
          #expect(isNear[x] == (distance < 1), "seed \(seed) \(middle)")
          if path.isOnOutline(middle) { continue }
          #expect(isInside[x] == path.isInside(middle, by: rule), "seed \(seed) \(rule) \(middle)")
        }
      }
    }
  }
}
