import ArgumentParser
import ExperimentKit
import Experiments
import LessonRunner
import SourceText
import Terminal
import TestSupport
import Testing

@testable import LessonCommands

@Suite("Japanese help and errors of the command line")
struct HelpTextTests {
  private func japanese(_ words: [String]) async -> (text: String, status: Int32) {
    let (output, messages) = (TextOutput.Memory(), TextOutput.Memory())
    let session = Session.captured(catalogue: .standard, output: output, messages: messages, language: .japanese)
    let status = await LessonTool.run(words, in: session)
    return (output.content + messages.content, status)
  }

  @Test(
    "The help of every command is in Japanese and fits into the terminal",
    arguments: LessonCommand.configuration.subcommands.map { $0._commandName })
  func help(_ command: String) async {
    let (text, status) = await japanese([command, "--help"])
    #expect(status == 0 && text.hasPrefix("概要: "))
    for line in text.split(separator: "\n") where !line.hasPrefix("使い方: ") && !line.hasPrefix("例: ") {
      #expect(DisplayWidth.of(String(line)) <= 80, "\(line)")
      let words = line.replacing(#/`[^`]*`|<[^>]*>|--[a-z-]+|\(値.*|\(省略時.*/#, with: "").split(separator: " ")
      let english = words.filter { word in word.count > 2 && word.allSatisfy { $0.isASCII && $0.isLowercase } }
      #expect(english.count < 3 || line.contains("値:") || line.contains("省略時"), "\(line)")
    }
  }

  @Test("The help of an option that says its default itself is in Japanese", arguments: ["plan", "class", "next"])
  func defaults(_ command: String) async {
    let text = await japanese([command, "--help"]).text.filter { !$0.isWhitespace }
    #expect(text.contains("言語(省略時:LESSON_LANGUAGEかロケールの言語)(値:en,ja)"), "\(text)")
  }

  @Test(
    "Errors of the command line are in Japanese",
    arguments: [
      (["run", "--nope"], "エラー: `--nope`というオプションはありません"), (["try"], "エラー: 引数`<experiment>`がありません"),
      (["run", "--jobs"], "エラー: `--jobs <count>`の値がありません"), (["rnu"], "エラー: `rnu`というコマンドはありません。`run`ではありませんか。"),
      (["plan"], "エラー: 引数`<workshop>`がありません\n説明: <workshop>  ワークショップのファイル\n"),
      (["run", "--jobs", "0"], "エラー: `--jobs`には、1から1024までの数を指定してください。"),
    ])
  func error(_ words: [String], _ start: String) async {
    let (text, status) = await japanese(words)
    #expect(status == 64 && text.hasPrefix(start), "\(text)")
    #expect(text.contains("使い方: lesson "))
  }

  @Test("Messages about a document are translated, but its own text is not")
  func outcomes() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "```console\n$ lesson run none\nSome words. Check the path.\n```\n\n```experiment integer.tabl\n```\n",
      to: "a.md")
    let (output, messages) = (TextOutput.Memory(), TextOutput.Memory())
    let session = Session.captured(
      catalogue: .standard,
      output: output, messages: messages, language: .japanese,
      folder: WorkingFolder.current.folder(of: folder.path + "/"))
    #expect(await LessonTool.run(["run", "a.md"], in: session) == 2)
    #expect(output.content.contains("    期待  Some words. Check the path.\n"), "\(output.content)")
    #expect(output.content.contains("  もう一度実行する:  lesson run a.md:1\n"))
    #expect(output.content.hasSuffix("文書1件、セル2個(違い1個、実行不可1個)\n"))
    #expect(
      messages.content.hasPrefix("a.md:6:15: error: `integer.tabl`という実験はありません。`integer.table`ではありませんか。"),
      "\(messages.content)")
  }

  @Test("An option's description starts next to its name, or below a long name")
  func columns() {
    let text = HelpText.japanese(
      "  --fix                   Fix what can be fixed safely.\n  --a-very-long-option <value>\n"
        + "                          Treat warnings as failures.", columns: 40)
    #expect(
      text == """
          --fix                   安全に
                                  直せるものを
                                  自動で
                                  直します。
          --a-very-long-option <value>
                                  警告も
                                  失敗として
                                  扱います。
        """,
      "\(text)")
  }
}
