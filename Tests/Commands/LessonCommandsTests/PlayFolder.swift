import ExperimentKit
import Experiments
import Foundation
import LessonCommands
import LessonRunner
import Terminal
import TestSupport

/// Playground bundles for a test, and the command that runs them.
struct PlayFolder {
  let folder: TemporaryFolder

  /// The path of the cache for the library that pages are compiled with, which all tests share.
  private static let cache: String = {
    let path = NSTemporaryDirectory() + "lesson-play-tests-\(ProcessInfo.processInfo.processIdentifier)"
    atexit { try? FileManager.default.removeItem(atPath: PlayFolder.cache) }
    return path
  }()

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Writes a bundle of one page.
  init(page: String) throws {
    try self.init()
    try folder.write(page, to: "A.playground/Contents.swift")
    try folder.write("<playground version='5.0'/>\n", to: "A.playground/contents.xcplayground")
  }

  /// Writes a bundle of pages.
  ///
  /// - Parameters:
  ///   - pages: the sources, by name.
  ///   - listed: the names in `contents.xcplayground`.
  /// - Throws: the error if a file cannot be written.
  init(pages: [String: String], listed: [String]) throws {
    try self.init()
    for (name, source) in pages {
      try folder.write(source, to: "A.playground/Pages/\(name).xcplaygroundpage/Contents.swift")
    }
    let list = listed.map { "<page name='\($0)'/>\n" }.joined()
    try folder.write(
      "<?xml version='1.0'?>\n<playground version='6.0'>\n<pages>\n\(list)</pages>\n</playground>\n",
      to: "A.playground/contents.xcplayground")
  }

  /// Runs `lesson play` with some arguments.
  func play(_ words: String..., searchPath: String? = nil) async -> CommandLineRun {
    await Self.lesson(["play"] + words, in: folder.path, searchPath: searchPath)
  }

  /// Runs `lesson` with the cache of these tests.
  static func lesson(_ words: [String], in folder: String, searchPath: String? = nil) async -> CommandLineRun {
    let (output, messages) = (TextOutput.Memory(), TextOutput.Memory())
    let session = session(output, messages, in: folder, searchPath: searchPath)
    let status = await LessonTool.run(words, in: session)
    return CommandLineRun(output: output.content, messages: messages.content, status: status)
  }

  /// Creates a session with the cache of these tests.
  static func session(
    _ output: TextOutput.Memory, _ messages: TextOutput.Memory, in folder: String, searchPath: String? = nil
  ) -> Session {
    let beside = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "lesson").path
    let program = FileManager.default.isExecutableFile(atPath: beside) ? beside : packageRoot + "/.build/debug/lesson"
    return Session.captured(
      catalogue: .standard,
      output: output, messages: messages, folder: WorkingFolder.current.folder(of: folder + "/"), program: program,
      searchPath: searchPath, cacheFolder: cache)
  }
}
