import ExperimentKit
import Foundation

/// The damages of a store's file between two starts of a program.
enum PreferenceDamage: String, CaseIterable, Sendable {
  case deleted
  case cut
  case text
  case list
  case noVersion = "no-version"
  case numberVersion = "number-version"
  case folder

  /// The text that readers see.
  var title: LocalizedText {
    switch self {
    case .deleted: LocalizedText(en: "deleted", ja: "削除")
    case .cut: LocalizedText(en: "cut in half", ja: "後ろ半分がない")
    case .text: LocalizedText(en: "another text", ja: "別の文章")
    case .list: LocalizedText(en: "a list, no keys", ja: "キーのない配列")
    case .noVersion: LocalizedText(en: "without a version", ja: "バージョンがない")
    case .numberVersion: LocalizedText(en: "the version is a number", ja: "バージョンが数値")
    case .folder: LocalizedText(en: "a folder of that name", ja: "同じ名前のフォルダー")
    }
  }

  /// Damages the file.
  func happen(to file: PreferenceFile) {
    let files = FileManager.default
    switch self {
    case .deleted: try? files.removeItem(at: file.url)
    case .cut:
      guard let data = try? Data(contentsOf: file.url) else { return }
      try? data.prefix(data.count / 2).write(to: file.url)
    case .text: try? Data("my settings".utf8).write(to: file.url)
    case .list:
      let data = try? PropertyListSerialization.data(fromPropertyList: ["a"], format: .xml, options: 0)
      try? data?.write(to: file.url)
    case .noVersion:
      guard var values = file.read() else { return }
      values[PreferenceFile.versionKey] = nil
      _ = file.write(values)
    case .numberVersion:
      guard var values = file.read() else { return }
      values[PreferenceFile.versionKey] = PreferenceBox(value: 10001 as NSNumber)
      _ = file.write(values)
    case .folder:
      try? files.removeItem(at: file.url)
      try? files.createDirectory(at: file.url, withIntermediateDirectories: false)
    }
  }
}
