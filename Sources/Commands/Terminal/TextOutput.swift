@preconcurrency import CLibrary
import SourceText
import Synchronization

/// The destination of a command's lines.
package enum TextOutput: Sendable {
  /// The standard output of the process.
  case standardOutput
  /// The standard error of the process.
  case standardError
  /// A memory that collects the lines.
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

  /// Prints a text of several lines with its controls made visible, and ends the last line if the text does not.
  package func write(text: String) {
    write(characters: text.shown)
  }

  /// Prints lines of any origin, with their controls made visible.
  package func write(lines: [String]) {
    for line in lines { write(TerminalText(line)) }
  }

  /// Prints a line, and ends it if its text does not.
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

  /// Prints the bytes of a result: unchanged for a file or another program, as text for a terminal.
  package func write(bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    switch self {
    case .memory: write(characters: String(decoding: bytes, as: UTF8.self))
    case .standardOutput where takesBytes: Self.print(bytes, stdout)
    case .standardOutput, .standardError: write(text: String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Prints bytes, including zeros.
  private static func print(_ bytes: [UInt8], _ file: FileStream) {
    _ = bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
  }

  #if canImport(Darwin)
    private typealias FileStream = UnsafeMutablePointer<FILE>
  #else
    private typealias FileStream = UnsafeMutablePointer<FILE>?
  #endif

  /// Writes the rest of standard output, and returns whether all output could be written.
  package static func finishStandardOutput() -> Bool {
    fflush(stdout) == 0 && ferror(stdout) == 0
  }

  /// Whether bytes that are not text can be printed: the output is a file or a program, not a terminal.
  package var takesBytes: Bool {
    if case .standardOutput = self { isatty(STDOUT_FILENO) == 0 } else { false }
  }

  /// The width of the terminal, 80 if it is unknown; nil for a file or another program.
  package var terminalColumns: Int? {
    if case .standardOutput = self { Self.terminalColumns(of: STDOUT_FILENO) } else { nil }
  }

  /// Returns the width of the terminal of a descriptor, 80 if it is unknown; nil if it is not a terminal.
  package static func terminalColumns(of descriptor: Int32) -> Int? {
    guard isatty(descriptor) == 1 else { return nil }
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// Whether the output stays in memory, where nobody reads it right away.
  package var isMemory: Bool {
    if case .memory = self { true } else { false }
  }

  /// Whether a person reads the output on a terminal that shows colors.
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
