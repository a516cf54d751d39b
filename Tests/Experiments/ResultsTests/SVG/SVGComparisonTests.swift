import Results
import SourceText
import Testing

/// Returns the differences between two pictures, from the content of `<svg>`.
func differences(_ expected: String, _ found: String) throws -> [Difference] {
  func picture(_ content: String) -> [UInt8] {
    Array("<svg xmlns=\"http://www.w3.org/2000/svg\">\(content)</svg>".utf8)
  }
  return try SVGComparison.differences(expected: picture(expected), found: picture(found))
}

@Suite("SVG compared by its drawing")
struct SVGComparisonTests {
  @Test(
    "Pictures with the same drawing agree",
    arguments: [
      ("<rect x='1'/>", "\n  <rect\tx = \"1\"></rect>\n"), ("<rect x='1' y='2'/>", "<rect y='2' x='1'/>"),
      ("<g/>", "<!-- g --><g/><?x y?>"), ("<g/>", "<metadata>mine</metadata><g/>"),
      ("<g/>", "<g xmlns:ink='u' ink:label='one'/><ink:view/>"),
      ("<rect x='1'/>", "<rect x='1.00'/>"), ("<rect x='.5'/>", "<rect x='+5e-1px'/>"),
      ("<rect x='1'/>", "<rect x='1.01'/>"),
      ("<polygon points='0,0 1,-1'/>", "<polygon points='0 0,1-1.001'/>"),
      ("<rect fill='#fff'/>", "<rect fill='#FFFFFF'/>"), ("<rect fill='#fff'/>", "<rect fill='rgb(255, 255, 255)'/>"),
      ("<rect fill='white'/>", "<rect fill='rgb(100%,100%,100%)'/>"),
      ("<rect fill='#ff8000'/>", "<rect fill='rgb(100% 50% 0)'/>"),
      ("<rect fill='#f008'/>", "<rect fill='rgba(255,0,0,.5333)'/>"),
      ("<rect fill='RebeccaPurple'/>", "<rect fill='#639f'/>"),
      ("<rect fill='red' stroke='blue'/>", "<rect style='stroke: blue; fill:#f00;' fill='green'/>"),
      ("<rect/>", "<rect x='0' y='0.0' fill='#000' stroke='none' opacity='1' stroke-width='1px' transform=''/>"),
      ("<svg/>", "<svg version='1.1' preserveAspectRatio='xMidYMid  meet'/>"),
      ("<g fill='red'><rect/></g>", "<g fill='red'><rect fill='red'/></g>"),
      ("<g fill='red'><rect/></g>", "<g fill='red'><rect fill='inherit'/></g>"),
      ("<g fill='red'><g fill='black'/></g>", "<g fill='#f00'><g fill='#000'/></g>"),
      ("<path d='M0 0L10 0L10 10Z'/>", "<path d='m0,0h10v10z'/>"),
      ("<path d='M1 1L2 2L3 3'/>", "<path d='M1 1 2 2 3 3'/>"),
      ("<path d='m1 1 1 1'/>", "<path d='M1 1L2 2'/>"),
      ("<path d='M0 0A5 5 0 0 1 10 0'/>", "<path d='M0 0a5 5 0 0110 0'/>"),
      ("<path d='M0 0C1 1 2 1 3 0S5-1 6 0'/>", "<path d='M0,0 c1,1 2,1 3,0 1-1 2-1 3 0'/>"),
      ("<path d='M0 0Q1 1 2 0T4 0'/>", "<path d='M0 0Q1 1 2 0Q3-1 4 0'/>"),
      ("<path d='M5 5h1zl1 1'/>", "<path d='M5 5L6 5ZL6 6'/>"),
      ("<g transform='translate(1,2) rotate(45)'/>", "<g transform='translate( 1 2.0 ),rotate(45.001)'/>"),
      ("<text>a b</text>", "<text>\n  a\n  b\n</text>"), ("<text>a b</text>", "<text>a<!-- --> <![CDATA[b]]></text>"),
      ("<text>a&lt;é</text>", "<text><![CDATA[a<]]>&#xE9;</text>"),
      ("<text>a<tspan> b</tspan></text>", "<text>a <tspan>b</tspan></text>"),
      ("<title>one two</title>", "<title> one\n two </title>"),
      ("<g id='a'/><use href='#a'/>", "<g id='b'/><use xlink:href='#b'/>"), ("<g id='a'/>", "<g/>"),
      (
        "<linearGradient id='p'/><clipPath id='q'/><g fill='url(#p)' clip-path='url(#q)'/>",
        "<linearGradient id='q'/><clipPath id='p'/><g fill='url( \"#q\" )' clip-path=\"url('#p')\"/>"
      ),
      ("<g/><g id='a'/><use href='#a'/>", "<g id='c'/><g id='b'/><use href='#b'/>"),
      ("<title id='t'>T</title><g aria-labelledby='t'/>", "<title id='u'>T</title><g aria-labelledby='u'/>"),
      ("<text font-family=\"'Noto Sans', serif\"/>", "<text font-family='Noto  Sans,serif'/>"),
    ])
  func same(_ expected: String, _ found: String) throws {
    #expect(try differences(expected, found).isEmpty)
    #expect(try differences(found, expected).isEmpty)
  }

