import ExperimentKit
import Experiments
import Foundation
import LessonCommands
import LessonRunner
import Terminal
import TestSupport
import Testing

/// Runs of the project's lessons without a compiler and without hosts.
@Suite("Output with and without the cache")
struct CacheOutputTests {
  @Test("All lessons print the same on the first run, unchanged, after an edit, and without a cache")
  func same() async throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(atPath: "\(packageRoot)/lessons", toPath: "\(folder.path)/lessons")
    func run(_ words: String..., keeps: Bool = true) async throws -> [String] {
      try await Task.sleep(for: .milliseconds(30))
      let (output, messages) = (TextOutput.Memory(), TextOutput.Memory())
      let session = Session.captured(
        catalogue: .standard,
        output: output, messages: messages, folder: WorkingFolder.current.folder(of: folder.path + "/"),
        program: folder.path + "/bin/lesson", searchPath: "", cacheFolder: keeps ? folder.path + "/cache" : nil)
      let status = await LessonTool.run(words, in: session)
      return ["\(status)", messages.content, output.content]
    }
    let plain = try await run("run", keeps: false)
    for _ in 0..<2 { #expect(try await run("run") == plain) }
    #expect(try await run("run", "lessons/addition", "--no-cache") == run("run", "lessons/addition", keeps: false))
    let update = try await run("update", "--dry-run", "lessons/swift-integers", keeps: false)
    for _ in 0..<2 { #expect(try await run("update", "--dry-run", "lessons/swift-integers") == update) }
    let text = try folder.text("lessons/addition/lesson.md")
    try folder.write(text.replacing("left: 5", with: "left: 6"), to: "lessons/addition/lesson.md")
    try folder.remove("lessons/bias/lesson.ja.md")
    let edited = try await run("run", keeps: false)
    #expect(edited != plain)
    for _ in 0..<2 { #expect(try await run("run") == edited) }
  }
}
