import ExperimentKit

/// The article's claims about the glob, next to the files that it finds.
///
/// Columns: `claim`, `owner`, `computed`, `verdict`.
///
/// Source: 001-3.
struct BadgeGlobClaim: Experiment {
  static let about = About(
    "badge-glob.claim", en: "The article's claims about the glob of badge, checked.", ja: "badgeのグロブについての記事の記述は正しいか。")
  static let signature = Signature(
    Self.init, BadgeGlobParameters.tree, BadgeGlobParameters.currentPath, BadgeGlobParameters.glob,
    BadgeGlobParameters.own, BadgeGlobParameters.seconds)

  let files: [String]
  let path: BadgeGlobParameters.CurrentPath
  let glob: String
  let own: String
  let seconds: Int

  init(
    files: [String], path: BadgeGlobParameters.CurrentPath, glob: String, own: String, seconds: Int
  ) throws {
    guard glob.hasPrefix("/") else {
      throw Rejection(
        "glob", "`\(glob)` does not begin with `/`.", help: "Start it with `/`; one row of the table shows it without.")
    }
    (self.files, self.path, self.glob, self.own, self.seconds) = (files, path, glob, own, seconds)
  }

  /// Returns the table, with one row per claim.
  func run() throws -> Table {
    let bare = String(glob.dropFirst())
    let found = try ProjectTree(files: files).matching([BadgeGlobParameters.defaultGlob, glob, bare], from: path)
    let start = (path.rawValue + bare).prefix(8)
    let others = found.map { paths in paths.count { !$0.hasPrefix("../\(own)/") } }
    let saved = (found[0].count - found[1].count) * seconds
    return Claim.table([
      Claim(
        .author,
        LocalizedText(
          en: "Exampleプロジェクト内のアイコンにも処理が行われる (icons of fetched projects are processed too)",
          ja: "Exampleプロジェクト内のアイコンにも処理が行われる"),
        computed: LocalizedText(
          en: "\(others[0]) of \(found[0].count) icons are not the app's",
          ja: "\(found[0].count)個のうち\(others[0])個がアプリのものではない"),
        others[0] > 0),
      Claim(
        .author, LocalizedText(en: "無駄な処理が省ける (needless work is saved)", ja: "無駄な処理が省ける"),
        computed: LocalizedText(
          en: "\(found[0].count) → \(found[1].count) icons, \(saved) s less",
          ja: "アイコン\(found[0].count)個→\(found[1].count)個、\(saved)秒短縮"),
        saved > 0 && others[1] == 0),
      Claim(
        .author, LocalizedText(en: "/から始める (begin with /)", ja: "/から始める"),
        computed: LocalizedText(
          en: "with /: \(found[1].count) icons; without, `\(start)…`: \(found[2].count)",
          ja: "/あり:\(found[1].count)個。/なしの「\(start)…」:\(found[2].count)個"),
        found[1].count > 0 && found[2].isEmpty),
    ])
  }
}
