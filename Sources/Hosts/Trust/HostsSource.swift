import CLibrary

/// A `hosts.yml` as it was read: what it holds, and where it lies.
public struct HostsSource: Sendable, Hashable {
  /// The path as the user named it.
  public let name: String
  /// The folder that holds it, in which its programs run.
  public let folder: String
  /// What it holds.
  public let bytes: [UInt8]

  /// Names what was read.
  public init(name: String, folder: String, bytes: [UInt8]) {
    (self.name, self.folder, self.bytes) = (name, folder, bytes)
  }

  /// The hosts that it declares.
  public var file: HostsFile { HostsFile(bytes, path: name) }

  /// The one path under which it is known: that of its folder without links, for paths in the file start there.
  var identity: String? {
    guard let folder = folder.withoutLinks else { return nil }
    return folder == "/" ? "/\(HostsFile.name)" : "\(folder)/\(HostsFile.name)"
  }
}

extension String {
  /// The path of what a path leads to, in which no folder is a link; nil if it leads nowhere.
  var withoutLinks: String? {
    guard let pointer = realpath(self, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }
}
