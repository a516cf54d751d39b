/// A `hosts.yml` as it was read: what it holds, and where it lies.
public struct HostsSource: TrustableFile, Hashable {
  /// The path as the user named it.
  public let name: String
  /// The folder that holds it, in which its programs run.
  public let folder: String
  /// What it holds.
  public let bytes: [UInt8]
  /// What it is called in its folder.
  public var fileName: String { HostsFile.name }

  /// Names what was read.
  public init(name: String, folder: String, bytes: [UInt8]) {
    (self.name, self.folder, self.bytes) = (name, folder, bytes)
  }

  /// The hosts that it declares.
  public var file: HostsFile { HostsFile(bytes, path: name) }
}
