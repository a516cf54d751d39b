import ExperimentKit

/// The parameters that the experiments on badges share.
enum BadgeGlobParameters {
  /// The pattern that badge uses by default.
  static let defaultGlob = "/**/*.appiconset/*.{png,PNG}"
  /// The article's pattern, which finds only its own app's icons.
  static let narrowGlob = "/App/Core/Assets/Assets.xcassets/AppIcon.appiconset/*.{png,PNG}"

  static let tree = Parameter(
    "tree", fileList, default: files,
    help: LocalizedText(en: "The paths of the project's files.", ja: "プロジェクトのファイルのパス。"))

  static let currentPath = Parameter(
    "current-path", .choice(among: CurrentPath.allCases), default: .parent,
    help: LocalizedText(
      en: "The path to put before the glob, from the folder `fastlane`.", ja: "グロブの前に付くパス。`fastlane`フォルダーからの相対パス。")
  )

  static let glob = Parameter(
    "glob", pattern, default: narrowGlob, help: LocalizedText(en: "The glob.", ja: "グロブ。"))

  static let seconds = Parameter(
    "seconds", .integer(0...600), default: 1,
    help: LocalizedText(en: "The time for one icon, in seconds.", ja: "アイコン1つにかかる秒数。"))

  static let own = Parameter(
    "own", .text, default: "App/Core",
    help: LocalizedText(en: "The folder of the app itself.", ja: "アプリ自身のフォルダー。"))

  /// The path before the pattern by the words that parameters use.
  enum CurrentPath: String, CaseIterable, Sendable {
    case parent = ".."
    case parentSlash = "../"
  }

  /// A project like the article's: an app, and the packages that Carthage and CocoaPods have fetched.
  static let files = [
    "App/Carthage/Module/Assets/Assets.xcassets/AppIcon.appiconset/Icon-App-iTunes.png",
    "App/Carthage/ModuleB/Assets/Assets.xcassets/AppIcon.appiconset/Icon-App-iTunes.png",
    "App/Core/Assets/Assets.xcassets/AppIcon.appiconset/Contents.json",
    "App/Core/Assets/Assets.xcassets/AppIcon.appiconset/Icon-App-60x60.png",
    "App/Core/Assets/Assets.xcassets/AppIcon.appiconset/Icon-App-iTunes.png",
    "App/Core/Assets/Assets.xcassets/Logo.imageset/logo.png",
    "App/Pods/Chart/Example/Images.xcassets/AppIcon.appiconset/Icon.PNG",
  ]

  /// The type of a pattern.
  static let pattern: ParameterType<String> = .written(
    LocalizedText(
      en: "a glob with `*`, `?`, `[...]`, `{a,b}` and `**/`, such as `\(narrowGlob)`",
      ja: "`*`、`?`、`[...]`、`{a,b}`、`**/`を使うglob(例:`\(narrowGlob)`)")
  ) { text throws(ValueError) in
    let pattern = try GlobPattern(text)
    guard !pattern.alternatives.contains(where: { $0.split(separator: "/").contains("..") }) else {
      throw ValueError("it leads out of the project", help: "Remove `..`.")
    }
    return pattern.text
  }

  private static let file: ParameterType<String> = .written(
    LocalizedText(en: "a path from the project's folder, such as `App/a.png`", ja: "プロジェクトのフォルダーからのパス(例:`App/a.png`)")
  ) { text throws(ValueError) in
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." && $0.utf8.count < 200 }), parts.count < 30 else {
      throw ValueError(
        "it is not a path inside the project", help: "Separate names with `/`, as in `App/Core/icon.png`.")
    }
    return String(text)
  }

  /// A list without duplicate files, in which no file is also a folder.
  private static let fileList: ParameterType<[String]> = .list(of: file, count: 0...500).refusing { files in
    for (index, file) in files.enumerated() {
      for other in files[..<index] {
        if other == file {
          return (index, ValueError("it is a duplicate", help: "Keep one of them."))
        }
        if other.hasPrefix("\(file)/") || file.hasPrefix("\(other)/") {
          return (
            index,
            ValueError(
              "together with `\(other)`, one of the two is both a file and a folder", help: "Rename one of the two.")
          )
        }
      }
    }
    return nil
  }
}
