import CLibrary
import SourceText
import SwiftSource

/// Declarations of a cell that reach into the other cells through the linker.
///
/// One kind is a function with the name of a function of the system, which all cells would call instead. The other kind
/// is anything in a separate section, which can be code that runs first or an option of the linker. The results of the
/// cells above must not change.
struct LinkerNames {
  /// A declaration that takes a name of the system, or a section.
  struct Taken: Hashable {
    /// The name, or the attribute that makes a section.
    var name: String
    /// The line of its attribute, from 1.
    var line: Int
  }

  /// The attributes that put something into a section.
  private static let sections: Set = ["@section", "@_section"]
  /// The attributes that give a function a name for the linker.
  ///
  /// The value says whether a function without a body only mentions the name.
  private static let attributes = ["@_cdecl": false, "@c": false, "@_expose": false, "@_silgen_name": true]
  /// The prefixes of the names of Swift's own runtime and standard library, and of `lesson`.
  private static let prefixes = ["$s", "_swift", "swift_", "__lesson"]

  /// The words that can begin a line of a signature.
  private static let ofSignatures: Set = ["async", "rethrows", "throws", "where"]

  /// The declarations, from top to bottom.
  let taken: [Taken]

  /// Finds the declarations.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  init(_ source: String) {
    guard (Array(Self.attributes.keys) + Self.sections).contains(where: source.contains) else {
      taken = []
      return
    }
    let outline = SwiftOutline(source)
    let bytes = Array(source.utf8)
    taken = outline.tokens.indices.compactMap { index in
      let token = outline.tokens[index]
      if Self.sections.contains(token.text) { return Taken(name: token.text, line: token.line + 1) }
      guard let needsBody = Self.attributes[token.text], let function = Self.function(outline, after: index),
        !needsBody || function.hasBody
      else { return nil }
      let names = Self.argument(outline, bytes, after: index) ?? [function.name]
      return names.first(where: Self.isOfSystem).map { Taken(name: $0, line: token.line + 1) }
    }
  }

  /// Returns the text in the parentheses after an attribute; nil without parentheses.
  private static func argument(_ outline: SwiftOutline, _ bytes: [UInt8], after index: Int) -> [String]? {
    let rest = outline.tokens[(index + 1)...]
    guard let open = rest.first, open.text == "(" else { return nil }
    return rest.dropFirst().prefix { $0.depth > open.depth }.map { token in
      token.kind == .literal
        ? String(decoding: bytes[token.range], as: UTF8.self).filter { $0 != "\"" && $0 != "#" } : token.text
    }
  }

  /// Returns the function that an attribute belongs to.
  private static func function(_ outline: SwiftOutline, after index: Int) -> (name: String, hasBody: Bool)? {
    let depth = outline.tokens[index].depth
    let rest = outline.tokens[(index + 1)...]
    guard let start = rest.firstIndex(where: { $0.depth == depth && $0.text == "func" }), start + 1 < rest.endIndex
    else { return nil }
    var last = rest[start + 1]
    let head = rest[(start + 2)...].prefix { token in
      defer { last = token }
      // The next statement begins on a line of its own.
      return token.depth > depth || token.line == last.line || token.kind != .word
        || Self.ofSignatures.contains(token.text) || ["->", ",", "&"].contains(last.text)
    }
    return (rest[start + 1].text, head.contains { $0.depth == depth && $0.text == "{" })
  }

  private static func isOfSystem(_ name: String) -> Bool {
    prefixes.contains(where: name.hasPrefix) || dlsym(UnsafeMutableRawPointer(bitPattern: 0), name) != nil
  }
}

extension LinkerNames.Taken {
  /// The error of the cell.
  var problem: SwiftCellError {
    if name.hasPrefix("@") {
      return SwiftCellError(
        line: line, "The cell has `\(name)`, which affects other cells through the linker.",
        help: "Declare it without its own section.")
    }
    return SwiftCellError(
      line: line, "The cell defines `\(name)`, a system function that other cells call.",
      help: "Choose another linker name for the function.")
  }
}
