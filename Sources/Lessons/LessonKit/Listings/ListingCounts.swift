import Results
import SourceText

/// How many listings came to what, in documents that are no lessons.
public struct ListingCounts: Sendable, Hashable, Codable {
  /// What a listing can come to where nothing keeps it from running.
  public enum Kind: String, CountedKind {
    /// Something that it says was compared with what it printed, and agrees.
    case compared
    /// It ran, and says nothing that could be compared.
    case ranOnly = "ran-only"
    /// It was compiled and not run.
    case compiledOnly = "compiled-only"
    /// It prints something other than it says.
    case differ
    /// It traps, does not end, or has an error in what it says of itself.
    case couldNotRun = "could-not-run"
    /// It was skipped because of what its author says.
    case skipped

    /// The kind itself.
    public var countKey: String { rawValue }
  }

  /// The listings that nothing kept from running.
  public var kinds = Counts<Kind>()
  /// Those that something kept from running, by what it was.
  public var obstacles = Counts<Obstacle>()

  /// Counts of nothing.
  public init() {}

  /// All listings.
  public var total: Int { kinds.total + obstacles.total }

  /// Those that do what they say.
  public var agree: Int { kinds[.compared] + kinds[.ranOnly] + kinds[.compiledOnly] }

  static func + (left: ListingCounts, right: ListingCounts) -> ListingCounts {
    var sum = left
    sum.kinds += right.kinds
    sum.obstacles += right.obstacles
    return sum
  }

  /// Reads counts; the sums `count` and `agree` are for other readers.
  ///
  /// - Throws: a `DecodingError` where a count is missing or is of no kind.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CountKey.self)
    kinds = try Counts(from: decoder)
    for (key, count) in try members.decode([String: Int].self, forKey: "obstacles") {
      guard let obstacle = Obstacle(rawValue: key) else { throw members.error("has no obstacle `\(key)`", "obstacles") }
      obstacles[obstacle] = count
    }
  }

  /// Writes counts; of obstacles, those that there are.
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
  /// The obstacle itself.
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
