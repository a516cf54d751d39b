import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files of a `.playground` bundle that may come from a stranger: no link out of the bundle is followed.
struct PlaygroundFiles: Sendable {
  /// The path of the bundle, as the user named it.
  let path: String
  /// The path of the bundle, to be opened, without a final slash.
  let folder: String

  /// The reason that the bundle is not read; nil if it can be.
  ///
  /// A link is refused if it leads out of the folder that contains the link.
  var refusal: Finding? {
    guard PathKind.isLink(folder) else { return nil }
    let parent = RelativePath.prefix(of: folder)
    return TextFile.refusal(of: RelativePath.name(of: folder), beneath: parent.isEmpty ? "." : parent).map {
      Finding(
        Place(file: path), $0.message, help: "If you mean this playground, give its own path instead of the link.")
    }
  }

  /// Returns the reason that a file of the bundle is not read; nil if no link in its path leads out of the bundle.
  func refusal(of name: String) -> Finding? {
    TextFile.refusal(of: name, beneath: folder).map {
      Finding(Place(file: "\(path)/\(name)"), $0.message, help: $0.help)
    }
  }

  /// Whether there is a file, folder or link with a name.
  func holds(_ name: String) -> Bool {
    PathKind.isLink("\(folder)/\(name)") || FileManager.default.fileExists(atPath: "\(folder)/\(name)")
  }

  /// Returns the bytes of a file.
  ///
  /// - Throws: a ``SourceText/Finding`` that names the file as the user named the bundle.
  func read(_ name: String) throws(Finding) -> [UInt8] {
    do throws(Finding) {
      return try TextFile.read(name, beneath: folder)
    } catch {
      let isPage = name.hasSuffix("Contents.swift") && !PathKind.isLink("\(folder)/\(name)")
      throw Finding(
        Place(file: "\(path)/\(name)"), error.message,
        help: isPage ? "A page is a folder with a file `Contents.swift`." : error.help)
    }
  }

  /// Whether a name is that of a folder, or of a link to a folder in the bundle.
  ///
  /// The empty name is the bundle itself.
  func isFolder(_ name: String) -> Bool {
    guard name.isEmpty || refusal(of: name) == nil else { return false }
    let real = URL(filePath: name.isEmpty ? folder : "\(folder)/\(name)").resolvingSymlinksInPath().path
    return (try? FileManager.default.attributesOfItem(atPath: real))?[.type] as? FileAttributeType == .typeDirectory
  }

  /// Returns the names in a folder of the bundle, in order, without hidden ones.
  func names(_ place: String) -> [String] {
    guard refusal(of: place) == nil else { return [] }
    return ((try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(place)")) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
  }
}
