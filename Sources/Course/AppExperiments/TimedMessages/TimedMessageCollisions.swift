import ExperimentKit

/// The chance that two of some messages get the same random id, computed and tried.
///
/// Columns: `messages`, `pairs` (of messages), `chance` (that any two are the same, to six decimals), `collided` (the
/// number of trials with two equal ids).
///
/// - Complexity: O(*m* · *t*) for *m* messages and *t* trials.
///
/// Source: 004-5.
struct TimedMessageCollisions: Experiment {
  static let about = About(
    "timed-message.collisions", en: "The probability that two messages get the same random ID.",
    ja: "2つのメッセージのidが、乱数でたまたま一致する確率。", example: "id-limit=365 messages=[2,23] trials=100")
  static let signature = Signature(
    Self.init,
    Parameter(
      "messages", .list(of: .integer(1...2000), count: 1...20), default: [2, 5, 10, 100, 373],
      help: LocalizedText(en: "The number of messages.", ja: "メッセージの数。")),
    TimedMessageParameters.idLimit,
    Parameter(
      "trials", .integer(1...10_000), default: 1000, help: LocalizedText(en: "The number of trials.", ja: "試す回数。")),
    TimedMessageParameters.seed, .mistake())

  let counts: [Int]
  let idLimit: Int
  let trials: Int
  let seed: Int
  let mistake: CollisionMisconception?

  init(messages: [Int], idLimit: Int, trials: Int, seed: Int, mistake: CollisionMisconception?) throws {
    self.mistake = mistake
    (counts, self.idLimit, self.trials, self.seed) = (messages, idLimit, trials, seed)
    let count = messages.reduce(0, +)
    guard count * trials <= 2_000_000 else {
      throw Rejection(
        "trials", "\(trials) trials of \(count) messages need \(count * trials) random numbers.",
        help: "At most 2000000 are allowed: use fewer messages or trials.")
    }
  }

  /// Returns the table, with one row per number of messages.
  func run() -> Table {
    Table(
      [
        .number("messages", en: "messages", ja: "メッセージ"), .number("pairs", en: "pairs", ja: "組"),
        .number("chance", en: "chance of a collision", ja: "一致する確率"),
        .number("collided", en: "collided in \(trials) trials", ja: "\(trials)回のうち一致した回数"),
      ],
      rows: counts.map { count in
        [
          .number(count), .number(count * (count - 1) / 2), .number(Self.sixDecimals(chance(count))),
          .number(collided(count)),
        ]
      }
    ).wrong(by: mistake, in: "chance")
  }

  private func chance(_ count: Int) -> Double {
    guard let mistake else { return Self.chance(count, of: idLimit) }
    return min(1, Double(mistake.cases(count)) / Double(idLimit))
  }

  /// Returns the chance that two of some numbers below a limit are the same.
  static func chance(_ count: Int, of limit: Int) -> Double {
    1 - (0..<count).reduce(1) { $0 * max(0, 1 - Double($1) / Double(limit)) }
  }

  private static func sixDecimals(_ chance: Double) -> String {
    let digits = String(Int((chance * 1e6).rounded()))
    let padded = String(repeating: "0", count: max(0, 7 - digits.count)) + digits
    return "\(padded.dropLast(6)).\(padded.suffix(6))"
  }

  private func collided(_ count: Int) -> Int {
    var random = SeededRandom(seed: UInt64(seed))
    return (0..<trials).count { _ in
      let ids = (0..<count).map { _ in random.next(upperBound: UInt64(idLimit)) }
      return Set(ids).count < count
    }
  }
}

/// Misconceptions about the number of possible collisions.
///
/// Each case then has a chance of one in the number of ids.
enum CollisionMisconception: String, Misconception {
  case messagesCounted = "messages-counted"
  case firstOnly = "first-only"
  case pairsTwice = "pairs-twice"

  /// The description of the misconception.
  var title: LocalizedText {
    switch self {
    case .messagesCounted: LocalizedText(en: "messages counted, not pairs", ja: "組ではなくメッセージを数えた")
    case .firstOnly: LocalizedText(en: "each compared with the first alone", ja: "最初の1件とだけ比べた")
    case .pairsTwice: LocalizedText(en: "each pair counted twice", ja: "各組を2回数えた")
    }
  }

  /// Returns the number of cases that the misconception counts for some messages.
  fileprivate func cases(_ count: Int) -> Int {
    switch self {
    case .messagesCounted: count
    case .firstOnly: count - 1
    case .pairsTwice: count * (count - 1)
    }
  }
}
