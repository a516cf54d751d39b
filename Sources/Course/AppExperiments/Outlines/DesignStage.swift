import ExperimentKit

/// The stages of a source file that is designed in comments: our own file, after the source's example.
///
/// The source prints five stages, up to the methods with their parameters. The sixth is the end that it describes: the
/// code is written and the notes of the design are deleted.
///
/// Source: 004-1.
enum DesignStage: Int, CaseIterable, Sendable {
  case notes = 1
  case type
  case members
  case sections
  case parameters
  case finished

  /// The stages that the source prints.
  static let printed: [DesignStage] = [.notes, .type, .members, .sections, .parameters]

  /// The heading of the undecided points.
  static let openPoints = "検討すべき点"
  /// The heading of the decided specifications that are not yet written.
  static let requiredSpecs = "必要な仕様"
  private static let parts = "構成要素"

  /// Returns the source in one language; the code and the headings are the same in each.
  func source(_ language: Language) -> String {
    lines.map { $0[language] + "\n" }.joined()
  }

  /// The lines of the source.
  var lines: [LocalizedText] {
    if self == .finished { return Self.finishedLines }
    return ["// Preferences.swift", "import Foundation", Self.section("\(Self.openPoints)")] + open
      + [Self.section("\(Self.requiredSpecs)")] + specs + [Self.section("\(Self.parts)")] + body
  }

  static func section(_ heading: LocalizedText, inside: Bool = false) -> LocalizedText {
    inside ? "  // ==================== \(heading)" : "// ====================== \(heading)"
  }

  static func note(_ en: String, _ ja: String, inside: Bool = false) -> LocalizedText {
    LocalizedText(en: "\(inside ? "  " : "")// \(en)", ja: "\(inside ? "  " : "")// \(ja)")
  }

  private var open: [LocalizedText] {
    switch self {
    case .notes:
      [
        Self.note("Which type holds the values?", "値を何に入れるか?"),
        Self.note("How is the type of a value checked?", "型の違いをどう調べるか?"),
      ]
    case .type:
      [
        Self.note("Which type holds the values?", "値を何に入れるか?"),
        Self.note("How is the type of a value checked? With is?", "型の違いをどう調べるか? isでよいか?"),
      ]
    case .members, .sections, .parameters, .finished:
      [
        Self.note("Which type holds the values? Perhaps a dictionary", "値を何に入れるか? 辞書でよさそう"),
        Self.note("How is the type of a value checked? With is, or if let", "型の違いをどう調べるか? isかif letか"),
      ]
        + (self == .parameters
          ? [Self.note("Try this check with every pair of types", "この調べ方を、型のすべての組み合わせで試すこと")] : [])
    }
  }

  private var specs: [LocalizedText] {
    let version = Self.note("The values carry a version number", "値と一緒にバージョン番号も保存する")
    let checks = Self.note(
      "Checks: are there values, is the key known, is the type right", "チェック:値があるか、キーがあるか、型が合うか")
    let methods = Self.note("A method for each type: Int, Float, String, Bool", "型ごとのメソッド:Int、Float、String、Bool")
    switch self {
    case .notes: return [Self.note("All of it is one class", "全体を1つのクラスにする"), methods, checks]
    case .type: return [methods, checks, version]
    case .members, .sections: return [checks, version]
    case .parameters, .finished: return []
    }
  }

  private var body: [LocalizedText] {
    switch self {
    case .notes:
      [
        Self.note("Variables:", "変数:"), Self.note("Method: start", "メソッド:初期化"),
        Self.note("Methods: read the file, write the file", "メソッド:ファイルを読む、ファイルに書く"),
        Self.note("Methods: get a value, set a value", "メソッド:値の取得、値の設定"),
      ]
    case .type:
      ["class Preferences {"] + [
        Self.note("Variables: values, file name, version", "変数:値、ファイル名、バージョン", inside: true),
        Self.note("Method: start", "メソッド:初期化", inside: true),
        Self.note("Methods: read the file, write the file", "メソッド:ファイルを読む、ファイルに書く", inside: true),
        Self.note("Methods: get a value (4 types)", "メソッド:値の取得(4種類)", inside: true),
        Self.note("Methods: set a value (4 types)", "メソッド:値の設定(4種類)", inside: true),
      ] + ["}"]
    case .members, .sections, .parameters, .finished:
      ["class Preferences {", Self.note("Variables: values, file name, version", "変数:値、ファイル名、バージョン", inside: true)]
        + members + ["}"]
    }
  }

  /// The members of the class: variables, an initializer, two methods for the file, four getters and four setters.
  private var members: [LocalizedText] {
    let key = self == .parameters ? "_ key: String" : ""
    let dummies = [("Int", "0"), ("Float", "0.5"), ("String", "\"dummy\""), ("Bool", "false")]
    let getters = dummies.flatMap { type, dummy in
      ["  func value(\(key)) -> \(type) {", "    return \(dummy)  // dummy", "  }"].map { LocalizedText($0) }
    }
    let setters = dummies.flatMap { type, _ in
      ["  func set(\(key.isEmpty ? "" : "\(key), ")_ value: \(type)) {", "  }"].map { LocalizedText($0) }
    }
    let start = self == .parameters ? "  init(_ values: [String: Any], file: String, version: String) {" : "  init() {"
    let variables: [LocalizedText] =
      self == .parameters
      ? ["  var values: [String: Any] = [:]", "  var file = \"dummy.plist\"", "  var version = \"\""] : []
    return variables + [heading("Start", "初期化"), LocalizedText(start), "  }"]
      + (self == .members ? [] : [heading("Reading and writing the file", "ファイルの読み書き")])
      + [Self.note("Reads the file", "ファイルを読む", inside: true)]
      + (self == .parameters
        ? [Self.note("Is there a file, has it the same version? Then take it", "ファイルがあり、同じバージョンなら採用する", inside: true)]
        : [])
      + ["  func read() {", "  }", Self.note("Writes the file", "ファイルに書く", inside: true)]
      + (self == .parameters ? [Self.note("Adds the version", "バージョンを加える", inside: true)] : [])
      + ["  func write() {", "  }", heading("Getting a value (4 types)", "値の取得(4種類)")] + checks + getters
      + [heading("Setting a value (4 types)", "値の設定(4種類)")] + checks + setters
  }

  private func heading(_ en: String, _ ja: String) -> LocalizedText {
    self == .members ? Self.note(en, ja, inside: true) : Self.section(LocalizedText(en: en, ja: ja), inside: true)
  }

  private var checks: [LocalizedText] {
    self == .parameters
      ? [Self.note("Checks: values, key, type", "チェック:値、キー、型", inside: true)] : []
  }
}
