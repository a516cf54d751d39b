import Synchronization

/// A value that is made once, when it is first needed.
final class Deferred<Value: Sendable>: Sendable {
  private let known = Mutex<Value?>(nil)
  private let make: @Sendable () -> Value

  /// Creates a deferred value.
  ///
  /// - Parameter make: a function that makes the value; it must not ask for this value itself.
  init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
  }

  var value: Value {
    known.withLock { known in
      if let known { return known }
      let value = make()
      known = value
      return value
    }
  }
}
