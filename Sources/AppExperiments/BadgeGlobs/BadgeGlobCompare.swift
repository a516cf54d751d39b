import ExperimentKit
import Results
import SourceText

/// How many icons globs find, how many of them are the app's own, and the time that goes by.
///
/// Columns: `glob`, `found`, `own`, `others`, `seconds`, `saved` (seconds less than with the first glob).
///
/// Source: 001-3.
public struct BadgeGlobCompare: ListedExperiment {
  /// The name that cells use.
  public static let name = "badge-glob.compare"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "Globs compared by the icons that they find, and the time that these take.",
    ja: "グロブを、見つけるアイコンの数とかかる時間で比べる。")

  /// The tree, the current path, the globs, the app's folder and the time.
  public static let parameters: [any ParameterDeclaration] = [
    BadgeGlobParameters.tree, BadgeGlobParameters.currentPath, BadgeGlobParameters.globs, BadgeGlobParameters.own,
    BadgeGlobParameters.seconds,
  ]

  let tree: ProjectTree
  let globs: [String]
  let patterns: [GlobPattern]
  let own: String
  let seconds: Int

  /// Takes the parameters.
  public init(_ arguments: Arguments) throws {
    tree = ProjectTree(files: arguments[BadgeGlobParameters.tree])
    globs = arguments[BadgeGlobParameters.globs]
    patterns = try globs.map { try arguments[BadgeGlobParameters.currentPath].joined($0) }
    (own, seconds) = (arguments[BadgeGlobParameters.own], arguments[BadgeGlobParameters.seconds])
  }

  /// The table, one row a glob.
  public func run() throws -> Table {
    let found = try tree.matching(patterns)
    let first = found.first?.count ?? 0
    return Table(
      [
        .words("glob", en: "glob", ja: "グロブ"), .number("found", en: "icons", ja: "アイコン"),
        .number("own", en: "the app's own", ja: "アプリ自身"), .number("others", en: "others", ja: "ほか"),
        .number("seconds", en: "seconds", ja: "秒"), .number("saved", en: "saved", ja: "短縮"),
      ],
      rows: zip(globs, found).map { glob, paths in
        let mine = paths.count { $0.hasPrefix("../\(own)/") }
        return [
          .code(glob), .number(paths.count), .number(mine), .number(paths.count - mine),
          .number(paths.count * seconds), .number((first - paths.count) * seconds),
        ]
      })
  }
}
