import ExperimentKit
import HostTestSupport
import Results
import TestSupport
import Testing

@testable import ConcurrencyExperiments

@Suite("The tree of choices", .patient)
struct SuspendWrapperTreeTests {
  static func figure(_ yaml: String) async throws -> Figure {
    try await Catalogue.concurrency.figure("suspend-wrapper.tree", yaml)
  }

  @Test(
    "The tree has a node for each first part of a schedule, and a leaf for each schedule",
    arguments: SuspendForm.allCases)
  func nodes(form: SuspendForm) async throws {
    let events: [SuspendEvent] = [.fail, .cancel]
    let figure = try await Self.figure("form: \(form.rawValue)\nevents: [fail, cancel]")
    let schedules = try SuspendSchedules(SuspendScene.Setting(form: form), events: events).all.map(\.steps)
    let nodes = Set(schedules.flatMap { steps in (0...steps.count).map { Array(steps.prefix($0)) } })
    let circles = figure.shapes.filter { if case .circle = $0 { true } else { false } }
    // "after cancel" is a second line of a leaf.
    let texts = figure.shapes.filter { shape in
      if case .text(let words, _, _) = shape { words.en != "after cancel" } else { false }
    }
    #expect(circles.count == nodes.count)
    #expect(texts.count == nodes.count - 1 + schedules.count)
  }

  @Test("Nodes do not overlap")
  func places() async throws {
    let figure = try await Self.figure("events: [answer, cancel, leave]")
    let centers = figure.shapes.compactMap { shape in
      if case .circle(let center, _, _, _) = shape { center } else { nil }
    }
    #expect(Set(centers).count == centers.count)
  }

  @Test("Too many schedules are refused")
  func refused() async throws {
    let error = await #expect(throws: (any Error).self) {
      try await run("suspend-wrapper.tree", "events: [answer, leave, cancel, cancel]")
    }
    #expect("\(error.map { "\($0)" } ?? "")".contains("too many for a picture"))
  }
}
