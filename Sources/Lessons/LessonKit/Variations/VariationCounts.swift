/// The numbers of results for other values in documents.
public struct VariationCounts: Sendable, Hashable, Codable {
  /// A kind of what is counted.
  public enum Kind: String, CountedKind {
    /// The cells that have results for other values.
    case cells
    /// The results, including refusals and those that the documents show.
    case results
    /// The values that the experiment refuses with a message.
    case refusals
    /// The values for which the experiment failed or took too long.
    case failures
    /// The parameters that were left out because of limits.
    case omitted

    /// The raw value.
    public var countKey: String { rawValue }
  }

  /// The number of items of each kind.
  public var counts = Counts<Kind>()

  /// Creates counts of zero.
  public init() {}

  /// The number of items of a kind.
  public subscript(_ kind: Kind) -> Int {
    get { counts[kind] }
    set { counts[kind] = newValue }
  }

  /// Reads the counts.
  ///
  /// - Throws: a `DecodingError` if a count is missing or not a number.
  public init(from decoder: any Decoder) throws { counts = try Counts(from: decoder) }

  /// Writes the counts.
  public func encode(to encoder: any Encoder) throws { try counts.encode(to: encoder) }
}

extension VariationCounts? {
  /// Adds the counts of a cell or a document.
  mutating func add(_ other: VariationCounts) {
    var sum = self ?? VariationCounts()
    sum.counts += other.counts
    self = sum
  }
}
