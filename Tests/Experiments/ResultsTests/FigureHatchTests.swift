import Results
import Testing

@Suite("Hatched areas")
struct FigureHatchTests {
  static let hatches: [Figure.Hatch] = [.rising, .falling, .level]

  private func lines(_ hatch: Figure.Hatch, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> [Figure
    .Segment]
  {
    hatch.lines(Figure.Point(x, y), width: width, height: height, spacing: 4)
  }

  @Test("Lines stay in their rectangle, end at its sides and have their direction", arguments: hatches)
  func inside(hatch: Figure.Hatch) {
    let lines = lines(hatch, -3, 5, 30, 13)
    #expect(!lines.isEmpty)
    for line in lines {
      for point in [line.from, line.to] {
        #expect((-3...27).contains(point.x) && (5...18).contains(point.y))
        #expect(point.x == -3 || point.x == 27 || point.y == 5 || point.y == 18)
      }
      let slope = (line.to.y - line.from.y) / (line.to.x - line.from.x)
      #expect(slope == (hatch == .rising ? -1 : hatch == .falling ? 1 : 0))
    }
  }

  @Test("Cutting a rectangle in two does not change the length of its lines", arguments: hatches)
  func continues(hatch: Figure.Hatch) {
    func length(_ lines: [Figure.Segment]) -> Double { lines.map { $0.to.x - $0.from.x }.reduce(0, +) }
    let whole = length(lines(hatch, 1, 2, 20, 15))
    #expect(length(lines(hatch, 1, 2, 7, 15)) + length(lines(hatch, 8, 2, 13, 15)) == whole)
    #expect(length(lines(hatch, 1, 2, 20, 5)) + length(lines(hatch, 1, 7, 20, 10)) == whole)
  }

  @Test("The number of lines follows from their distance")
  func count() {
    #expect(lines(.level, 0, 1, 9, 8).map(\.from.y) == [4, 8])
    #expect(lines(.rising, 0, 0, 8, 8).count == 3)
    #expect(lines(.falling, 0, 0, 8, 8).count == 3)
    #expect(lines(.level, 0, 1, 9, 2).isEmpty)
  }
}
