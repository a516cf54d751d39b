#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension TextFile {
  /// Replaces a file, or creates it, in one step: a reader, a crash or a kill sees the old bytes or the new ones.
  ///
  /// A symbolic link stays a link to the file that is replaced; the permissions stay. The new bytes are first written
  /// to a hidden file beside the target, which a killed process leaves behind and the next replacement uses again.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - bytes: what it shall hold.
  ///   - old: what the file is known to hold, empty for one that is not there yet; a file that has changed since is
  ///     left alone. With nil it is replaced whatever it holds.
  /// - Throws: a ``Finding`` for a file that cannot be written or that has changed.
  public static func replace(_ path: String, with bytes: [UInt8], ifStill old: [UInt8]? = nil) throws(Finding) {
    let target = try resolved(path)
    var status = stat()
    let exists = stat(target, &status) == 0
    guard !exists || status.st_mode & S_IFMT == S_IFREG else {
      throw Finding(Place(file: path), "This is no regular file, so it cannot be replaced.", help: "Name another.")
    }
    if exists, access(target, W_OK) != 0 { throw failure(path, "written", errno) }
    let temporary = hiddenNeighbor(of: target)
    let descriptor = try lock(temporary, for: path)
    defer { close(descriptor) }
    try Interruption.postponed { () throws(Finding) in
      do throws(Finding) {
        if let old { try check(target, still: old, exists: stat(target, &status) == 0, named: path) }
        guard ftruncate(descriptor, 0) == 0, fchmod(descriptor, exists ? status.st_mode & 0o7777 : 0o644) == 0 else {
          throw failure(path, "written", errno)
        }
        try write(bytes, to: descriptor, for: path)
        guard rename(temporary, target) == 0 else { throw failure(path, "written", errno) }
      } catch {
        unlink(temporary)
        throw error
      }
    }
  }

  private static func check(_ target: String, still old: [UInt8], exists: Bool, named path: String) throws(Finding) {
    if exists ? try read(target).hasSameBytes(as: old) : old.isEmpty { return }
    if !exists { throw failure(path, "read", ENOENT) }
    throw Finding(
      Place(file: path),
      old.isEmpty ? "The file exists already." : "The file was changed by somebody else meanwhile.",
      help: "Nothing was written; run the command again.")
  }

  /// The file behind symbolic links.
  ///
  /// - Throws: a ``Finding`` for a link that leads nowhere.
  private static func resolved(_ path: String) throws(Finding) -> String {
    guard let pointer = realpath(path, nil) else {
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return path }
      throw Finding(Place(file: path), "This link leads nowhere.", help: "Remove it, or make the file that it names.")
    }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  private static func hiddenNeighbor(of path: String) -> String {
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    return "\(path[..<start]).\(path[start...]).lesson-update"
  }

  /// Opens a file that no other process is writing; one that was renamed while we waited is another process's result.
  private static func lock(_ temporary: String, for path: String) throws(Finding) -> Int32 {
    while true {
      let descriptor = open(temporary, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
      guard descriptor >= 0 else { throw failure(path, "written", errno) }
      guard flock(descriptor, LOCK_EX) == 0 else {
        let code = errno
        close(descriptor)
        throw failure(path, "written", code)
      }
      var (opened, named) = (stat(), stat())
      if fstat(descriptor, &opened) == 0, stat(temporary, &named) == 0, opened.st_ino == named.st_ino {
        return descriptor
      }
      close(descriptor)
    }
  }

  static func write(_ bytes: [UInt8], to descriptor: Int32, for path: String) throws(Finding) {
    var code: Int32 = 0
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty, code == 0 {
        let count = UnsafeRawBufferPointer(rebasing: rest).withMemoryRebound(to: UInt8.self) { part in
          #if canImport(Darwin)
            Darwin.write(descriptor, part.baseAddress, part.count)
          #elseif canImport(Musl)
            Musl.write(descriptor, part.baseAddress, part.count)
          #else
            Glibc.write(descriptor, part.baseAddress, part.count)
          #endif
        }
        if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { code = errno }
      }
    }
    guard code == 0 else { throw failure(path, "written", code) }
  }
}
