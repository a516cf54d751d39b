import SourceText
import Testing

@testable import Messages

@Suite("Messages in the reader's language")
struct MessageCatalogueTests {
  private static let catalogue = MessageCatalogue([
    ("There is no experiment `%1`.", "`%1`という実験はありません。"), ("The %1 are: %2.", "使える%1は、%2です。"),
    ("encodings", "符号"), ("%1 cells in %2 files.", "%2個のファイルの%1個のセル。"), ("Try it.", "試してください。"),
    ("It takes %1.", "%1を書いてください。"),
  ])

  @Test("A message is translated by its sentence, whatever its arguments are")
  func japanese() {
    for (message, japanese) in [
      ("Try it.", "試してください。"), ("There is no experiment `\(name: "a")`.", "`a`という実験はありません。"),
      ("There is no experiment `\(name: "encodings")`.", "`encodings`という実験はありません。"),
      ("There is no experiment `\(name: "`a`. Try it.")`.", "``a`. Try it.`という実験はありません。"),
      ("The \("encodings" as Message) are: \(name: "%1").", "使える符号は、%1です。"),
      ("\(1) cells in \(2) files.", "2個のファイルの1個のセル。"),
      ("It takes \(LocalizedText(en: "a number", ja: "数")).", "数を書いてください。"),
      (("Try it." as Message).followed(by: "Try it."), "試してください。試してください。"),
      (("Try it." as Message).followed(by: "This is not known."), "試してください。This is not known."),
      (("This is not known." as Message).followed(by: "Try it."), "This is not known. 試してください。"), ("", ""),
      (Message(verbatim: "100 %1"), "100 %1"),
    ] as [(Message, String)] {
      #expect(Self.catalogue.japanese(message) == japanese)
    }
  }

  private static func places(_ sentence: String) -> [String] {
    sentence.matches(of: /%[1-9]/).map { String($0.output) }
  }

  @Test("English messages stay the same")
  func english() {
    for messages in MessageCatalogue.japaneseMessages {
      for (english, _) in messages { #expect(MessageCatalogue.text(Message(key: english), in: .english) == english) }
    }
  }

  @Test("No message is listed twice, and Japanese messages use only the arguments of the English ones")
  func entries() {
    var seen: Set<String> = []
    for messages in MessageCatalogue.japaneseMessages {
      for (english, japanese) in messages {
        #expect(seen.insert(english).inserted, "twice: \(english)")
        let places = Self.places(english)
        #expect(Set(Self.places(japanese)).isSubset(of: places), "\(english)")
        #expect(places == (0..<places.count).map { "%\($0 + 1)" }, "\(english)")
        #expect(japanese.unicodeScalars.contains { $0.value >= 0x3040 }, "\(english)")
      }
    }
  }
}
