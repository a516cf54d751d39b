import CLibrary

/// A fingerprint that tells a file from an earlier one at the same path without reading it: its location, size and
/// times.
///
/// It includes the time of the last change of any kind, which no program can set back.
public struct FileFingerprint: Sendable, Hashable, CustomStringConvertible {
  private let device: UInt64
  private let node: UInt64
  private let size: Int64
  private let modified: FileTime
  private let changed: FileTime
  /// Whether the path leads to a folder.
  public let isFolder: Bool

  /// Creates the fingerprint of the file or folder that a path leads to; nil if there is none.
  public init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    (device, node, size) = (UInt64(truncatingIfNeeded: status.st_dev), UInt64(status.st_ino), Int64(status.st_size))
    (modified, changed) = (FileTime(status.modificationTime), FileTime(status.changeTime))
    isFolder = status.st_mode & S_IFMT == S_IFDIR
  }

  /// The fingerprint as numbers.
  public var description: String { "\(device) \(node) \(size) \(modified) \(changed)" }

  /// Returns whether the last change of the file was well before a moment.
  ///
  /// Two changes within one tick of the clock leave the same fingerprint. So for a file that changed that late, the
  /// fingerprint proves nothing.
  public func isOlder(than moment: FileTime) -> Bool {
    max(modified, changed).isWell(before: moment)
  }
}

/// A moment on the clock of the file system.
public struct FileTime: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The longest delay of the file system's clock, more than one of its ticks, in nanoseconds.
  private static let tick: Int64 = 20_000_000
  /// The longest delay in file systems that store only whole seconds, in nanoseconds.
  private static let coarseTick: Int64 = 2_000_000_000

  private let nanoseconds: Int64

  init(_ time: timespec) {
    nanoseconds = Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }

  /// Returns the second of the last change to a file's bytes.
  static func seconds(ofChange status: stat) -> Int {
    status.modificationTime.tv_sec
  }

  /// The current moment.
  public static var now: FileTime {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return FileTime(time)
  }

  /// Returns whether one moment comes before another.
  public static func < (left: FileTime, right: FileTime) -> Bool { left.nanoseconds < right.nanoseconds }

  /// The nanoseconds since 1970.
  public var description: String { "\(nanoseconds)" }

  fileprivate func isWell(before moment: FileTime) -> Bool {
    let tick = nanoseconds % 1_000_000_000 == 0 ? Self.coarseTick : Self.tick
    return nanoseconds < moment.nanoseconds - tick
  }
}