  @Test(
    "A different drawing is reported with the path of the element or attribute",
    arguments: [
      ("<rect x='1'/>", "<rect x='1.02'/>", "/svg/rect/@x", "1", "1.02"),
      ("<rect x='1%'/>", "<rect x='1'/>", "/svg/rect/@x", "1%", "1"),
      ("<rect/>", "<rect x='5'/>", "/svg/rect/@x", nil, "5"),
      ("<rect fill='#fff'/>", "<rect fill='#fffffe'/>", "/svg/rect/@fill", "#fff", "#fffffe"),
      ("<rect fill='none'/>", "<rect/>", "/svg/rect/@fill", "none", nil),
      ("<g fill='red'><rect fill='black'/></g>", "<g fill='red'><rect/></g>", "/svg/g/rect/@fill", "black", nil),
      ("<g><g/><rect/><rect r='1'/></g>", "<g><g/><rect/><rect r='2'/></g>", "/svg/g/rect[2]/@r", "1", "2"),
      ("<rect/>", "<circle/>", "/svg/rect", "<rect>", "<circle>"),
      ("<g/>", "<g/><circle r='3' cx='1'/>", "/svg/circle", nil, "<circle cx=\"1\" r=\"3\">"),
      ("<circle/><g/>", "<g/>", "/svg/circle", "<circle>", nil),
      ("<text>a b</text>", "<text>ab</text>", "/svg/text/text()", "a b", "ab"),
      ("<text>1.00</text>", "<text>1</text>", "/svg/text/text()", "1.00", "1"),
      ("<text>a\u{3000}b</text>", "<text>a b</text>", "/svg/text/text()", "a\u{3000}b", "a b"),
      ("<text xml:space='preserve'>a  b</text>", "<text>a  b</text>", "/svg/text/text()", "a  b", "a b"),
      ("<title>é</title>", "<title>e\u{301}</title>", "/svg/title/text()", "é", "e\u{301}"),
      ("<g aria-label='1.0'/>", "<g aria-label='1'/>", "/svg/g/@aria-label", "1.0", "1"),
      ("<path d='M0 0L1 1'/>", "<path d='M0 0l1 2'/>", "/svg/path/@d", "M0 0L1 1", "M0 0l1 2"),
      ("<path d='M0 0L1 1L'/>", "<path d='M0 0L1 1'/>", "/svg/path/@d", "M0 0L1 1L", "M0 0L1 1"),
      (
        "<g id='a'/><rect id='b'/><use href='#a'/>", "<g id='a'/><rect id='b'/><use href='#b'/>", "/svg/g/@id", "id1",
        nil
      ),
      ("<style>g{fill:red}</style>", "<style>g{fill:blue}</style>", "/svg/style/text()", "g{fill:red}", "g{fill:blue}"),
      ("<style>#a{}</style><g id='a'/>", "<style>#a{}</style><g id='b'/>", "/svg/g/@id", "a", "b"),
      ("<defs><g fill='black'/></defs>", "<defs><g/></defs>", "/svg/defs/g/@fill", "black", nil),
    ] as [(String, String, String, String?, String?)])
  func other(_ expected: String, _ found: String, _ part: String, _ was: String?, _ new: String?) throws {
    let all = try differences(expected, found)
    #expect(all.first == Difference(line: 1, part: part, expected: was, found: new))
  }

  @Test("The line is that of the expected picture, and an extra element does not make those after it differ")
  func lines() throws {
    let expected = "\n<g/>\n<rect x='1'/>\n<rect x='2'/>\n<circle r='1'/>\n"
    let found = "<g/><rect x='1'/><rect x='9'/><rect x='2'/><circle r='2'/>"
    #expect(
      try differences(expected, found) == [
        Difference(line: 3, part: "/svg/rect[2]", expected: nil, found: "<rect x=\"9\">"),
        Difference(line: 5, part: "/svg/circle/@r", expected: "1", found: "2"),
      ])
  }

  @Test("Long values are shown around the first difference")
  func excerpt() throws {
    let points = (0..<40).map { "\($0),\($0)" }
    let moved = points.map { $0 == "20,20" ? "20,20.5" : $0 }
    let all = try differences(
      "<polygon points='\(points.joined(separator: " "))'/>", "<polygon points='\(moved.joined(separator: " "))'/>")
    #expect(all.map(\.expected) == ["… 18 19 19 20 20 21 21 22 22 23 …"])
    #expect(all.map(\.found) == ["… 18 19 19 20 20.5 21 21 22 22 23 …"])
  }

  @Test(
    "A file that is not SVG is a difference that says so",
    arguments: [
      ("", 1, "There is no `<svg>` here."), ("words", 1, "There is text outside the element `<svg>`."),
      ("<html/>", 1, "The outermost element is `<html>`, not `<svg>`."), ("<svg>\n<g>", 2, "`<g>` is not closed."),
      ("<svg>\n</g>", 2, "`</g>` ends no element that is open here."),
      ("<svg/>\n<svg/>", 2, "`<svg>` comes after the end."),
      ("<svg a='1' a='2'/>", 1, "Duplicate attribute `a`."),
      ("<svg>&nbsp;</svg>", 1, "`&nbsp` is not a character reference."),
      (String(repeating: "<svg>", count: 100_000), 1, "Elements are nested more than 200 deep."),
    ])
  func noSVG(_ expected: String, _ line: Int, _ message: String) throws {
    let found = Array("<svg/>".utf8)
    #expect(
      try SVGComparison.differences(expected: Array(expected.utf8), found: found) == [
        Difference(line: line, expected: "no SVG: \(message)", found: "SVG")
      ])
    #expect(throws: XMLError(line: line, message: Message(key: message))) {
      try SVGComparison.differences(expected: found, found: Array(expected.utf8))
    }
  }

  @Test("Bytes that are not UTF-8 are not SVG")
  func noText() throws {
    let all = try SVGComparison.differences(expected: [0x3C, 0xFF], found: Array("<svg/>".utf8))
    #expect(all.map(\.expected) == ["no SVG: This is not UTF-8."])
  }
}
