/// New bytes for a file, not yet written.
public struct FileChange: Sendable {
  /// The location of the file.
  enum Location: Sendable {
    /// A path, whose link at the end is followed or refused.
    case path(String, followsLink: Bool)
    /// A path below a folder, out of which no link may lead.
    case below(folder: String, String)
  }

  /// The path of the file in findings.
  public var name: String
  /// The new bytes.
  public var bytes: [UInt8]
  /// The bytes that the file must still hold; nil to replace the file in any case.
  ///
  /// The bytes are empty for a file that does not exist yet.
  public var old: [UInt8]?
  let location: Location

  /// Creates a change of the file at a path.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - name: the path for findings; nil for the path itself.
  ///   - bytes: the new bytes.
  ///   - old: the bytes that the file must still hold, empty for a file that does not exist yet; a file with other
  ///     bytes is not written. Nil replaces the file in any case.
  ///   - followsLink: whether to follow a link to the file; otherwise a link is refused.
  public init(
    _ path: String, named name: String? = nil, to bytes: [UInt8], ifStill old: [UInt8]? = nil, followsLink: Bool = true
  ) {
    (self.name, self.bytes, self.old) = (name ?? path, bytes, old)
    location = .path(path, followsLink: followsLink)
  }

  /// Creates a change of a file below a folder, through links only if they stay in the folder.
  public init(
    _ path: String, beneath folder: String, named name: String? = nil, to bytes: [UInt8], ifStill old: [UInt8]? = nil
  ) {
    (self.name, self.bytes, self.old) = (name ?? path, bytes, old)
    location = .below(folder: folder, path)
  }

  /// Returns the place of the file, with a name that is not a link.
  func place() throws(Finding) -> FilePlace {
    switch location {
    case .path(let path, let followsLink): try TextFile.place(of: path, named: name, followsLink: followsLink)
    case .below(let folder, let path): try TextFile.place(of: path, beneath: folder, named: name, "written")
    }
  }
}
