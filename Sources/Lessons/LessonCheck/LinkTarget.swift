import SourceText

/// The target of a link: a file, an anchor in it, or both.
struct LinkTarget {
  /// The file as written, without query and anchor; empty for the document itself.
  let file: String
  /// The path of the file; nil for the document itself.
  let path: String?
  /// The anchor, without its mark and with its escapes resolved; nil if there is none.
  let anchor: String?

  /// Reads the destination of a link in a document; nil for another site or a path from the root of this one.
  init?(_ destination: String, in document: CheckedDocument) {
    guard !destination.isEmpty, !destination.hasPrefix("/"), !Self.hasScheme(destination),
      !destination.contains("{{"), !destination.contains("{%")
    else { return nil }
    let parts = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    file = String(parts[0].prefix { $0 != "?" })
    anchor = parts.count > 1 ? String(parts[1]).percentDecoded : nil
    path = file.isEmpty ? nil : RelativePath.join(document.folder, file.percentDecoded)
  }

  private static func hasScheme(_ text: String) -> Bool {
    guard let colon = text.firstIndex(of: ":"), text.first?.isLetter == true else { return false }
    return text[..<colon].allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
  }
}
