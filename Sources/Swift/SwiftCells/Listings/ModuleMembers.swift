import SourceText
import SwiftSource

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The members of the types of modules, as the modules' sources or interfaces declare them.
struct ModuleMembers: Sendable {
  private var types: [String: (inherited: Set<String>, members: Set<String>)] = [:]
  private var keywords: [String: String] = [:]
  /// The functions and types of built modules, outside of other types.
  private(set) var callable: Set<String> = []
  /// The protocols of built modules.
  var protocols: Set<String> = []

  /// Collects the declarations of sources.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  init(_ outlines: some Sequence<SwiftOutline>) {
    for declaration in outlines.lazy.flatMap(\.typeDeclarations) {
      types[declaration.name, default: ([], [])].inherited.formUnion(declaration.inherited)
      types[declaration.name, default: ([], [])].members.formUnion(declaration.members)
      if declaration.keyword != "extension" { keywords[declaration.name] = declaration.keyword }
    }
  }

  /// Reads files of Swift source; an unreadable file declares nothing.
  init(files: [String]) {
    self.init(Self.outlines(files))
  }

  private static func outlines(_ files: [String]) -> [SwiftOutline] {
    files.compactMap { FileManager.default.contents(atPath: $0) }.map { SwiftOutline(bytes: Array($0)) }
  }

  /// Reads the declarations of the standard library and of modules that listings import.
  ///
  /// They come from the compiler's interface files, and from the sources of built modules.
  init(importedBy names: Set<String>, _ built: BuiltModules?, _ toolchain: ToolchainDescription) {
    let all = names.union(["Swift", "_Concurrency", "_StringProcessing"])
    let own = Self.outlines(built?.sources(of: names) ?? [])
    self.init(Self.outlines(all.sorted().compactMap(toolchain.interface)) + own)
    protocols = Set(own.lazy.flatMap(\.typeDeclarations).filter { $0.keyword == "protocol" }.map(\.name))
    callable = own.reduce(into: []) { names, outline in
      names.formUnion(outline.functionSignatures.keys)
      names.formUnion(outline.typeDeclarations.map(\.name))
    }
  }

  /// Returns the member names of a type, including inherited ones.
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
    // Names that begin with an underscore are not meant to be used.
    return names.filter { !$0.hasPrefix("_") }
  }

  /// Returns the word with which a type is declared, such as `protocol`; nil for a type that no module declares.
  func keyword(of type: String) -> String? { keywords[type] }

  /// Returns the name under which a type is declared.
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
