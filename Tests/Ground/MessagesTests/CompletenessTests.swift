import Foundation
import SourceText
import Testing

@testable import Messages

@Suite("The catalogue of messages and the sources")
struct CompletenessTests {
  private static let folders = ["Sources", "Programs/Sources"]

  /// Messages into which the sources put words that the catalogue has as parts of whole sentences.
  private static let samples = [
    "The file could not be %1: %2.": ["The file could not be read: a.", "The file could not be written: a."],
    "The file must not be %1: permission denied.": [
      "The file must not be read: permission denied.", "The file must not be written: permission denied.",
    ],
    "The %1 of this cell %2 than in `%3`.": [
      "The hints of this cell are others than in `a`.", "The question of this cell is another one than in `a`.",
    ],
    "Of its %1 shards %2 missing: %3.": [
      "Of its 8 shards one is missing: 3.", "Of its 8 shards some are missing: 3, 4.",
    ],
    "This is %1 %2: `--output FILE.%3` writes it into a file.": [
      "This is an SVG: `--output FILE.svg` writes it into a file.",
      "This is a PNG: `--output FILE.png` writes it into a file.",
    ],
    "There %1, and %2 were asked for.": [
      "There is 1 event, and 3 were asked for.", "There are 2 events, and 3 were asked for.",
    ],
    "%1Write seconds from -%2 to %3, or a constant. ": ["Write seconds from -1 to 1, or a constant."],
    "%1Make `Pages/%2.xcplaygroundpage/Contents.swift`, or remove it from the list.": [
      "Make `Pages/A.xcplaygroundpage/Contents.swift`, or remove it from the list."
    ],
    "This does not compile, so pages run without `%1`:%2.": [
      "This does not compile, so pages run without `Sources`: cannot find 'a' in scope."
    ],
    "A table of them has at most %1 %2. %3": ["A table of them has at most 3 rows. Name fewer codes in `codes`."],
    "the format has %1": ["the format has no NaN"], "no negative zero": [], "no negative numbers": [],
    "no infinities": [],
    "no NaN": [], "%1It takes %2.": ["It takes a text."],
    "%1 number%2 behind `%3`": ["1 number stands behind `a`", "2 numbers stand behind `a`"],
    "Write `predict=COLUMN`; %1.": ["Write `predict=COLUMN`; the columns are `a`, `b`."],
    "`%1` has no such %2.": ["`a` has no such cell."],
    "The cell%1 of `%2:%3` is missing.": ["The cell of `a:3` is missing."],
    "The file `contents.xcplayground` is missing. %1": ["The file `contents.xcplayground` is missing."],
    "`documents[%1].cells[%2]` says that `%3:%4` %5; `documents[%6].cells[%7]` of `%8` says %9.": [
      "`documents[1].cells[2]` says that `a:3` agrees; `documents[4].cells[5]` of `b` says that it differs."
    ],
  ]

  @Test("Every message of the sources has its Japanese")
  func missing() throws {
    let messages = try MessageLiteral.all(in: Self.folders)
    #expect(messages.count > 800, "the messages are found")
    for message in messages {
      for text in Self.samples[message.text] ?? [message.text] where Self.hasEnglish(text) {
        Issue.record("\(message.place): \(text)")
      }
    }
    #expect(Set(Self.samples.keys).isSubset(of: messages.map(\.text)))
  }

  /// Whether a sentence of a message stays in English: some of its words are neither names nor arguments.
  private static func hasEnglish(_ message: String) -> Bool {
    message.split(separator: "\n").filter { !$0.hasPrefix("Example: ") }.contains { line in
      let said = MessageCatalogue.standard.japanese(String(line))
      if said == line { return true }
      let bare = said.replacing(#/`[^`]*`|%\d/#, with: "")
      return bare.split(separator: " ").count { word in
        word.count > 2 && word.allSatisfy { $0.isASCII && ($0.isLowercase || ",.:;".contains($0)) }
      } > 2
    }
  }

  @Test("Every message of the catalogue is one of the sources, or of the argument parser")
  func unused() throws {
    let sources = try MessageLiteral.files(in: Self.folders).filter { !$0.path.hasPrefix("Sources/Ground/Messages/") }
    let joined = sources.map(\.text).joined().replacing(#/"\s*\+\s*"/#, with: "").replacing(#/\\\n\s*/#, with: "")
    let all = Data(joined.utf8)
    for (english, _) in MessageCatalogue.japaneseMessages.dropLast().joined() {
      let parts = MessagePattern(english).literals.map { String(decoding: $0, as: UTF8.self) }
      let longest = parts.max { $0.count < $1.count } ?? ""
      // A sentence that the sources put together has its beginning or its end in one of them.
      let isSaid = [longest.prefix(8), longest.suffix(8)].contains { part in
        let escaped = part.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return all.range(of: Data(part.utf8)) != nil || all.range(of: Data(escaped.utf8)) != nil
      }
      #expect(isSaid, "nothing says: \(english)")
    }
  }
}
