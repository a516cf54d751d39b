import Results
import TestSupport
import Testing

@testable import Playgrounds
@testable import Sandbox
@testable import SwiftCells

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The compiler of this machine; nil if there is none.
private let toolchain = Toolchain(searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "")

@Suite("The program of a page", .enabled(if: toolchain != nil, "No toolchain is installed."))
struct PlaygroundProgramTests {
  /// Runs a page of a bundle in a sandbox.
  private func results(_ source: String, in sandbox: Sandbox) async throws -> [PlaygroundResult] {
    let folder = try TemporaryFolder()
    try folder.write(source, to: "A.playground/Contents.swift")
    try folder.write("日本", to: "A.playground/Resources/data.txt")
    try folder.write("inner", to: "A.playground/Resources/folder/inner.txt")
    try folder.write("", to: "A.playground/Resources/status")
    let bundle = PlaygroundBundle("A.playground", folder: folder.path + "/A.playground")
    let page = try #require(bundle.pages.first)
    let toolchain = try #require(toolchain)
    let description = try await toolchain.description()
    let run = try RunFolder()
    defer { run.remove() }
    run.makeFolder("modules")
    let modules = try await PlaygroundModules.find(
      toolchain, description, keptIn: nil, scratch: "\(run.path)/modules")
    #expect(modules.hasTransform)
    let compiler = PlaygroundCompiler(
      compiler: IsolatedCompiler(
        toolchain: toolchain, root: description.root, modules: .of("", keptIn: nil)),
      modules: modules, package: ModuleArguments(), imports: [], folder: run.path)
    guard case .transformed = try await compiler.compile(page, usesSupport: false) else { return [] }
    let program = SandboxedProgram(
      executable: "\(run.path)/\(Compiler.program)", timeLimits: [.seconds(30)], toolchain: description.root,
      resultBytes: PlaygroundRecordLayout.size, resources: try PlaygroundResources(bundle, page).gather(in: run.path))
    let done = try await sandbox.run(program)
    #expect(done.ending == .finished)
    return PlaygroundRecords(done.results, output: done.outputs.flatMap(\.self)).results
  }

  private static let source = """
    import Foundation
    try String(contentsOfFile: "data.txt", encoding: .utf8)
    try String(contentsOfFile: "folder/inner.txt", encoding: .utf8)
    if let url = Bundle.main.url(forResource: "data", withExtension: "txt") {
      try String(contentsOf: url, encoding: .utf8)
    }
    print("text")
    """

  private static let values = [["\"日本\""], ["\"inner\""], ["\"日本\""], ["text\n"]]

  @Test func `Resources and results pass through the sandbox of this machine`() async throws {
    #expect(try await results(Self.source, in: .current()).map(\.values) == Self.values)
  }

  @Test func `Resources and results pass through a session, where there are no namespaces`() async throws {
    // A separate user must not list the folder of the run, so `Bundle.main` finds nothing there.
    let values = try await results(Self.source, in: Sandbox(only: .session)).map(\.values)
    #expect(values == (Isolation.isRoot ? [Self.values[0], Self.values[1], Self.values[3]] : Self.values))
  }

  @Test func `Values of every kind are described in one short line without addresses`() async throws {
    let source = """
      struct Unique: ~Copyable { var id = 1 }
      let unique = Unique()
      actor Safe { var id = 1 }
      Safe()
      final class Node { var next: Node?; let id: Int; init(_ id: Int) { self.id = id } }
      let node = Node(1)
      node.next = node
      struct Wordy: CustomStringConvertible { var description: String { "at 0x00007fffdeadbeef\\nor 0x1F" } }
      Wordy()
      struct Noisy: CustomStringConvertible { var description: String { let x = 3; print("noise"); return "quiet \\(x)" } }
      Noisy()
      Array(repeating: "あ", count: 1000)
      "tab\\tzero\\0quote\\"back\\\\slash'é"
      Set([1])
      "substring".dropFirst(3)
      Result<Int, Never>.success(1)
      """
    let results = try await results(source, in: .current()).filter { $0.kind == .value }
    func last(_ line: Int) -> String? { results.last { $0.line == line }?.last }
    #expect(last(4) == "Safe")
    #expect(last(7)?.hasPrefix("Node(next: Node(next: ") == true)
    #expect(last(7).map { $0.utf8.count <= 484 } == true)
    #expect(last(9) == "at 0x…\\nor 0x1F")
    #expect(last(11) == "quiet 3")
    #expect(last(12)?.hasSuffix("…") == true)
    #expect(last(12).map { $0.utf8.count <= 484 } == true)
    #expect(last(13) == #""tab\tzero\u{0}quote\"back\\slash'é""#)
    #expect(last(14) == "[1]")
    #expect(last(15) == "\"string\"")
    #expect(last(16) == "success(1)")
  }
}
