import CLibrary
import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The folder of one run under the temporary folder, `lesson-PID-RANDOM`, locked by the process that made it.
struct RunFolder: Sendable, Hashable {
  /// The absolute path.
  let path: String
  private let lock: Int32

  /// What the lock holds, so that no folder of another program is taken for one of ours.
  private static let mark = "swift-lessons run\n"

  /// Makes a folder that nobody else can enter.
  init() throws(SandboxError) {
    let parent = FileManager.default.temporaryDirectory.standardizedFileURL.path
    let random = String(UInt64.random(in: 1 << 60 ... .max), radix: 16)
    path = "\(parent)/lesson-\(getpid())-\(random)"
    guard mkdir(path, 0o700) == 0 else {
      throw SandboxError("No folder could be made in \(parent): \(String(cString: strerror(errno))).")
    }
    lock = open("\(path)/lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    flock(lock, LOCK_EX | LOCK_NB)
    _ = writeAll(Array(RunFolder.mark.utf8), to: lock)
  }

  /// Does something in a folder that is removed behind it, also at Ctrl-C.
  static func use<Success>(_ work: (RunFolder) async throws -> Success) async throws -> Success {
    let folder = try RunFolder()
    let cleanup = Interruption.whenInterrupted { folder.remove() }
    defer {
      Interruption.forget(cleanup)
      folder.remove()
    }
    return try await work(folder)
  }

  /// Removes it with all that it holds.
  func remove() {
    RunFolder.remove(path)
    close(lock)
  }

  /// Makes a folder in it.
  func makeFolder(_ name: String, mode: mode_t = 0o755) {
    mkdir("\(path)/\(name)", mode)
    chmod("\(path)/\(name)", mode)
  }

  /// Gives a folder in it to a user.
  func give(_ name: String, to owner: uid_t) throws(SandboxError) {
    guard chown("\(path)/\(name)", owner, owner) == 0 else {
      throw SandboxError("\(path)/\(name) could not be given to user \(owner).")
    }
  }

  /// Makes a file in it, empty bytes behind the text up to a size, and gives it to a user where one is named.
  func makeFile(_ name: String, _ text: String = "", size: Int = 0, owner: uid_t? = nil) throws(SandboxError) {
    let file = "\(path)/\(name)"
    let descriptor = open(file, O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
    defer { close(descriptor) }
    let isWritten = writeAll(Array(text.utf8), to: descriptor)
    let hasSize = size == 0 || ftruncate(descriptor, off_t(size)) == 0
    guard descriptor >= 0, isWritten, hasSize, owner.map({ fchown(descriptor, $0, $0) == 0 }) ?? true else {
      throw SandboxError("\(file) could not be written: \(String(cString: strerror(errno))).")
    }
  }

  /// Makes a pipe with a name in it, gives it to a user where one is named, and opens it for reading and writing, so that it
  /// neither ends nor makes anybody wait.
  func makePipe(_ name: String, owner: uid_t?) throws(SandboxError) -> Int32 {
    let file = "\(path)/\(name)"
    guard mkfifo(file, 0o600) == 0 else { throw SandboxError("\(file) could not be made.") }
    let descriptor = open(file, O_RDWR | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0, owner.map({ fchown(descriptor, $0, $0) == 0 }) ?? true else {
      throw SandboxError("\(file) could not be opened: \(String(cString: strerror(errno))).")
    }
    return descriptor
  }

  /// Makes links in a folder of it to all that another folder holds, which stands beside them under a name; what has the
  /// name of something else is left out.
  func makeLinks(_ name: String, to target: String, of folder: String) {
    let taken: Set = ["control", "lock", "log", "program", "status", "cell"]
    for entry in RunFolder.names(folder) where !taken.contains(entry) {
      symlink("\(target)/\(entry)", "\(path)/\(name)/\(entry)")
    }
  }

  /// The first bytes of a file in it; nothing for one that is not there.
  func read(_ name: String, atMost limit: Int) -> [UInt8] { RunFolder.bytes(of: "\(path)/\(name)", atMost: limit) }

  /// The first bytes of a file; nothing for one that is not there.
  static func bytes(of path: String, atMost limit: Int) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    while bytes.count < limit {
      var part = [UInt8](repeating: 0, count: min(limit - bytes.count, 1 << 16))
      let count = pread(descriptor, &part, part.count, off_t(bytes.count))
      guard count > 0 else { break }
      bytes += part.prefix(count)
    }
    return bytes
  }

  /// The size of a file in it, 0 for one that is not there.
  func size(_ name: String) -> Int {
    var status = stat()
    return lstat("\(path)/\(name)", &status) == 0 ? Int(status.st_size) : 0
  }

  /// Removes the folders that dead processes of this user left behind; once in a process.
  static let sweep: Void = sweep(FileManager.default.temporaryDirectory.standardizedFileURL.path)

  /// Removes from a folder those of runs whose process has ended.
  static func sweep(_ parent: String) {
    for name in names(parent) where isLeftOver(name, in: parent) { remove("\(parent)/\(name)") }
  }

  /// Whether a name and what stands behind it are those of a folder whose process has ended.
  private static func isLeftOver(_ name: String, in parent: String) -> Bool {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "lesson", let process = pid_t(parts[1]), process > 1,
      parts[2].count == 16, parts[2].allSatisfy(\.isHexDigit)
    else { return false }
    var status = stat()
    guard lstat("\(parent)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid(),
      kill(process, 0) != 0, errno == ESRCH
    else { return false }
    let lock = open("\(parent)/\(name)/lock", O_RDWR | O_CLOEXEC | O_NOFOLLOW)
    guard lock >= 0 else { return errno == ENOENT && isStillborn(name, parent, status) }
    defer { close(lock) }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = Swift.max(0, pread(lock, &bytes, 64, 0))
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 else { return false }
    return count == 0 ? isStillborn(name, parent, status) : mark.utf8.elementsEqual(bytes.prefix(count))
  }

  /// Whether a folder is that of a process which ended before it had marked the folder as its own: it holds nothing, for a
  /// while.
  private static func isStillborn(_ name: String, _ parent: String, _ status: stat) -> Bool {
    let names = names("\(parent)/\(name)")
    let changed = status.modificationTime.tv_sec
    return (names.isEmpty || names == ["lock"]) && time(nil) - changed > 60
  }

  /// Removes a folder of a run.
  ///
  /// Runs mount only where this process does not see it; should that ever fail, then what is mounted there must not be
  /// entered.
  private static func remove(_ path: String) {
    let mounts = (try? String(contentsOfFile: "/proc/self/mountinfo", encoding: .utf8)) ?? ""
    let name = path.split(separator: "/").last ?? ""
    if mounts.contains("/\(name)/") { return }
    // A compiler that was just killed may still be writing.
    for _ in 0..<100 {
      removeAll(path)
      if access(path, F_OK) != 0 { return }
      usleep(2000)
    }
  }

  private static func removeAll(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      unlink(path)
      return
    }
    // A cell may have taken away the permissions of its folders.
    chmod(path, 0o700)
    for name in names(path) { removeAll("\(path)/\(name)") }
    rmdir(path)
  }

  /// The names of what stands in a folder; none for one that is not there.
  static func names(_ folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }
}
