import Testing

@testable import LessonPage

@Suite("Addresses of SVG pictures")
struct SVGAddressTests {
  @Test(
    "Only what has a meaning in an address or an attribute is escaped, and text keeps its quotation marks",
    arguments: [
      ("<a b=\"c d\">é 図 &amp; #%?</a>\n", "<a b='c d'>é 図 %26amp; %23%25?</a>%0A"),
      ("<a b=\"'c'\" d=\"\">\"e\"</a>", "<a b=%22'c'%22 d=''>%22e%22</a>"),
      ("<a b='\"' c=\"d\" e=\"f\"/>", "<a b='%22' c='d' e='f'/>"),
      ("<!-- it's \"so --><a b=\"c\"/>", "<!-- it's %22so --><a b=%22c%22/>"),
      ("<a b=\"c", "<a b=%22c"),
      ("<svg role=\"img\" aria-label=\"a 'b'\" id=\"c\"/>", "<svg role='img' id='c'/>"),
      ("<a><title>b</title>\n<c/><title>d</a>", "<a><c/><title>d</a>"),
      ("<g>\n<a/>\n\n</g>", "<g><a/>%0A%0A</g>"),
      ("<text>\n<tspan>a</tspan>\n<a/>\n</text>", "<text>%0A<tspan>a</tspan>%0A<a/>%0A</text>"),
    ])
  func escapes(svg: String, expected: String) {
    #expect(SVGAddress.text(of: Array(svg.utf8)) == "data:image/svg+xml," + expected)
  }
}
