import Results
import SourceText
import SwiftSource

/// Things outside of a program that it needs and that are missing where it runs.
package enum Surroundings: Hashable, Sendable {
  /// A file or folder; nil if the system does not name it.
  case file(String?)
  /// A right to read or write something; nil if the system does not name it.
  case right(String?)
  /// A network, or a server in it.
  case network
  /// Lines of standard input.
  case input
  /// Something else that the machine provides: an argument, a variable of the environment, a resource of a bundle.
  case setting

  /// Finds the thing that a program lacked when it trapped; nil if the error is its own.
  ///
  /// - Parameters:
  ///   - trap: the trap, with the message of the runtime or of the error that was thrown.
  ///   - line: the line of the program where it trapped; nil if it is unknown.
  ///   - lacksInput: whether the program reads input and has none, so that it can trap anywhere after that.
  package init?(_ trap: Trap, line: String?, lacksInput: Bool = false) {
    if let error = trap.thrownError {
      self.init(error: error)
    } else if let line, let found = Self(line: line) {
      self = found
    } else if lacksInput {
      self = .input
    } else {
      return nil
    }
  }

  /// Reads a thrown error as the runtime shows it.
  private init?(error: Substring) {
    // The folder that a program runs in differs between machines.
    let name = error.firstMatch(of: /NSFilePath=(?:[^,}]*\/)?(?<name>[^,}\/]+)/).map { String($0.name) }
    if let code = error.firstMatch(of: /^Error Domain=(?<domain>\w+) Code=(?<code>-?\d+)/),
      let number = Int(code.code)
    {
      switch (code.domain, number) {
      case ("NSCocoaErrorDomain", 4), ("NSCocoaErrorDomain", 260), ("NSPOSIXErrorDomain", 2): self = .file(name)
      case ("NSCocoaErrorDomain", 257), ("NSCocoaErrorDomain", 513), ("NSCocoaErrorDomain", 642),
        ("NSPOSIXErrorDomain", 1), ("NSPOSIXErrorDomain", 13), ("NSPOSIXErrorDomain", 30):
        self = .right(name)
      // A bad address (-1000) and an unknown scheme (-1002) are the program's own errors.
      case ("NSURLErrorDomain", ...(-1003)), ("NSURLErrorDomain", -1001): self = .network
      case ("NSPOSIXErrorDomain", 100...113): self = .network
      default: return nil
      }
      return
    }
    // An error of the program's own may have the same words in quotation marks.
    let text = error.firstRange(of: #/ \(errno: \d+\)$/#).map { error[..<$0.lowerBound] } ?? error
    func isSystem(_ words: String) -> Bool { text == words || text.hasSuffix(": \(words)") }
    if Self.missingFiles.contains(where: isSystem) || error.hasPrefix("Subprocess.SubprocessError.executableNotFound") {
      self = .file(nil)
    } else if Self.refusals.contains(where: isSystem) {
      self = .right(nil)
    } else if Self.silences.contains(where: isSystem) {
      self = .network
    } else {
      return nil
    }
  }

  private static let missingFiles = ["No such file or directory"]
  private static let refusals = ["Permission denied", "Operation not permitted", "Read-only file system"]
  private static let silences = [
    "Connection refused", "Network is unreachable", "No route to host", "Could not resolve host",
    "Temporary failure in name resolution", "Name or service not known",
  ]

  private static let inputs = ["readLine("]
  private static let openings = ["fopen(", "opendir(", "forReadingAtPath:", "forUpdatingAtPath:", "contentsOfFile:"]
  private static let settings = ["Bundle.main", "Bundle.module", "getenv(", ".environment[", "CommandLine.arguments"]

  /// Reads a line whose optional was nil, or whose index was out of range.
  private init?(line: String) {
    let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line[...]
    if Self.inputs.contains(where: code.contains) {
      self = .input
    } else if Self.openings.contains(where: code.contains) {
      self = .file(nil)
    } else if Self.settings.contains(where: code.contains) {
      self = .setting
    } else {
      return nil
    }
  }

  /// Whether code names a server on another machine, as in `"https://swift.org"`.
  package static func namesServer(_ source: String) -> Bool {
    let bytes = Array(source.utf8)
    return SwiftOutline(source).tokens.filter { $0.kind == .literal }.contains { token in
      String(decoding: bytes[token.range], as: UTF8.self).contains(
        #/"(https?|wss?|ftp)://(?!localhost|127\.|0\.0\.0\.0|\[::1)[\w\[]/#)
    }
  }

  /// The reason that a program was skipped, as the end of a sentence.
  package var reason: Message {
    switch self {
    case .file(let name?): "it needs `\(name)`, which is not here"
    case .file(nil): "it needs a file or program that is not here"
    case .right(let name?): "it needs `\(name)`, which it may not use here"
    case .right(nil): "it needs something that it may not use here"
    case .network: "it needs a network"
    case .input: "it reads input, but there is none"
    case .setting: "it needs an argument, a variable or a resource that is not here"
    }
  }
}
