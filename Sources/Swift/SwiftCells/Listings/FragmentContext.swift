import SourceText

/// The code around a fragment with which it compiles, such as the braces of a type around members.
package struct FragmentContext: Sendable, Hashable, Codable {
  /// The code before the fragment, on its first line.
  var opening: String
  /// The code after the fragment.
  var closing: String
  /// The way in which the fragment is compiled, as the end of a sentence.
  var note: Message
  /// Whether the fragment runs.
  var isRun = false

  /// Returns the source of a fragment with the code around it.
  ///
  /// Imports move to its beginning, since braces cannot contain them.
  ///
  /// - Parameter source: the source.
  /// - Returns: the source; the numbers of its lines do not change.
  func around(_ source: String) -> String {
    var imports: [Substring] = []
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map { line -> Substring in
      guard line.prefixMatch(of: #/(?:@\w+(?:\([^)]*\))?\s+)?(?:(?:public|internal|private)\s+)?import\s/#) != nil
      else {
        return line
      }
      imports.append(line.prefix { $0 != "\r" })
      return ""
    }
    guard !imports.isEmpty else { return "\(opening) \(source)\n\(closing)" }
    return "\(imports.joined(separator: "; ")); \(opening) \(lines.joined(separator: "\n"))\n\(closing)"
  }
}
