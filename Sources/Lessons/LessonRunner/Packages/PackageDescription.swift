/// The output of `swift package describe --type json` for a package, as far as its documentation depends on it.
package struct PackageDescription: Decodable {
  /// A target of the package.
  struct Target: Decodable {
    /// The name in the manifest.
    var name: String
    /// The name of its module.
    var moduleName: String
    /// The folder, relative to the folder of the package.
    var path: String
    /// The source files, relative to the target's folder.
    var sources: [String]
    /// The kind of target: `library`, `executable`, `test`, `macro`, `plugin`, and others.
    var type: String
    /// The kind of sources: `SwiftTarget`, `ClangTarget`, and others.
    var moduleType: String

    private enum CodingKeys: String, CodingKey {
      case name
      case moduleName = "c99name"
      case path, sources, type
      case moduleType = "module_type"
    }

    /// Whether listings can import the target's module.
    var isLibrary: Bool { type == "library" }
    /// Whether the target's sources are Swift.
    var isSwift: Bool { moduleType == "SwiftTarget" }
  }

  /// A product of the package.
  struct Product: Decodable {
    /// The names of its targets.
    var targets: [String]
    /// The kind of product, such as `library`, with its variants.
    var type: [String: [String]?]
  }

  var targets: [Target]
  var products: [Product]

  /// The modules that other packages can import, in the order of the manifest.
  var publicModules: [String] {
    let names = Set(products.filter { $0.type["library"] != nil }.flatMap(\.targets))
    return targets.filter { $0.isLibrary && names.contains($0.name) }.map(\.moduleName)
  }
}
