import Drawing
import ExperimentKit
import SourceText
import TestSupport
import Testing

@testable import DrawingExperiments

@Suite("The drawing pad's machines")
struct PadMachineTests {
  @Test("The article's table has no flaws, and with cancel handled no stroke can remain")
  func flaws() {
    #expect(PadMachine.pad(handlesCancel: false).flaws.isEmpty)
    #expect(PadMachine.pad(handlesCancel: true).flaws == [.unreachable(.leftOver)])
  }

  @Test("The strokes are always those of a plain list of touches", arguments: [1 as UInt64, 2, 3])
  func strokes(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let handlesCancel = Bool.random(using: &random)
      let events = (0..<Int.random(in: 0...30, using: &random)).map { _ in Self.event(&random) }
      let run = PadMachine.pad(handlesCancel: handlesCancel).run(events, context: DrawingPad())
      let note: Testing.Comment = "seed \(seed): \(handlesCancel) \(events.map(\.written.en))"
      let plain = PlainPad(events, handlesCancel: handlesCancel)
      #expect(run.context.finished.map(\.points) == plain.finished, note)
      #expect(run.context.current?.points == plain.current, note)
      #expect((run.state == .drawing) == plain.isTouched, note)
      #expect((run.state == .leftOver) == (!plain.isTouched && plain.current != nil), note)
    }
  }

  private static func event(_ random: inout SplitMix64) -> PadEvent {
    let point = Point(Double(Int.random(in: 0...9, using: &random)), 0)
    return random.pick([
      .began(point), .moved(point), .ended(point), .cancelled, .undo, .clear,
      .tool(Int.random(in: -1...2, using: &random)),
      .color(Int.random(in: -1...3, using: &random)), .size(Int.random(in: -1...3, using: &random)),
    ])
  }

  @Test("A stroke has the color and size that were chosen when it began")
  func settings() {
    let events: [PadEvent] = [
      .color(2), .size(1), .began(Point(0, 0)), .color(0), .size(2), .tool(1), .ended(Point(1, 0)), .began(Point(2, 0)),
      .tool(0), .ended(Point(2, 0)), .color(1), .size(0), .began(Point(3, 0)), .ended(Point(3, 0)),
    ]
    let pad = PadMachine.pad(handlesCancel: false).run(events, context: DrawingPad()).context
    #expect(pad.finished.map(\.color) == [.yellow, .white, .red])
    #expect(pad.finished.map(\.width) == [12, 20, 6])
    #expect(pad.finished.map(\.isErasing) == [false, true, false])
  }

  @Test("An unknown segment changes nothing, except that its color is black", arguments: [-1, 3, 99])
  func segments(index: Int) {
    var pad = DrawingPad()
    for event in [PadEvent.tool(1), .color(1), .size(2)] { pad.take(event) }
    let chosen = pad
    for event in [PadEvent.tool(index), .size(index)] { pad.take(event) }
    #expect(pad == chosen)
    pad.take(.color(index))
    #expect(pad.color == .black && pad.size == .big && pad.isErasing)
  }

  @Test("A line covers places within half its width of a segment, one point nothing, two equal ones a disc")
  func covering() {
    func stroke(_ points: Point...) -> PadStroke {
      PadStroke(points: points, color: .black, size: .middle, isErasing: false)
    }
    let corner = stroke(Point(0, 0), Point(100, 0), Point(100, 50))
    let places = [
      (Point(50, 6), true), (Point(50, 6.1), false), (Point(-6, 0), true), (Point(-4.3, 4.3), false),
      (Point(104.2, -4.2), true), (Point(104.3, -4.3), false), (Point(100, 56), true), (Point(94, 50), true),
      (Point(50, 25), false),
    ]
    for (place, isCovered) in places { #expect(corner.covers(place) == isCovered, "\(place)") }
    #expect(!stroke(Point(5, 5)).covers(Point(5, 5)))
    #expect(stroke(Point(5, 5), Point(5, 5)).covers(Point(5, 11)))
    #expect(!stroke(Point(5, 5), Point(5, 5)).covers(Point(9.3, 9.3)))
  }
}

/// The strokes of a pad as lists of points, without any machine.
private struct PlainPad {
  var finished: [[Point]] = []
  var current: [Point]?
  var isTouched = false

  init(_ events: [PadEvent], handlesCancel: Bool) {
    for event in events {
      if case .began(let point) = event, !isTouched { (current, isTouched) = ([point], true) }
      if case .moved(let point) = event, isTouched { current?.append(point) }
      if case .ended(let point) = event, isTouched {
        finished.append((current ?? []) + [point])
        (current, isTouched) = (nil, false)
      }
      if event == .cancelled, isTouched { (current, isTouched) = (handlesCancel ? nil : current, false) }
      if event == .undo { finished = finished.dropLast() }
      if event == .clear { finished = [] }
    }
  }
}
