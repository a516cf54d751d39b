import ExperimentKit

/// The parameters that the experiments on messages share.
enum TimedMessageParameters {
  static let ids = Parameter(
    "ids", .choice, default: MessageIDs.random,
    help: LocalizedText(
      en: "How a timer recognizes its own message: not at all, by a random number, or by the message's number.",
      ja: "タイマーが自分のメッセージを見分ける方法。見分けない、乱数、通し番号のいずれか。"))

  static let idLimit = Parameter(
    "id-limit", .integer(1...1_000_000), default: 100_000,
    help: LocalizedText(en: "The number of random IDs, from 0 up.", ja: "乱数によるidの個数(0から数える)。"))

  static let seed = Parameter(
    "seed", .integer(0...1_000_000_000), default: 1,
    help: LocalizedText(en: "The seed of the random IDs.", ja: "乱数の種。"))
}
