import Foundation
import LessonKit
import SourceText
import TestSupport

@testable import LessonCheck

/// Targets that read Japanese Markdown as `lesson check` and `lesson check --fix` do.
enum ProseTargets {
  static let all = [prose]

  private static let prose = FuzzTarget.checked("prose", written, pieces, checking: flaw)

  private static let written = FuzzSamples.texts(
    "# あ\n\nあ<!-- a\nb -->い\n", "サーバ<br\n/>あ\n続く\n", "<img src=\"x.png\"\nalt=\"値\">「い」サーバ\n",
    "い`あ\nb`う<br>え\n続くサーバ\n", "い [a](b\n\"t\")う<br>え\n値\n", "[x]: y\n**サーバ></b>![a](b)**[x]: y\n",
    "[表\nの値][x]と\n[^1]続く\n\n[x]: サーバ.md\n \"題\n名\"\n[^1]: 注は\n    値\n",
    "> 引用は\n> <b\n> title='x'>続く`a\n> b`サーバ\n>> 値\n文\n", "| 値 | <b>サーバ</b> |\n|---|:-:|\n| `a\\|b` | [い](う \"え\") |\n",
    "- 項目は\n  <!-- a\n  b -->続く\n\n  1. 値\\\n     サーバ&amp;&hearts;\n", "値\r\n続く<i\r\n>サーバ</i>\r\n",
    "<code>サーバ\n値</code>は\n![絵\n値](a.svg \"b\nc\")続く~~値~~\n",
    "\\[サーバ\\]は $値$ と\n\\(値\\) です。\n\n$$\n値\n$$\n\n:::message\nサーバ\n:::\n",
    "---\ntitle: サーバ\n---\n\n題\n値\n===\n\n用語\n: 値\n  続く\n")

  private static let pieces = [
    "サーバ", "値", "あ", "\n", "\n> ", "\n- ", "\n  ", "<!--", "-->", "<br\n/>", "<b>", "</b>", "`", "``", "[x]: y\n",
    "[x]", "](", "\"", "**", "*", "~~", "|", "\\", "&amp;", "&nGt;", "「", "」", "$", "\\[", "\\]", "\t", "\r", "　",
    "\n\n", "[^1]: ", "<https://a.example/値>", "| - |\n", "<code>", "!", "#", "@", ":", "/", ".",
  ]

  /// Checks and fixes a document until there is nothing left to fix; each fix must reduce the number of findings.
  private static func flaw(_ bytes: [UInt8]) -> String? {
    guard let folder else { return "the spellings cannot be written" }
    var file = SourceFile(path: "a/lesson.ja.md", bytes: bytes)
    var left = Int.max
    while true {
      let report = Checker.check([[Document(file)]]) { "\(folder)/\($0)" }
      if report.findings.count >= left { return "\(report.findings.count) findings are left, before they were \(left)" }
      for finding in report.findings {
        guard let range = finding.fix?.range else { continue }
        guard range.upperBound <= file.bytes.count else { return "a fix lies outside of the file: \(range)" }
      }
      guard let fixed = report.safeFixes.files.first else { return nil }
      left = report.findings.count
      file = SourceFile(path: file.path, bytes: fixed.bytes)
    }
  }

  /// The path of a folder whose lesson has spellings; nil if it cannot be written.
  private static let folder: String? = {
    let folder = NSTemporaryDirectory() + "lesson-fuzz-\(ProcessInfo.processInfo.processIdentifier)"
    let list = "- {write: サーバー, not: [サーバ]}\n- {write: 値段, not: [値]}\n"
    try? FileManager.default.createDirectory(atPath: "\(folder)/a", withIntermediateDirectories: true)
    return FileManager.default.createFile(atPath: "\(folder)/a/spellings.yml", contents: Data(list.utf8)) ? folder : nil
  }()
}
