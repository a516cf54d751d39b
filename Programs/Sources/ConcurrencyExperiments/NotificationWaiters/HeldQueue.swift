import Dispatch

/// A serial dispatch queue that runs nothing until it is told to.
final class HeldQueue: Sendable {
  /// The queue, to which work is handed as to any other.
  let queue: DispatchQueue

  /// A queue that holds its work.
  ///
  /// - Parameter target: where it runs its work, if not anywhere.
  init(target: DispatchQueue? = nil) {
    queue = DispatchQueue(label: "held", target: target)
    queue.suspend()
  }

  deinit {
    queue.resume()
  }

  /// Runs the work that was handed over so far.
  func run() {
    queue.resume()
    queue.sync {}
    queue.suspend()
  }
}
