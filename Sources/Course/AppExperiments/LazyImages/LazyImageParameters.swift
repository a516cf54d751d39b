import ExperimentKit

/// The parameters that the experiments on lists of images share.
enum LazyImageParameters {
  static let rows = Parameter(
    "rows", .integer(1...200), default: 6, help: LocalizedText(en: "The number of rows.", ja: "行の数。"))

  static let visible = Parameter(
    "visible", .integer(1...50), default: 3,
    help: LocalizedText(en: "The number of rows that fit on the screen.", ja: "画面に入る行の数。"))

  static let duration = Parameter(
    "duration", .integer(0...60_000), default: 200,
    help: LocalizedText(en: "The time until an image arrives, in milliseconds.", ja: "画像が届くまでの時間(ミリ秒)。"))

  static let slow = Parameter(
    "slow", .list(of: exception(0...60_000, "1 900"), count: 0...200), default: [],
    help: LocalizedText(
      en: "Images that take a different time, each with its milliseconds, such as `1 900`.",
      ja: "かかる時間の違う画像と、そのミリ秒(例:`1 900`)。"))

  static let failing = Parameter(
    "failing", .list(of: exception(1...100, "2 1"), count: 0...200), default: [],
    help: LocalizedText(
      en: "Images that fail at first, each with the number of failures, such as `2 1`.", ja: "はじめ失敗する画像と、その回数(例:`2 1`)。"
    ))

  static let missing = Parameter(
    "missing", .list(of: exception(1...100, "2 1"), count: 0...200), default: [],
    help: LocalizedText(
      en: "Images that get HTTP 404 at first, each with the number of times, such as `2 1`.",
      ja: "はじめHTTPの404が返る画像と、その回数(例:`2 1`)。"))

  static let addresses = Parameter(
    "addresses", .choice, default: ImageListCode.Addresses.byRow,
    help: LocalizedText(
      en: "Whether a row uses the address of its position, as in the article, or of its item.",
      ja: "行の位置でURLを選ぶか(記事のとおり)、項目で選ぶか。"))

  static let events = Parameter(
    "events", .list(of: event, count: 0...200).refusing { backward($0) }, default: [],
    help: LocalizedText(
      en: "The actions, each with its time in milliseconds, such as `300 scroll 4`.",
      ja: "リストに対してすること。時刻はミリ秒(例:`300 scroll 4`)。"))

  private static let event: ParameterType<ImageListEvent> = .written(
    LocalizedText(en: "an event: \(ImageListEvent.forms.inCode)", ja: "イベント。\(ImageListEvent.forms.inCode)")
  ) { text throws(ValueError) in try ImageListEvent(written: text) }

  /// Returns the first event that is earlier than the event before it.
  private static func backward(_ events: [ImageListEvent]) -> (index: Int, error: ValueError)? {
    zip(events, events.dropFirst()).enumerated().first { $1.1.time < $1.0.time }.map { index, pair in
      (
        index + 1,
        ValueError(
          "it comes after an event at \(pair.0.time) ms", help: "Put the events in the order of their times.")
      )
    }
  }

  private static func exception(
    _ range: ClosedRange<Int>, _ sample: String
  ) -> ParameterType<ImageNetwork.Exception> {
    .written(
      LocalizedText(
        en: "an image and a whole number from \(range.lowerBound) to \(range.upperBound), such as `\(sample)`",
        ja: "画像の番号と\(range.lowerBound)から\(range.upperBound)までの整数(例:`\(sample)`)")
    ) { text throws(ValueError) in
      let numbers = text.split(separator: " ").map { Int($0) }
      guard numbers.count == 2, let image = numbers[0], let number = numbers[1], image > 0, range.contains(number)
      else {
        throw ValueError(
          "it is not an image and a number from \(range.lowerBound) to \(range.upperBound)",
          help: "Write both, as in `\(sample)`.")
      }
      return ImageNetwork.Exception(image: image, number: number)
    }
  }
}
