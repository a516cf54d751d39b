import Foundation
import SourceText
import Testing

@testable import Messages

@Suite("The catalog of messages and the sources")
struct CompletenessTests {
  private static let folders = ["Sources", "Programs/Sources"]

  @Test("Every message of the sources has a Japanese translation")
  func missing() throws {
    let messages = try MessageLiteral.all(in: Self.folders)
    #expect(messages.count > 800, "the messages are found")
    for message in messages where !Self.isKnown(message.text) {
      Issue.record("\(message.place): \(message.text)")
    }
  }

  private static let known = Set(MessageCatalogue.japaneseMessages.joined().map(\.key))

  private static func isKnown(_ message: String) -> Bool {
    if known.contains(message) || !hasWords(message) { return true }
    // The help of a command is checked line by line.
    return !message.contains("%")
      && message.split(separator: "\n").allSatisfy { line in
        line.hasPrefix("Example: ")
          || ArgumentParserText.japanese(String(line)).unicodeScalars.contains { $0.value >= 0x3040 }
      }
  }

  /// Returns whether a sentence has words besides names and arguments.
  private static func hasWords(_ message: String) -> Bool {
    message.replacing(#/`[^`]*`|%\d/#, with: "").split { !$0.isLetter }.contains { $0.count > 1 }
  }

  @Test("Every message of the catalog is used by the sources or by the argument parser")
  func unused() throws {
    let sources = try MessageLiteral.files(in: Self.folders).filter { !$0.path.hasPrefix("Sources/Ground/Messages/") }
    let joined = sources.map(\.text).joined().replacing(#/"\s*\+\s*"/#, with: "").replacing(#/\\\n\s*/#, with: "")
    let all = Data(joined.utf8)
    for (english, _) in MessageCatalogue.japaneseMessages.dropLast().joined() {
      let parts = english.split(separator: #/%[1-9]/#).map(String.init)
      let longest = parts.max { $0.count < $1.count } ?? ""
      // A sentence that the sources assemble has its beginning or its end in one of them.
      let isSaid = [longest.prefix(8), longest.suffix(8)].contains { part in
        let escaped = part.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return all.range(of: Data(part.utf8)) != nil || all.range(of: Data(escaped.utf8)) != nil
      }
      #expect(isSaid, "nothing says: \(english)")
    }
  }
}
