import Testing

@testable import LessonExport

@Suite("GIFT")
struct GIFTTextTests {
  private func item(_ answer: ExportedItem.Answer, html: String = "<p>Q</p>", explanation: String = "") -> ExportedItem
  {
    ExportedItem(name: "a/q", html: html, answer: answer, explanation: explanation)
  }

  private func text(_ items: [ExportedItem], _ category: String = "C") -> String {
    var text = GIFTText()
    text.add(items, category: category)
    return text.text
  }

  private func lines(_ item: ExportedItem) -> [String] {
    text([item]).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test("A number has an exact answer, and wrong numbers with reasons get nothing")
  func numbers() {
    let answer = ExportedItem.Answer.number(
      right: .init(forms: ["-3"], reason: ""), wrong: [.init(forms: ["29"], reason: "you read it <code>a</code>.")])
    #expect(
      lines(item(answer)) == [
        "$CATEGORY: C", "", "::a/q::[html]<p>Q</p>{#", "\t=-3:0", "\t=%0%29:0#you read it <code>a</code>.", "}", "",
      ])
  }

  @Test("Marks of GIFT, line breaks, and wildcards are escaped")
  func escapes() {
    let answer = ExportedItem.Answer.text(
      right: .init(forms: ["a*b\\c"], reason: ""), wrong: [.init(forms: ["{=}"], reason: "x~y#z: \\")])
    let text = lines(item(answer, html: "<pre>// one\n\ntwo = 2</pre>", explanation: "a{b}"))
    #expect(
      text.dropFirst(2) == [
        "::a/q::[html]<pre>// one\\n\\ntwo \\= 2</pre>{", "\t=a\\\\*b\\\\c", "\t=%0%\\{\\=\\}#x\\~y\\#z\\: \\\\",
        "\t####a\\{b\\}", "}", "",
      ])
    #expect(self.text([item(answer)], "a/b").hasPrefix("$CATEGORY: a//b\n\n::"))
  }

  @Test(
    "One right choice is marked, and several ones share the points",
    arguments: [(2, "50"), (3, "33.33333"), (8, "12.5")])
  func choices(_ count: Int, _ share: String) {
    let right = (0..<count).map { ExportedItem.Choice(html: "r\($0)", isRight: true, reason: "") }
    let wrong = ExportedItem.Choice(html: "w", isRight: false, reason: "no")
    #expect(lines(item(.choice([right[0], wrong]))).dropFirst(3).prefix(2) == ["\t=r0", "\t~w#no"])
    let several = lines(item(.choice(right + [wrong])))
    #expect(several[3] == "\t~%\(share)%r0" && several.contains("\t~%-\(share)%w#no"))
  }
}
