import LessonKit
import SourceText

/// What is known to fail and tolerated, with reasons: a YAML file that shrinks as documents are fixed.
///
/// An entry is known by its fault, so that a listing that it tolerates cannot become wrong in another place or in another way. It is found
/// again wherever its document moves the listing, and where lines are added to the listing itself.
package struct Baseline {
  /// The version of the file that is written; only this one is read.
  package static let version = 2

  /// The path of the file.
  package let path: String
  /// The entries, from top to bottom.
  private(set) var entries: [BaselineEntry] = []
  /// The reasons of a file of version 1, by the cells that it tolerates.
  private var oldReasons: [OldBaseline.Key: [String]] = [:]
  /// The entries whose faults are still there.
  private var met: Set<Int> = []
  /// The documents that were run.
  private var documents: Set<String> = []
  /// What is wrong now, in the order of the run.
  private var current: [BaselineEntry] = []

  /// An empty baseline.
  package init(path: String) { self.path = path }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - bytes: what it holds.
  ///   - isReplaced: whether the file is about to be written again, so that of an older version its reasons are enough.
  /// - Throws: ``SourceText/Findings`` for what is no baseline of this version.
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
  ///   - kinds: in what way each of its cells fails; nil for one that does not.
  /// - Returns: for each cell whether all that is wrong with it is tolerated.
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

  /// The reason for which version 1 tolerates a cell, which is the next of those that begin as it does.
  private mutating func takeOldReason(of cell: FaultyCell, in document: String) -> String? {
    guard let what = cell.faults.first?.what else { return nil }
    let key = OldBaseline.Key(document: document, code: cell.firstCode, what: what)
    guard let reasons = oldReasons[key], let reason = reasons.first else { return nil }
    oldReasons[key] = Array(reasons.dropFirst())
    return reason
  }

  /// Finds the entries that nothing failed for.
  ///
  /// - Parameter exists: whether there is a document, of which nothing is known if it was not run.
  /// - Returns: the entries; what they tolerated is fixed.
  package func outdated(exists: (String) -> Bool) -> [BaselineEntry] {
    entries.indices.filter { !met.contains($0) && !isElsewhere(entries[$0], exists) }.map { entries[$0] }
  }

  /// Makes the file with what still fails: reasons stay, what is fixed goes, what is new comes.
  ///
  /// - Parameter exists: whether there is a document, of which all stays if it was not run.
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
