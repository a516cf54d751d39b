import ExperimentKit
import Foundation
import HostTestSupport
import TestSupport
import Testing

@testable import ConcurrencyExperiments

@Suite("A wait that registers before it returns", .patient)
struct NotificationWaitTests {
  @Test("Posts from many threads complete the wait once")
  func threads() async throws {
    for _ in 0..<50 {
      let center = WatchedCenter(NotificationCenter())
      let log = EventLog<Int>()
      let wait = NotificationWait(for: ["A", "B", "C"], on: center) { log.add(1) }
      await withTaskGroup(of: Void.self) { group in
        for name in ["A", "B", "C", "A", "B", "C"] { group.addTask { center.post(name) } }
      }
      #expect(wait.missing == [])
      #expect(log.entries == [1])
      #expect(center.observers == 0)
    }
  }

  @Test("The wait ends with its owner, and its observers with it")
  func released() {
    let center = WatchedCenter(NotificationCenter())
    var wait: NotificationWait? = NotificationWait(for: ["A", "B"], on: center)
    #expect(center.observers == 2 && wait?.missing == ["A", "B"])
    wait = nil
    #expect(center.observers == 0)
  }

  @Test("An awaited wait returns after all have arrived, and throws after a stop")
  func awaited() async throws {
    let center = WatchedCenter(NotificationCenter())
    let wait = NotificationWait(for: ["A"], on: center)
    center.post("A")
    try await wait.value()
    let stopped = NotificationWait(for: ["A"], on: center)
    stopped.stop()
    await #expect(throws: CancellationError.self) { try await stopped.value() }
  }

  @Test("A stage leaves no observer, even with open waits")
  func closed() {
    let stage = NotificationStage(.article)
    stage.wait(for: ["A", "B", "A"], on: .standard)
    stage.register()
    stage.wait(for: "C", on: .other)
    #expect(stage.observers(.standard) == 1 && stage.observers(.other) == 1)
    stage.close()
    #expect(stage.observers(.standard) == 0 && stage.observers(.other) == 0)
    #expect(stage.queued == [])
  }
}
