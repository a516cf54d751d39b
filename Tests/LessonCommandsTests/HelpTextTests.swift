import ArgumentParser
import SourceText
import TestSupport
import Testing

@testable import LessonCommands

@Suite("Help and mistakes of the command line in Japanese")
struct HelpTextTests {
  private func japanese(_ words: [String]) async -> (text: String, status: Int32) {
    let (output, messages) = (TextOutput.Memory(), TextOutput.Memory())
    let session = Session.captured(output: output, messages: messages, language: .japanese)
    let status = await LessonTool.run(words, in: session)
    return (output.content + messages.content, status)
  }

  @Test(
    "The help of every command is Japanese, and no wider than a terminal",
    arguments: LessonCommand.configuration.subcommands.map { $0._commandName })
  func help(_ command: String) async {
    let (text, status) = await japanese([command, "--help"])
    #expect(status == 0 && text.hasPrefix("概要: "))
    for line in text.split(separator: "\n") where !line.hasPrefix("使い方: ") && !line.hasPrefix("例: ") {
      #expect(DisplayWidth.of(String(line)) <= 80, "\(line)")
      let words = line.replacing(#/`[^`]*`|<[^>]*>|--[a-z-]+|\(値.*|\(既定値.*/#, with: "").split(separator: " ")
      let english = words.filter { word in word.count > 2 && word.allSatisfy { $0.isASCII && $0.isLowercase } }
      #expect(english.count < 3 || line.contains("値:") || line.contains("既定値"), "\(line)")
    }
  }

  @Test(
    "Mistakes of the command line",
    arguments: [
      (["run", "--nope"], "エラー: `--nope`というオプションはありません"), (["try"], "エラー: 引数`<experiment>`がありません"),
      (["run", "--jobs"], "エラー: `--jobs <count>`の値がありません"), (["rnu"], "エラー: 余分な引数`rnu`があります"),
      (["run", "--jobs", "0"], "エラー: `--jobs`に書けるのは1から1024までの数です。"),
    ])
  func mistake(_ words: [String], _ start: String) async {
    let (text, status) = await japanese(words)
    #expect(status == 64 && text.hasPrefix(start), "\(text)")
    #expect(text.contains("使い方: lesson "))
  }

  @Test("An option stands beside what it does, a long one above it")
  func columns() {
    let text = HelpText.japanese(
      "  --fix                   Mend what can be mended without harm.\n  --a-very-long-option <value>\n"
        + "                          Let warnings fail too.", columns: 40)
    #expect(
      text == "  --fix                   害なく直せるも\n                          のを直します。\n"
        + "  --a-very-long-option <value>\n                          警告も失敗にし\n                          ます。", "\(text)")
  }
}
