import HostTestSupport
import Synchronization
import TestSupport
import Testing

@testable import ConcurrencyExperiments

@Suite("An executor whose jobs run on command", .patient)
struct ManualExecutorTests {
  @Test("A task runs only when its job is run, and continues only when it is run again")
  func waits() {
    let (queue, log) = (ManualExecutor(), EventLog<String>())
    let gate = Mutex<CheckedContinuation<Void, Never>?>(nil)
    let open: @Sendable (CheckedContinuation<Void, Never>) -> Void = { continuation in
      gate.withLock { $0 = continuation }
    }
    Task(executorPreference: queue) {
      log.add("begins")
      await withCheckedContinuation { open($0) }
      log.add("goes on")
    }
    #expect(log.entries == [])
    #expect(queue.count == 1)
    #expect(queue.runNext())
    #expect(log.entries == ["begins"])
    #expect(!queue.runNext())
    gate.withLock { $0.take() }?.resume()
    #expect(log.entries == ["begins"])
    #expect(queue.runNext())
    #expect(log.entries == ["begins", "goes on"])
  }

  @Test("Jobs run in the order in which they became ready, or in the requested order")
  func order() {
    let (queue, log) = (ManualExecutor(), EventLog<Int>())
    for number in 1...4 { Task(executorPreference: queue) { log.add(number) } }
    #expect(queue.run(at: 2))
    #expect(!queue.run(at: 3))
    queue.runAll()
    #expect(log.entries == [3, 1, 2, 4])
    #expect(queue.count == 0)
  }

  @Test("Child tasks run only on the executor")
  func children() {
    let (queue, log) = (ManualExecutor(), EventLog<String>())
    Task(executorPreference: queue) {
      await withTaskGroup(of: Void.self) { group in
        for number in 1...3 { group.addTask { log.add("child \(number)") } }
      }
      async let last: Void = log.add("async let")
      await last
      log.add("parent")
    }
    while queue.runNext() {}
    #expect(log.entries == ["child 1", "child 2", "child 3", "async let", "parent"])
  }

  @Test("A closed log accepts no entry")
  func closed() {
    let log = EventLog<Int>()
    log.add(1)
    log.close()
    log.add(2)
    #expect(log.entries == [1])
  }
}
