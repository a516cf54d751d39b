import SourceText
import SwiftSource

/// The source of a listing, and the changes that are allowed so that it compiles.
package struct ListingSource: Sendable, Hashable {
  /// The source as the document has it.
  var body: String
  /// The insertions, from top to bottom.
  var insertions: [SwiftInsertion]
  /// The lines, from 1, that do not compile according to the document.
  var announcedErrors: Set<Int>

  /// The places, in bytes, where cases of a `switch` must do nothing.
  private var emptyCases: [Int] = []

  /// Whether the document does not say that the listing is Swift.
  package var namesNoLanguage = false
  /// The names of types that the text around the listing gives, the nearest first.
  package var namedTypes: [String] = []
  /// The conditions around the listing's comment in a Swift file.
  package var conditions: [SwiftCondition] = []

  /// Creates a source.
  package init(_ body: String, insertions: [SwiftInsertion] = [], announcedErrors: Set<Int> = []) {
    (self.body, self.insertions, self.announcedErrors) = (body, insertions, announcedErrors)
  }

  /// Returns the source with its insertions.
  ///
  /// - Parameter variant: the changes to the source.
  /// - Returns: the source; the numbers of its lines do not change.
  package func text(_ variant: ListingVariant = ListingVariant()) -> String {
    guard let context = variant.context else { return plainText(variant) }
    guard context.isRun else {
      var plain = self
      plain.insertions = []
      return context.around(plain.plainText(ListingVariant()))
    }
    return context.around(plainText(variant))
  }

  /// Has a case of a `switch` that is only a comment do nothing, unless the document announces an error.
  package mutating func fillEmptyCases() {
    guard announcedErrors.isEmpty else { return }
    emptyCases = SwiftOutline(body).placesOfEmptyCases
  }

  /// Blanks the access levels of imports, which all listings of a program must share.
  package mutating func dropAccessOfImports() {
    let tokens = SwiftOutline(body).tokens
    let levels: Set = ["public", "package", "internal", "fileprivate", "private"]
    var bytes = Array(body.utf8)
    for (level, word) in zip(tokens, tokens.dropFirst()) where word.text == "import" && levels.contains(level.text) {
      bytes.replaceSubrange(level.range, with: repeatElement(UInt8(ascii: " "), count: level.range.count))
    }
    body = String(decoding: bytes, as: UTF8.self)
  }

  private func plainText(_ variant: ListingVariant) -> String {
    var bytes: [UInt8] = []
    let left = variant.without.union(variant.omitted)
    let original = Array(body.utf8)
    let source = left.isEmpty ? original : Array(body.blanking(lines: left).utf8)
    var copied = 0
    // The first statement that is left has no statement before it.
    let first = left.isEmpty ? 0 : SwiftOutline(String(decoding: source, as: UTF8.self)).tokens.first?.range.lowerBound
    let places = placesOfEffects(onLines: Set(variant.effects.keys))
    let effects = variant.effects.compactMap { line, words in
      places[line].map { SwiftInsertion(at: $0, words + " ") }
    }
    let nothing = emptyCases.map { SwiftInsertion(at: $0, " break") }
    let all = (insertions + nothing + effects).enumerated().sorted {
      ($0.element.position, $0.offset) < ($1.element.position, $1.offset)
    }
    for insertion in all.map(\.element) {
      if let lines = insertion.lines,
        variant.isSilent || lines.contains(where: { variant.silent.contains($0) || left.contains($0) })
      {
        continue
      }
      if let code = insertion.code, source[code] != original[code] { continue }
      bytes += source[copied..<insertion.position]
      // Where its statement is omitted, nothing is left on the line to separate it from.
      let isFirst =
        insertion.position <= first ?? source.count
        || bytes.reversed().prefix { $0 != UInt8(ascii: "\n") }.allSatisfy { $0 == UInt8(ascii: " ") }
      bytes += isFirst ? Array(insertion.text.utf8.drop { $0 == UInt8(ascii: ";") }) : Array(insertion.text.utf8)
      copied = insertion.position
    }
    return String(decoding: bytes + source[copied...], as: UTF8.self)
  }

  /// Returns the bytes before which `try` or `await` covers the expression of a statement, by the statement's line.
  ///
  /// A line has none unless a statement outside of braces begins there.
  func placesOfEffects(onLines lines: Set<Int>) -> [Int: Int] {
    guard !lines.isEmpty else { return [:] }
    let tokens = Dictionary(grouping: SwiftOutline(body).tokens) { $0.line + 1 }
    return tokens.filter { lines.contains($0.key) }.compactMapValues(Self.placeOfEffect)
  }

  private static func placeOfEffect(_ tokens: [SwiftToken]) -> Int? {
    guard let first = tokens.first, first.depth == 0, !tokens.contains(where: { ["try", "await"].contains($0.text) })
    else { return nil }
    if let sign = tokens.firstIndex(where: { $0.text == "=" && $0.depth == 0 }), sign + 1 < tokens.count {
      return tokens[sign + 1].range.lowerBound
    }
    if first.text == "for", let word = tokens.firstIndex(where: { $0.text == "in" }), word + 1 < tokens.count {
      return tokens[word + 1].range.lowerBound
    }
    let words: Set = ["if", "while", "guard", "switch", "return"]
    if words.contains(first.text) { return tokens.count > 1 ? tokens[1].range.lowerBound : nil }
    let declarations: Set = [
      "func", "struct", "class", "enum", "extension", "protocol", "actor", "import", "let", "var",
    ]
    return declarations.contains(first.text) ? nil : first.range.lowerBound
  }

  /// Returns the lines, from 1, whose code is gone if some lines are omitted.
  ///
  /// Besides the omitted lines, they are those that would be incomplete without them.
  package func linesWithout(_ lines: Set<Int>) -> Set<Int> {
    let old = body.split(separator: "\n", omittingEmptySubsequences: false)
    let new = body.blanking(lines: lines).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.union(zip(old, new).enumerated().filter { $1.0 != $1.1 }.map { $0.offset + 1 })
  }

  /// Whether something can be omitted because of errors on some lines.
  func isSilenced(by lines: Set<Int>) -> Bool {
    insertions.contains { $0.lines.map { $0.contains(where: lines.contains) } ?? false }
  }

  /// Whether anything can be omitted.
  var states: Bool { insertions.contains { $0.lines != nil } }

  /// Returns the lines, from 1, of the statement that was reached last; nil if no mark shows it.
  func lines(reachedBy output: [String]) -> ClosedRange<Int>? {
    guard let statement = SwiftInsertion.lastMarkedStatement(in: output) else { return nil }
    return insertions.first { $0.statement == statement }?.lines
  }
}

extension String {
  /// Returns the source with spaces instead of the code of some lines, from 1; comments stay.
  ///
  /// If the rest would be incomplete, all declarations with a body on those lines are blanked, or else everything.
  fileprivate func blanking(lines: Set<Int>) -> String {
    let rest = blanked(lines)
    if SwiftOutline(rest).imbalance == nil { return rest }
    let bodies = SwiftOutline(self).bodyLines.filter { $0.contains(where: lines.contains) }
    let larger = blanked(bodies.reduce(lines) { $0.union($1) })
    return SwiftOutline(larger).imbalance == nil ? larger : blanked(nil)
  }

  private func blanked(_ lines: Set<Int>?) -> String {
    var bytes = Array(utf8)
    let comments = SwiftOutline(self).comments.map(\.range)
    var line = 1
    for index in bytes.indices {
      if bytes[index] == UInt8(ascii: "\n") {
        line += 1
      } else if lines?.contains(line) ?? true, bytes[index] != UInt8(ascii: "\r"),
        !comments.contains(where: { $0.contains(index) })
      {
        bytes[index] = UInt8(ascii: " ")
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
