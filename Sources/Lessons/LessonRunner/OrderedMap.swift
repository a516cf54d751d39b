import ExperimentKit
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Array where Element: Sendable {
  /// Transforms the elements in parallel, a few at a time, and passes on the results in order.
  ///
  /// Memory holds only the results that wait for an earlier one. With several elements, the progress is the number of
  /// finished elements, instead of the progress of each.
  ///
  /// - Parameters:
  ///   - width: the number of elements to transform in parallel; nil for the number of processors.
  ///   - name: a function that returns the name to show for an element while it is in progress.
  ///   - weight: a function that returns the number of steps of an element in the reported progress.
  ///   - transform: a function that returns the result of an element.
  ///   - receive: a function that takes the results in order; if it throws, no further element is begun.
  func mapInOrder<Result: Sendable>(
    width: Int? = nil, name: (Element) -> String = { _ in "" },
    weight: (Element) -> Int = { _ in 1 },
    transform: @escaping @Sendable (Element) async -> Result, receive: (Result) throws -> Void
  ) async rethrows {
    guard count > 1 else {
      for element in self { try receive(await transform(element)) }
      return
    }
    let width = Swift.max(1, width ?? ProcessInfo.processInfo.activeProcessorCount)
    try await withThrowingTaskGroup(of: (Int, Result).self) { group in
      var next = 0
      func start() {
        guard next < count else { return }
        let (index, element) = (next, self[next])
        group.addTask { (index, await Progress.$watcher.withValue(nil) { await transform(element) }) }
        next += 1
      }
      Progress.tell(name(self[0]))
      let steps = reduce(0) { $0 + weight($1) }
      let done = Reached()
      Progress.report(0, of: steps)
      // During a long element, the progress shows that it is still waited for.
      let ticks = Task { [watcher = Progress.watcher] in
        guard let watcher else { return }
        while (try? await Task.sleep(for: .seconds(1))) != nil { watcher.report(done.count, of: steps) }
      }
      defer { ticks.cancel() }
      for _ in 0..<width { start() }
      var waiting: [Int: Result] = [:]
      var handedOn = 0
      while let (index, result) = try await group.next() {
        waiting[index] = result
        while let ready = waiting.removeValue(forKey: handedOn) {
          try receive(ready)
          done.add(weight(self[handedOn]))
          handedOn += 1
          if handedOn < count { Progress.tell(name(self[handedOn])) }
          Progress.report(done.count, of: steps)
        }
        start()
      }
    }
  }
}

/// The number of finished steps.
private final class Reached: Sendable {
  private let value = Atomic(0)
  var count: Int { value.load(ordering: .relaxed) }
  func add(_ steps: Int) { value.add(steps, ordering: .relaxed) }
}
