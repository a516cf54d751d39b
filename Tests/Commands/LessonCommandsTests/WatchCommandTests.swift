import ExperimentKit
import Experiments
import Foundation
import LessonCommands
import LessonRunner
import Terminal
import TestSupport
import Testing

@Suite("lesson watch", .timeLimit(.minutes(2)))
struct WatchCommandTests {
  private static let right =
    "```experiment integer.table name=a\nencoding: unsigned\nbits: 1\n```\n\n| bits | value |\n|------|------:|\n"
    + "| `0`  |     0 |\n| `1`  |     1 |\n"

  /// Waits until a text was printed a number of times.
  private func wait(for text: String, times: Int = 1, in output: TextOutput.Memory) async throws {
    while output.content.ranges(of: text).count < times { try await Task.sleep(for: .milliseconds(5)) }
  }

  @Test("An edit runs the documents that it touches, and no others", arguments: [[], ["--poll"]])
  func edits(_ options: [String]) async throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b"] { try folder.write("---\ntitle: T\n---\n\n" + Self.right, to: "lessons/\(name)/lesson.md") }
    let output = TextOutput.Memory()
    let session = Session.captured(
      catalogue: .standard,
      output: output, messages: output, folder: WorkingFolder.current.folder(of: folder.path + "/"))
    let watching = Task { await LessonTool.run(["watch"] + options, in: session) }
    try await wait(for: "Waiting for edits.", in: output)
    #expect(output.content.hasPrefix("2 documents, 2 cells: 2 agree\n"))
    try folder.write(
      folder.text("lessons/b/lesson.md").replacing("|     1 |", with: "|     7 |"), to: "lessons/b/lesson.md")
    try await wait(for: "1 document, 1 cell: 1 differs", in: output)
    #expect(
      output.content.contains("lessons/b/lesson.md:13:14: error: row 2, column value differs."), "\(output.content)")
    #expect(!output.content.contains("lessons/a/lesson.md"))
    #expect(output.content.firstMatch(of: /\n----- [0-9]{2}:[0-9]{2} lessons\/b\/lesson.md -----\n/) != nil)
    try folder.write(
      folder.text("lessons/b/lesson.md").replacing("|     7 |", with: "|     1 |"), to: "lessons/b/lesson.md")
    try await wait(for: "1 document, 1 cell: 1 agrees", in: output)
    try folder.write("---\ntitle: U\n---\n\n" + Self.right, to: "lessons/c/lesson.md")
    try await wait(for: "1 document, 1 cell: 1 agrees", times: 2, in: output)
    try FileManager.default.removeItem(atPath: folder.path + "/lessons/c/lesson.md")
    try await wait(for: "\nlessons/c/lesson.md is gone.\n", in: output)
    watching.cancel()
    _ = await watching.value
    #expect(output.content.contains("Files are checked every quarter of a second.") == !options.isEmpty)
    #expect(!output.content.contains("This system does not report"))
  }

  @Test(
    "A save that changes nothing runs nothing, and the documents of a renamed folder are gone",
    arguments: [[], ["--poll"]])
  func saves(_ options: [String]) async throws {
    let folder = try TemporaryFolder()
    let text = "---\ntitle: T\n---\n\n" + Self.right
    for name in ["a", "b"] { try folder.write(text, to: "lessons/\(name)/lesson.md") }
    let output = TextOutput.Memory()
    let session = Session.captured(
      catalogue: .standard,
      output: output, messages: output, folder: WorkingFolder.current.folder(of: folder.path + "/"))
    let watching = Task { await LessonTool.run(["watch"] + options, in: session) }
    try await wait(for: "Waiting for edits.", in: output)
    try folder.write(text, to: "lessons/a/lesson.md")
    try folder.write(text + "\nMore.\n", to: "lessons/b/lesson.md")
    try await wait(for: "1 document, 1 cell: 1 agrees", in: output)
    // If the first save had run its lesson, that run would have come before the second.
    #expect(output.content.ranges(of: "1 document, 1 cell").count == 1, "\(output.content)")
    try FileManager.default.moveItem(atPath: "\(folder.path)/lessons/a", toPath: "\(folder.path)/lessons/c")
    try await wait(for: "\nlessons/a/lesson.md is gone.\n", in: output)
    try await wait(for: "1 document, 1 cell: 1 agrees", times: 2, in: output)
    watching.cancel()
    _ = await watching.value
  }

  @Test("The `hosts.yml` of a document and its programs are watched, even outside the document's folder")
  func hosts() async throws {
    let folder = try TemporaryFolder()
    try folder.write("---\ntitle: T\n---\n\n```experiment w.x\n```\n", to: "lessons/a/lesson.md")
    try folder.write("w:\n  command: [./w-host]\n  topics: [w]\n", to: "lessons/hosts.yml")
    try folder.write("#!/bin/sh\n", to: "lessons/w-host")
    let output = TextOutput.Memory()
    let session = Session.captured(
      catalogue: .standard,
      output: output, messages: output, folder: WorkingFolder.current.folder(of: folder.path + "/"))
    let watching = Task { await LessonTool.run(["watch", "lessons/a"], in: session) }
    try await wait(for: "Waiting for edits.", in: output)
    try folder.write("#!/bin/sh\n# Another.\n", to: "lessons/w-host")
    try await wait(for: "1 document, 1 cell: 1 could not run", times: 2, in: output)
    try folder.write("w:\n  command: [./w-host]\n  topics: [w, v]\n", to: "lessons/hosts.yml")
    try await wait(for: "1 document, 1 cell: 1 could not run", times: 3, in: output)
    watching.cancel()
    _ = await watching.value
  }

  @Test("An edit of a page plays that page, and an edit of shared sources plays all pages")
  func playground() async throws {
    let playground = try PlayFolder(pages: ["A": "let a = 1 + 1\n", "B": "let b = 2 + 2\n"], listed: ["A", "B"])
    let output = TextOutput.Memory()
    let session = PlayFolder.session(output, output, in: playground.folder.path)
    let watching = Task { await LessonTool.run(["watch", "A.playground/"], in: session) }
    try await wait(for: "Waiting for edits.", in: output)
    #expect(output.content.contains("let a = 1 + 1") && output.content.contains("let b = 2 + 2"), "\(output.content)")
    let start = output.content.count
    try playground.folder.write("let a = 3 + 4\n", to: "A.playground/Pages/A.xcplaygroundpage/Contents.swift")
    try await wait(for: "let a = 3 + 4", in: output)
    #expect(!output.content.dropFirst(start).contains("let b"))
    try playground.folder.write("public let shared = 1\n", to: "A.playground/Sources/Shared.swift")
    try await wait(for: "let b = 2 + 2", times: 2, in: output)
    watching.cancel()
    _ = await watching.value
    let run = await CommandLineRun.lesson("run", "A.playground", in: playground.folder.path)
    let told = "A.playground: error: This is a playground: play its pages instead of running them."
    #expect(run.status == 2 && run.messages.hasPrefix(told))
  }

  @Test("Watching a missing file is an error")
  func nothing() async throws {
    let run = await CommandLineRun.lesson("watch", in: try TemporaryFolder().path)
    #expect(run.status == 2 && run.messages.hasPrefix("lessons: error: There is no such file or folder."))
  }
}
