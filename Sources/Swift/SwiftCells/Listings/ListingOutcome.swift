import Results
import SourceText
import SwiftSource

/// The outcome of compiling and running a listing.
package enum ListingOutcome: Sendable, Hashable, Codable {
  /// The listing was judged like a Swift cell, with a note about the way it was run.
  case judged(SwiftCellOutcome, note: ListingNote?)
  /// The listing was not run, or not to its end, for a reason of its own.
  case skipped(Obstacle, Message)
  /// The listing does not compile, for the given reason, because of errors on these lines.
  ///
  /// If all that it lacks are names, these are the names.
  case uncompiled(Obstacle, Message, lines: [Int], lacking: [MissingName] = [])

  /// The reason that the listing is a mistake of its author, unless its document says that it is one; nil for none.
  package var mistake: Message? {
    switch self {
    case .uncompiled(.noSuchAPI, let reason, _, _), .skipped(.unbalanced, let reason): reason
    default: nil
    }
  }

  /// Whether the listing was not run to its end.
  package var isMissing: Bool {
    switch self {
    case .skipped, .uncompiled, .judged(.failed, _), .judged(.skipped, _): true
    case .judged: false
    }
  }

  /// Whether the listing was compiled, but not run.
  package var isCompiledOnly: Bool { if case .judged(.compiled, _) = self { true } else { false } }
}

/// A note about the way that a listing was run.
package struct ListingNote: Sendable, Hashable, Codable {
  /// The note as a sentence without a full stop.
  package var text: Message
  /// The lines that were omitted because they do not compile, as the document says.
  package var leftOut: [Int] = []
  /// The lines that have errors only in the next language mode.
  package var refusedNext: [Int] = []

  /// The words, `try` or `await`, that statements lack, by the lines, from 1, on which the statements begin.
  package var effects: [Int: String] = [:]

  /// Creates a note.
  package init(text: Message, leftOut: [Int] = [], refusedNext: [Int] = [], effects: [Int: String] = [:]) {
    (self.text, self.leftOut, self.refusedNext, self.effects) = (text, leftOut, refusedNext, effects)
  }
}

extension ListingOutcome {
  /// Whether the listing was compiled and the program reached it.
  package var isRun: Bool {
    switch self {
    case .judged(.skipped, _): false
    case .judged, .skipped(.ending, _): true
    case .skipped, .uncompiled: false
    }
  }
}

/// A listing and the analysis of its source.
struct SwiftListing: Sendable {
  /// The listing as a cell.
  var cell: SwiftCell
  /// The place in words: `on line 12`.
  var place: Message
  /// The tokens of its source.
  var outline: SwiftOutline
  /// The names that the listing declares for the listings below.
  var declaredNames: Set<String>
  /// The words of its source, including those in interpolations.
  var words: Set<String>
  /// The parameters of the functions that the listing declares for the listings below, by their names.
  var signatures: [String: Set<String>]
  /// The names that its types and extensions declare.
  var members: Set<String>
  /// Whether the listing is part of a package's manifest, judged by the source in its document.
  var isOfManifest: Bool
  /// Whether the listing consists only of declarations of types, functions and extensions.
  var isDeclarative: Bool

  /// - Parameters:
  ///   - cell: the listing as a cell.
  ///   - place: the place in words.
  ///   - body: the source in the document; nil if it is the cell's.
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

extension SwiftListing {
  /// Whether the code has a placeholder for a reader to fill in.
  ///
  /// One in a comment does not count.
  var hasPlaceholder: Bool {
    guard cell.source.contains("<#"), cell.source.contains("#>") else { return false }
    return zip(outline.tokens, outline.tokens.dropFirst()).contains { sign, word in
      sign.text.hasSuffix("<") && word.text.hasPrefix("#") && sign.range.upperBound == word.range.lowerBound
    }
  }

  /// Whether a comment takes the place of an argument, as in `timeout(/* a time */)`.
  var hasCommentForArgument: Bool {
    let tokens = outline.tokens
    return outline.blockComments.contains { comment in
      guard comment.tokensBefore > 0, comment.tokensBefore < tokens.count else { return false }
      let (before, next) = (tokens[comment.tokensBefore - 1], tokens[comment.tokensBefore])
      let opens = before.text == "(" || before.text == ":" || before.text == ","
      return opens && before.depth + (before.text == "(" ? 1 : 0) > 0 && (next.text == ")" || next.text == ",")
        && !(before.text == "(" && next.text == "," || before.text == "," && next.text == ",")
    }
  }
}
