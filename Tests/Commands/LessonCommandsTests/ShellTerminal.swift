import Foundation
import Synchronization

/// A shell on a separate terminal, in which a test types.
final class ShellTerminal: Sendable {
  private let process = Process()
  private let terminal: FileHandle
  private let shown = Mutex("")

  /// Starts a shell in a folder, with a folder at the front of the search path.
  init(_ words: [String], in folder: String, path: String) throws {
    var ends: (terminal: Int32, shell: Int32) = (-1, -1)
    guard openpty(&ends.terminal, &ends.shell, nil, nil, nil) == 0 else { throw POSIXError(.ENOTTY) }
    terminal = FileHandle(fileDescriptor: ends.terminal, closeOnDealloc: true)
    let end = FileHandle(fileDescriptor: ends.shell, closeOnDealloc: true)
    process.executableURL = URL(filePath: words[0])
    process.arguments = Array(words.dropFirst())
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = ["PATH": "\(path):/usr/bin:/bin", "HOME": folder, "TERM": "dumb", "LC_ALL": "C.UTF-8"]
    process.standardInput = end
    process.standardOutput = end
    process.standardError = end
    try process.run()
    Thread.detachNewThread { [terminal, self] in
      var piece = [UInt8](repeating: 0, count: 4096)
      while case let count = read(terminal.fileDescriptor, &piece, piece.count), count > 0 {
        shown.withLock { $0 += String(decoding: piece[..<count], as: UTF8.self) }
      }
    }
  }

  /// Types a text.
  func type(_ text: String) throws {
    try terminal.write(contentsOf: Data(text.utf8))
  }

  /// Sends the program the signal of Ctrl-C, since the terminal controls no session.
  func interrupt() { process.interrupt() }

  /// Waits for a text after a position, and returns all text since that position.
  ///
  /// - Returns: the text; nil if it does not appear within two minutes.
  func wait(for text: String, after start: Int = 0) -> String? {
    for _ in 0..<12_000 {
      let all = shown.withLock { $0 }
      let new = String(all.dropFirst(start))
      if new.contains(text) { return new }
      usleep(10_000)
    }
    return nil
  }

  /// The number of characters that were shown.
  var count: Int { shown.withLock { $0.count } }

  /// All text that was shown.
  var all: String { shown.withLock { $0 } }

  /// Ends the shell and the programs it started with its own command, and kills it if it does not end.
  func end() {
    try? type("\u{3}exit\n")
    for _ in 0..<1_000 where process.isRunning { usleep(10_000) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }
}
