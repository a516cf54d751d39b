import ExperimentKit

/// The lookup of names in a hosts file: the first line with the name answers.
///
/// Columns: `name`, `address`, `line`, `hidden` (the later lines with the same name).
///
/// Source: 001-11.
struct HostsFileLookup: Experiment {
  static let about = About(
    "hosts-file.lookup", en: "Names looked up in a hosts file; the first match is used.",
    ja: "hostsファイルで名前を引く。最初に見つかった行が使われる。")
  static let signature = Signature(
    Self.init, HostsFile.parameter,
    Parameter(
      "names", .list(of: .text), default: ["devnokiyo.example.com"],
      help: LocalizedText(en: "The names to look up.", ja: "引く名前。")),
    Parameter(
      "family", .choice, default: HostAddress.Family.any,
      help: LocalizedText(en: "The kind of addresses to look for.", ja: "どの種類のアドレスを求めるか。")))

  let lines: [String]
  let names: [String]
  let family: HostAddress.Family

  /// Returns the table, with one row per name.
  func run() -> Table {
    let file = HostsFile(lines)
    return Table(
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
        let later = matches.dropFirst().map {
          LocalizedText(en: "line \($0.line) (\($0.address.text))", ja: "\($0.line)行目(\($0.address.text))")
        }
        return [.code(name), .code(first.address.text), .number(first.line), .words(later.joined(.comma))]
      })
  }
}
