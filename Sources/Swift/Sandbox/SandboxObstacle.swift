import CLibrary
import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Finds out what else than the kernel keeps programs from being kept apart, which somebody can put right: nobody should need a
/// weaker sandbox for a full disk.
package struct SandboxObstacle: Sendable, Hashable {
  /// What is wrong, in a sentence.
  package var message: Message
  /// What to do.
  package var help: Message

  private init(_ message: Message, help: Message) { (self.message, self.help) = (message, help) }

  /// The smallest file that a program must be able to write.
  static let file = 16 << 20
  /// The least memory that a compiler must be able to take.
  static let memory = 1 << 30

  /// What keeps them from it; nil for the machine itself.
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
      "Swift cells cannot be sandboxed, because the temporary folder `\(folder)` is not writable: \(reason).",
      help: "Free some space there, or set TMPDIR to another folder.")
  }

  /// A limit of this process in bytes; nil where there is none.
  private static func limit(_ resource: ResourceLimit) -> Int? {
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0, limit.rlim_cur < rlim_t(Int.max) else { return nil }
    return Int(limit.rlim_cur)
  }

  /// Why a folder of a run cannot be made and written in a folder; nil where it can.
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
