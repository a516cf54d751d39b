import ExperimentKit
import Results
import SourceText

/// What badge prints while it works on the icons that a glob finds, on a virtual clock.
///
/// The form of the lines is the article's; the line for no icons is badge's.
///
/// Source: 001-3.
public struct BadgeGlobLog: ListedExperiment {
  /// The name that cells use.
  public static let name = "badge-glob.log"

  /// What the transcript shows.
  public static let summary = LocalizedText(
    en: "What badge prints for the icons that a glob finds.", ja: "グロブで見つかったアイコンについてbadgeが出すログ。")

  static let start = Parameter(
    "start", time, default: 49_807, writtenAs: "13:50:07",
    help: LocalizedText(en: "When it starts, as in `'13:50:07'`.", ja: "始まる時刻(例:`'13:50:07'`)。"))

  /// The tree, the current path, the glob, the start and the time that an icon takes.
  public static let parameters: [any ParameterDeclaration] = [
    BadgeGlobParameters.tree, BadgeGlobParameters.currentPath, BadgeGlobParameters.glob, start,
    BadgeGlobParameters.seconds,
  ]

  let tree: ProjectTree
  let pattern: GlobPattern
  let start: Int
  let seconds: Int

  /// Takes the parameters.
  public init(_ arguments: Arguments) throws {
    tree = ProjectTree(files: arguments[BadgeGlobParameters.tree])
    pattern = try arguments[BadgeGlobParameters.currentPath].joined(arguments[BadgeGlobParameters.glob])
    (start, seconds) = (arguments[Self.start], arguments[BadgeGlobParameters.seconds])
  }

  /// The transcript.
  public func run() throws -> Lines {
    let paths = try tree.matching([pattern]).first ?? []
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
  ) { text throws(WrittenMistake) in
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { $0.count == 2 ? Int($0) : nil }
    guard parts.count == 3, let hour = parts[0], let minute = parts[1], let second = parts[2],
      (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second)
    else {
      throw WrittenMistake("it is no time of day", help: "Write hours, minutes and seconds, as in `'13:50:07'`.")
    }
    return hour * 3600 + minute * 60 + second
  }
}
