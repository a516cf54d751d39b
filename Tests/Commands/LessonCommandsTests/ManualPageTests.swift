import Foundation
import Terminal
import TestSupport
import Testing

@testable import LessonCommands

/// The manual page, which comes from the same declarations as the help.
@Suite("The manual page")
struct ManualPageTests {
  @Test("The manual page has the version, and every command and option that help shows")
  func complete() async throws {
    let page = await CommandLineRun.lesson("manual", "--date", "2026-11-22")
    #expect(page.status == 0)
    #expect(page.output.hasPrefix(".TH \"LESSON\" \"1\" \"2026-11-22\" \"lesson \(LessonTool.version)\""))
    let root = try CommandDescription.read(await LessonCommand.descriptionText)
    #expect(root.shownSubcommands.map(\.commandName).starts(with: ["run", "update", "watch", "new", "list"]))
    for command in root.shownSubcommands {
      #expect(page.output.contains(".SS \"\(command.typed)\"\n"))
      for name in command.shownArguments.flatMap({ $0.names ?? [] }) {
        #expect(page.output.contains("\\fB\(Roff.escaped(name.typed))\\fR"), "\(command.typed) \(name.typed)")
      }
    }
    #expect(!page.output.contains("lesson manual"), "help does not show this command, and neither does the page")
  }

  @Test("The manual page is always the same, and shows only the date it was given")
  func reproducible() async {
    let pages = [await CommandLineRun.lesson("manual"), await CommandLineRun.lesson("manual")]
    #expect(pages[0].output == pages[1].output)
    #expect(pages[0].output.hasPrefix(".TH \"LESSON\" \"1\" \"\""))
  }

  @Test("A discussion splits into sentences, examples and exit statuses")
  func paragraphs() throws {
    let command = try CommandDescription.read(
      #"""
      {"command": {"commandName": "a",
        "discussion": "One.\n\nExit status: 0 all agree; 64 wrong usage.\nExample: a --b"}}
      """#)
    #expect(
      command.paragraphs == [
        .text("One."), .status("0", "all agree"), .status("64", "wrong usage"), .example("a --b"),
      ])
  }

  @Test("The manual page shows the values of an option, and omits hidden options")
  func options() throws {
    let root = try CommandDescription.read(
      #"""
      {"command": {"commandName": "a", "abstract": "Does it.", "arguments": [
        {"kind": "positional", "isOptional": false, "isRepeating": true, "valueName": "path", "abstract": "A file."},
        {"kind": "option", "isOptional": true, "isRepeating": false, "valueName": "form", "abstract": "Say `-`.",
         "names": [{"kind": "short", "name": "f"}, {"kind": "long", "name": "form"}],
         "allValues": ["x", "y"], "defaultValue": "x"},
        {"kind": "flag", "isOptional": true, "isRepeating": false, "shouldDisplay": false, "abstract": "Hidden.",
         "names": [{"kind": "long", "name": "hidden"}]}]}}
      """#)
    let page = ManualPage.text(root, version: "1", date: "")
    #expect(page.contains("a \\- Does it\n"))
    #expect(page.contains("\\fBa\\fR\n\\fIpath\\fR ... [\\fB\\-\\-form\\fR \\fIform\\fR] \\fIcommand\\fR\n"))
    #expect(page.contains(".TP\n\\fIpath\\fR\nA file.\n"))
    #expect(
      page.contains(
        ".TP\n\\fB\\-f\\fR, \\fB\\-\\-form\\fR \\fIform\\fR\n"
          + "Say \\fB\\-\\fR. It takes \\fBx\\fR, \\fBy\\fR. Without it: \\fBx\\fR.\n"))
    #expect(!page.contains("idden"))
  }

  @Test(
    "No text becomes a request or an escape",
    arguments: [
      (".TH x", "\\&.TH x\n"), ("'x", "\\(aqx\n"), ("a\\fBb", "a\\efBb\n"), ("--x", "\\-\\-x\n"), ("`a", "\\(gaa\n"),
    ])
  func escapes(_ text: String, _ line: String) {
    var page = Roff()
    page.line(Roff.escaped(text))
    #expect(page.content == line)
  }

  @Test("Lines break between words, and none begins with a dot")
  func lines() {
    var page = Roff()
    page.text(String(repeating: "word ", count: 16) + ".x")
    #expect(page.content == String(repeating: "word ", count: 15) + "word\n\\&.x\n")
  }

  @Test("The program `man` reports no problems in the manual page", .enabled(if: groff != nil))
  func valid() async throws {
    let folder = try TemporaryFolder()
    let page = await CommandLineRun.lesson("manual", "--date", "2026-11-22")
    let path = try folder.write(page.output, to: "lesson.1")
    let process = Process()
    process.executableURL = Self.groff
    process.arguments = ["-man", "-ww", "-z", "-Tutf8", path]
    let messages = Pipe()
    process.standardError = messages
    try process.run()
    let complaints = String(decoding: messages.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(complaints.isEmpty)
    #expect(process.terminationStatus == 0)
  }

  private static let groff = ["/usr/bin/groff", "/opt/homebrew/bin/groff"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }.map { URL(filePath: $0) }
}
