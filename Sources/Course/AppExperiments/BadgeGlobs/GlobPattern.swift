import CLibrary
import ExperimentKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A pattern for paths, as Ruby's `Dir.glob` reads it.
///
/// It has `*`, `?` and `[…]` within a name, by the system's `fnmatch`; `{a,b}` for either; `**/` for any number of
/// folders, including none. Names that begin with a dot match only a pattern with the dot.
///
/// Source: 001-3; the documentation of `Dir.glob`.
struct GlobPattern: Sendable, Hashable {
  /// The text of the pattern, as written.
  let text: String
  /// The patterns without braces that the pattern stands for.
  let alternatives: [String]

  /// Reads a pattern.
  ///
  /// - Throws: ``ExperimentKit/ValueError`` for braces that do not match, and for more than 100 alternatives.
  init(_ text: some StringProtocol) throws(ValueError) {
    var depth = 0
    for character in text {
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      if depth < 0 { break }
    }
    guard depth == 0 else {
      throw ValueError("its braces do not match", help: "Close each `{` with a `}`, as in `*.{png,PNG}`.")
    }
    var alternatives = [String(text)]
    while alternatives.contains(where: { $0.contains("{") }) {
      alternatives = alternatives.flatMap(Self.expanded)
      guard alternatives.count <= 100 else {
        throw ValueError("it stands for more than 100 patterns", help: "Use fewer braces.")
      }
    }
    (self.text, self.alternatives) = (String(text), alternatives)
  }

  /// Finds the paths that match.
  ///
  /// - Parameter folder: the folder from which relative patterns start.
  /// - Returns: the paths in the order of the alternatives and then of the alphabet, each once.
  func paths(in folder: String) -> [String] {
    var paths: [String] = []
    for pattern in alternatives {
      let isAbsolute = pattern.hasPrefix("/")
      let segments = pattern.split(separator: "/").map(String.init)
      let found = Self.paths(segments[...], at: isAbsolute ? "/" : "", folder)
      paths += found.filter { !paths.contains($0) }
    }
    return paths
  }

  private static func paths(_ segments: ArraySlice<String>, at prefix: String, _ folder: String) -> [String] {
    guard let segment = segments.first else { return [prefix] }
    let rest = segments.dropFirst()
    if segment == "**", !rest.isEmpty {
      let deeper = names(prefix, folder).filter { !$0.hasPrefix(".") && isFolder(joined(prefix, $0), folder) }
      return paths(rest, at: prefix, folder)
        + deeper.flatMap { paths(segments, at: joined(prefix, $0), folder) }
    }
    let matching =
      segment.contains { "*?[\\".contains($0) }
      ? names(prefix, folder).filter { fnmatch(segment, $0, FNM_PERIOD) == 0 }
      : exists(joined(prefix, segment), folder) ? [segment] : []
    return matching.flatMap { name -> [String] in
      let path = joined(prefix, name)
      return rest.isEmpty || isFolder(path, folder) ? paths(rest, at: path, folder) : []
    }
  }

  private static func joined(_ prefix: String, _ name: String) -> String {
    prefix.isEmpty || prefix == "/" ? prefix + name : "\(prefix)/\(name)"
  }

  private static func absolute(_ path: String, _ folder: String) -> String {
    path.hasPrefix("/") ? path : path.isEmpty ? folder : "\(folder)/\(path)"
  }

  private static func names(_ path: String, _ folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: absolute(path, folder))) ?? []).sorted()
  }

  private static func exists(_ path: String, _ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: absolute(path, folder))
  }

  private static func isFolder(_ path: String, _ folder: String) -> Bool {
    var isFolder = false
    return FileManager.default.fileExists(atPath: absolute(path, folder), isDirectory: &isFolder) && isFolder
  }

  /// Splits the first pair of outer braces.
  private static func expanded(_ text: String) -> [String] {
    guard let open = text.firstIndex(of: "{") else { return [text] }
    var depth = 0
    var start = text.index(after: open)
    var parts: [Substring] = []
    for index in text[open...].indices {
      switch text[index] {
      case "{": depth += 1
      case "," where depth == 1:
        parts.append(text[start..<index])
        start = text.index(after: index)
      case "}":
        depth -= 1
        guard depth == 0 else { continue }
        parts.append(text[start..<index])
        let (head, tail) = (text[..<open], text[text.index(after: index)...])
        return parts.map { "\(head)\($0)\(tail)" }
      default: break
      }
    }
    return [text]
  }
}
