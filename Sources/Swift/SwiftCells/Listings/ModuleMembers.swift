import SourceText
import SwiftSource

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The names that the types of modules have, as the sources or the interfaces of the modules declare them.
struct ModuleMembers: Sendable {
  private var types: [String: (inherited: Set<String>, members: Set<String>)] = [:]

  /// Collects what sources declare.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  init(_ outlines: some Sequence<SwiftOutline>) {
    for declaration in outlines.lazy.flatMap(\.typeDeclarations) {
      types[declaration.name, default: ([], [])].inherited.formUnion(declaration.inherited)
      types[declaration.name, default: ([], [])].members.formUnion(declaration.members)
    }
  }

  /// Reads files of Swift source; one that cannot be read declares nothing.
  init(files: [String]) {
    self.init(
      files.lazy.compactMap { FileManager.default.contents(atPath: $0) }.map { SwiftOutline(bytes: Array($0)) })
  }

  /// What the standard library and modules that listings import declare: by the interfaces that the compiler brings, and by the
  /// sources of what was built.
  init(importedBy names: Set<String>, _ built: BuiltModules?, _ toolchain: ToolchainDescription) {
    let all = names.union(["Swift", "_Concurrency", "_StringProcessing"])
    self.init(files: all.sorted().compactMap(toolchain.interface) + (built?.sources(of: names) ?? []))
  }

  /// The names that a type has, those included that it inherits.
  ///
  /// - Parameter type: the type as compilers write it: `[Int]`, `String?`, `Module.Name<Element>.Type`.
  /// - Returns: the names; none for a type that no module declares.
  func names(of type: String) -> Set<String> {
    var names: Set<String> = []
    var seen: Set<String> = []
    var open = [Self.plainName(type)]
    while let name = open.popLast() {
      guard seen.insert(name).inserted, let found = types[name] else { continue }
      names.formUnion(found.members)
      open += found.inherited
    }
    // Names that begin with an underscore are meant for nobody.
    return names.filter { !$0.hasPrefix("_") }
  }

  /// The name under which a type is declared.
  static func plainName(_ type: String) -> String {
    var type = Substring(type)
    for suffix in [".Type", ".Protocol", "Metatype"] where type.hasSuffix(suffix) { type = type.dropLast(suffix.count) }
    if type.hasSuffix("?") { return "Optional" }
    if type.hasPrefix("[") { return type.contains(" : ") ? "Dictionary" : "Array" }
    for word in ["any ", "some "] where type.hasPrefix(word) { type = type.dropFirst(word.count) }
    let path = type.prefix { $0 != "<" }
    return String(path.split(separator: ".").last ?? path)
  }
}
