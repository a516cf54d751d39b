#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Returns the number of open file descriptors of this process, including sockets.
public func openDescriptors() throws -> Int {
  #if os(Linux)
    try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
  #else
    try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count
  #endif
}

/// Returns whether fewer descriptors than a limit are open, now or within a minute.
///
/// Descriptors of other tests are closed in the end; a leaked one stays open.
public func openDescriptors(fallBelow limit: Int) async throws -> Bool {
  for _ in 0..<1200 {
    if try openDescriptors() < limit { return true }
    try await Task.sleep(for: .milliseconds(50))
  }
  return false
}
