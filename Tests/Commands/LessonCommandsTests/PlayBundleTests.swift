import TestSupport
import Testing

@Suite("Errors in playground bundles")
struct PlayBundleTests {
  private static let page = "let x = 1\n"
  private static let good = "A.playground/Pages/Good.xcplaygroundpage/Contents.swift"
  private static let list = "A.playground/contents.xcplayground"

  private static func list(_ pages: String) -> String { "<playground>\n<pages>\n\(pages)\n</pages>\n</playground>\n" }

  private static let bundles: [(files: [String: String], messages: [String], runs: Bool)] = [
    ([:], ["A.playground: error: There is no such playground. Check the path."], false),
    (
      ["A.playground": "x"],
      ["A.playground: error: This is a file, not a playground. Name the folder that ends in `.playground`."], false
    ),
    (
      ["A.playground/readme.txt": "x"],
      [
        "A.playground: error: There is no `Contents.swift` and no folder `Pages` here, so this is not a playground. Name a folder that ends in `.playground`."
      ], false
    ),
    (
      ["A.playground/Contents.swift": page],
      [
        "A.playground: error: The file `contents.xcplayground` is missing. Xcode opens the playground only with it. Add it."
      ],
      true
    ),
    (
      [good: page],
      [
        "A.playground: error: The file `contents.xcplayground` is missing. The pages run in the order of their names. "
          + "Add it."
      ],
      true
    ),
    (
      [good: page, list: list("<page name='Good'/>\n<page name='Gone'/>")],
      [
        "A.playground/contents.xcplayground:4:1: error: The page `Gone` is listed, but does not exist. Create `Pages/Gone.xcplaygroundpage/Contents.swift`, or remove the page from the list."
      ], true
    ),
    (
      [good: page, list: list("<page name='Goood'/>")],
      [
        "A.playground/contents.xcplayground:3:1: error: The page `Goood` is listed, but does not exist. Did you mean `Good`? Create `Pages/Goood.xcplaygroundpage/Contents.swift`, or remove the page from the list.",
        "A.playground/Pages/Good.xcplaygroundpage: error: The page is not listed in `contents.xcplayground`, so it runs after the listed pages. Add `<page name='Good'/>` to it.",
      ], true
    ),
    (
      [good: page, list: list("<page name='Good'/>\n<page name='Good'/>")],
      [
        "A.playground/contents.xcplayground:4:1: error: The page `Good` is listed twice. It runs at its first position: remove the other one."
      ], true
    ),
    (
      [good: page, list: list("<page name='Good'/>"), "A.playground/Contents.swift": "print(1)"],
      [
        "A.playground/Contents.swift: error: This is not run, because the playground has pages. Move it into `Pages`, or remove it."
      ], true
    ),
    (
      [
        good: page, list: list("<page name='Good'/><page name='Empty'/>"),
        "A.playground/Pages/Empty.xcplaygroundpage/a.txt": "",
      ],
      [
        "A.playground/Pages/Empty.xcplaygroundpage/Contents.swift: error: There is no such file. A page is a folder with a file `Contents.swift`."
      ],
      true
    ),
    (
      ["A.playground/Contents.swift": page, list: list("<page name='Good'/>")],
      [
        "A.playground/contents.xcplayground:3:1: error: The page `Good` is listed, but there is no folder `Pages`. Remove it from the list, or create `Pages/Good.xcplaygroundpage/Contents.swift`."
      ], true
    ),
    (
      ["A.playground/Pages/a.txt": "", list: list("")],
      [
        "A.playground/Pages: error: There is no page here. A page is a folder `NAME.xcplaygroundpage` with a file `Contents.swift`."
      ], false
    ),
    (
      [good: page, list: "<playground>\n<pages>\n<page name='Good'>\n</pages>\n</playground>\n"],
      [
        "A.playground/contents.xcplayground:4:1: error: `</pages>` ends no element that is open here. Until you fix it, the pages run in the order of their names."
      ], true
    ),
  ]

  @Test("Each error is reported with its place and a fix, and the other pages run", arguments: bundles.indices)
  func errors(_ index: Int) async throws {
    let (files, messages, runs) = Self.bundles[index]
    let folder = try PlayFolder()
    for (name, text) in files { try folder.folder.write(text, to: name) }
    let run = await folder.play("A.playground")
    #expect(run.messages == messages.map { $0 + "\n" }.joined())
    #expect(run.output == (runs ? "let x = 1 │ 1\n" : ""))
    #expect(run.status == 2)
  }

  @Test("A page that is not UTF-8 is reported, and the other pages run")
  func encoding() async throws {
    let folder = try PlayFolder(pages: ["Good": Self.page], listed: ["Bad", "Good"])
    try folder.folder.write([0x6C, 0xFF, 0x0A], to: "A.playground/Pages/Bad.xcplaygroundpage/Contents.swift")
    let run = await folder.play("A.playground")
    #expect(
      run.messages
        == "A.playground/Pages/Bad.xcplaygroundpage/Contents.swift: error: The page is not UTF-8. Save it as UTF-8.\n")
    #expect(run.output == "let x = 1 │ 1\n")
    #expect(run.status == 2)
  }
}
