import Foundation
import PackagePlugin

/// A package in the form of `swift package describe --type json`, which cannot run while a plugin does.
struct DescribedPackage: Encodable {
  /// A target whose sources are Swift or C.
  struct Target: Encodable {
    let name: String
    let moduleName: String
    let path: String
    let sources: [String]
    let type: String
    let moduleType: String

    private enum CodingKeys: String, CodingKey {
      case name
      case moduleName = "c99name"
      case path, sources, type
      case moduleType = "module_type"
    }
  }

  /// A product and the names of its targets.
  struct Product: Encodable {
    let targets: [String]
    let type: [String: [String]]
  }

  let targets: [Target]
  let products: [Product]

  /// Describes a package.
  init(_ package: Package) {
    targets = package.targets.compactMap { target in
      guard let module = target as? any SourceModuleTarget else { return nil }
      let path = Self.path(of: target.directoryURL, in: package.directoryURL)
      let sources = module.sourceFiles.filter { $0.type == .source }
      return Target(
        name: target.name, moduleName: module.moduleName, path: path,
        sources: sources.map { Self.path(of: $0.url, in: target.directoryURL) },
        type: module.kind == .generic ? "library" : "other",
        moduleType: module is SwiftSourceModuleTarget ? "SwiftTarget" : "ClangTarget")
    }
    products = package.products.map { product in
      Product(
        targets: product.targets.map(\.name), type: [product is LibraryProduct ? "library" : "other": []])
    }
  }

  /// Returns the path of a file from a folder that contains it.
  private static func path(of file: URL, in folder: URL) -> String {
    let (file, folder) = (file.standardizedFileURL.path, folder.standardizedFileURL.path)
    return file.hasPrefix(folder + "/") ? String(file.dropFirst(folder.count + 1)) : file
  }
}
