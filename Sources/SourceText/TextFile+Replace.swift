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
  ///   - followsLink: whether a link is one to the file that is meant; otherwise a link is refused.
  /// - Throws: a ``Finding`` for a file that cannot be written or that has changed.
  public static func replace(
    _ path: String, with bytes: [UInt8], ifStill old: [UInt8]? = nil, followsLink: Bool = true
  ) throws(Finding) {
    guard let place = FilePlace(followsLink ? try resolved(path) : path) else { throw failure(path, "written", errno) }
    if !followsLink, place.destination != nil {
      throw Finding(
        Place(file: path), "This is a link, through which nothing is written.",
        help: "Remove it, or name another place."
      )
    }
    try replace(place, named: path, with: bytes, ifStill: old)
  }

  /// Replaces a file at a place whose name is that of no link.
  static func replace(
    _ place: borrowing FilePlace, named path: String, with bytes: [UInt8], ifStill old: [UInt8]?
  ) throws(Finding) {
    let status = place.status
    guard status.map({ $0.st_mode & S_IFMT == S_IFREG }) ?? true else {
      throw Finding(Place(file: path), "This is no regular file, so it cannot be replaced.", help: "Name another.")
    }
    if status != nil, faccessat(place.folder, place.name, W_OK, 0) != 0 { throw failure(path, "written", errno) }
    let draft = draft(of: place.name)
    let descriptor = try lock(draft, in: place.folder, for: path)
    defer { close(descriptor) }
    let target = place.name
    let folder = place.folder
    // A closure cannot hold the place itself, which lives as long as this call.
    try Interruption.postponed { () throws(Finding) in
      do throws(Finding) {
        if let old { try check(target, in: folder, still: old, named: path) }
        let permissions = status.map { $0.st_mode & 0o7777 } ?? 0o644
        guard ftruncate(descriptor, 0) == 0, fchmod(descriptor, permissions) == 0 else {
          throw failure(path, "written", errno)
        }
        try write(bytes, to: descriptor, for: path)
        guard renameat(folder, draft, folder, target) == 0 else { throw failure(path, "written", errno) }
      } catch {
        unlinkat(folder, draft, 0)
        throw error
      }
    }
  }

  private static func check(
    _ name: String, in folder: Int32, still old: [UInt8], named path: String
  ) throws(Finding) {
    let descriptor = openat(folder, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    let code = errno
    guard descriptor >= 0 else {
      if code == ENOENT, old.isEmpty { return }
      throw failure(path, "read", code)
    }
    defer { close(descriptor) }
    if try read(descriptor, named: path).hasSameBytes(as: old) { return }
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

  /// Opens a file that no other process is writing; one that was renamed while we waited is another process's result.
  private static func lock(_ draft: String, in folder: Int32, for path: String) throws(Finding) -> Int32 {
    while true {
      let descriptor = openat(folder, draft, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
      guard descriptor >= 0 else {
        let code = errno
        throw code == ELOOP || code == ENXIO || code == EISDIR ? inTheWay(draft, path) : failure(path, "written", code)
      }
      guard flock(descriptor, LOCK_EX) == 0 else {
        let code = errno
        close(descriptor)
        throw failure(path, "written", code)
      }
      var (opened, named) = (stat(), stat())
      if fstat(descriptor, &opened) == 0, fstatat(folder, draft, &named, AT_SYMLINK_NOFOLLOW) == 0,
        opened.st_ino == named.st_ino
      {
        // Another name of somebody's file would have its bytes written over.
        if opened.st_mode & S_IFMT == S_IFREG, opened.st_nlink == 1 { return descriptor }
        close(descriptor)
        throw inTheWay(draft, path)
      }
      close(descriptor)
    }
  }

  private static func inTheWay(_ draft: String, _ path: String) -> Finding {
    Finding(
      Place(file: path), "The file could not be written: `\(draft)` beside it is in the way.", help: "Remove that file."
    )
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
