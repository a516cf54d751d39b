import LessonKit
import SourceText
import SwiftCells

/// A Swift package whose documentation is tested: its READMEs, the other documents beside them that hold Swift, documentation
/// catalogues and guides, and the documentation comments of its libraries.
package struct TestedPackage {
  /// The folders at the top of a package in which guides are looked for.
  private static let guides = ["Documentation", "Docs", "docs", "Guides", "guides", "documentation"]

  /// What documents at the top of a package are called that speak of the project rather than of how its code is used, or, as
  /// those about migration, of code that no longer compiles.
  private static let ofProject = [
    "AGENTS", "AUTHORS", "CHANGELOG", "CHANGES", "CLAUDE", "CODEOWNERS", "CODE_OF_CONDUCT", "CONTRIBUTING",
    "CONTRIBUTORS", "COPYING", "CREDITS", "GOVERNANCE", "HISTORY", "ISSUE_TEMPLATE", "LICENCE", "LICENSE",
    "MAINTAINERS", "MIGRATING", "MIGRATION", "NEWS", "NOTICE", "PULL_REQUEST_TEMPLATE", "RELEASE", "RELEASES",
    "RELEASING", "ROADMAP", "SECURITY", "SUPPORT", "TODO", "UPGRADE", "UPGRADING",
  ]

  private let description: PackageDescription
  /// The package's folder as it was named, with a slash at its end; empty for the current folder.
  private let prefix: String
  /// Its modules.
  package let built: BuiltModules
  private let folder: WorkingFolder

  /// Takes a package that is built.
  ///
  /// - Parameters:
  ///   - description: what the package manager says of it.
  ///   - path: its folder as it was named.
  ///   - built: its modules.
  ///   - folder: where relative paths start.
  package init(_ description: PackageDescription, path: String, built: BuiltModules, in folder: WorkingFolder) {
    self.description = description
    let path = path.normalizedPath
    prefix = path == "." ? "" : RelativePath.prefix(in: path)
    self.built = built
    self.folder = folder
  }

  /// The paths of all its documentation, in reading order: READMEs, other documents beside them, guides, then for each library
  /// its catalogues and comments.
  ///
  /// - Complexity: O(*n*) for *n* bytes of its sources.
  package var paths: [String] {
    let entries = folder.names(in: prefix.isEmpty ? "." : prefix) ?? []
    let documents = entries.filter { $0.hasSuffix(".md") }
    let isReadme = { (name: String) in name.uppercased().hasPrefix("README") }
    var paths = documents.filter(isReadme).map { prefix + $0 }
    paths += documents.filter { !isReadme($0) && !Self.isOfProject($0) }.map { prefix + $0 }.filter(hasListings)
    paths += entries.filter { Self.guides.contains($0) || $0.hasSuffix(".docc") }.map { prefix + $0 }
      .filter { hasArticle(folder.resolve($0)) }
    for target in description.targets where target.isLibrary {
      let root = prefix + target.path
      paths += catalogues(in: root, depth: 0)
      guard target.isSwift else { continue }
      paths += target.sources.sorted().map { "\(root)/\($0)" }.filter(hasListings)
    }
    return paths
  }

  /// The modules that the listings of documents import without saying so: in the folder of a library its own, elsewhere all
  /// that other packages can import.
  ///
  /// - Parameter documents: the paths of the documents.
  /// - Returns: the modules, by the path of the document.
  package func imports(of documents: some Sequence<String>) -> [String: [String]] {
    let common = description.publicModules.filter(isUsable)
    let targets = description.targets.filter { $0.isLibrary && isUsable($0.moduleName) }
    return Dictionary(
      uniqueKeysWithValues: Set(documents).map { document in
        let own = targets.filter { document.hasPrefix("\(prefix)\($0.path)/") }.max { $0.path.count < $1.path.count }
        return (document, own.map { [$0.moduleName] } ?? common)
      })
  }

  /// Whether a module was built for this machine, and is none that only tests can import.
  private func isUsable(_ module: String) -> Bool { built.holds(module) && !built.needsTesting(module) }

  private static func isOfProject(_ name: String) -> Bool {
    let plain = name.uppercased().replacing("-", with: "_").replacing(" ", with: "_")
    return ofProject.contains { plain.hasPrefix("\($0).") || plain.hasPrefix("\($0)_") }
  }

  private func hasArticle(_ path: String) -> Bool {
    FolderNames.hasFile(below: Array(path.utf8), depth: 8) { $0.hasSuffix(".md") }
  }

  private func hasListings(_ path: String) -> Bool {
    guard let document = try? folder.document(path) else { return true }
    return !document.cells.isEmpty
  }

  private func catalogues(in path: String, depth: Int) -> [String] {
    guard depth < 8 else { return [] }
    return (folder.names(in: path) ?? []).filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
      let inner = "\(path)/\(name)"
      guard PathKind.isFolder(folder.resolve(inner)) else { return [] }
      if name.hasSuffix(".docc") { return hasArticle(folder.resolve(inner)) ? [inner] : [] }
      return catalogues(in: inner, depth: depth + 1)
    }
  }
}
