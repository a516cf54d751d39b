/// New bytes for a file, which are yet to be written.
public struct FileChange: Sendable {
  /// Where the file lies.
  enum Location: Sendable {
    /// At a path, whose link at the end is followed or refused.
    case path(String, followsLink: Bool)
    /// Below a folder, out of which no link may lead.
    case below(folder: String, String)
  }

  /// The path of the file as findings name it.
  public var name: String
  /// What it shall hold.
  public var bytes: [UInt8]
  /// What it is known to hold, empty for one that is not there yet; nil to replace it whatever it holds.
  public var old: [UInt8]?
  let location: Location

  /// Describes new bytes for the file at a path.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - name: the path as findings name it; nil for the path itself.
  ///   - bytes: what it shall hold.
  ///   - old: what it is known to hold, empty for one that is not there yet; one that has changed is left alone. With
  ///     nil it is replaced whatever it holds.
  ///   - followsLink: whether a link is one to the file that is meant; otherwise a link is refused.
  public init(
    _ path: String, named name: String? = nil, to bytes: [UInt8], ifStill old: [UInt8]? = nil, followsLink: Bool = true
  ) {
    (self.name, self.bytes, self.old) = (name ?? path, bytes, old)
    location = .path(path, followsLink: followsLink)
  }

  /// Describes new bytes for a file below a folder, through links only where they stay in the folder.
  public init(
    _ path: String, beneath folder: String, named name: String? = nil, to bytes: [UInt8], ifStill old: [UInt8]? = nil
  ) {
    (self.name, self.bytes, self.old) = (name ?? path, bytes, old)
    location = .below(folder: folder, path)
  }

  /// Where the file lies, as a name that is that of no link.
  func place() throws(Finding) -> FilePlace {
    switch location {
    case .path(let path, let followsLink): try TextFile.place(of: path, named: name, followsLink: followsLink)
    case .below(let folder, let path): try TextFile.place(of: path, beneath: folder, named: name, "written")
    }
  }
}
