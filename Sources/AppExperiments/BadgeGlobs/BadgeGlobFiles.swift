import ExperimentKit
import Results
import SourceText

/// The files of a project, and which of them get a badge with badge's own glob and with a narrower one.
///
/// Columns: `file`, `default`, `narrowed`. The files are made for real, and looked for there.
///
/// Source: 001-3.
public struct BadgeGlobFiles: ListedExperiment {
  /// The name that cells use.
  public static let name = "badge-glob.files"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "Which files of a project a glob finds.", ja: "グロブがプロジェクトのどのファイルを見つけるか。")

  /// The tree, the current path and the glob.
  public static let parameters: [any ParameterDeclaration] = [
    BadgeGlobParameters.tree, BadgeGlobParameters.currentPath, BadgeGlobParameters.glob,
  ]

  let tree: ProjectTree
  let patterns: [GlobPattern]

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejection`` for a project without files.
  public init(_ arguments: Arguments) throws {
    tree = ProjectTree(files: arguments[BadgeGlobParameters.tree])
    guard !tree.files.isEmpty else {
      throw Rejection("tree", "The project has no files.", help: "Write some, as in `tree: [App/Core/icon.png]`.")
    }
    patterns = try [BadgeGlobParameters.defaultGlob, arguments[BadgeGlobParameters.glob]].map {
      try arguments[BadgeGlobParameters.currentPath].joined($0)
    }
  }

  /// The table, one row a file.
  public func run() throws -> Table {
    let found = try tree.matching(patterns).map { paths in Set(paths.map { String($0.trimmingPrefix("../")) }) }
    return Table(
      [
        .words("file", en: "file", ja: "ファイル"), .words("default", en: "default glob", ja: "既定のグロブ"),
        .words("narrowed", en: "this glob", ja: "このグロブ"),
      ],
      rows: tree.files.map { file in
        [.code(file)] + found.map { $0.contains(file) ? .words(en: "badge", ja: "バッジ") : .empty }
      })
  }
}
