import CLibrary
import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The folder of one run in the temporary folder, `lesson-PID-RANDOM`, locked by the process that made it.
package struct RunFolder: Sendable, Hashable {
  /// The absolute path.
  package let path: String
  /// The name in the temporary folder.
  package var name: String { RelativePath.name(of: path) }
  private let lock: Int32

  package static var parent: String { FileManager.default.temporaryDirectory.standardizedFileURL.path }

  /// The content of the lock, which distinguishes the folder from folders of other programs.
  package static let mark = "swift-lessons run\n"

  /// Makes a folder that no other user can enter.
  package init() throws(SandboxError) {
    try self.init(in: RunFolder.parent)
  }

  /// Makes a folder in another that no other user can enter.
  package init(in parent: String) throws(SandboxError) {
    let random = String(UInt64.random(in: 1 << 60 ... .max), radix: 16)
    path = "\(parent)/lesson-\(getpid())-\(random)"
    guard mkdir(path, 0o700) == 0 else {
      throw SandboxError("No folder could be made in \(parent): \(String(cString: strerror(errno))).")
    }
    lock = open("\(path)/lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    flock(lock, LOCK_EX | LOCK_NB)
    _ = writeAll(Array(RunFolder.mark.utf8), to: lock)
  }

  /// Calls a function with a folder that is removed afterward, even at Ctrl-C.
  package static func use<Success>(_ work: (RunFolder) async throws -> Success) async throws -> Success {
    let folder = try RunFolder()
    let cleanup = Interruption.whenInterrupted { folder.remove(isWritten: true) }
    defer {
      Interruption.forget(cleanup)
      folder.remove(isWritten: true)
    }
    return try await work(folder)
  }

  /// Removes the folder with its whole content.
  ///
  /// - Parameter isWritten: whether a program of a document could write into it, and not only into folders in it.
  package func remove(isWritten: Bool = false) {
    RunFolder.remove(path, isWritten: isWritten)
    unlock()
  }

  /// Unlocks the folder, so that a later process can remove it.
  package func unlock() { close(lock) }

  /// Makes a folder in the folder of the run.
  package func makeFolder(_ name: String, mode: mode_t = 0o755) {
    mkdir("\(path)/\(name)", mode)
    chmod("\(path)/\(name)", mode)
  }

  /// Gives a folder in the folder of the run to a user.
  package func give(_ name: String, to owner: uid_t) throws(SandboxError) {
    guard chown("\(path)/\(name)", owner, owner) == 0 else {
      throw SandboxError("\(path)/\(name) could not be given to user \(owner).")
    }
  }

  /// Makes a file in the folder of the run, and gives it to a user if one is named.
  ///
  /// Zero bytes after the text fill the file up to the size.
  package func makeFile(_ name: String, _ text: String = "", size: Int = 0, owner: uid_t? = nil) throws(SandboxError) {
    let file = "\(path)/\(name)"
    let descriptor = open(file, O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
    defer { close(descriptor) }
    let isWritten = writeAll(Array(text.utf8), to: descriptor)
    let hasSize = size == 0 || ftruncate(descriptor, off_t(size)) == 0
    guard descriptor >= 0, isWritten, hasSize, owner.map({ fchown(descriptor, $0, $0) == 0 }) ?? true else {
      throw SandboxError("\(file) could not be written: \(String(cString: strerror(errno))).")
    }
  }

  /// Copies the program of a run into the folder, so that everybody can run it.
  ///
  /// Links are not followed, since a compiler may have left one there.
  package func copyProgram(_ executable: String) throws(SandboxError) {
    let source = open(executable, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    var target = open("\(path)/program", O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o700)
    defer { for descriptor in [source, target] where descriptor >= 0 { close(descriptor) } }
    var status = stat()
    guard source >= 0, target >= 0, fstat(source, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      writeAll(RunFolder.bytes(of: source, atMost: CompilerLimits.file), to: target), fchmod(target, 0o755) == 0
    else { throw SandboxError("\(executable) could not be copied.") }
    // A process that another thread starts meanwhile has the file open for a moment, and a file open for writing cannot
    // run.
    close(target)
    target = open("\(path)/program", O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard target >= 0, !FileWriters.remain(target) else { throw SandboxError("\(executable) is still written.") }
  }

  /// Makes a named pipe in the folder, and gives it to a user if one is named.
  ///
  /// It is opened for reading and writing, so that it neither ends nor blocks anybody.
  package func makePipe(_ name: String, owner: uid_t?) throws(SandboxError) -> Int32 {
    let file = "\(path)/\(name)"
    guard mkfifo(file, 0o600) == 0 else { throw SandboxError("\(file) could not be made.") }
    let descriptor = open(file, O_RDWR | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0, owner.map({ fchown(descriptor, $0, $0) == 0 }) ?? true else {
      throw SandboxError("\(file) could not be opened: \(String(cString: strerror(errno))).")
    }
    return descriptor
  }

  /// Makes links in a folder of the run to the entries of another folder, which is next to them under a name.
  ///
  /// Entries with a name that is taken are skipped.
  package func makeLinks(_ name: String, to target: String, of folder: String) {
    let taken: Set = ["control", "lock", "log", "program", "status", "cell"]
    for entry in RunFolder.names(folder) where !taken.contains(entry) {
      symlink("\(target)/\(entry)", "\(path)/\(name)/\(entry)")
    }
  }

  /// Returns the first bytes of a file in the folder; none if it does not exist.
  package func read(_ name: String, atMost limit: Int) -> [UInt8] {
    RunFolder.bytes(of: "\(path)/\(name)", atMost: limit)
  }

  /// Returns the first bytes of a file; none if it does not exist.
  package static func bytes(of path: String, atMost limit: Int) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    return bytes(of: descriptor, atMost: limit)
  }

  /// Returns the first bytes of an open file.
  package static func bytes(of descriptor: Int32, atMost limit: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < limit {
      var part = [UInt8](repeating: 0, count: min(limit - bytes.count, 1 << 16))
      let count = pread(descriptor, &part, part.count, off_t(bytes.count))
      guard count > 0 else { break }
      bytes += part.prefix(count)
    }
    return bytes
  }

  /// Returns the size of a file in the folder; 0 if it does not exist.
  package func size(_ name: String) -> Int {
    var status = stat()
    return lstat("\(path)/\(name)", &status) == 0 ? Int(status.st_size) : 0
  }

  /// Returns the names of the entries of a folder; none if it does not exist.
  package static func names(_ folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }
}
