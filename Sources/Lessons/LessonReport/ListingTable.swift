import LessonKit
import Messages
import Results
import SourceText

/// The table of listings by outcome, for documents that are not lessons.
package enum ListingTable {
  /// Returns a row for each outcome: the number of listings, and the outcome in words.
  package static func rows(_ listings: ListingCounts) -> [(count: Int, words: Message)] {
    var rows: [(count: Int, words: Message)] = [
      (listings.kinds[.compared], "agree: their output is as written"),
      (listings.kinds[.ranOnly], "ran only: they have nothing to compare"),
      (listings.kinds[.compiledOnly], "compiled only"), (listings.kinds[.differ], "print something different"),
      (listings.kinds[.couldNotRun], "trap, do not end, or contain an error"),
    ]
    rows += Obstacle.allCases.map { (listings.obstacles[$0], $0.words) }
    rows.append((listings.kinds[.skipped], "skipped: the author or this machine has a reason"))
    return rows.filter { $0.0 > 0 }
  }

  /// Returns the lines of the table for a report.
  static func lines(_ listings: ListingCounts, _ language: Language) -> [String] {
    func said(_ text: Message) -> LocalizedText { LocalizedText(text, in: language) }
    let columns = [
      Table.Column("listings", said("listings"), alignment: .right), Table.Column("what", said("result")),
    ]
    let rows = rows(listings).map { [Table.Value.plain("\($0.count)"), .words(said($0.words))] }
    return TableText(Table(columns, rows: rows), language).lines
  }
}

extension Obstacle {
  /// The words for listings with this obstacle.
  var words: Message {
    switch self {
    case .fragment: "skipped: a fragment"
    case .interface: "skipped: declarations without bodies"
    case .placeholder: "skipped: with placeholders to fill in"
    case .manifest: "skipped: part of a package's manifest"
    case .platform: "skipped: for another platform"
    case .module: "skipped: they import a module that is missing here"
    case .dependent: "skipped: they depend on one that did not run to its end"
    case .program: "skipped: a program of its own (`@main`)"
    case .ending: "skipped: they end the program"
    case .surroundings: "skipped: they need something that is missing here"
    case .throws: "skipped: they throw an error that nothing catches"
    case .inactive: "skipped: under an `#if` that does not hold here"
    case .unbalanced: "have a bracket or quotation mark without its other half"
    case .noSuchAPI: "use an API that their library does not have"
    case .simplified: "skipped: they omit code that the compiler requires"
    case .doesNotCompile: "do not compile"
    }
  }
}
