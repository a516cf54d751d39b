import ExperimentKit
import Results
import SourceText
import Testing

@Suite("Claims")
struct ClaimTests {
  @Test("A row has the owner of its claim and the verdict, in both languages")
  func rows() {
    let scope = LocalizedText(en: "up to Swift 5.0", ja: "Swift 5.0まで")
    let words = LocalizedText(en: "it works", ja: "動く")
    let claims = [
      Claim(.author, words, computed: words, true), Claim(.author(scope), words, computed: words, .wasTrue),
      Claim(.author, words, computed: words, .isTrueThere), Claim(.expectation, words, computed: words, false),
      Claim(.expectation, .code("x"), computed: .empty, .isUnknownHere),
    ]
    #expect(
      TableText(Claim.table(claims), .english).lines == [
        "| claim    | who says so                  | computed | verdict                |",
        "|----------|------------------------------|----------|------------------------|",
        "| it works | the author                   | it works | true                   |",
        "| it works | the author (up to Swift 5.0) | it works | then true, now false   |",
        "| it works | the author                   | it works | true there, not here † |",
        "| it works | a reader                     | it works | false                  |",
        "| `x`      | a reader                     |          | cannot be known here † |",
      ])
    #expect(
      TableText(Claim.table(claims), .japanese).rows.map { "\($0[1]): \($0[3])" } == [
        "筆者: 正しい", "筆者(Swift 5.0まで): 当時は正しく、今は誤り", "筆者: その環境では正しい †", "読者の予想: 誤り",
        "読者の予想: ここでは確かめられない †",
      ])
  }
}
