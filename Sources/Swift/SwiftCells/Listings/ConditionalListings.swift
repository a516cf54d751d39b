import Results
import SourceText
import SwiftSource

/// The listings of a document that are under an `#if`, or whose comment is.
struct ConditionalListings: Sendable {
  /// The modules that the conditions ask for.
  private(set) var modules: Set<String> = []
  private var conditions: [Int: [ConditionalLines]] = [:]
  private let sources: [Int: ListingSource]

  /// Finds the conditions.
  init(_ listings: [SwiftListing], _ sources: [Int: ListingSource]) {
    self.sources = sources
    for listing in listings {
      let around = sources[listing.cell.number]?.conditions ?? []
      var own: [ConditionalLines] = []
      if listing.outline.tokens.contains(where: { $0.text == "#if" }) { own = listing.outline.conditionalLines }
      conditions[listing.cell.number] = own.isEmpty ? nil : own
      for condition in around + own.map(\.condition) { take(condition) }
    }
  }

  private mutating func take(_ condition: SwiftCondition) {
    switch condition {
    case .test("canImport", let argument): modules.insert(String(argument.prefix { $0 != "," && $0 != "." }))
    case .test: break
    case .not(let inner): take(inner)
    case .and(let left, let right), .or(let left, let right):
      take(left)
      take(right)
    }
  }

  /// Returns that a listing is not compiled here; nil if it is, or if that is unknown.
  ///
  /// - Parameters:
  ///   - listing: the listing.
  ///   - answers: the answers of this machine.
  ///   - flags: the flags with which the package of the listing's file may be built.
  /// - Returns: the obstacle.
  func obstacle(_ listing: SwiftListing, _ answers: ConditionAnswers, flags: Set<String>) -> ListingOutcome? {
    let number = listing.cell.number
    let reason: Message = "it is under an `#if` that does not hold here"
    var answer = answers
    answer.flags = flags
    if sources[number]?.conditions.contains(where: { $0.holds(answer.callAsFunction) == false }) == true {
      return .skipped(.inactive, reason)
    }
    // Listings are compiled without flags.
    answer.flags = nil
    guard let own = conditions[number] else { return nil }
    let inactive = own.filter { $0.condition.holds(answer.callAsFunction) == false }.map(\.lines)
    guard !inactive.isEmpty else { return nil }
    let directives: Set = ["#if", "#elseif", "#else", "#endif"]
    let lines = Set(listing.outline.tokens.filter { directives.contains($0.text) }.map(\.line))
    let isLeft = listing.outline.tokens.contains { token in
      !lines.contains(token.line) && !inactive.contains { $0.contains(token.line) } && token.text != "import"
        && !listing.outline.isOfImport(onLine: token.line)
    }
    return isLeft ? nil : .skipped(.inactive, reason)
  }
}

extension SwiftOutline {
  /// Whether the first word of a line is `import`.
  fileprivate func isOfImport(onLine line: Int) -> Bool { tokens.first { $0.line == line }?.text == "import" }
}
