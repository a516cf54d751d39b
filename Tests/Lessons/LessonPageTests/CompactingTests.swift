import Testing

@testable import LessonPage

@Suite("Style sheets and scripts without what only authors need")
struct CompactingTests {
  @Test(
    "A style sheet loses comments, spaces, and zeros, and keeps what separates",
    arguments: [
      ("a  {\n  color: red;\n}\n", "a{color:red}"),
      ("a b , c > d{}", "a b,c>d{}"),
      (".card :is(p, li) + ul{}", ".card :is(p,li) + ul{}"),
      ("a :hover, a:hover{}", "a :hover,a:hover{}"),
      ("@media (min-width: 48em) and (hover){a{b:c}}", "@media (min-width:48em) and (hover){a{b:c}}"),
      (
        "a{margin: 0 -0.5rem 0.25rem 10.5px; width: calc(50% - (1px + 0.5em))}",
        "a{margin:0 -0.5rem .25rem 10.5px;width:calc(50% - (1px + .5em))}"
      ),
      ("/* a; */ a { /* b */ content: \"/* c  */ 0.5\" }", "a{content:\"/* c  */ 0.5\"}"),
      ("a{content: '\\' {  '}", "a{content:'\\' {  '}"),
      ("a{--x: 0.2em var(--y)}", "a{--x:.2em var(--y)}"),
      ("/**/a{}", "a{}"), ("a{}/* b", "a{}"), ("a{content:\"b", "a{content:\"b"),
    ])
  func style(source: String, expected: String) {
    #expect(String(decoding: CompactStyle.text(of: Array(source.utf8)), as: UTF8.self) == expected)
  }

  @Test(
    "A script loses comments and spaces, and keeps those that mean something",
    arguments: [
      ("// a\nconst b = 1; // c\n\n  let d;\n", "const b=1;let d;"),
      ("if (a) {\n  b();\n} else {\n  c();\n}\nd();", "if(a){b();}else{c();}\nd();"),
      ("a = b\nc()", "a=b\nc()"),
      ("a\n  .b(c)\n  .d()", "a.b(c).d()"),
      ("a + +b - -c + d - e", "a+ +b- -c+d-e"),
      ("a++\nb", "a++\nb"),
      ("return /* a */ b", "return b"),
      ("x = \"// a  b\" + ' /* c */ '", "x=\"// a  b\"+' /* c */ '"),
      ("x = a / b / c", "x=a/b/c"),
      ("x.replace(/[/ ]  \"/g, ``)", "x.replace(/[/ ]  \"/g,``)"),
      ("return /a  b/.test(c)", "return/a  b/.test(c)"),
      ("x = `a  ${ b ? `c  ${ d }` : { e: 1 } }  // f`;", "x=`a  ${b?`c  ${d}`:{e:1}}  // f`;"),
      ("x = `\\`  \\${ a`", "x=`\\`  \\${ a`"),
      ("const { a } = b, [ c ] = d", "const{a}=b,[c]=d"),
      ("あ in b", "あ in b"),
      ("a /", "a/"), ("`a", "`a"), ("/* a", ""),
    ])
  func script(source: String, expected: String) {
    #expect(String(decoding: CompactScript.text(of: Array(source.utf8)), as: UTF8.self) == expected)
  }

  @Test(
    "The style and the scripts of pages have nothing left to lose, and a hash of their own",
    arguments: [
      (PageAssets.style, CompactStyle.text), (PageAssets.liveStyle, CompactStyle.text),
      (PageAssets.indexStyle, CompactStyle.text), (PageAssets.reportStyle, CompactStyle.text),
      (PageAssets.script, CompactScript.text), (PageAssets.liveScript, CompactScript.text),
      (PageAssets.indexScript, CompactScript.text),
    ] as [(PageAssets.Asset, @Sendable ([UInt8]) -> [UInt8])])
  func assets(asset: PageAssets.Asset, compact: @Sendable ([UInt8]) -> [UInt8]) {
    let bytes = Array(asset.text.utf8)
    #expect(compact(bytes) == bytes)
    #expect(!asset.text.contains("\n "))
    #expect(bytes.count > 1_000)
  }
}
