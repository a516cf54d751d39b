/// A type with several kinds to count, each with a key for its count in JSON.
public protocol CountedKind: CaseIterable, Hashable, Sendable {
  /// The key of the kind's count in JSON.
  var countKey: String { get }
}

/// The number of items of each kind.
///
/// JSON has one member for each kind, even if its count is zero.
public struct Counts<Kind: CountedKind>: Sendable, Hashable, Codable {
  private var counts: [Kind: Int] = [:]

  /// Creates counts of zero.
  public init() {}

  /// The number of items of a kind.
  public subscript(_ kind: Kind) -> Int {
    get { counts[kind] ?? 0 }
    set { counts[kind] = newValue == 0 ? nil : newValue }
  }

  /// The number of items of all kinds.
  public var total: Int { counts.values.reduce(0, +) }

  /// The counts of all kinds, in the order of the kinds.
  public var all: [(kind: Kind, count: Int)] { Kind.allCases.map { ($0, self[$0]) } }

  /// Adds other counts.
  public static func += (left: inout Counts, right: Counts) {
    left.counts.merge(right.counts, uniquingKeysWith: +)
  }

  /// Reads the member of each kind.
  ///
  /// - Throws: a `DecodingError` if a member is missing or not a number.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CountKey.self)
    for kind in Kind.allCases { self[kind] = try members.decode(Int.self, forKey: CountKey(kind.countKey)) }
  }

  /// Writes a member for each kind.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CountKey.self)
    for (kind, count) in all { try members.encode(count, forKey: CountKey(kind.countKey)) }
  }
}

/// The key of a count.
struct CountKey: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ key: String) { stringValue = key }
  init(stringLiteral key: String) { stringValue = key }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension CellOutcome.Status: CountedKind {
  /// `agree`, `differ`, or the status itself.
  public var countKey: String {
    switch self {
    case .agrees: "agree"
    case .differs: "differ"
    case .noTranscript, .couldNotRun, .skipped: rawValue
    }
  }
}
