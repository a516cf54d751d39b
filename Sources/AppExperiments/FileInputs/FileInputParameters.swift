import ExperimentKit
import SourceText

/// The parameters that the experiments on file inputs share.
enum FileInputParameters {
  /// How many inputs there may be.
  static let inputRange = 1...5

  /// How many inputs there are.
  static let inputs = Parameter(
    "inputs", .integer(inputRange), default: 1,
    help: LocalizedText(en: "How many inputs the page has.", ja: "ページにある入力の数。"))

  /// What the user does.
  static let events = Parameter(
    "events", .list(of: ParameterType<FileInputEvent>.event, count: 1...200),
    help: LocalizedText(
      en: "What the user does, one event after the other; inputs are counted from 1.", ja: "利用者のすること。この順に起こる。入力は1から数える。"
    ))
}
