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
