import ExperimentKit
import Results
import SourceText

/// Names looked up in a hosts file: the first line that has the name answers.
///
/// Columns: `name`, `address`, `line`, `hidden` (the later lines that have the name too).
///
/// Source: 001-11.
public struct HostsFileLookup: ListedExperiment {
  /// The name that cells use.
  public static let name = "hosts-file.lookup"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "Names looked up in a hosts file, where the first match wins.", ja: "hostsファイルで名前を引く。最初に見つかった行が使われる。")

  static let names = Parameter(
    "names", .list(of: .text), default: ["devnokiyo.example.com"],
    help: LocalizedText(en: "The names to look up.", ja: "引く名前。"))

  static let family = Parameter(
    "family", .choice, default: HostAddress.Family.any,
    help: LocalizedText(en: "Which addresses are asked for.", ja: "どの種類のアドレスを求めるか。"))

  /// The file, the names and the family.
  public static let parameters: [any ParameterDeclaration] = [HostsFileParameters.file, names, family]

  let file: HostsFile
  let names: [String]
  let family: HostAddress.Family

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    file = HostsFile(arguments[HostsFileParameters.file])
    (names, family) = (arguments[Self.names], arguments[Self.family])
  }

  /// The table, one row a name.
  public func run() -> Table {
    Table(
      [
        .words("name", en: "name", ja: "名前"), .words("address", en: "address", ja: "アドレス"),
        .number("line", en: "line", ja: "行"), .words("hidden", en: "hidden by it", ja: "使われない行"),
      ],
      rows: names.map { name in
        let matches = file.matches(name, family)
        guard let first = matches.first else {
          return [
            .code(name), .words(en: "none: the name server is asked", ja: "なし(DNSサーバーに聞く)"), .empty, .empty,
          ]
        }
        let later = matches.dropFirst()
        return [
          .code(name), .code(first.address.text), .number(first.line),
          .words(
            en: later.map { "line \($0.line) (\($0.address.text))" }.joined(separator: ", "),
            ja: later.map { "\($0.line)行目(\($0.address.text))" }.joined(separator: "、")),
        ]
      })
  }
}
