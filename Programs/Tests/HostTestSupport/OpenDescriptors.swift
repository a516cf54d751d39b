#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How many file descriptors, sockets among them, this process has open.
public func openDescriptors() throws -> Int {
  #if os(Linux)
    try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
  #else
    try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count
  #endif
}

/// Whether fewer descriptors than a limit are open, now or within a minute.
///
/// What tests beside this one have open they close in the end; what leaked stays.
public func openDescriptors(fallBelow limit: Int) async throws -> Bool {
  for _ in 0..<1200 {
    if try openDescriptors() < limit { return true }
    try await Task.sleep(for: .milliseconds(50))
  }
  return false
}
