import LessonKit
import SourceText

/// The known faults that a run tolerates, with reasons: a YAML file that shrinks as documents are fixed.
///
/// Each entry is tied to its fault, so that a tolerated listing cannot fail in another place or in another way. A run
/// finds the entry again if its document moves the listing, and if lines are added to the listing itself.
package struct Baseline {
  /// The version of the file that this program reads and writes.
  package static let version = 2

  /// The path of the file.
  package let path: String
  /// The entries, from top to bottom.
  private(set) var entries: [BaselineEntry] = []
  /// The reasons of a file of version 1, by the cells that it tolerates.
  private var oldReasons: [OldBaseline.Key: [String]] = [:]
  /// The entries whose faults still exist.
  private var met: Set<Int> = []
  /// The documents of the run.
  private var documents: Set<String> = []
  /// The current faults, in the order of the run.
  private var current: [BaselineEntry] = []

  /// Creates an empty baseline.
  package init(path: String) { self.path = path }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - bytes: the contents of the file.
  ///   - isReplaced: whether the file is about to be rewritten, so that the reasons of an older version are enough.
  /// - Throws: ``SourceText/Findings`` for a file that is not a baseline of this version.
  package init(path: String, bytes: [UInt8], isReplaced: Bool) throws(Findings) {
    self.path = path
    let (root, errors) = bytes.withUnsafeBufferPointer { YAMLParser.parse($0, file: path, firstLine: 1) }
    guard errors.isEmpty else { throw Findings(errors) }
    guard let root else { return }
    if isReplaced, let old = OldBaseline(root) {
      oldReasons = old.reasons
      return
    }
    entries = try BaselineReader(path: path).entries(root)
  }

  /// Takes the outcomes of a document.
  ///
  /// - Parameters:
  ///   - document: the document.
  ///   - kinds: the failure of each of its cells; nil for a cell that does not fail.
  /// - Returns: for each cell, whether all its faults are tolerated.
  package mutating func take(_ document: DocumentOutcome, _ kinds: [FailureKind?]) -> [Bool] {
    documents.insert(document.path)
    let cells = zip(document.cells, kinds).map { FaultyCell($0, $1, of: document.file) }
    var matches = BaselineMatches(
      entries.indices.filter { entries[$0].document == document.path }.map { ($0, entries[$0]) }, cells.map(\.lines))
    return cells.enumerated().map { index, cell in
      let oldReason = takeOldReason(of: cell, in: document.path)
      let tolerated = cell.faults.map { fault in
        let known = matches.take(fault, ofCell: index)
        if let known { met.insert(known) }
        let reason = known.map { entries[$0].reason } ?? oldReason ?? "known when this file was written"
        current.append(BaselineEntry(document: document.path, fault: fault, lines: cell.lines, reason: reason))
        return known != nil
      }
      return tolerated.allSatisfy(\.self)
    }
  }

  /// Takes the reason for which version 1 tolerates a cell: the next of those with the same first line.
  private mutating func takeOldReason(of cell: FaultyCell, in document: String) -> String? {
    guard let what = cell.faults.first?.what else { return nil }
    let key = OldBaseline.Key(document: document, code: cell.firstCode, what: what)
    guard let reasons = oldReasons[key], let reason = reasons.first else { return nil }
    oldReasons[key] = Array(reasons.dropFirst())
    return reason
  }

  /// Finds the entries without a failure.
  ///
  /// - Parameter exists: whether a document exists; if it was not run, its entries stay.
  /// - Returns: the entries, whose faults are fixed.
  package func outdated(exists: (String) -> Bool) -> [BaselineEntry] {
    entries.indices.filter { !met.contains($0) && !isElsewhere(entries[$0], exists) }.map { entries[$0] }
  }

  /// Returns the file with the current faults: reasons stay, fixed faults go, and new ones are added.
  ///
  /// - Parameter exists: whether a document exists; if it was not run, its entries stay.
  /// - Returns: the text of the file.
  package func text(exists: (String) -> Bool) -> String {
    let all = (entries.filter { isElsewhere($0, exists) } + current).enumerated().sorted {
      ($0.element.document, $0.offset) < ($1.element.document, $1.offset)
    }
    return "# Known failures, which are tolerated: `lesson run … --baseline` reports which entries can be removed.\n"
      + "version: \(Self.version)\n" + (all.isEmpty ? "faults: []\n" : "faults:\n")
      + all.map(\.element.text).joined()
  }

  private func isElsewhere(_ entry: BaselineEntry, _ exists: (String) -> Bool) -> Bool {
    !documents.contains(entry.document) && exists(entry.document)
  }
}
