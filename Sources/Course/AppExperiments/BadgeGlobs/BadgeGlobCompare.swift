import ExperimentKit

/// The number of icons that globs find, the number of the app's own icons among them, and the time they take.
///
/// Columns: `glob`, `found`, `own`, `others`, `seconds`, `saved` (seconds less than with the first glob).
///
/// Source: 001-3.
struct BadgeGlobCompare: Experiment {
  static let about = About(
    "badge-glob.compare", en: "Globs compared by the number of icons they find and the time these take.",
    ja: "グロブを、見つけるアイコンの数とかかる時間で比べる。")
  static let signature = Signature(
    Self.init, BadgeGlobParameters.tree, BadgeGlobParameters.currentPath,
    Parameter(
      "globs", .list(of: BadgeGlobParameters.pattern, count: 1...20),
      default: [BadgeGlobParameters.defaultGlob, BadgeGlobParameters.narrowGlob],
      help: LocalizedText(en: "The globs.", ja: "グロブ。")),
    BadgeGlobParameters.own, BadgeGlobParameters.seconds)

  let files: [String]
  let path: BadgeGlobParameters.CurrentPath
  let globs: [String]
  let own: String
  let seconds: Int

  /// Returns the table, with one row per glob.
  func run() throws -> Table {
    let found = try ProjectTree(files: files).matching(globs, from: path)
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
