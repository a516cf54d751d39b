import HostTestSupport
import Results
import SourceText
import TestSupport
import Testing

@testable import NetworkExperiments

@Suite("A sequence diagram", .patient)
struct SequenceDiagramTests {
  private static func diagram(_ count: Int) -> SequenceDiagram {
    SequenceDiagram((0..<count).map { SequenceDiagram.Part(title: LocalizedText("part \($0)")) })
  }

  /// Returns the places of the texts of a figure, by their words.
  private func places(_ figure: Figure) -> [String: Figure.Point] {
    figure.shapes.reduce(into: [:]) { places, shape in
      if case .text(let words, let point, _) = shape { places[words.en] = point }
    }
  }

  @Test("A label is in the outermost gap that its arrow crosses, in either direction")
  func labels() throws {
    for (from, to, gap) in [(0, 1, 0), (1, 0, 0), (0, 3, 0), (3, 0, 0), (1, 3, 2), (3, 1, 2), (2, 0, 0), (0, 2, 0)] {
      var diagram = Self.diagram(4)
      diagram.message(from: from, to: to, "hello")
      let places = places(diagram.figure())
      let ends = [gap, gap + 1].compactMap { places["part \($0)"]?.x }
      let label = try #require(places["hello"]).x
      #expect(ends.count == 2 && abs(label - ends.reduce(0, +) / 2) < 1e-6, "from \(from) to \(to)")
    }
  }

  @Test("Messages, remarks and notes are below each other, and all of them inside the figure")
  func order() {
    var diagram = Self.diagram(2)
    diagram.message(from: 0, to: 1, "one")
    diagram.message(from: 1, to: 0, "two", remark: "remark")
    diagram.note(0, "three")
    diagram.message(from: 0, to: 1, "four")
    let figure = diagram.figure(end: "end")
    let heights = ["part 0", "one", "two", "remark", "three", "four", "end"].compactMap { places(figure)[$0]?.y }
    #expect(heights.count == 7)
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $1 - $0 > 8 })
    #expect(heights.allSatisfy { (0..<figure.height).contains($0) })
    #expect(
      figure.alt.en
        == "part 0 → part 1: one; part 1 → part 0: two (remark); part 0: three; part 0 → part 1: four; end")
  }

  @Test("Only a part that is cut off has a cross")
  func lives() {
    func crosses(_ isCut: Bool?) -> Int {
      var diagram = Self.diagram(2)
      diagram.step("first")
      diagram.begin(0)
      diagram.step("second")
      if let isCut { diagram.end(0, isCut: isCut) }
      return diagram.figure().shapes.count { if case .segments = $0 { true } else { false } }
    }
    #expect(crosses(true) == 1)
    #expect(crosses(false) == 0)
    #expect(crosses(nil) == 0)
  }
}
