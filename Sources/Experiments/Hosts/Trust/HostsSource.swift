/// A `hosts.yml` as read: its content and its place.
package struct HostsSource: TrustableFile, Hashable {
  /// The path, as the user named it.
  package let name: String
  /// The folder of the file, in which its programs run.
  package let folder: String
  /// The content of the file.
  package let bytes: [UInt8]
  /// The name of the file in its folder.
  package var fileName: String { HostsFile.name }

  /// Creates the source of a file.
  package init(name: String, folder: String, bytes: [UInt8]) {
    (self.name, self.folder, self.bytes) = (name, folder, bytes)
  }

  /// The hosts in the file.
  package var file: HostsFile { HostsFile(bytes, path: name) }
}
