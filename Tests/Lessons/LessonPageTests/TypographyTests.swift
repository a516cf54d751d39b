import SourceText
import Testing

@testable import LessonPage

@Suite("Typography of pages")
struct TypographyTests {
  private static let caret = "<i class=\"caret\">^</i>"

  @Test(
    "Minus signs and exponents are set in text, and neither in code nor in tags",
    arguments: [
      ("<p>-3</p>", "<p>−3</p>"),
      ("<td align=\"right\">+1.25 × 2^-1</td>", "<td align=\"right\">+1.25 × 2\(caret)<sup>−1</sup></td>"),
      ("<p>2^b</p>", "<p>2\(caret)<sup>b</sup></p>"),
      ("<p><code>-3 2^b</code></p>", "<p><code>-3 2^b</code></p>"),
      ("<pre><code>-3</code></pre>", "<pre><code>-3</code></pre>"),
      ("<kbd>-3</kbd>", "<kbd>-3</kbd>"), ("<p><code>x</code>-3</p>", "<p><code>x</code>-3</p>"),
      ("<a title=\"-3 > 2^b\" href='a>-3'>-3</a>", "<a title=\"-3 > 2^b\" href='a>-3'>−3</a>"),
      ("<!-- -3 > 2^b --><p>-3</p>", "<!-- -3 > 2^b --><p>−3</p>"),
      ("<option>-3</option><textarea>2^b</textarea>", "<option>-3</option><textarea>2^b</textarea>"),
      ("<script>-3 < 2^b</script><p>-3</p>", "<script>-3 < 2^b</script><p>−3</p>"),
      ("<svg><text>-3</text></svg>", "<svg><text>-3</text></svg>"),
      ("<p>255 - <em>m</em>, <em>x</em> - 1</p>", "<p>255 − <em>m</em>, <em>x</em> − 1</p>"),
      ("<p>5</p><p>-3</p>", "<p>5</p><p>−3</p>"), ("<td>5</td><td>-3</td>", "<td>5</td><td>−3</td>"),
      ("5<em>-3</em>", "5<em>-3</em>"),
      ("<em>x</em>^2", "<em>x</em>\(caret)<sup>2</sup>"), ("2^<em>b</em>", "2^<em>b</em>"),
      ("2^1<em>0</em>", "2^1<em>0</em>"),
      ("10<sup>-3</sup>", "10<sup>−3</sup>"), ("1 &lt; -3", "1 &lt; −3"), ("&gt;-3&amp;", "&gt;−3&amp;"),
      ("a<br>-3", "a<br>−3"),
      ("12345<wbr>-67", "12345<wbr>-67"), ("<p>é 日 -3</p>", "<p>é 日 −3</p>"), ("a < -3", "a < −3"),
    ])
  func numbers(_ html: String, _ expected: String) {
    #expect(Typography.html(html, .japanese) == expected)
  }

  @Test(
    "Japanese in an English text has its language, in code as well",
    arguments: [
      ("<p>binary16を参考に</p>", "<p>binary16<span lang=\"ja\">を参考に</span></p>"),
      ("<p>“IEEE754 にある b”</p>", "<p>“IEEE754 <span lang=\"ja\">にある</span> b”</p>"),
      ("<code>値 = 1</code>", "<code><span lang=\"ja\">値</span> = 1</code>"),
      ("<p>-3 は</p>", "<p>−3 <span lang=\"ja\">は</span></p>"),
      ("<p>は2^bを</p>", "<p><span lang=\"ja\">は</span>2\(caret)<sup>b</sup><span lang=\"ja\">を</span></p>"),
      ("<p>「2つ」\n々𠮷 é</p>", "<p><span lang=\"ja\">「2つ」</span>\n<span lang=\"ja\">々𠮷</span> é</p>"),
      ("<img alt=\"値\">", "<img alt=\"値\">"), ("<option>値</option>", "<option>値</option>"),
      ("<p>a &amp; b</p>", "<p>a &amp; b</p>"),
    ])
  func japanese(_ html: String, _ expected: String) {
    #expect(Typography.html(html, .english) == expected)
  }

  @Test("Japanese in a Japanese text has no element of its own")
  func ownLanguage() {
    #expect(Typography.html("<p>値 -3</p>", .japanese) == "<p>値 −3</p>")
  }

  @Test("The text of a page is that of its document apart from minus signs", arguments: 0..<300)
  func text(round: Int) {
    var state = UInt64(20_261_128 + round)
    func pick(_ pieces: [String]) -> String {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return pieces[Int(state >> 33) % pieces.count]
    }
    let pieces = [
      "-", "^", "2", "x", " ", "(", ")", "は", "値", "ー", "inf", ".5", "&amp;", "<em>", "</em>", "<code>", "</code>",
      "<p>", "</p>",
      "<i a=\">\">", "<br>", "é", "\n",
    ]
    let html = (0..<40).map { _ in pick(pieces) }.joined()
    let set = Typography.html(html, .english)
    let tags = /<[^>"]*("[^"]*")?[^>"]*>/
    #expect(
      set.replacing(tags, with: "").replacing("−", with: "-") == html.replacing(tags, with: ""),
      "round \(round): \(html)")
  }
}
