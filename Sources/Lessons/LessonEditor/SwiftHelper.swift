import CLibrary
import LanguageServing
import Processes
import SourceText
import Synchronization

/// The language server of Swift, `sourcekit-lsp`: where it is, and where it works.
package struct SwiftTool: Sendable {
  /// The path of the program.
  let program: String
  /// A folder of this program, in which nothing of a document is written.
  let folder: String
  /// The arguments with which code is compiled.
  let flags: [String]

  /// Creates a description.
  package init(program: String, folder: String, flags: [String]) {
    (self.program, self.folder, self.flags) = (program, folder, flags)
  }
}

/// A running `sourcekit-lsp` that knows the Swift of open documents, each as a file that exists only in its memory.
final class SwiftHelper: Sendable {
  private let process: ChildProcess
  private let server: ForeignServer
  private let ready: Task<Bool, Never>
  /// The texts that the server knows, by their addresses, with the numbers of their versions.
  private let shown = Mutex<[String: (version: Int, text: String)]>([:])
  private let base: String

  /// The longest time that an editor waits for an answer.
  private static let limit = Duration.seconds(10)

  private struct Start: Encodable {
    struct Options: Encodable {
      var backgroundIndexing = false
    }

    var processId = getpid()
    var rootUri: String
    var capabilities = NoParameters()
    var initializationOptions = Options()
  }

  private struct Started: Decodable {}

  /// Starts the server.
  ///
  /// - Parameters:
  ///   - tool: the program.
  ///   - found: receives the diagnostics of a text.
  ///   - ended: is called when the server has ended.
  /// - Throws: an error if it cannot be started, or has no folder.
  init(
    _ tool: SwiftTool, found: @escaping @Sendable (ForeignDiagnostics) -> Void, ended: @escaping @Sendable () -> Void
  ) throws {
    let folder = CacheFolder(tool.folder)
    guard folder.isOwn() else { throw LanguageServerError(.requestFailed, "`\(tool.folder)` is not yours.") }
    folder.write(Array(tool.flags.joined(separator: "\n").utf8), to: "compile_flags.txt")
    base = OpenDocument.uri(of: "\(tool.folder)/\(getpid())")
    let process = try ChildProcess()
    let notified: @Sendable (String, MessageBody) -> Void = { method, body in
      guard method == "textDocument/publishDiagnostics", let diagnostics = try? body.parameters(ForeignDiagnostics.self)
      else { return }
      found(diagnostics)
    }
    let server = ForeignServer(writing: { process.send($0) }, notified: notified)
    (self.process, self.server) = (process, server)
    let take: @Sendable (UnsafeRawBufferPointer) -> Void = { server.take(Array($0)) }
    process.start(tool.program, [], in: tool.folder, output: take, ended: { _ in ended() })
    let start = Start(rootUri: OpenDocument.uri(of: tool.folder))
    ready = Task {
      guard await server.ask("initialize", start, within: .seconds(30), Started.self) != nil else { return false }
      server.notify("initialized", NoParameters())
      return true
    }
  }

  deinit { process.stop() }

  /// Returns the address of a document's Swift.
  func address(of uri: String, _ part: String) -> String {
    "\(base)/\(CacheFolder.name(for: uri))-\(part)/main.swift"
  }

  /// Whether the server has another text, or none.
  func differs(_ address: String, _ text: String) -> Bool { shown.withLock { $0[address]?.text != text } }

  /// Shows the server a text.
  func show(_ text: String, at address: String) async {
    guard await ready.value else { return }
    shown.withLock { shown in
      let known = shown[address]
      guard known?.text != text else { return }
      let version = (known?.version ?? 0) + 1
      shown[address] = (version, text)
      if known == nil {
        server.notify("textDocument/didOpen", ShownText(address, version, text))
      } else {
        server.notify("textDocument/didChange", ChangedText(address, version, text))
      }
    }
  }

  /// Forgets a text.
  func forget(_ address: String) {
    guard shown.withLock({ $0.removeValue(forKey: address) }) != nil else { return }
    server.notify("textDocument/didClose", ClosedText(address))
  }

  /// Asks about a position of a text, both counted in UTF-16; nil for no answer.
  func ask<Result: Decodable>(
    _ method: String, _ text: String, at address: String, _ position: Position, _ type: Result.Type
  ) async -> Result? {
    await show(text, at: address)
    let question = TextQuestion(address, position)
    return await server.ask(method, question, within: Self.limit, type)
  }
}
