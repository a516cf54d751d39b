/// A `hosts.yml` as it was read: what it holds, and where it lies.
package struct HostsSource: TrustableFile, Hashable {
  /// The path as the user named it.
  package let name: String
  /// The folder that holds it, in which its programs run.
  package let folder: String
  /// What it holds.
  package let bytes: [UInt8]
  /// What it is called in its folder.
  package var fileName: String { HostsFile.name }

  /// Names what was read.
  package init(name: String, folder: String, bytes: [UInt8]) {
    (self.name, self.folder, self.bytes) = (name, folder, bytes)
  }

  /// The hosts that it declares.
  package var file: HostsFile { HostsFile(bytes, path: name) }
}
