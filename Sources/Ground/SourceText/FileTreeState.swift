/// The state of a file, or of a folder and everything below it: the fingerprint of each file.
public struct FileTreeState: Sendable {
  /// The number of entries above which a folder is not read.
  private static let mostEntries = 20_000
  private static let mostDepth = 32

  private var lines: [String] = []
  private var fingerprints: [FileFingerprint] = []

  /// Creates the state of a path, which may lead to nothing.
  ///
  /// The result is nil for a folder that cannot be read, that has more than 20,000 entries, or that is nested too
  /// deeply.
  ///
  /// - Complexity: O(*n* log *n*) for *n* entries.
  public init?(_ path: String) {
    guard add(path, depth: 0) else { return nil }
  }

  /// The state as numbers.
  ///
  /// Two states of the same path are equal exactly if their texts are equal.
  public var text: String { lines.joined(separator: "\n") }

  /// Returns whether the last change was well before a moment.
  public func isOlder(than moment: FileTime) -> Bool {
    fingerprints.allSatisfy { $0.isOlder(than: moment) }
  }

  private mutating func add(_ path: String, depth: Int) -> Bool {
    guard let fingerprint = FileFingerprint(path) else {
      lines.append("nothing")
      return true
    }
    fingerprints.append(fingerprint)
    lines.append("\(fingerprint)")
    guard fingerprint.isFolder else { return true }
    guard depth < Self.mostDepth, let names = FolderNames.of(path) else { return false }
    for name in names {
      guard lines.count < Self.mostEntries else { return false }
      lines.append(name)
      guard add("\(path)/\(name)", depth: depth + 1) else { return false }
    }
    return true
  }
}
