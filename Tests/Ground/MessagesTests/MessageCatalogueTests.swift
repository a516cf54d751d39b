import SourceText
import Testing

@testable import Messages

@Suite("Messages in the reader's language")
struct MessageCatalogueTests {
  private static let catalogue = MessageCatalogue([
    ("There is no experiment `%1`.", "`%1`という実験はありません。"),
    ("There is no experiment `%1` here.", "ここに`%1`という実験はありません。"),
    ("The %1 are: %2.", "使える%1は、%2です。"), ("encodings", "符号"), ("It takes %1.", "%1を書いてください。"),
    ("a whole number from %1 to %2", "%1から%2までの整数"), ("%1 cell%2 in %3 file%4.", "%3個のファイルの%1個のセル。"),
    ("The file could not be %1: %2.", "ファイルを%1できませんでした(%2)。"), ("read", "読み込み"), ("Try it.", "試してください。"),
  ])

  @Test(
    "A message is said as the catalogue has it",
    arguments: [
      ("Try it.", "試してください。"), ("There is no experiment `a`.", "`a`という実験はありません。"),
      ("There is no experiment `a` here.", "ここに`a`という実験はありません。"),
      ("There is no experiment `read`.", "`read`という実験はありません。"),
      ("There is no experiment `a b`. The encodings are: `c`, `d`.", "`a b`という実験はありません。使える符号は、`c`, `d`です。"),
      ("It takes a whole number from 1 to 32.", "1から32までの整数を書いてください。"), ("1 cell in 2 files.", "2個のファイルの1個のセル。"),
      ("The file could not be read: it is gone.", "ファイルを読み込みできませんでした(it is gone)。"),
      ("Try it. This is not known. Try it.", "試してください。This is not known. 試してください。"),
      ("Try it.\nTry it.", "試してください。\n試してください。"), ("This is not known.", "This is not known."), ("", ""),
    ])
  func japanese(_ english: String, _ japanese: String) {
    #expect(Self.catalogue.japanese(english) == japanese)
  }

  @Test("What stands between backquotes ends at the next backquote")
  func quoted() {
    let catalogue = MessageCatalogue([("`%1` is no `%2`.", "`%1`は`%2`ではありません。")])
    #expect(catalogue.japanese("`a` is no `b` is no `c`.") == "`a` is no `b` is no `c`.")
    #expect(catalogue.japanese("`a` is no `b`.") == "`a`は`b`ではありません。")
  }

  @Test("English stays as it is")
  func english() {
    for messages in MessageCatalogue.japaneseMessages {
      for (english, _) in messages { #expect(MessageCatalogue.text(english, in: .english) == english) }
    }
  }

  @Test("No message is there twice, and each argument of the Japanese is one of the English")
  func entries() {
    var seen: Set<String> = []
    for messages in MessageCatalogue.japaneseMessages {
      for (english, japanese) in messages {
        #expect(seen.insert(english).inserted, "twice: \(english)")
        let (pattern, translation) = (MessagePattern(english), MessagePattern(japanese))
        #expect(Set(translation.places).isSubset(of: pattern.places), "\(english)")
        #expect(Set(pattern.places).count == pattern.places.count, "\(english)")
        #expect(pattern.places.isEmpty || pattern.fixedCount > 3, "matches nearly anything: \(english)")
        #expect(japanese.unicodeScalars.contains { $0.value >= 0x3040 }, "\(english)")
      }
    }
  }
}
