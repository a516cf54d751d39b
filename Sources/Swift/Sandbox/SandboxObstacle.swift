import CLibrary
import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An obstacle to isolating programs that is not the kernel and that the user can remove.
///
/// A full disk must not make anybody accept a weaker sandbox.
package struct SandboxObstacle: Sendable, Hashable {
  /// The error, in a sentence.
  package var message: Message
  /// The way out, in a sentence.
  package var help: Message

  private init(_ message: Message, help: Message) { (self.message, self.help) = (message, help) }

  /// The size of the smallest file that a program must be able to write.
  static let file = 16 << 20
  /// The least memory that a compiler must be able to take.
  static let memory = 1 << 30

  /// Returns the obstacle; nil if only the machine itself can be the reason.
  package static func find(
    in folder: String = FileManager.default.temporaryDirectory.standardizedFileURL.path
  ) -> SandboxObstacle? {
    if let size = limit(fileSizeResource), size < file {
      return SandboxObstacle(
        "Swift cells cannot be sandboxed: programs may write files of at most \(size) bytes here.",
        help: "Raise the limit: `ulimit -f unlimited`.")
    }
    for (resource, option) in [(addressSpaceResource, "-v"), (dataResource, "-d")] {
      if let size = limit(resource), size < memory {
        return SandboxObstacle(
          "Swift cells cannot be sandboxed: programs may use at most \(size >> 20) MiB of memory here.",
          help: "Raise the limit: `ulimit \(option) unlimited`.")
      }
    }
    guard let reason = reason(folder) else { return nil }
    return SandboxObstacle(
      "Swift cells cannot be sandboxed, because nothing can be written to the temporary folder `\(folder)`: \(reason).",
      help: "Free some space there, or set TMPDIR to another folder.")
  }

  /// Returns a limit of this process in bytes; nil if there is none.
  private static func limit(_ resource: ResourceLimit) -> Int? {
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0, limit.rlim_cur < rlim_t(Int.max) else { return nil }
    return Int(limit.rlim_cur)
  }

  /// Returns the reason that a folder of a run cannot be made and written in a folder; nil if it can.
  private static func reason(_ folder: String) -> String? {
    let path = "\(folder)/lesson-probe-\(getpid())-\(UInt64.random(in: .min ... .max))"
    guard mkdir(path, 0o700) == 0 else { return String(cString: strerror(errno)) }
    defer { rmdir(path) }
    let descriptor = open("\(path)/file", O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return String(cString: strerror(errno)) }
    defer {
      close(descriptor)
      unlink("\(path)/file")
    }
    return writeAll([UInt8](repeating: 0, count: 1 << 20), to: descriptor) ? nil : String(cString: strerror(errno))
  }
}
