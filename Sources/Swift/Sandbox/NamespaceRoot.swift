import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A root folder with only those parts of the machine that programs need, for a program in namespaces of its own.
///
/// It consists of mount points in the folder of a run. A table lists the mounts; the first process of the namespaces
/// reads it.
struct NamespaceRoot {
  private let folder: RunFolder
  private var mounts: [Mount]
  /// The mounts of the machine.
  private let table = MountTable.current
  private static let readOnly = "rbind,ro"

  /// The folders of the system that programs and the runtime library need.
  ///
  /// Links among them are recreated.
  private static let systemFolders = ["usr", "bin", "sbin", "lib", "lib32", "lib64", "libx32"]
  /// The devices that programs see.
  ///
  /// `/dev/zero` is missing: memory of it that processes share would count for none of them.
  private static let devices = ["null", "full", "random", "urandom"]

  /// Returns the root folder of a run.
  static func path(in folder: RunFolder) -> String { "\(folder.path)/root" }

  private var path: String { Self.path(in: folder) }

  /// Creates a root folder with the folders and devices of the system, read-only.
  init(in folder: RunFolder) throws(SandboxError) {
    self.folder = folder
    mounts = []
    for name in ["root", "root/dev", "root/proc", "root/tmp", "root/var"] { folder.makeFolder(name) }
    mounts.append(Mount(path, at: path, "none", "bind,ro"))
    let files = FileManager.default
    for name in Self.systemFolders {
      if let target = try? files.destinationOfSymbolicLink(atPath: "/\(name)") {
        try? files.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
      } else if files.fileExists(atPath: "/\(name)") {
        bind(folder: "/\(name)", at: name)
      }
    }
    // The socket of the service that changes the store is next to it.
    if files.fileExists(atPath: "/nix/store") { bind(folder: "/nix/store", at: "nix/store") }
    for name in Self.devices { try bind(file: "/dev/\(name)", at: "dev/\(name)", "bind") }
    let links = [
      ("dev/fd", "/proc/self/fd"), ("dev/stdin", "/proc/self/fd/0"), ("dev/stdout", "/proc/self/fd/1"),
      ("dev/stderr", "/proc/self/fd/2"), ("dev/shm", "/tmp"), ("var/tmp", "/tmp"),
    ]
    for (name, target) in links {
      try? files.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
    }
    mount("proc", at: "proc", "proc", "nosuid,nodev,noexec,hidepid=2")
    // The file lists all keys of the user, including those of other sessions.
    if files.fileExists(atPath: "/proc/keys") { try bind(file: "/dev/null", at: "proc/keys") }
  }

  /// Shows a folder of the machine under a path below the root, read-only by default.
  mutating func bind(folder source: String, at name: String, _ options: String = readOnly) {
    try? FileManager.default.createDirectory(
      atPath: "\(path)/\(name)", withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
    mounts.append(Mount(source, at: "\(path)/\(name)", "none", options))
    guard options == Self.readOnly, let real = RealPath.of(source) else { return }
    // File systems that are mounted below come along with their own options.
    for (rest, options) in table.writable(below: real) {
      let options = (["remount", "bind", "ro"] + options).joined(separator: ",")
      mounts.append(Mount("none", at: "\(path)/\(name)/\(rest)", "none", options))
    }
  }

  /// Shows a file of the machine under a path below the root, in a folder that exists.
  mutating func bind(file source: String, at name: String, _ options: String = "bind,ro") throws(SandboxError) {
    try folder.makeFile("root/\(name)")
    mounts.append(Mount(source, at: "\(path)/\(name)", "none", options))
  }

  /// Mounts a file system on an existing folder below the root.
  mutating func mount(_ source: String, at name: String, _ type: String, _ options: String) {
    mounts.append(Mount(source, at: "\(path)/\(name)", type, options))
  }

  /// Writes the table.
  func write() throws(SandboxError) {
    try folder.makeFile("fstab", mounts.map(\.line).joined())
  }
}

/// A line of a table of mounts.
private struct Mount {
  let line: String

  init(_ source: String, at target: String, _ type: String, _ options: String) {
    line = "\(Mount.escaped(source)) \(Mount.escaped(target)) \(type) \(Mount.escaped(options)) 0 0\n"
  }

  private static func escaped(_ path: String) -> String {
    var text = ""
    for scalar in path.unicodeScalars {
      switch scalar {
      case " ": text += "\\040"
      case "\t": text += "\\011"
      case "\n": text += "\\012"
      case "\\": text += "\\134"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
