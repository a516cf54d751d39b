import Foundation
import Results
import TestSupport
import Testing

@testable import SwiftCells

/// The compiler's messages about some cells, and another reader's view of them.
///
/// `Fixtures/source.txt` is what was compiled as `main.swift`, with Swift 6.3.1:
/// `swiftc -frontend -emit-sil -o /dev/null -swift-version 6 -debug-diagnostic-names -serialize-diagnostics-path messages.dia main.swift`.
/// `messages.json` is what libclang (`clang_loadDiagnostics`) reads from `messages.dia`.
enum Fixture {
  static func bytes(_ name: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
    return Array(try Data(contentsOf: folder.appending(path: name)))
  }
}

@Suite("Reading a compiler's serialized messages")
struct SerializedDiagnosticsTests {
  /// A message as the file next to the fixture has it; the id is still part of the text.
  private struct Record: Codable, Equatable {
    var severity: String
    var location: String?
    var text: String
    var spans: [String]
    var fixIts: [String]
    var notes: [Record]

    init(_ message: CompilerMessage) {
      severity = message.severity.rawValue
      location = message.location.map(Self.text)
      text = message.text + (message.id.map { " [\($0)]" } ?? "")
      spans = message.spans.map(Self.text)
      fixIts = message.fixIts.map { "\(Self.text($0.span)): \($0.text)" }
      notes = message.notes.map(Record.init)
    }

    private static func text(_ location: CompilerMessage.Location) -> String {
      "\(location.file):\(location.line):\(location.column)@\(location.offset)"
    }

    private static func text(_ span: CompilerMessage.Span) -> String {
      "\(text(span.start)) - \(text(span.end))"
    }
  }

  @Test("The messages are the same as those that libclang reads")
  func fixture() throws {
    let messages = try SerializedDiagnostics.messages(Fixture.bytes("messages.dia"))
    let expected = try JSONDecoder().decode([Record].self, from: Data(Fixture.bytes("messages.json")))
    #expect(messages.map(Record.init) == expected)
    #expect(messages.count == 11)
    #expect(messages.flatMap { [$0] + $0.notes }.allSatisfy { $0.id != nil })
  }

  @Test("A truncated file gives an error, or the first of its messages")
  func cut() throws {
    let bytes = try Fixture.bytes("messages.dia")
    let whole = try SerializedDiagnostics.messages(bytes)
    var ends = 0
    for length in bytes.indices {
      guard let messages = try? SerializedDiagnostics.messages(Array(bytes[..<length])) else { continue }
      #expect(messages.elementsEqual(whole.prefix(messages.count)) && messages.count < whole.count, "\(length) bytes")
      ends += 1
    }
    #expect(ends == whole.count, "a cut is read where a message ends, and nowhere else")
  }

  @Test("Reading a damaged file ends with messages or an error, whatever the damage", arguments: 0..<8)
  func damaged(_ batch: Int) throws {
    let bytes = try Fixture.bytes("messages.dia")
    let source = String(decoding: try Fixture.bytes("source.txt"), as: UTF8.self)
    let program = InstalledCompiler.program([source, ""])
    var (errors, total) = (Set<String>(), 0)
    for seed in batch * 100..<(batch + 1) * 100 {
      var random = SplitMix64(seed: UInt64(seed))
      var other = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: other.indices, using: &random)
        other[index] =
          Bool.random(using: &random)
          ? other[index] ^ 1 << UInt8.random(in: 0..<8, using: &random) : UInt8.random(in: 0...255, using: &random)
      }
      if Int.random(in: 0..<4, using: &random) == 0 { other.removeLast(.random(in: 1..<other.count, using: &random)) }
      do throws(SerializedDiagnosticsError) {
        let messages = try SerializedDiagnostics.messages(other)
        _ = CellDiagnostics(messages, of: program).diagnostics(ofCell: 1).lines
      } catch {
        #expect(0...other.count ~= error.offset, "seed \(seed): \(error)")
        errors.insert(error.problem)
        total += 1
      }
    }
    #expect(total > 20 && errors.count > 4, "\(total) errors: \(errors)")
  }

  @Test(
    "An error about a file says what is wrong and where",
    arguments: [
      ([], "it does not start with `DIAG` (byte 0)"), (Array("DIA".utf8), "it does not start with `DIAG` (byte 0)"),
      (Array("BC\u{40}\u{5E}".utf8), "it does not start with `DIAG` (byte 0)"),
      (Array("DIAG".utf8), "it does not say its version (byte 4)"),
      (Array("DIAG".utf8) + [0, 0, 0, 0], "there is data outside of blocks (byte 4)"),
      (Array("DIAG".utf8) + [1, 8, 0, 0, 1, 0, 0, 0], "it ends in the middle of a block (byte 12)"),
    ] as [([UInt8], String)])
  func errors(_ bytes: [UInt8], _ text: String) {
    let error = #expect(throws: SerializedDiagnosticsError.self) { try SerializedDiagnostics.messages(bytes) }
    #expect(error.map(String.init(describing:)) == "The compiler's serialized messages cannot be read: \(text).")
  }

  @Test(
    "The id at the end of a message is distinguished from the message's own brackets",
    arguments: [
      ("cannot find 'x' [cannot_find_in_scope]", "cannot find 'x'", "cannot_find_in_scope"),
      ("use [x] [availability_deprecated]", "use [x]", "availability_deprecated"),
      ("odd [no_usage_1] [#no-usage]", "odd", "no_usage_1"), ("odd [id] [#A] [#B]", "odd", "id"),
      ("type '[Int]'", "type '[Int]'", nil), ("type [Int]", "type [Int]", nil),
      ("type [String: Int]", "type [String: Int]", nil),
      ("of [a, b]", "of [a, b]", nil), ("a[b]", "a[b]", nil), ("[id]", "[id]", nil), (" [id]", "", "id"), ("", "", nil),
      ("odd []", "odd []", nil), ("odd [#]", "odd [#]", nil), ("two\nlines [id]", "two\nlines", "id"), ("]", "]", nil),
    ] as [(String, String, String?)])
  func id(_ message: String, _ text: String, _ id: String?) {
    let parts = CompilerMessage.textAndID(message)
    #expect(parts.text == text)
    #expect(parts.id == id)
  }
}
