import CLibrary

/// What tells a file from an earlier one at its path without reading it: where it lies, its size and its times.
///
/// The time of the last change of any kind is among them, which no program can set back.
public struct FileFingerprint: Sendable, Hashable, CustomStringConvertible {
  private let device: UInt64
  private let node: UInt64
  private let size: Int64
  private let modified: FileTime
  private let changed: FileTime
  /// Whether the path leads to a folder.
  public let isFolder: Bool

  /// Takes the fingerprint of what a path leads to; nil if there is nothing.
  public init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    (device, node, size) = (UInt64(truncatingIfNeeded: status.st_dev), UInt64(status.st_ino), Int64(status.st_size))
    (modified, changed) = (FileTime(status.modificationTime), FileTime(status.changeTime))
    isFolder = status.st_mode & S_IFMT == S_IFDIR
  }

  /// The fingerprint in figures.
  public var description: String { "\(device) \(node) \(size) \(modified) \(changed)" }

  /// Whether nothing has changed the file since shortly before a moment.
  ///
  /// A change in the same tick of the clock as another one leaves the fingerprint as it is; of a file that was changed that
  /// late, the fingerprint says nothing.
  public func isOlder(than moment: FileTime) -> Bool {
    max(modified, changed).isWell(before: moment)
  }
}

/// A moment on the clock of files.
public struct FileTime: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// How far the clock of files may lag behind: more than one of its ticks.
  private static let tick: Int64 = 20_000_000
  /// A tick of file systems that know whole seconds alone.
  private static let coarseTick: Int64 = 2_000_000_000

  private let nanoseconds: Int64

  init(_ time: timespec) {
    nanoseconds = Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }

  /// The second of the last change of a file's bytes.
  static func seconds(ofChange status: stat) -> Int {
    status.modificationTime.tv_sec
  }

  /// This moment.
  public static var now: FileTime {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return FileTime(time)
  }

  /// Whether one moment comes before another.
  public static func < (left: FileTime, right: FileTime) -> Bool { left.nanoseconds < right.nanoseconds }

  /// The nanoseconds since 1970.
  public var description: String { "\(nanoseconds)" }

  fileprivate func isWell(before moment: FileTime) -> Bool {
    let tick = nanoseconds % 1_000_000_000 == 0 ? Self.coarseTick : Self.tick
    return nanoseconds < moment.nanoseconds - tick
  }
}
