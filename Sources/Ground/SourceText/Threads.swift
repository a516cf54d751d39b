import CLibrary
import Synchronization

/// Threads for steps that block, which tasks must not do.
enum Threads {
  /// The work for the threads.
  private final class Work: Sendable {
    let count: Int
    let step: @Sendable (Int) -> Void
    private let next = Atomic(0)

    init(_ count: Int, _ step: @escaping @Sendable (Int) -> Void) {
      (self.count, self.step) = (count, step)
    }

    func run() {
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < count else { return }
        step(index)
      }
    }
  }

  /// Transforms elements on several threads, including the current one, and returns the results in order.
  static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], atMost width: Int, _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    guard elements.count > 1 else { return elements.map(transform) }
    let results = Mutex<[Int: Result]>([:])
    let box = Box(results)
    let work = Work(elements.count) { index in
      let result = transform(elements[index])
      box.value.withLock { $0[index] = result }
    }
    let threads = (1..<min(width, elements.count)).compactMap { _ in start(work) }
    work.run()
    for thread in threads { pthread_join(thread, nil) }
    return box.value.withLock { results in elements.indices.compactMap { results[$0] } }
  }

  /// A step on a separate thread; reading its result waits for its end.
  final class Background<Result: Sendable>: Sendable {
    private let box = Box(Mutex<Result?>(nil))
    private let thread: Mutex<pthread_t?>
    private let step: @Sendable () -> Result

    /// Creates a background step and starts it.
    ///
    /// If the system has no threads left, the step runs when its result is needed.
    init(_ step: @escaping @Sendable () -> Result) {
      self.step = step
      let box = box
      thread = Mutex(
        start(
          Work(1) { _ in
            let result = step()
            box.value.withLock { $0 = result }
          }))
    }

    /// Whether the result is available without waiting.
    var isDone: Bool { box.value.withLock { $0 != nil } }

    /// Waits for the step, and returns its result.
    func result() -> Result {
      if let thread = thread.withLock({ $0.take() }) { pthread_join(thread, nil) }
      return box.value.withLock { result in
        let known = result ?? step()
        result = known
        return known
      }
    }
  }

  /// A box for a value that several threads share.
  private final class Box<Value: ~Copyable & Sendable>: Sendable {
    let value: Value

    init(_ value: consuming Value) {
      self.value = value
    }
  }

  /// Starts a thread; returns nil if the system has no threads left.
  private static func start(_ work: Work) -> pthread_t? {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let context = Unmanaged.passRetained(work)
    let code = pthread_create(
      &thread, nil,
      { context in
        #if canImport(Darwin)
          Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run()
        #else
          if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run() }
        #endif
        return nil
      }, context.toOpaque())
    if code != 0 { context.release() }
    return code == 0 ? thread : nil
  }
}
