#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The resources of a page: those of the playground and its own, which win where two have one name.
struct PlaygroundResources {
  private let folders: [String]

  init(_ bundle: PlaygroundBundle, _ page: PlaygroundBundle.Page) {
    folders = [page.resources, bundle.resources].compactMap(\.self)
  }

  /// Copies them into one folder that everybody may read; nil if there are none.
  func gather(in folder: String) throws -> String? {
    guard !folders.isEmpty else { return nil }
    let files = FileManager.default
    let target = "\(folder)/resources"
    try files.createDirectory(atPath: target, withIntermediateDirectories: false)
    for source in folders {
      for name in try files.contentsOfDirectory(atPath: source) where !files.fileExists(atPath: "\(target)/\(name)") {
        try files.copyItem(atPath: "\(source)/\(name)", toPath: "\(target)/\(name)")
      }
    }
    for name in (try? files.subpathsOfDirectory(atPath: target)) ?? [] {
      try? files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(target)/\(name)")
    }
    return target
  }
}
