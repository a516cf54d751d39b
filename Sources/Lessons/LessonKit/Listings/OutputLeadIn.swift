import SourceText
import SwiftListings

/// A text that says that output follows.
struct OutputLeadIn {
  private let text: String

  /// Creates a lead-in from a paragraph or a heading.
  init(_ text: String) {
    let words = text.split { $0.isWhitespace }.joined(separator: " ")
    self.text = words.trimming { "#*_ ".contains($0) }
  }

  /// Whether the text, which is between a listing and a fence, says that the fence holds the output.
  var isBelowListing: Bool {
    guard text.count <= 80, !isOfSomethingElse else { return false }
    let plain = text.trimming { ":：。.*_[]【】 ".contains($0) }
    return plain.wholeMatch(of: Self.title) != nil || plain.wholeMatch(of: Self.sentence) != nil
      || plain.wholeMatch(of: Self.japanese) != nil
  }

  /// Whether the text, which is above a listing, says that the fence below the listing holds the output.
  var isAboveListing: Bool {
    let last = text.split(separator: /[.。]\s*/).last.map(String.init) ?? text
    guard text.hasSuffix(":") || text.hasSuffix("：") || text.hasSuffix("。"), !OutputLeadIn(last).isOfSomethingElse
    else { return false }
    return last.contains(Self.announcement) || last.contains(Self.japaneseAnnouncement)
  }

  /// Whether the text is about other output, such as the compiler's, or says that something is not printed.
  private var isOfSomethingElse: Bool {
    text.lowercased().contains(Self.others) || text.contains(/コンパイル|エラー|警告|ません|ない/)
  }

  // Regular expressions are values that never change, though the compiler cannot know that.
  private nonisolated(unsafe) static let others =
    /\b(?:not|never|without|instead|unless|if|error|errors|warning|warnings|compiler|compile|before|previously|earlier|formerly|used to|no longer|file)\b|n['’]t\b/
  private nonisolated(unsafe) static let title =
    /(?:(?:the|expected|console|sample|example|resulting|program|terminal|standard|printed)\s)*(?:output|results?|console|prints|outputs)(?:\sis|\swill be|\slooks like(?: this)?)?(?:\s(?:the following|this|as follows))?/
    .ignoresCase()
  private nonisolated(unsafe) static let sentence =
    /(?:(?:and|so|then|now|which|running|executing)\s)*(?:(?:this|it|that|which|the|above|code|example|program|listing|snippet|statement|call|line|loop|function|script|console)\s)*(?:will\s|would\s|should\s)?(?:prints?|outputs?|displays?|shows?|logs?|produces?|writes?|yields?|results? in)(?:\sout)?(?:\s(?:the following|this|these|as follows|the|lines?|output|text|result|below|following|in|to|console|two|three|four|five|\d+))*/
    .ignoresCase()
  private nonisolated(unsafe) static let japanese =
    /(?:(?:この|上の|その)?(?:コード|例|プログラム|リスト)?(?:の|を実行すると)?、?)?(?:実行結果|出力結果|出力例|出力|表示結果|表示|結果)(?:は、?(?:次|以下)の(?:とおり|通り|よう)(?:です|になります|に(?:なります|出力されます|表示されます))?)?|.{0,30}(?:次|以下)の(?:よう|とおり|通り)に(?:出力|表示)(?:し|され)(?:ます|る)|(?:输出|打印|运行)(?:结果)?|.{0,30}と(?:出力|表示)(?:し|され)(?:ます|る)/
  private nonisolated(unsafe) static let announcement =
    /\b(?:prints?|outputs?|displays?|logs?|produces?)\b.*\b(?:following|below|this|as follows|output)\b|\b(?:following|this|code|example)\b.*\b(?:prints?|outputs?|logs)\b/
    .ignoresCase()
  private nonisolated(unsafe) static let japaneseAnnouncement =
    /(?:次|以下|下)の(?:よう|とおり|通り|内容|文字列|値)(?:に|を)(?:出力|表示)|(?:出力|表示)(?:し|され)(?:ます|る)/
}

extension String {
  /// Returns the text without the signs at its ends that fulfill a condition.
  fileprivate func trimming(_ isRemoved: (Character) -> Bool) -> String {
    let start = drop(while: isRemoved)
    return String(start.reversed().drop(while: isRemoved).reversed())
  }
}
