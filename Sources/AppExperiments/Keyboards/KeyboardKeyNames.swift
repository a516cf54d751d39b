import ExperimentKit
import Results
import SourceText

/// Key codes by number, with the names that the article's extension gives.
///
/// Columns: `code` (the usage of the USB HID keyboard page, in decimal), `hexadecimal`, `name`.
///
/// Source: 002-1; the USB HID usage tables, page 0x07.
public struct KeyboardKeyNames: ListedExperiment {
  /// The name that cells use.
  public static let name = "keyboard.key-names"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "The names of key codes; a code that is not listed is ???.", ja: "キーコードの名前。一覧にないコードは???になる。")

  static let codes = Parameter(
    "codes", .list(of: .integer(0...65_535), count: 0...1000), default: [],
    help: LocalizedText(en: "The codes; empty for all that have a name.", ja: "コード。空なら、名前のあるものすべて。"))

  static let fold = Parameter(
    "fold", .integer(1...8), default: 1,
    help: LocalizedText(en: "How many runs of rows stand side by side.", ja: "表を横に何列並べるか。"))

  /// The codes, and how the table is laid out.
  public static let parameters: [any ParameterDeclaration] = [codes, fold]

  let codes: [Int]
  let fold: Int

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    let codes = arguments[Self.codes]
    self.codes = codes.isEmpty ? KeyGroup.all.flatMap(\.usages) : codes
    fold = arguments[Self.fold]
  }

  /// The table, one row a code.
  public func run() -> Table {
    Table(
      [
        .number("code", en: "code", ja: "コード"), .words("hexadecimal", en: "hexadecimal", ja: "16進数"),
        .words("name", en: "name", ja: "名前"),
      ],
      rows: codes.map { code in
        [.number(code), .code("0x\(String(code, radix: 16, uppercase: true))"), .code(KeyCode(usage: code).name)]
      },
      fold: fold)
  }
}
