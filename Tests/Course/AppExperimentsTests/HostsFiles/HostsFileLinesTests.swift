import Results
import SourceText
import TestSupport
import Testing

@Suite("hosts-file.lines")
struct HostsFileLinesTests {
  /// The lines with their addresses, names and notes.
  static let lines = [
    ("127.0.0.1 localhost", "127.0.0.1|localhost|"),
    ("::1 ip6-localhost ip6-loopback", "::1|ip6-localhost ip6-loopback|"),
    ("\t10.0.2.2 \t a  b ", "10.0.2.2|a b|"), ("# 10.0.2.2 a", "||a comment"), ("  #", "||a comment"),
    ("10.0.2.2 a # b", "10.0.2.2|a|a comment at its end"), ("10.0.2.2 a#b", "10.0.2.2|a|a comment at its end"),
    ("", "||empty"), ("   ", "||empty"), ("10.0.2.2", "||skipped: no name"),
    ("10.0.2.2 # a", "||skipped: no name"), ("localhost 127.0.0.1", "||skipped: localhost is not an address"),
    ("10.0.2 a", "||skipped: 10.0.2 is not an address"), ("10.0.2.256 a", "||skipped: 10.0.2.256 is not an address"),
    ("10.0.2.02.1 a", "||skipped: 10.0.2.02.1 is not an address"),
    ("fe80::1::2 a", "||skipped: fe80::1::2 is not an address"),
  ]

  @Test("A line is an entry, a comment, empty or skipped", arguments: lines)
  func line(_ line: String, _ row: String) async throws {
    let text = line.replacing("\t", with: "\\t")
    let table = try await table("hosts-file.lines", "file: [\"\(text)\"]")
    #expect(table.ids == ["line", "text", "address", "names", "note"])
    #expect(table.lines() == ["1|\(line)|\(row)"])
  }

  @Test("The default file has three lines, and a file without lines is refused")
  func file() async throws {
    let table = try await table("hosts-file.lines")
    #expect(table.column("line") == ["1", "2", "3"])
    #expect(table.column("names") == ["localhost", "ip6-localhost", "devnokiyo.example.com"])
    #expect(
      try refusals("hosts-file.lines", "file: []")
        == ["cell:1: The file has no lines. Add some, such as `file: [10.0.2.2 devnokiyo.example.com]`."])
  }

  @Test("The notes are in Japanese, too")
  func japanese() async throws {
    let table = try await table("hosts-file.lines", "file: [\"# a\", \"\", \"a b\", 10.0.2.2, \"10.0.2.2 a # b\"]")
    #expect(
      table.column("note", .japanese) == ["コメント", "空行", "読み飛ばす:aはアドレスではない", "読み飛ばす:名前がない", "後ろにコメント"])
  }
}
