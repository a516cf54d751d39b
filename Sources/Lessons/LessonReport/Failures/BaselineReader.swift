import SourceText

/// A reader of the file of a baseline.
struct BaselineReader {
  /// The path of the file.
  let path: String

  private static let keys: Set = ["document", "code", "what", "line", "part", "expected", "found", "listing", "reason"]

  /// Returns the entries, from top to bottom.
  ///
  /// - Throws: ``SourceText/Findings`` for a file that is not a baseline of this version.
  func entries(_ root: YAMLNode) throws(Findings) -> [BaselineEntry] {
    let place = Place(file: path, line: root.line)
    if OldBaseline(root) != nil {
      throw Findings([
        Finding(
          place, "This baseline has version 1, which does not say what is wrong.",
          help: "Write it again with `--write-baseline`; your reasons are preserved.")
      ])
    }
    if case .sequence(let nodes) = root.content { throw notEntries(nodes) }
    guard case .mapping(let entries) = root.content, let version = entries.first(where: { $0.key == "version" }),
      let number = version.value.scalar.flatMap(Int.init)
    else {
      throw Findings([Finding(place, "This is not a baseline.", help: "Create the file with `--write-baseline`.")])
    }
    guard number == Baseline.version else {
      throw Findings([
        Finding(
          Place(file: path, line: version.line),
          "This baseline has version \(number), but this program reads version \(Baseline.version).",
          help: "Use another version of `lesson`, or remove the file and write it again with `--write-baseline`.")
      ])
    }
    guard entries.count == 2, case .sequence(let nodes)? = entries.first(where: { $0.key == "faults" })?.value.content
    else {
      throw Findings([
        Finding(
          place, "Expected `version` and a list `faults` here.", help: "Create the file with `--write-baseline`.")
      ])
    }
    let wrong = nodes.filter { entry($0) == nil }
    guard wrong.isEmpty else { throw notEntries(wrong) }
    return nodes.compactMap(entry)
  }

  private func notEntries(_ nodes: [YAMLNode]) -> Findings {
    let kinds = FailureKind.all.map(\.word).joined(separator: ", ")
    return Findings(
      nodes.map { node in
        Finding(
          Place(file: path, line: node.line), "This is not an entry of a baseline.",
          help: "Write `document`, `code`, `what` (\(kinds)), `line`, `listing` and `reason`.")
      })
  }

  private func entry(_ node: YAMLNode) -> BaselineEntry? {
    guard case .mapping(let entries) = node.content, entries.allSatisfy({ Self.keys.contains($0.key) }) else {
      return nil
    }
    func text(_ key: String) -> String? { entries.first { $0.key == key }?.value.scalar }
    guard let document = text("document"), let code = text("code"), let what = text("what"),
      FailureKind(word: what) != nil, let line = text("line").flatMap(Int.init), line > 0,
      let lines = text("listing").flatMap(ListingLines.init), let reason = text("reason")
    else { return nil }
    let fault = Fault(
      what: what, line: line, code: code, part: text("part") ?? "", expected: text("expected"), found: text("found"))
    return BaselineEntry(document: document, fault: fault, lines: lines, reason: reason, line: node.line)
  }
}

/// A baseline of version 1, which identifies a cell only by the first line of its code.
struct OldBaseline {
  /// The identity of a cell in version 1.
  struct Key: Hashable {
    /// The path of the document.
    package var document: String
    /// The first line of the code.
    var code: String
    /// The word for the cell's failure.
    var what: String
  }

  /// The reasons, from top to bottom, by the cells that are tolerated.
  private(set) var reasons: [Key: [String]] = [:]

  /// Reads a file; nil for one of another version.
  init?(_ root: YAMLNode) {
    guard case .sequence(let nodes) = root.content else { return nil }
    for node in nodes {
      guard case .mapping(let entries) = node.content else { return nil }
      func text(_ key: String) -> String? { entries.first { $0.key == key }?.value.scalar }
      guard let document = text("document"), let code = text("code"), let what = text("what"),
        FailureKind(word: what) != nil, let reason = text("reason"), entries.count == 4
      else { return nil }
      reasons[Key(document: document, code: code, what: what), default: []].append(reason)
    }
  }
}
