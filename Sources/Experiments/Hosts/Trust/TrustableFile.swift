import SourceText

/// A file in a folder of lessons that lets something be done which can harm whoever runs them, once the user has allowed the
/// file as it is.
package protocol TrustableFile: Sendable {
  /// The path as the user named it.
  var name: String { get }
  /// The folder that holds it.
  var folder: String { get }
  /// What it is called in that folder.
  var fileName: String { get }
  /// What it holds.
  var bytes: [UInt8] { get }
}

extension TrustableFile {
  /// The one path under which it is known: that of its folder without links, for paths in the file start there.
  var identity: String? {
    RealPath.of(folder).map { RelativePath.prefix(in: $0) + fileName }
  }
}
