import ExperimentKit

/// The output of badge while it processes the icons that a glob finds, on a virtual clock.
///
/// The form of the lines is the article's; the line for no icons is badge's.
///
/// Source: 001-3.
struct BadgeGlobLog: Experiment {
  static let about = About(
    "badge-glob.log", en: "The log that badge prints for the icons that a glob finds.",
    ja: "グロブで見つかったアイコンについてbadgeが出すログ。")
  static let signature = Signature(
    Self.init, BadgeGlobParameters.tree, BadgeGlobParameters.currentPath, BadgeGlobParameters.glob,
    Parameter(
      "start", time, default: 49_807, writtenAs: "13:50:07",
      help: LocalizedText(en: "The start time, such as `'13:50:07'`.", ja: "始まる時刻(例:`'13:50:07'`)。")),
    BadgeGlobParameters.seconds)

  let files: [String]
  let path: BadgeGlobParameters.CurrentPath
  let glob: String
  let start: Int
  let seconds: Int

  func run() throws -> Lines {
    let paths = try ProjectTree(files: files).matching([glob], from: path)[0]
    guard !paths.isEmpty else { return Lines([line(0, "Could not find any app icons...")]) }
    return Lines(
      [line(0, "Start adding badges...")] + zip(0..., paths).map { line($0 * seconds, "'\($1)'") })
  }

  private func line(_ after: Int, _ text: String) -> LocalizedText {
    let time = (start + after) % 86_400
    let parts = [time / 3600, time / 60 % 60, time % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return LocalizedText("[\(parts.joined(separator: ":"))]: \(text)")
  }

  private static let time: ParameterType<Int> = .written(
    LocalizedText(en: "a time of day, such as `'13:50:07'`", ja: "時刻(例:`'13:50:07'`)")
  ) { text throws(ValueError) in
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { $0.count == 2 ? Int($0) : nil }
    guard parts.count == 3, let hour = parts[0], let minute = parts[1], let second = parts[2],
      (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second)
    else {
      throw ValueError("it is not a time of day", help: "Write hours, minutes and seconds, as in `'13:50:07'`.")
    }
    return hour * 3600 + minute * 60 + second
  }
}
