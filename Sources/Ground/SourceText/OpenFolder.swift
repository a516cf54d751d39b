import CLibrary

/// An open folder, whose entries are found by name in it, so that no link or exchanged folder leads elsewhere.
public struct OpenFolder: ~Copyable, Sendable {
  /// The descriptor, which is closed with this value.
  public let descriptor: Int32

  private static let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC

  /// Opens a folder by its path, whose last name must not be a link; nil if there is none.
  public init?(_ path: String) {
    let descriptor = open(path, Self.flags)
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
  }

  /// Opens a subfolder; nil if there is none, or a link with its name.
  public init?(_ name: String, in folder: borrowing OpenFolder) {
    self.init(OpenFolder.bytes(name), in: folder)
  }

  /// Opens a subfolder by a name of any bytes, with a zero at its end.
  public init?(_ name: [CChar], in folder: borrowing OpenFolder) {
    let descriptor = openat(folder.descriptor, name, Self.flags)
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Returns a name in the form that the system expects, with a zero at its end.
  public static func bytes(_ name: String) -> [CChar] { name.utf8CString.map(\.self) }

  /// Returns the first names in the folder, without `.` and `..`, as any bytes with a zero at their end.
  public func names(atMost most: Int) -> [[CChar]] {
    let copy = openat(descriptor, ".", Self.flags)
    guard copy >= 0 else { return [] }
    guard let folder = fdopendir(copy) else {
      close(copy)
      return []
    }
    defer { closedir(folder) }
    var names: [[CChar]] = []
    while names.count < most, let entry = readdir(folder) {
      let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
      let start = (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self)
      let name = Array(UnsafeBufferPointer(start: start, count: strlen(start) + 1))
      if name != [46, 0], name != [46, 46, 0] { names.append(name) }
    }
    return names
  }

  /// Returns the status of an entry, without following a link; nil if there is none.
  public func status(_ name: [CChar]) -> stat? {
    var status = stat()
    return fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
  }

  /// The status of the folder itself; nil if it cannot be read.
  public var status: stat? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status : nil
  }

  /// Opens a file in the folder, without following a link; returns -1 if that fails.
  public func file(_ name: String, _ flags: Int32, mode: mode_t = 0o600) -> Int32 {
    openat(descriptor, name, flags | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK, mode)
  }

  /// Removes an entry that is not a folder.
  @discardableResult
  public func unlink(_ name: [CChar]) -> Bool { unlinkat(descriptor, name, 0) == 0 }
}

extension stat {
  /// Whether the status is that of a folder.
  public var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
}
