#if canImport(Glibc)
  import CLibrary

  /// A thread that does one piece of work and ends.
  final class OwnThread: Sendable {
    private let work: @Sendable () -> Void

    /// Creates a thread that is not started yet.
    init(_ work: @escaping @Sendable () -> Void) {
      self.work = work
    }

    /// Starts the thread; false if the system has no thread left.
    func start() -> Bool {
      guard let thread = begin() else { return false }
      pthread_detach(thread)
      return true
    }

    private func begin() -> pthread_t? {
      var thread = pthread_t()
      let own = Unmanaged.passRetained(self)
      let error = pthread_create(
        &thread, nil,
        { own in
          if let own { Unmanaged<OwnThread>.fromOpaque(own).takeRetainedValue().work() }
          return nil
        }, own.toOpaque())
      guard error != 0 else { return thread }
      own.release()
      return nil
    }
  }
#endif
