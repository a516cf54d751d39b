import ExperimentKit

/// The lines of a hosts file, as the system reads them.
///
/// Columns: `line`, `text`, `address`, `names`, `note` (a comment, or the reason that the line is skipped).
///
/// Source: 001-11.
struct HostsFileLines: Experiment {
  static let about = About(
    "hosts-file.lines", en: "A hosts file, line by line: addresses, names, comments, and skipped lines.",
    ja: "hostsファイルを1行ずつ読む。アドレス、名前、コメント、読み飛ばされる行。")
  static let signature = Signature(Self.init, HostsFile.parameter)

  let file: HostsFile

  init(lines: [String]) throws {
    file = HostsFile(lines)
    guard !file.lines.isEmpty else {
      throw Rejection(
        "file", "The file has no lines.", help: "Add some, such as `file: [10.0.2.2 devnokiyo.example.com]`.")
    }
  }

  /// Returns the table, with one row per line.
  func run() -> Table {
    Table(
      [
        .number("line", en: "line", ja: "行"), .words("text", en: "text", ja: "内容"),
        .words("address", en: "address", ja: "アドレス"), .words("names", en: "names", ja: "名前"),
        .words("note", en: "note", ja: "補足"),
      ],
      rows: zip(1..., zip(file.lines, file.contents)).map { number, line in
        let (address, names): (Table.Value, Table.Value) =
          if case .entry(let address, let names, _) = line.1 {
            (.code(address.text), .plain(names.joined(separator: " ")))
          } else { (.empty, .empty) }
        return [.number(number), .code(line.0), address, names, .words(line.1.note)]
      })
  }
}

extension HostsFile.Content {
  fileprivate var note: LocalizedText {
    switch self {
    case .blank: LocalizedText(en: "empty", ja: "空行")
    case .comment: LocalizedText(en: "a comment", ja: "コメント")
    case .entry(_, _, hasComment: true): LocalizedText(en: "a comment at its end", ja: "後ろにコメント")
    case .entry: ""
    case .noAddress(let word): LocalizedText(en: "skipped: \(word) is not an address", ja: "読み飛ばす:\(word)はアドレスではない")
    case .noName: LocalizedText(en: "skipped: no name", ja: "読み飛ばす:名前がない")
    }
  }
}
