/// What tells a file, or a folder with all below it, from a later one: the fingerprint of each.
public struct FileTreeState: Sendable {
  /// Folders with more entries, or more deeply nested ones, are not looked through.
  private static let mostEntries = 20_000
  private static let mostDepth = 32

  private var lines: [String] = []
  private var fingerprints: [FileFingerprint] = []

  /// Looks at a path, which may lead to nothing; nil for a folder with more than 20,000 entries, or that cannot be read.
  ///
  /// - Complexity: O(*n* log *n*) for *n* entries.
  public init?(_ path: String) {
    guard add(path, depth: 0) else { return nil }
  }

  /// The state in figures; two states of one path are equal exactly if their texts are.
  public var text: String { lines.joined(separator: "\n") }

  /// Whether nothing of it has changed since shortly before a moment.
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
