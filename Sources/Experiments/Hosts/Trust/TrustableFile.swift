import SourceText

/// A file in a folder of lessons that the user has to allow because it can do harm.
package protocol TrustableFile: Sendable {
  /// The path, as the user named it.
  var name: String { get }
  /// The folder of the file.
  var folder: String { get }
  /// The name of the file in that folder.
  var fileName: String { get }
  /// The content of the file.
  var bytes: [UInt8] { get }
}

extension TrustableFile {
  /// The path that identifies the file: that of its folder without links, where paths in the file start.
  var identity: String? {
    RealPath.of(folder).map { RelativePath.prefix(in: $0) + fileName }
  }
}
