import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The resources of a page: the playground's and its own, which replace those with the same name.
struct PlaygroundResources {
  private let folders: [String]

  init(_ bundle: PlaygroundBundle, _ page: PlaygroundBundle.Page) {
    folders = [page.resources, bundle.resources].compactMap(\.self)
  }

  /// Copies the resources into one folder that everybody may read, and returns it; nil if there are none.
  ///
  /// Links are skipped: their targets do not belong to the playground.
  func gather(in folder: String) throws -> String? {
    guard !folders.isEmpty else { return nil }
    let target = "\(folder)/resources"
    try makeFolder(target)
    for source in folders { try copy(contentsOf: source, to: target) }
    return target
  }

  private func copy(contentsOf source: String, to target: String) throws {
    guard PathKind.isFolder(source) else { return }
    for name in try FileManager.default.contentsOfDirectory(atPath: source) {
      let (old, new) = ("\(source)/\(name)", "\(target)/\(name)")
      if PathKind.isFile(old), !FileManager.default.fileExists(atPath: new) {
        try FileManager.default.copyItem(atPath: old, toPath: new)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: new)
      } else if PathKind.isFolder(old), !FileManager.default.fileExists(atPath: new) {
        try makeFolder(new)
        try copy(contentsOf: old, to: new)
      }
    }
  }

  private func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o755])
  }
}
