import CLibrary

/// A place for a file: an open folder and a name in it, so that nobody can put another folder in its place meanwhile.
struct FilePlace: ~Copyable, Sendable {
  /// The folder, which need not be readable.
  let folder: Int32
  /// The name in the folder.
  let name: String

  init(folder: Int32, name: String) {
    (self.folder, self.name) = (folder, name)
  }

  deinit { close(folder) }

  /// The place of a path without following a link at its end; nil, with the error number set, if there is no folder.
  init?(_ path: String) {
    let parent = RelativePath.prefix(of: path)
    let folder = Self.openFolder(parent.isEmpty ? "." : parent, at: AT_FDCWD, isLinkFollowed: true)
    guard folder >= 0 else { return nil }
    self.init(folder: folder, name: RelativePath.name(of: path))
  }

  /// Opens a folder to look for names in it; negative, with the error number set, if there is none.
  static func openFolder(_ path: String, at folder: Int32, isLinkFollowed: Bool) -> Int32 {
    #if os(Linux)
      // O_PATH, which the headers hide: a folder that must not be listed can still be passed through.
      let kind: Int32 = 0o10000000
    #else
      let kind = O_RDONLY
    #endif
    return openat(folder, path, kind | O_DIRECTORY | O_CLOEXEC | (isLinkFollowed ? 0 : O_NOFOLLOW))
  }

  /// What the name stands for, which may be a link; nil if there is nothing.
  var status: stat? {
    var status = stat()
    return fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
  }

  /// Where a link leads; nil if the name is that of no link.
  var destination: String? {
    guard let status, status.st_mode & S_IFMT == S_IFLNK else { return nil }
    let bytes = [CChar](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      count = buffer.baseAddress.map { max(0, readlinkat(folder, name, $0, buffer.count)) } ?? 0
    }
    return String(decoding: bytes.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Opens the file, but no link.
  func open(_ flags: Int32, _ permissions: mode_t = 0) -> Int32 {
    openat(folder, name, flags | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, permissions)
  }
}
