import Results
import SourceText

/// The numbers of listings by outcome, in documents that are not lessons.
public struct ListingCounts: Sendable, Hashable, Codable {
  /// The outcome of a listing that nothing keeps from running.
  public enum Kind: String, CountedKind {
    /// A statement in the listing was compared with its output, and agrees.
    case compared
    /// The listing ran, and states nothing that could be compared.
    case ranOnly = "ran-only"
    /// The listing was compiled, but not run.
    case compiledOnly = "compiled-only"
    /// The listing's output differs from its comments.
    case differ
    /// The listing traps, does not end, or has an error in its comments or attributes.
    case couldNotRun = "could-not-run"
    /// The listing was skipped because its author asked for it.
    case skipped

    /// The raw value.
    public var countKey: String { rawValue }
  }

  /// The listings that nothing kept from running.
  public var kinds = Counts<Kind>()
  /// The listings that an obstacle kept from running, by obstacle.
  public var obstacles = Counts<Obstacle>()

  /// Creates counts of zero.
  public init() {}

  /// The number of all listings.
  public var total: Int { kinds.total + obstacles.total }

  /// The number of listings that agree.
  public var agree: Int { kinds[.compared] + kinds[.ranOnly] + kinds[.compiledOnly] }

  static func + (left: ListingCounts, right: ListingCounts) -> ListingCounts {
    var sum = left
    sum.kinds += right.kinds
    sum.obstacles += right.obstacles
    return sum
  }

  /// Reads counts; the sums `count` and `agree` are for other readers.
  ///
  /// - Throws: a `DecodingError` if a count is missing or has an unknown kind.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CountKey.self)
    kinds = try Counts(from: decoder)
    for (key, count) in try members.decode([String: Int].self, forKey: "obstacles") {
      guard let obstacle = Obstacle(rawValue: key) else { throw members.error("has no obstacle `\(key)`", "obstacles") }
      obstacles[obstacle] = count
    }
  }

  /// Writes counts, without obstacles that did not occur.
  public func encode(to encoder: any Encoder) throws {
    try kinds.encode(to: encoder)
    var members = encoder.container(keyedBy: CountKey.self)
    try members.encode(total, forKey: "count")
    try members.encode(agree, forKey: "agree")
    let found = obstacles.all.filter { $0.count > 0 }.map { ($0.kind.rawValue, $0.count) }
    try members.encode(Dictionary(uniqueKeysWithValues: found), forKey: "obstacles")
  }
}

extension Obstacle: CountedKind {
  /// The raw value.
  public var countKey: String { rawValue }
}

extension ListingCounts? {
  /// Counts a listing.
  mutating func count(_ outcome: CellOutcome) {
    var counts = self ?? ListingCounts()
    if let obstacle = outcome.obstacle {
      counts.obstacles[obstacle] += 1
    } else {
      counts.kinds[ListingCounts.Kind(outcome)] += 1
    }
    self = counts
  }
}

extension ListingCounts.Kind {
  fileprivate init(_ outcome: CellOutcome) {
    switch outcome.status {
    case .agrees, .noTranscript:
      switch outcome.listing?.evidence {
      case .compared: self = .compared
      case .compiledOnly: self = .compiledOnly
      case .ranOnly, nil: self = .ranOnly
      }
    case .differs: self = .differ
    case .couldNotRun: self = .couldNotRun
    case .skipped: self = .skipped
    }
  }
}
