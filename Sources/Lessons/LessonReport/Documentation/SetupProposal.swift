import LessonKit
import Results
import SourceText

/// The names that a set-up would have to declare so that fragments compile.
package struct SetupProposal {
  /// A fragment that lacks only names.
  private struct Fragment {
    var names: Set<MissingName>
    var place: Place
  }

  /// A name to declare, and the places of the fragments that lack it.
  package struct Declaration {
    /// The name.
    package var name: MissingName
    /// The places, in the order of the run.
    package var places: [Place]
    /// Whether a fragment calls it: `connect()`.
    package var isCalled: Bool
  }

  /// The most names that one sentence proposes.
  private static let mostNames = 8

  private var fragments: [Fragment] = []
  private var called: Set<String> = []
  private var order: [String] = []

  /// Creates a proposal for a run without documents.
  package init() {}

  /// The number of fragments that lack only names.
  package var count: Int { fragments.count }

  /// Takes the fragments of a document.
  package mutating func take(_ document: DocumentOutcome) {
    for outcome in document.cells {
      guard let names = outcome.listing?.missingNames, !names.isEmpty else { continue }
      fragments.append(
        Fragment(names: Set(names), place: Place(file: document.path, line: outcome.cell.lines.lowerBound)))
      for name in names where !order.contains(name.name) { order.append(name.name) }
      for name in names where outcome.cell.body.contains("\(name.name)(") { called.insert(name.name) }
    }
  }

  /// All names that fragments lack, in the order of the run.
  package var declarations: [Declaration] {
    let names = fragments.reduce(into: Set<MissingName>()) { $0.formUnion($1.names) }
    return names.map { name in
      Declaration(
        name: name, places: fragments.filter { $0.names.contains(name) }.map(\.place),
        isCalled: called.contains(name.name))
    }.sorted { position($0.name) < position($1.name) }
  }

  private func position(_ name: MissingName) -> Int { order.firstIndex(of: name.name) ?? order.count }

  /// The few names with which most fragments would compile, and the number of these fragments.
  ///
  /// - Complexity: O(*n*²) for *n* fragments.
  package var best: (names: [MissingName], count: Int) {
    var chosen: Set<MissingName> = []
    while true {
      var next: (names: Set<MissingName>, gain: Double)?
      for fragment in fragments {
        let more = fragment.names.subtracting(chosen)
        guard !more.isEmpty, chosen.count + more.count <= Self.mostNames else { continue }
        let all = chosen.union(more)
        let count = fragments.count { $0.names.isSubset(of: all) && !$0.names.isSubset(of: chosen) }
        let gain = Double(count) / Double(more.count)
        if gain > next?.gain ?? 0 { next = (more, gain) }
      }
      guard let next else { break }
      chosen.formUnion(next.names)
    }
    return (
      chosen.sorted { position($0) < position($1) }, fragments.count { $0.names.isSubset(of: chosen) }
    )
  }

  /// The sentence about the set-up for the end of a run; nil if no fragment lacks only names.
  package var sentence: Message? {
    let (names, reached) = best
    guard reached > 0 else { return nil }
    let list = names.map { "`\($0.name)`" }.joined(separator: ", ")
    return count == 1
      ? "1 fragment lacks only names. `lesson new setup` writes a file in which you declare them: \(list)."
      : "\(count) fragments lack only names. With \(list), \(reached) of them can compile: `lesson new setup` writes a file in which you declare them."
  }
}
