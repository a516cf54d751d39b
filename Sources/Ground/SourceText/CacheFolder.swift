import CLibrary

/// A folder of files that can be made again at any time.
///
/// Nothing about it is ever an error: unreadable files count as missing, and bytes that cannot be written are dropped.
/// A folder that belongs to another user, or that others can write to, is not used.
public struct CacheFolder: Sendable {
  /// The time after which a file is removed, in seconds.
  private static let longestRest: Int = 30 * 24 * 60 * 60
  /// The time between two searches for old files, in seconds.
  private static let longestTrust: Int = 24 * 60 * 60
  /// The number of files above which only a part of the folder is checked per day.
  ///
  /// Each file is then checked once in `parts` days.
  private static let mostLooks = 4_000
  private static let parts = 30
  /// The file whose time is that of the last search for old files.
  private static let marker = ".swept"

  /// The path of the folder.
  public let path: String

  /// Creates a value for a folder, which need not exist.
  public init(_ path: String) {
    self.path = path
  }

  /// Returns a short name for a key: the 64-bit FNV-1a hash of the text, in hexadecimal digits.
  ///
  /// Two keys can have the same name, so a file must hold its key too.
  public static func name(for key: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in key.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }

  /// Returns whether only the user can have written the contents of the folder; creates a missing folder.
  public func isOwn() -> Bool {
    var status = stat()
    if stat(path, &status) != 0 {
      make(path)
      guard stat(path, &status) == 0 else { return false }
    }
    return status.st_mode & S_IFMT == S_IFDIR && Ownership.isOwn(status)
  }

  /// Returns the bytes of a file; nil if there is none, or if another user can have written it.
  public func read(_ name: String) -> [UInt8]? {
    let descriptor = open("\(path)/\(name)", O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, Ownership.isOwn(status) else { return nil }
    return try? TextFile.read(descriptor, named: name)
  }

  /// Writes a file in one step, if it can be written.
  ///
  /// A new file gets its name at once, which is faster. So readers must recognize an incomplete file.
  public func write(_ bytes: [UInt8], to name: String) {
    let target = "\(path)/\(name)"
    if write(bytes, toNew: target) { return }
    let temporary = "\(path)/.\(name).\(getpid())"
    guard write(bytes, toNew: temporary) else { return }
    if rename(temporary, target) != 0 { unlink(temporary) }
  }

  private func write(_ bytes: [UInt8], toNew path: String) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return false }
    do throws(Finding) {
      try TextFile.write(bytes, to: descriptor, for: path)
      close(descriptor)
      return true
    } catch {
      close(descriptor)
      unlink(path)
      return false
    }
  }

  /// Removes files that are a month old, unless that was done within the last day.
  ///
  /// In a folder with many files, each day another part is checked.
  ///
  /// - Complexity: the status of one file; once a day the names of *n* files, and the status of some thousand files or
  ///   of a thirtieth of them.
  public func sweep() {
    let now = Int(time(nil))
    let marker = "\(path)/\(Self.marker)"
    var status = stat()
    if stat(marker, &status) == 0, abs(now - FileTime.seconds(ofChange: status)) < Self.longestTrust { return }
    unlink(marker)
    guard write([], toNew: marker) else { return }
    let names = FolderNames.of(path, sorted: false) ?? []
    let part = names.count > Self.mostLooks ? now / Self.longestTrust % Self.parts : nil
    for name in names where name != Self.marker && (part == nil || part == Self.part(of: name)) {
      let file = "\(path)/\(name)"
      if lstat(file, &status) == 0, now - FileTime.seconds(ofChange: status) > Self.longestRest { remove(file, status) }
    }
  }

  /// Returns the part of a large folder to which a name belongs.
  private static func part(of name: String) -> Int {
    name.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFF_FFFF } % parts
  }

  private func remove(_ path: String, _ status: stat) {
    guard status.st_mode & S_IFMT == S_IFDIR else {
      unlink(path)
      return
    }
    for name in FolderNames.of(path) ?? [] {
      var inner = stat()
      if lstat("\(path)/\(name)", &inner) == 0 { remove("\(path)/\(name)", inner) }
    }
    rmdir(path)
  }

  /// Creates a folder and the folders above it.
  private func make(_ path: String) {
    guard mkdir(path, 0o700) != 0, errno == ENOENT, case let parent = RelativePath.folder(of: path), !parent.isEmpty
    else { return }
    make(parent)
    mkdir(path, 0o700)
  }
}
