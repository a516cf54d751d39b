import LessonKit
import LessonRunner
import SourceText

/// What is known to fail and tolerated, with reasons: a YAML file that shrinks as documents are mended.
///
/// A listing is known by the first line of its code, so that it is found again wherever the document moves it.
struct Baseline {
  /// A cell that may fail in one way.
  struct Entry: Hashable {
    /// The path of the document, as the run names it.
    var document: String
    /// The first line of the code.
    var code: String
    /// In what way it fails.
    var what: String
    /// Why that is tolerated.
    var reason: String
    /// The line of the file.
    var line = 0
  }

  /// The path of the file.
  let path: String
  /// The entries, from top to bottom.
  private(set) var entries: [Entry] = []
  private var met: Set<Int> = []
  private var new: [Entry] = []

  /// An empty baseline.
  init(path: String) { self.path = path }

  /// Reads a file.
  ///
  /// - Throws: ``SourceText/Findings`` for what is no list of entries.
  init(path: String, bytes: [UInt8]) throws(Findings) {
    self.path = path
    let (root, mistakes) = bytes.withUnsafeBufferPointer { YAMLParser.parse($0, file: path, firstLine: 1) }
    guard mistakes.isEmpty else { throw Findings(mistakes) }
    guard let root else { return }
    var findings: [Finding] = []
    guard case .sequence(let nodes) = root.content else {
      throw Findings([
        Finding(
          Place(file: path, line: root.line), "A baseline is a list.", help: "Let `--write-baseline` write the file.")
      ])
    }
    for node in nodes {
      if let entry = Self.entry(node) {
        entries.append(entry)
      } else {
        findings.append(
          Finding(
            Place(file: path, line: node.line), "This is no entry of a baseline.",
            help:
              "Write `document`, `code`, `what` (\(FailureKind.all.map(\.word).joined(separator: ", "))) and `reason`.")
        )
      }
    }
    guard findings.isEmpty else { throw Findings(findings) }
  }

  private static func entry(_ node: YAMLNode) -> Entry? {
    guard case .mapping(let entries) = node.content else { return nil }
    func text(_ key: String) -> String? { entries.first { $0.key == key }?.value.scalar }
    guard let document = text("document"), let code = text("code"), let what = text("what"),
      let reason = text("reason"),
      FailureKind(word: what) != nil, entries.count == 4
    else { return nil }
    return Entry(document: document, code: code, what: what, reason: reason, line: node.line)
  }

  /// Whether a failure is tolerated; it is remembered that it is still there.
  mutating func tolerates(_ outcome: CellOutcome, _ kind: FailureKind, in document: String) -> Bool {
    let entry = Entry(document: document, code: outcome.cell.firstCode, what: kind.word, reason: "")
    let known = entries.indices.first { index in
      !met.contains(index) && entries[index].document == entry.document && entries[index].code == entry.code
        && entries[index].what == entry.what
    }
    guard let known else {
      new.append(entry)
      return false
    }
    met.insert(known)
    return true
  }

  /// The entries that nothing failed for: what they tolerated is mended.
  var mended: [Entry] { entries.indices.filter { !met.contains($0) }.map { entries[$0] } }

  /// The file with what still fails: reasons stay, what is mended goes, what is new comes.
  var text: String {
    let kept = entries.indices.filter { met.contains($0) }.map { entries[$0] }
    let all =
      kept
      + new.map { entry in
        var entry = entry
        entry.reason = "known when this file was written"
        return entry
      }
    let lines = all.sorted { ($0.document, $0.line) < ($1.document, $1.line) }.map { entry in
      """
      - document: \(Self.quoted(entry.document))
        code: \(Self.quoted(entry.code))
        what: \(entry.what)
        reason: \(Self.quoted(entry.reason))

      """
    }
    return "# What is known to fail and tolerated: `lesson run … --baseline` tells which entries can go.\n"
      + (lines.isEmpty ? "[]\n" : lines.joined())
  }

  private static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}

extension Cell {
  /// The first line of the code that holds something.
  fileprivate var firstCode: String {
    body.linesOfText.map(\.trimmed).first { !$0.isEmpty } ?? ""
  }
}
