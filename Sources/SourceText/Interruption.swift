#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import Synchronization

/// What happens at Ctrl-C: the process ends with status 130, but not between the steps of replacing a file.
public enum Interruption {
  /// The exit status of an interrupted command.
  public static let status: Int32 = 130

  private static let writers = Atomic<Int>(0)
  private static let isRequested = Atomic<Bool>(false)

  /// Takes over the handling of Ctrl-C and of a request to terminate.
  public static func install() {
    _ = writers.load(ordering: .relaxed)
    _ = isRequested.load(ordering: .relaxed)
    for number in [SIGINT, SIGTERM] { signal(number) { _ in Interruption.handle() } }
  }

  /// Runs a step that must not be cut in two.
  static func postponed<Success, Failure>(_ step: () throws(Failure) -> Success) throws(Failure) -> Success {
    writers.add(1, ordering: .sequentiallyConsistent)
    defer {
      let (_, remaining) = writers.subtract(1, ordering: .sequentiallyConsistent)
      if remaining == 0, isRequested.load(ordering: .sequentiallyConsistent) { _exit(status) }
    }
    return try step()
  }

  private static func handle() {
    isRequested.store(true, ordering: .sequentiallyConsistent)
    if writers.load(ordering: .sequentiallyConsistent) == 0 { _exit(status) }
  }
}
