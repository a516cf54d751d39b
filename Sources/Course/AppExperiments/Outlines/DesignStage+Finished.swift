import ExperimentKit

extension DesignStage {
  /// The file after the last cleanup: the sections inside the class stay, and so does the one comment of lasting value.
  static let finishedLines: [LocalizedText] =
    ["// Preferences.swift", "import Foundation", "class Preferences {"]
    + code(
      """
        var values: [String: Any] = [:]
        var file = "dummy.plist"
        var version = ""
      """) + [inner("Start", "初期化")]
    + code(
      """
        init(_ values: [String: Any], file: String, version: String) {
          (self.values, self.file, self.version) = (values, file, version)
          read()
        }
      """) + [inner("Reading and writing the file", "ファイルの読み書き")]
    + code(
      """
        func read() {
          guard let saved = NSDictionary(contentsOfFile: file) as? [String: Any] else { return }
          if saved["Version"] as? String == version { values = saved }
        }
        func write() {
          values["Version"] = version
          NSDictionary(dictionary: values).write(toFile: file, atomically: true)
        }
      """) + [inner("Getting a value (4 types)", "値の取得(4種類)")]
    + [
      note(
        "As any object, 1 passes for Int, Float and Bool (Swift 6.3, Linux)",
        "何でも入る型の1は、Int、Float、Boolのどれとしても通る(Swift 6.3、Linux)", inside: true)
    ]
    + ["Int", "Float", "String", "Bool"].flatMap { type in
      code("  func value(_ key: String) -> \(type)? { values[key] as? \(type) }")
    } + [inner("Setting a value (4 types)", "値の設定(4種類)")]
    + ["Int", "Float", "String", "Bool"].flatMap { type in
      code("  func set(_ key: String, _ value: \(type)) { if values[key] is \(type) { values[key] = value } }")
    } + ["}"]

  private static func inner(_ en: String, _ ja: String) -> LocalizedText {
    section(LocalizedText(en: en, ja: ja), inside: true)
  }

  private static func code(_ text: String) -> [LocalizedText] {
    text.split(separator: "\n").map { LocalizedText(String($0)) }
  }
}
