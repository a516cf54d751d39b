import CLibrary

/// A folder that is open: its entries are named in it alone, so that no link and no folder put in its place leads elsewhere.
public struct OpenFolder: ~Copyable, Sendable {
  /// The descriptor, which is closed with this value.
  public let descriptor: Int32

  private static let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC

  /// Opens a folder by its path, whose last name is no link; nil if there is none.
  public init?(_ path: String) {
    let descriptor = open(path, Self.flags)
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
  }

  /// Opens a folder in another; nil if there is none, or a link in its place.
  public init?(_ name: String, in folder: borrowing OpenFolder) {
    self.init(OpenFolder.bytes(name), in: folder)
  }

  /// Opens a folder in another by a name of any bytes, with a zero at its end.
  public init?(_ name: [CChar], in folder: borrowing OpenFolder) {
    let descriptor = openat(folder.descriptor, name, Self.flags)
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// A name as the system takes it, with a zero at its end.
  public static func bytes(_ name: String) -> [CChar] { name.utf8CString.map(\.self) }

  /// Returns the first names in the folder, of any bytes with a zero at their end, without `.` and `..`.
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

  /// Looks at an entry, and through no link; nil if there is none.
  public func status(_ name: [CChar]) -> stat? {
    var status = stat()
    return fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
  }

  /// What the system says of the folder itself; nil if it says nothing.
  public var status: stat? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status : nil
  }

  /// Opens a file in the folder, and through no link; -1 if it cannot be opened.
  public func file(_ name: String, _ flags: Int32, mode: mode_t = 0o600) -> Int32 {
    openat(descriptor, name, flags | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK, mode)
  }

  /// Removes an entry that is no folder.
  @discardableResult
  public func unlink(_ name: [CChar]) -> Bool { unlinkat(descriptor, name, 0) == 0 }
}

extension stat {
  /// Whether it is that of a folder.
  public var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
}
