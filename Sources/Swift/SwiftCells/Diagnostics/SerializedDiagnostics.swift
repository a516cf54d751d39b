import Results

/// A reader of the messages that a compiler writes with `-serialize-diagnostics-path`.
///
/// Source: the block and record codes of `clang/Frontend/SerializedDiagnostics.h`, versions 1 and 2. Unknown records
/// are skipped.
package struct SerializedDiagnostics {
  /// The newest known version of the format.
  package static let newestVersion = 2

  private enum BlockID {
    static let meta = 8
    static let message = 9
  }

  private enum Code {
    static let version: UInt64 = 1
    static let message: UInt64 = 2
    static let span: UInt64 = 3
    static let file: UInt64 = 6
    static let fixIt: UInt64 = 7
  }

  private var stream: Bitstream
  private var hasVersion = false
  private var files: [UInt64: String] = [:]
  private var messages: [CompilerMessage] = []
  /// The message that is being read, and the messages that it is a note of; nil for one whose text has not come yet.
  private var open: [CompilerMessage?] = []

  /// Returns the messages in the order in which the compiler wrote them.
  ///
  /// - Throws: an ``SerializedDiagnosticsError`` for damaged bytes. If a file was cut between two messages, the first
  ///   ones are read: the format does not say how many there are.
  /// - Complexity: O(*n*) for *n* bytes.
  package static func messages(_ bytes: [UInt8]) throws(SerializedDiagnosticsError) -> [CompilerMessage] {
    var reader = SerializedDiagnostics(stream: try Bitstream(bytes, magic: "DIAG"))
    try reader.read()
    return reader.messages
  }

  private init(stream: Bitstream) {
    self.stream = stream
  }

  private mutating func read() throws(SerializedDiagnosticsError) {
    while let item = try stream.next() {
      switch item {
      case .start(BlockID.meta) where open.isEmpty: try readVersion()
      case .start(BlockID.message) where hasVersion: open.append(nil)
      case .start(BlockID.message): throw stream.damage("a message comes before the version")
      case .start: stream.skipBlock()
      case .record(let record): try take(record)
      case .end: try close()
      }
    }
    guard hasVersion else { throw stream.damage("it does not say its version") }
  }

  private mutating func readVersion() throws(SerializedDiagnosticsError) {
    while let item = try stream.next() {
      switch item {
      case .start: stream.skipBlock()
      case .record(let record) where record.code == Code.version:
        guard let version = record.values.first, 1...UInt64(Self.newestVersion) ~= version else {
          throw stream.damage("its version is not one of 1 to \(Self.newestVersion)")
        }
        hasVersion = true
      case .record: break
      case .end: return
      }
    }
  }

  /// Ends the message that began last, which is a note if another is open.
  private mutating func close() throws(SerializedDiagnosticsError) {
    guard let message = open.popLast() ?? nil else { throw stream.damage("a message has no text") }
    if open.isEmpty {
      messages.append(message)
    } else {
      guard open[open.count - 1] != nil else { throw stream.damage("a note comes before the text of its message") }
      open[open.count - 1]?.notes.append(message)
    }
  }

  private mutating func take(_ record: BitstreamRecord) throws(SerializedDiagnosticsError) {
    let text = String(decoding: record.blob, as: UTF8.self)
    switch record.code {
    case Code.file:
      guard let number = record.values.first else { throw stream.damage("a file has no number") }
      files[number] = text
    case Code.message:
      guard let level = record.values.first, let severity = Diagnostic.Severity(level: level) else {
        throw stream.damage("a message has an unknown severity")
      }
      let (message, id) = CompilerMessage.textAndID(text)
      let location = try location(record.values.dropFirst())
      open[open.count - 1] = CompilerMessage(severity: severity, location: location, text: message, id: id)
    case Code.span:
      guard let span = try span(record) else { return }
      open[open.count - 1]?.spans.append(span)
    case Code.fixIt:
      guard let span = try span(record) else { return }
      open[open.count - 1]?.fixIts.append(CompilerMessage.FixIt(span: span, text: text))
    default: break
    }
  }

  private func span(_ record: BitstreamRecord) throws(SerializedDiagnosticsError) -> CompilerMessage.Span? {
    guard let start = try location(record.values[...]), let end = try location(record.values.dropFirst(4)) else {
      return nil
    }
    return CompilerMessage.Span(start: start, end: end)
  }

  /// Returns the location in four numbers: the file, the line, the column and the byte; nil if the file is 0.
  private func location(_ values: ArraySlice<UInt64>) throws(SerializedDiagnosticsError) -> CompilerMessage.Location? {
    guard values.count >= 4 else { throw stream.damage("a place is not complete") }
    let numbers = values.prefix(4).map { Int(clamping: $0) }
    guard let number = values.first, number != 0 else { return nil }
    guard let file = files[number] else { throw stream.damage("a place is in a file that is not named") }
    return CompilerMessage.Location(file: file, line: numbers[1], column: numbers[2], offset: numbers[3])
  }
}

extension Diagnostic.Severity {
  /// Creates the severity of a level in the serialized form; nil for a level that no message has.
  fileprivate init?(level: UInt64) {
    switch level {
    case 1: self = .note
    case 2: self = .warning
    case 3, 4: self = .error
    case 5: self = .remark
    default: return nil
    }
  }
}
