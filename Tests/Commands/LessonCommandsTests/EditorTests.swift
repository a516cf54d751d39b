import Foundation
import SourceText
import TestSupport
import Testing

/// Tests that use the text of `EDITORS.md` unchanged.
@Suite("Editors and commit hooks")
struct EditorTests {
  /// Returns the first code block of `EDITORS.md` whose info string begins with a word and that holds a text.
  private static func fence(_ word: String, holding text: String = "") throws -> String {
    let page = try String(contentsOfFile: packageRoot + "/EDITORS.md", encoding: .utf8)
    let blocks = page.components(separatedBy: "\n```")
    return try #require(
      blocks.first { $0.hasPrefix(word + "\n") && (text.isEmpty || $0.contains(text)) }.map {
        String($0.dropFirst(word.count + 1)) + "\n"
      })
  }

  private struct Tasks: Decodable {
    struct Task: Decodable {
      var problemMatcher: [Matcher]
    }

    struct Matcher: Decodable {
      var pattern: Pattern
    }

    struct Pattern: Decodable {
      var regexp: String
      var file: Int
      var line: Int
      var column: Int?
      var severity: Int?
      var message: Int
      var code: Int?

      /// Returns the parts of a line that the pattern captures; nil for a line that it does not match.
      func match(_ text: String) throws -> [String]? {
        let expression = try NSRegularExpression(pattern: regexp)
        guard let match = expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) else {
          return nil
        }
        return [file, line, column, severity, message, code].compactMap { group in
          group.flatMap { Range(match.range(at: $0), in: text) }.map { String(text[$0]) }
        }
      }
    }

    var tasks: [Task]
  }

  @Test(
    "The problem matcher matches findings, differences and read errors, and nothing else",
    arguments: Language.allCases)
  func problemMatcher(language: Language) async throws {
    let tasks = try JSONDecoder().decode(Tasks.self, from: Data(Self.fence("json", holding: "problemMatcher").utf8))
    let patterns = try #require(tasks.tasks.first).problemMatcher.map(\.pattern)
    let folder = try TemporaryFolder()
    try folder.write(
      "# T\n\n### U\n\nSee [x: 1](y z.md) and [y](<a:1.md>) and [日本](日 本.md).\n\n[b]: a.md\n\nA [b].\n",
      to: "my notes.md")
    try folder.write("```experiment integer.table\n", to: "damaged.md")
    let run = await CommandLineRun.lesson(
      ["check", "my notes.md", "damaged.md", "--language", language.rawValue], in: folder.path)
    #expect(run.status == 2)
    let found = run.output.split(separator: "\n").map(String.init)
    let matches = try found.map { try patterns[0].match($0) }
    #expect(matches.last == .some(nil) && found.count > 2)
    for match in matches.dropLast() {
      let match = try #require(match)
      #expect(
        match.count == 6 && match[0] == "my notes.md" && Int(match[2]) != nil && match[5].contains("-"), "\(match)")
    }
    let error = try #require(run.messages.split(separator: "\n").first)
    #expect(try patterns[0].match(String(error))?.prefix(4) == ["damaged.md", "1", "1", "error"])
    let failed = await CommandLineRun.lesson("run", "damaged.md", in: folder.path)
    #expect(try patterns[0].match(String(failed.messages.prefix { $0 != "\n" }))?.first == "damaged.md")
    try folder.write(
      "```experiment integer.table\nencoding: unsigned\nbits: 1\n```\n\n| bits | value |\n|---|--:|\n| `0` | 1 |\n",
      to: "differs.md")
    let differing = await CommandLineRun.lesson("run", "differs.md", in: folder.path)
    let places = try differing.output.split(separator: "\n").compactMap { try patterns[0].match(String($0)) }
    #expect(!places.isEmpty && places.allSatisfy { $0.first == "differs.md" }, "\(differing.output)")
  }

  @Test("The commit hook checks the staged files, not the files in the folder", .enabled(if: git != nil))
  func hook() throws {
    let folder = try TemporaryFolder()
    try folder.write(try Self.fence("sh", holding: "checkout-index"), to: "hook")
    func shell(_ command: String) throws -> (status: Int32, text: String) {
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-c", command]
      process.currentDirectoryURL = URL(filePath: folder.path)
      let programs = ProgramTests.program.deletingLastPathComponent().path
      process.environment = [
        "PATH": "\(programs):/usr/bin:/bin:/opt/homebrew/bin", "HOME": folder.path, "GIT_CONFIG_NOSYSTEM": "1",
        "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b", "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@b",
      ]
      let output = Pipe()
      (process.standardOutput, process.standardError) = (output, output)
      process.standardInput = FileHandle.nullDevice
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return (process.terminationStatus, text)
    }
    func lesson(_ text: String) -> String { "---\ntitle: T\nminutes: 3\nobjectives: [a]\n---\n\n\(text)\n" }
    try #require(
      try shell("git init -q . && cp hook .git/hooks/pre-commit && chmod +x .git/hooks/pre-commit").status == 0)
    try folder.write(lesson("[a](b.md)"), to: "lessons/a/lesson.md")
    let refused = try shell("git add lessons && git commit -qm one")
    #expect(refused.status != 0)
    #expect(
      refused.text.hasPrefix("lessons/a/lesson.md:7:1: error: `b.md` points to a missing file"), "\(refused.text)")
    try folder.write(lesson("Text."), to: "lessons/a/lesson.md")
    #expect(try shell("git commit -qm two").status != 0, "the staged link still points to a missing file")
    try #require(try shell("git add lessons").status == 0)
    try folder.write(lesson("[a](b.md)"), to: "lessons/a/lesson.md")
    let taken = try shell("git commit -qm three")
    #expect(taken.status == 0, "\(taken.text)")
  }

  @Test("The pre-commit hook on the page matches the one in the repository")
  func preCommit() throws {
    let page = try Self.fence("yaml", holding: "repo: local")
    let own = try String(contentsOfFile: packageRoot + "/.pre-commit-hooks.yaml", encoding: .utf8)
    for line in own.split(separator: "\n") where !line.contains("description") {
      #expect(page.contains(line.drop { $0 == "-" || $0 == " " }), "\(line)")
    }
  }

  @Test("The configuration and the exception on the page are valid")
  func configuration() async throws {
    let folder = try TemporaryFolder()
    try folder.write(try Self.fence("yaml", holding: "languages:"), to: "check.yml")
    try folder.write(try Self.fence("yaml", holding: "- {write"), to: "spellings.yml")
    try folder.write(try Self.fence("markdown", holding: "check: allow") + "\nText\n", to: "notes.md")
    let run = await CommandLineRun.lesson("check", "notes.md", in: folder.path)
    #expect(run.status == 0 && run.messages.isEmpty && run.output == "1 document: 0 errors, 0 warnings\n", "\(run)")
  }

  private static let git = ["/usr/bin/git", "/opt/homebrew/bin/git"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }
}
