import ExperimentKit
import Results
import SourceText

/// What the article says of the glob, beside what is found with it.
///
/// Columns: `claim`, `computed`, `verdict`.
///
/// Source: 001-3.
public struct BadgeGlobClaim: ListedExperiment {
  /// The name that cells use.
  public static let name = "badge-glob.claim"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "The article's claims on the glob of badge, checked.", ja: "badgeのグロブについての記事の記述は正しいか。")

  /// The tree, the current path, the glob, the app's folder and the time that an icon takes.
  public static let parameters: [any ParameterDeclaration] = [
    BadgeGlobParameters.tree, BadgeGlobParameters.currentPath, BadgeGlobParameters.glob, BadgeGlobParameters.own,
    BadgeGlobParameters.seconds,
  ]

  let tree: ProjectTree
  /// The default glob, the narrowed one, and that one without a slash at its start.
  let patterns: [GlobPattern]
  let own: String
  let seconds: Int

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejection`` for a glob that does not begin with `/`.
  public init(_ arguments: Arguments) throws {
    let glob = arguments[BadgeGlobParameters.glob]
    guard glob.hasPrefix("/") else {
      throw Rejection("glob", "`\(glob)` does not begin with `/`.", help: "Write it with a `/`; one row goes without.")
    }
    tree = ProjectTree(files: arguments[BadgeGlobParameters.tree])
    patterns = try [BadgeGlobParameters.defaultGlob, glob, String(glob.dropFirst())].map {
      try arguments[BadgeGlobParameters.currentPath].joined($0)
    }
    (own, seconds) = (arguments[BadgeGlobParameters.own], arguments[BadgeGlobParameters.seconds])
  }

  /// The table, one row a claim.
  public func run() throws -> Table {
    let found = try tree.matching(patterns)
    let others = found.map { paths in paths.count { !$0.hasPrefix("../\(own)/") } }
    let saved = (found[0].count - found[1].count) * seconds
    return Claim.table([
      Claim(
        LocalizedText(
          en: "Exampleプロジェクト内のアイコンにも処理が行われる (icons of fetched projects are processed too)",
          ja: "Exampleプロジェクト内のアイコンにも処理が行われる"),
        computed: LocalizedText(
          en: "\(others[0]) of \(found[0].count) icons are not the app's",
          ja: "\(found[0].count)個のうち\(others[0])個がアプリのものではない"),
        others[0] > 0),
      Claim(
        LocalizedText(en: "無駄な処理が省ける (needless work is saved)", ja: "無駄な処理が省ける"),
        computed: LocalizedText(
          en: "\(found[0].count) → \(found[1].count) icons, \(saved) s less",
          ja: "アイコン\(found[0].count)個→\(found[1].count)個、\(saved)秒短縮"),
        saved > 0 && others[1] == 0),
      Claim(
        LocalizedText(en: "/から始める (begin with /)", ja: "/から始める"),
        computed: LocalizedText(
          en: "with /: \(found[1].count) icons; without, `\(patterns[2].text.prefix(8))…`: \(found[2].count)",
          ja: "/あり:\(found[1].count)個。/なしの「\(patterns[2].text.prefix(8))…」:\(found[2].count)個"),
        found[1].count > 0 && found[2].isEmpty),
    ])
  }
}
