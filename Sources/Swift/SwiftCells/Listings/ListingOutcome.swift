import Results
import SourceText
import SwiftSource

/// What compiling and running a listing gave.
package enum ListingOutcome: Sendable, Hashable, Codable {
  /// It was judged as a Swift cell is, and what is to be known of how it was run.
  case judged(SwiftCellOutcome, note: ListingNote?)
  /// It was not run, or not to its end, for a reason of its own.
  case skipped(Obstacle, Message)
  /// It does not compile, for the reason that is told, because of errors on these lines of it.
  case uncompiled(Obstacle, Message, lines: [Int])

  /// Whether it was not run to its end.
  package var isMissing: Bool {
    switch self {
    case .skipped, .uncompiled, .judged(.failed, _), .judged(.skipped, _): true
    case .judged: false
    }
  }
}

/// What is to be known of how a listing was run.
package struct ListingNote: Sendable, Hashable, Codable {
  /// It, as a sentence without a full stop.
  package var text: Message
  /// The lines that were left out because they do not compile, as the document says.
  package var leftOut: [Int] = []
  /// The lines on which there are errors in the next language mode only.
  package var refusedNext: [Int] = []

  /// The words, `try` or `await`, that statements lack, by the lines, from 1, on which these begin.
  package var effects: [Int: String] = [:]

  /// Makes a note.
  package init(text: Message, leftOut: [Int] = [], refusedNext: [Int] = [], effects: [Int: String] = [:]) {
    (self.text, self.leftOut, self.refusedNext, self.effects) = (text, leftOut, refusedNext, effects)
  }
}

extension ListingOutcome {
  /// Whether it was compiled with others to a program that reached it.
  package var isRun: Bool {
    switch self {
    case .judged(.skipped, _): false
    case .judged, .skipped(.ending, _): true
    case .skipped, .uncompiled: false
    }
  }
}

/// A listing with what is known of its source.
struct SwiftListing: Sendable {
  /// The listing as a cell.
  var cell: SwiftCell
  /// Where it stands, in words: `on line 12`.
  var place: Message
  /// The tokens of its source.
  var outline: SwiftOutline
  /// The names that it declares for the listings below.
  var declaredNames: Set<String>
  /// The words of its source, those that are inserted into strings included.
  var words: Set<String>
  /// The parameters of the functions that it declares for the listings below, by their names.
  var signatures: [String: Set<String>]
  /// The names that its types and extensions declare.
  var members: Set<String>
  /// Whether it is part of the manifest of a package, as its document has it.
  var isOfManifest: Bool
  /// Whether it holds nothing but declarations of types, functions and extensions.
  var isDeclarative: Bool

  /// - Parameters:
  ///   - cell: the listing as a cell.
  ///   - place: where it stands.
  ///   - body: the source as its document has it; nil where the cell has no other.
  init(_ cell: SwiftCell, place: Message, body: String? = nil) {
    self.cell = cell
    self.place = place
    outline = SwiftOutline(cell.source)
    declaredNames = outline.declaredNames
    words = outline.wordsWithInsertions(cell.source)
    signatures = outline.functionSignatures
    members = outline.memberNames
    isDeclarative = outline.isDeclarative
    isOfManifest = body.map { SwiftOutline($0).isOfManifest } ?? outline.isOfManifest
  }
}
