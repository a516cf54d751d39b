import SourceText

extension String {
  /// Returns the text of a message without the parts that differ from machine to machine.
  ///
  /// Only the last part of an absolute path stays, and a cell's file `cell-3.swift` becomes the cell's label, `cell 3`.
  ///
  /// - Parameter cells: the labels; the cell with the number N has the index N - 1.
  /// - Returns: the text, the same on every machine.
  package func withoutPaths(cells: [String]) -> String {
    let text = contains("/") ? withoutFolders : self
    return text.replacing(#/cell-[0-9]+\.swift/#) { match in
      guard let number = CellProgram.cell(ofFileName: match.output) else { return String(match.output) }
      return "cell \(cells.indices.contains(number - 1) ? cells[number - 1] : "\(number)")"
    }
  }

  /// The text with the last part of each absolute path instead of the path.
  ///
  /// A path starts with a slash where a word can start, or after `file://`, and has at least two parts; between
  /// quotation marks it may contain spaces. So an operator, a comment mark, a regular expression and the address of a
  /// page stay.
  private var withoutFolders: String {
    var result = ""
    var rest = self[...]
    while let slash = rest.firstIndex(of: "/") {
      result += rest[..<slash]
      let isAddress = result.hasSuffix("file://")
      let path = rest.path(at: slash, behind: result.last, isAddress: isAddress)
      rest = rest[(path?.endIndex ?? rest.index(after: slash))...]
      if let path {
        if isAddress { result.removeLast(7) }
        result += RelativePath.name(of: String(path))
      } else {
        result += "/"
      }
    }
    return result + rest
  }
}

extension Substring {
  /// Returns the path that starts at a slash after a character; nil if there is none.
  fileprivate func path(at slash: Index, behind opening: Character?, isAddress: Bool) -> Substring? {
    guard isAddress || opening.map({ $0.isWhitespace || "'\"([{<=:,`".contains($0) }) ?? true else { return nil }
    let isQuoted = opening == "'" || opening == "\""
    let path = self[slash...].prefix { isQuoted ? $0 != opening : !$0.isWhitespace && !"'\")]}>,;:`".contains($0) }
    let parts = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    return parts.count >= 2 && parts.allSatisfy { !$0.isEmpty && $0 != "*" } ? path : nil
  }
}
