@preconcurrency import CLibrary
import SourceText
import Synchronization

/// Where a command prints lines.
package enum TextOutput: Sendable {
  /// The standard output of the process.
  case standardOutput
  /// The standard error of the process.
  case standardError
  /// Memory.
  case memory(Memory)

  /// Lines that were printed into memory.
  package final class Memory: Sendable {
    private let text = Mutex("")

    /// Creates an empty memory.
    package init() {}

    /// All that was printed.
    package var content: String { text.withLock { $0 } }

    /// The lines that were printed.
    package var lines: [String] {
      var lines = content.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { String(Substring($0)) }
      if lines.last == "" { lines.removeLast() }
      return lines
    }

    fileprivate func append(_ line: String) {
      text.withLock { $0 += line }
    }
  }

  /// Prints a text of several lines with its other controls written out, and ends the last line, unless the text ends it.
  package func write(text: String) {
    write(characters: text.shown)
  }

  /// Prints lines that may be anybody's.
  package func write(lines: [String]) {
    for line in lines { write(TerminalText(line)) }
  }

  /// Prints a line, and ends it, unless it ends itself.
  package func write(_ line: TerminalText) {
    write(characters: line.characters)
  }

  private func write(characters text: String) {
    let line = text.utf8.last == 0x0A ? text : text + "\n"
    if !isMemory { ProgressLine.shared.clear() }
    switch self {
    case .standardOutput: Self.print(Array(line.utf8), stdout)
    case .standardError:
      fflush(stdout)
      Self.print(Array(line.utf8), stderr)
    case .memory(let memory): memory.append(line)
    }
  }

  /// Prints a question on standard error and leaves the line open for the answer.
  package func ask(_ question: TerminalText) {
    ProgressLine.shared.clear()
    fflush(stdout)
    Self.print(Array(question.characters.utf8), stderr)
  }

  /// Prints a question, and leaves the line open for the answer.
  package func prompt(_ question: TerminalText) {
    if case .memory(let memory) = self { return memory.append(question.characters) }
    ProgressLine.shared.clear()
    Self.print(Array(question.characters.utf8), stdout)
    fflush(stdout)
  }

  /// Prints the bytes of a result: as they are for a file or another program, and as a text for a terminal.
  package func write(bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    switch self {
    case .memory: write(characters: String(decoding: bytes, as: UTF8.self))
    case .standardOutput where takesBytes: Self.print(bytes, stdout)
    case .standardOutput, .standardError: write(text: String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Prints bytes, zeros among them too.
  private static func print(_ bytes: [UInt8], _ file: FileStream) {
    _ = bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
  }

  #if canImport(Darwin)
    private typealias FileStream = UnsafeMutablePointer<FILE>
  #else
    private typealias FileStream = UnsafeMutablePointer<FILE>?
  #endif

  /// Writes what is still held back for standard output, and tells whether all of it was ever written.
  package static func finishStandardOutput() -> Bool {
    fflush(stdout) == 0 && ferror(stdout) == 0
  }

  /// Whether what is no text can be printed: a file or another program reads along, and no terminal.
  package var takesBytes: Bool {
    if case .standardOutput = self { isatty(STDOUT_FILENO) == 0 } else { false }
  }

  /// How many columns the terminal has on which this is read, 80 if it does not say; nil for a file or another program.
  package var terminalColumns: Int? {
    if case .standardOutput = self { Self.terminalColumns(of: STDOUT_FILENO) } else { nil }
  }

  /// How many columns the terminal of a descriptor has, 80 if it does not say; nil for what is none.
  package static func terminalColumns(of descriptor: Int32) -> Int? {
    guard isatty(descriptor) == 1 else { return nil }
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// Whether nobody reads along.
  package var isMemory: Bool {
    if case .memory = self { true } else { false }
  }

  /// Whether a person reads along on a terminal that shows colours.
  package var showsColors: Bool {
    let descriptor: Int32
    switch self {
    case .standardOutput: descriptor = STDOUT_FILENO
    case .standardError: descriptor = STDERR_FILENO
    case .memory: return false
    }
    func value(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }
    return value("NO_COLOR").isEmpty && value("TERM") != "dumb" && isatty(descriptor) == 1
  }
}
