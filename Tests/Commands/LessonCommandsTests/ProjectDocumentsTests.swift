import Foundation
import SourceText
import TestSupport
import Testing

/// Runs of the project's lessons and documents, so that none of them becomes outdated.
@Suite("The documents of this project")
struct ProjectDocumentsTests {
  static let lessons = packageRoot + "/lessons"

  private static let readmes = ["README.md", "README.ja.md", "LESSONS.md", "lessons/README.md", "lessons/README.ja.md"]

  /// Whether the programs of `Hosts` are on the search path, as in `scripts/test`; if not, their cells are skipped.
  private static let hostsAreHere = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .contains { FileManager.default.isExecutableFile(atPath: "\($0)/lesson-network") }

  @Test(
    "Every cell of the lessons and of the READMEs agrees", arguments: [["lessons"], readmes])
  func agree(_ paths: [String]) async {
    let run = await CommandLineRun.lesson(["run"] + (Self.hostsAreHere ? ["--strict"] : []) + paths)
    #expect(run.status == 0, "\(run.messages)\(run.output)")
  }

  @Test("The lesson in CONTRIBUTING can be added unchanged")
  func contributing() async throws {
    let text = String(decoding: try Data(contentsOf: URL(filePath: packageRoot + "/CONTRIBUTING.md")), as: UTF8.self)
    let start = try #require(text.firstRange(of: "````markdown\n")).upperBound
    let end = try #require(text[start...].firstRange(of: "````")).lowerBound
    let lesson = text[start..<end].split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("   ") ? $0.dropFirst(3) : $0 }.joined(separator: "\n")
    let folder = try TemporaryFolder()
    // The folder needs the files that the lesson refers to.
    for name in ["sources.yml", "unsigned-integers/lesson.md"] {
      let there = try Data(contentsOf: URL(filePath: "\(packageRoot)/lessons/\(name)"))
      _ = try folder.write(String(decoding: there, as: UTF8.self), to: "lessons/\(name)")
    }
    let path = try folder.write(lesson, to: "lessons/after-seven/lesson.md")
    #expect(await CommandLineRun.lesson("update", path).status == 0)
    #expect(await CommandLineRun.lesson("run", path, "--strict").status == 0)
    #expect(try folder.text("lessons/after-seven/lesson.md").contains("| `000`"))
  }

  @Test("The page on testing documentation describes its own listings correctly")
  func documentation() async {
    let run = await CommandLineRun.lesson("run", "DOCUMENTATION.md")
    #expect(
      run.output.hasSuffix("2 listings:\n  2  agree: their output is as written\n"), "\(run.messages)\(run.output)")
  }

  @Test("Commands to try in a Japanese document ask for Japanese")
  func japaneseCommands() throws {
    for path in try folders().map({ "lessons/\($0)/lesson.ja.md" }) + ["README.ja.md"] {
      let text = try String(contentsOfFile: "\(packageRoot)/\(path)", encoding: .utf8)
      for line in text.split(separator: "\n") where line.hasPrefix("lesson try ") || line.hasPrefix("$ lesson try ") {
        #expect(line.contains("--language ja"), "\(path): \(line)")
      }
    }
  }

  @Test("No rule finds anything in the project's documents")
  func check() async {
    let run = await CommandLineRun.lesson(
      "check", "--strict", "lessons", "README.md", "README.ja.md", "LESSONS.md", "lessons/README.md",
      "lessons/README.ja.md")
    #expect(run.status == 0, "\(run.messages)\(run.output)")
  }

  @Test("Every source in `sources.yml` says where it comes from")
  func sources() throws {
    for entry in try entries("sources.yml") {
      guard case .mapping(let keys) = entry.value.content else {
        Issue.record("\(entry.key) is no mapping")
        continue
      }
      #expect(Set(keys.map(\.key)).isSuperset(of: ["article", "date", "title"]), "\(entry.key)")
    }
  }

  @Test("The commands of the README's first steps exist")
  func scripts() {
    for name in ["run-lessons", "test", "build", "set-up", "install", "package"] {
      #expect(FileManager.default.isExecutableFile(atPath: "\(packageRoot)/scripts/\(name)"), "\(name)")
    }
  }

  private func folders() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: Self.lessons).filter { name in
      FileManager.default.fileExists(atPath: "\(Self.lessons)/\(name)/lesson.ja.md")
    }.sorted()
  }

  private func entries(_ name: String) throws -> [YAMLNode.Entry] {
    let text = String(decoding: try TextFile.read("\(Self.lessons)/\(name)"), as: UTF8.self)
    let (root, findings) = YAMLParser.parse(text, file: name)
    #expect(findings.isEmpty)
    guard case .mapping(let entries) = root?.content else { return [] }
    return entries
  }
}
