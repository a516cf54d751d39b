import CLibrary

/// A place for a file: a name in an open folder, so that nobody can exchange the folder in the meantime.
struct FilePlace: ~Copyable, Sendable {
  /// The descriptor of the folder, which need not be readable.
  let folder: Int32
  /// The name in the folder.
  let name: String

  init(folder: Int32, name: String) {
    (self.folder, self.name) = (folder, name)
  }

  deinit { close(folder) }

  /// Creates the place of a path without following a link at its end; nil, with the error number set, if its folder is
  /// missing.
  init?(_ path: String) {
    let parent = RelativePath.prefix(of: path)
    let folder = Self.openFolder(parent.isEmpty ? "." : parent, at: AT_FDCWD, isLinkFollowed: true)
    guard folder >= 0 else { return nil }
    self.init(folder: folder, name: RelativePath.name(of: path))
  }

  /// Opens a folder to find names in it; returns a negative number, with the error number set, if that fails.
  static func openFolder(_ path: String, at folder: Int32, isLinkFollowed: Bool) -> Int32 {
    #if os(Linux)
      // O_PATH, which the headers hide: it opens even a folder that cannot be listed.
      let kind: Int32 = 0o10000000
    #else
      let kind = O_RDONLY
    #endif
    return openat(folder, path, kind | O_DIRECTORY | O_CLOEXEC | (isLinkFollowed ? 0 : O_NOFOLLOW))
  }

  /// The status of the name, which may be a link; nil if nothing has the name.
  var status: stat? {
    var status = stat()
    return fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
  }

  /// The destination of a link; nil if the name is not that of a link.
  var destination: String? {
    guard let status, status.st_mode & S_IFMT == S_IFLNK else { return nil }
    let bytes = [CChar](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      count = buffer.baseAddress.map { max(0, readlinkat(folder, name, $0, buffer.count)) } ?? 0
    }
    return String(decoding: bytes.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Opens the file, unless it is a link.
  func open(_ flags: Int32, _ permissions: mode_t = 0) -> Int32 {
    openat(folder, name, flags | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, permissions)
  }
}
