import Synchronization

/// A value that is made when it is first asked for, and made once.
final class Deferred<Value: Sendable>: Sendable {
  private let known = Mutex<Value?>(nil)
  private let make: @Sendable () -> Value

  /// Defers a value.
  ///
  /// - Parameter make: makes the value; it must not ask for this value itself.
  init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
  }

  /// The value.
  var value: Value {
    known.withLock { known in
      if let known { return known }
      let value = make()
      known = value
      return value
    }
  }
}
