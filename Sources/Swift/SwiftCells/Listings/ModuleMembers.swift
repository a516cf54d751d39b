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
  /// The types of built modules, by their names without the types around them.
  private var ownTypes: [String: (inherited: Set<String>, members: Set<String>)] = [:]
  private var keywords: [String: String] = [:]
  /// The functions and types of built modules, outside of other types.
  private(set) var callable: Set<String> = []
  /// The labels of the functions and initializers of built modules that only those modules see, by their names.
  var hiddenLabels: [String: [Set<String>]] = [:]
  /// The functions and types of built modules that other modules see, outside of other types.
  var publicNames: Set<String> = []
  /// The built modules.
  var own: Set<String> = []
  /// The names of the source files of built modules, without the extension and what comes after a plus sign.
  var files: Set<String> = []
  /// The names in the comments of built modules.
  var prose = NamesInProse("")
  /// The protocols of built modules.
  var protocols: Set<String> = []

  /// Collects the declarations of sources.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  init(_ outlines: some Sequence<SwiftOutline>) {
    let declarations = outlines.flatMap(\.typeDeclarations)
    types = Self.types(declarations)
    for declaration in declarations where declaration.keyword != "extension" {
      keywords[declaration.name] = declaration.keyword
    }
  }

  private static func types(
    _ declarations: [SwiftOutline.TypeDeclaration]
  ) -> [String: (inherited: Set<String>, members: Set<String>)] {
    declarations.reduce(into: [:]) { types, declaration in
      types[declaration.name, default: ([], [])].inherited.formUnion(declaration.inherited)
      types[declaration.name, default: ([], [])].members.formUnion(declaration.members)
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
    let paths = built?.sources(of: names) ?? []
    let texts = paths.compactMap { FileManager.default.contents(atPath: $0) }.map(Array.init)
    let own = texts.map { SwiftOutline(bytes: $0) }
    self.init(Self.outlines(all.sorted().compactMap(toolchain.interface)) + own)
    ownTypes = Self.types(own.flatMap(\.typeDeclarations))
    self.own = names.filter { built?.holds($0) == true }
    files = Set(paths.map { String(RelativePath.name(of: $0).prefix { $0 != "." && $0 != "+" }) })
    for text in texts { prose.formUnion(NamesInProse(String(decoding: text, as: UTF8.self), modules: self.own)) }
    protocols = Set(own.lazy.flatMap(\.typeDeclarations).filter { $0.keyword == "protocol" }.map(\.name))
    publicNames = own.reduce(into: []) { $0.formUnion($1.publicNames) }
    hiddenLabels = own.reduce(into: [:]) { $0.merge($1.hiddenLabels, uniquingKeysWith: +) }
    callable = own.reduce(into: []) { names, outline in
      names.formUnion(outline.functionSignatures.keys)
      names.formUnion(outline.typeDeclarations.map(\.name))
    }
  }

  /// Whether built modules declare a name at all: other modules may not see it, or it is the member of a type.
  func declares(_ name: String) -> Bool {
    callable.contains(name) || publicNames.contains(name) || ownTypes.values.contains { $0.members.contains(name) }
  }

  /// Returns the member names of a type, including inherited ones.
  ///
  /// - Parameter type: the type as compilers write it: `[Int]`, `String?`, `Module.Name<Element>.Type`.
  /// - Returns: the names; none for a type that no module declares.
  func names(of type: String) -> Set<String> {
    var names: Set<String> = []
    var seen: Set<String> = []
    var open = [Self.plainName(type)]
    // A type within one of the library's own may have the name of a standard type.
    let outer = type.prefix { $0 != "<" }.split(separator: ".").dropLast().last.map(String.init)
    let isWithinOwn = outer.map { ownTypes[$0] != nil } ?? false
    while let name = open.popLast() {
      let known = isWithinOwn && seen.isEmpty ? ownTypes[name] : types[name]
      guard seen.insert(name).inserted, let found = known else { continue }
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
