import LessonKit
import SourceText
import SwiftCells
import SwiftSource

/// A Swift package whose documentation is tested.
///
/// Its documentation consists of READMEs, the other documents next to them that hold Swift, documentation catalogs and
/// guides, and the documentation comments of its libraries.
package struct TestedPackage {
  /// The folders at the top of a package to search for guides.
  private static let guides = ["Documentation", "Docs", "docs", "Guides", "guides", "documentation"]

  /// The names of documents at the top of a package that describe the project rather than the use of its code.
  ///
  /// Documents about migration are among them, because they hold code that no longer compiles.
  private static let ofProject = [
    "AGENTS", "AUTHORS", "CHANGELOG", "CHANGES", "CLAUDE", "CODEOWNERS", "CODE_OF_CONDUCT", "CONTRIBUTING",
    "CONTRIBUTORS", "COPYING", "CREDITS", "GOVERNANCE", "HISTORY", "ISSUE_TEMPLATE", "LICENCE", "LICENSE",
    "MAINTAINERS", "MIGRATING", "MIGRATION", "NEWS", "NOTICE", "PULL_REQUEST_TEMPLATE", "RELEASE", "RELEASES",
    "RELEASING", "ROADMAP", "SECURITY", "SUPPORT", "TODO", "UPGRADE", "UPGRADING",
  ]

  let description: PackageDescription
  /// The package's folder as the user named it, with a slash at its end; empty for the current folder.
  let prefix: String
  /// The built modules of the package.
  package let built: BuiltModules
  /// The modules that could not be built.
  private let broken: Set<String>
  let folder: WorkingFolder

  /// Creates the documentation of a built package.
  ///
  /// - Parameters:
  ///   - description: the package manager's description.
  ///   - path: its folder as the user named it.
  ///   - built: its modules.
  ///   - broken: the modules that could not be built, whose documentation cannot be tested.
  ///   - folder: the folder that relative paths start from.
  package init(
    _ description: PackageDescription, path: String, built: BuiltModules, broken: Set<String> = [],
    in folder: WorkingFolder
  ) {
    self.description = description
    self.broken = broken
    let path = path.normalizedPath
    prefix = path == "." ? "" : RelativePath.prefix(in: path)
    self.built = built
    self.folder = folder
  }

  /// The paths of all documentation, in reading order.
  ///
  /// READMEs, other documents next to them, and guides come first. The catalogs and comments of each library follow.
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
    paths += snippets
    for target in description.targets where target.isLibrary && !broken.contains(target.moduleName) {
      let root = prefix + target.path
      paths += catalogues(in: root, depth: 0)
      guard target.isSwift else { continue }
      paths += target.sources.sorted().map { "\(root)/\($0)" }.filter(hasListings)
    }
    return paths
  }

  /// Returns the modules that the listings of documents import implicitly.
  ///
  /// In the folder of a library, that is its own module. Elsewhere it is every module that other packages can import.
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

  /// The texts in the manifest, among which are all flags that it may set for `#if`, and its traits.
  package var flags: Set<String> {
    guard let manifest = try? folder.read(prefix + "Package.swift") else { return [] }
    let outline = SwiftOutline(bytes: manifest)
    let texts = outline.tokens.filter { $0.kind == .literal }.map {
      String(decoding: manifest[$0.range], as: UTF8.self)
    }
    return Set(texts.map { $0.filter { $0 != "\"" } })
  }

  /// Returns the module that a document belongs to; nil for documents of the package as a whole.
  package func module(of document: String) -> String? {
    description.targets.filter { $0.isLibrary && document.hasPrefix("\(prefix)\($0.path)/") }
      .max { $0.path.count < $1.path.count }?.moduleName
  }

  /// Whether the package manager would compile a Swift file in a folder as part of a target.
  package func compiles(filesIn folder: String) -> Bool {
    let place = folder == "." ? "" : RelativePath.prefix(in: folder.normalizedPath)
    return !place.contains(".docc/")
      && description.targets.contains { place.hasPrefix("\(prefix)\($0.path)/") }
  }

  /// Whether a module was built for this machine, and can be imported outside of tests.
  private func isUsable(_ module: String) -> Bool {
    !broken.contains(module) && built.holds(module) && !built.needsTesting(module)
  }

  private static func isOfProject(_ name: String) -> Bool {
    let plain = name.uppercased().replacing("-", with: "_").replacing(" ", with: "_")
    return ofProject.contains { plain.hasPrefix("\($0).") || plain.hasPrefix("\($0)_") }
  }

  private func hasArticle(_ path: String) -> Bool {
    FolderNames.hasFile(below: Array(path.utf8), depth: 8) { $0.hasSuffix(".md") || $0.hasSuffix(".tutorial") }
  }

  /// The snippets of the package, as the package manager describes them.
  private var snippets: [String] {
    description.targets.filter { $0.type == "snippet" }.flatMap { target in
      target.sources.map { prefix + "\(target.path)/\($0)" }
    }.filter(ProgramFile.isOne).sorted()
  }

  private func hasListings(_ path: String) -> Bool {
    guard let document = try? folder.document(path) else { return true }
    return !document.cells.isEmpty
  }

  /// Returns the catalogs with articles or tutorials in a folder.
  func catalogues(in path: String, depth: Int) -> [String] {
    guard depth < 8 else { return [] }
    return (folder.names(in: path) ?? []).filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
      let inner = "\(path)/\(name)"
      guard PathKind.isFolder(folder.resolve(inner)) else { return [] }
      if name.hasSuffix(".docc") { return hasArticle(folder.resolve(inner)) ? [inner] : [] }
      return catalogues(in: inner, depth: depth + 1)
    }
  }
}
