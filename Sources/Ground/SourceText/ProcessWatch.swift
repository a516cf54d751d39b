import CLibrary

/// A watch over the editor's process, so that no server outlives a crashed editor.
package enum ProcessWatch {
  /// Ends this process soon after another one has ended.
  package static func endWith(_ parent: Int32) {
    whenEnded(parent) { kill(getpid(), SIGTERM) }
  }

  /// Does something soon after another process has ended.
  package static func whenEnded(_ parent: Int32, _ action: @escaping @Sendable () -> Void) {
    guard parent > 0 else { return }
    Task.detached {
      while kill(parent, 0) == 0 || errno == EPERM {
        do { try await Task.sleep(for: .seconds(1)) } catch { return }
      }
      action()
    }
  }
}
