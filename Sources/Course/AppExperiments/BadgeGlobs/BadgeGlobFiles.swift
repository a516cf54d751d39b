import ExperimentKit

/// The files of a project that get a badge with badge's own glob, and those that get one with a narrower glob.
///
/// Columns: `file`, `default`, `narrowed`. The files are created on disk, and the globs search them there.
///
/// Source: 001-3.
struct BadgeGlobFiles: Experiment {
  static let about = About(
    "badge-glob.files", en: "The files of a project that a glob finds.", ja: "グロブがプロジェクトのどのファイルを見つけるか。")
  static let signature = Signature(
    Self.init, BadgeGlobParameters.tree, BadgeGlobParameters.currentPath, BadgeGlobParameters.glob)

  let files: [String]
  let path: BadgeGlobParameters.CurrentPath
  let glob: String

  init(files: [String], path: BadgeGlobParameters.CurrentPath, glob: String) throws {
    guard !files.isEmpty else {
      throw Rejection("tree", "The project has no files.", help: "Add some, such as `tree: [App/Core/icon.png]`.")
    }
    (self.files, self.path, self.glob) = (files, path, glob)
  }

  /// Returns the table, with one row per file.
  func run() throws -> Table {
    let found = try ProjectTree(files: files).matching([BadgeGlobParameters.defaultGlob, glob], from: path).map {
      Set($0.map { String($0.trimmingPrefix("../")) })
    }
    return Table(
      [
        .words("file", en: "file", ja: "ファイル"), .words("default", en: "default glob", ja: "既定のグロブ"),
        .words("narrowed", en: "this glob", ja: "このグロブ"),
      ],
      rows: files.map { file in
        [.code(file)] + found.map { $0.contains(file) ? .words(en: "badge", ja: "バッジ") : .empty }
      })
  }
}
