import Dispatch

/// A serial dispatch queue that runs its work only on command.
final class HeldQueue: Sendable {
  /// The queue, to which work can be added as to any other.
  let queue: DispatchQueue

  /// Creates a queue that holds its work.
  ///
  /// - Parameter target: the target queue of its work, if there is one.
  init(target: DispatchQueue? = nil) {
    queue = DispatchQueue(label: "held", target: target)
    queue.suspend()
  }

  deinit {
    queue.resume()
  }

  /// Runs the work that has been added so far.
  func run() {
    queue.resume()
    queue.sync {}
    queue.suspend()
  }
}
