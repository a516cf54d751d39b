import Foundation
import LessonKit
import LessonRunner
import SwiftCells
import TestSupport
import Testing

@Suite("Unchanged documents")
struct KeptVerdictTests {
  /// A Swift cell that is not compiled, although it makes the document depend on the compiler.
  private let swiftCell = "```swift ignore=\"it is shown alone\"\nprint(1)\n```\n"

  @Test("An unchanged document is not run again, and its counts stay the same")
  func unchanged() async throws {
    let cached = try CachedFolder()
    try cached.folder.write(cached.lesson(cached.cell("more", name: "more") + swiftCell), to: "lesson.md")
    let first = await cached.run()
    let second = await cached.run()
    #expect((first.computed, second.computed) == (2, 0))
    #expect(first.summary == second.summary)
    #expect((first.summary.cells[.agrees], first.summary.cells[.skipped]) == (2, 1))
  }

  @Test("Skipped listings are counted the same from the cache")
  func listings() async throws {
    let cached = try CachedFolder()
    try cached.folder.write("# T\n\n\(cached.cell())\n```swift\nprint(1)\n```\n", to: "a.md")
    let first = await cached.run("a.md")
    let second = await cached.run("a.md")
    #expect(first.summary.listings?.total == 1)
    #expect(second.summary == first.summary && second.computed == 0)
  }

  @Test("A document runs again if a byte of prose, of a parameter, or of a transcript changes")
  func documentByte() async throws {
    let cached = try CachedFolder()
    let text = cached.lesson("The end.\n")
    try cached.folder.write(text, to: "lesson.md")
    await cached.run()
    try cached.folder.write(text.replacing("end", with: "enD"), to: "lesson.md")
    #expect(await cached.run().computed == 1)
    #expect(await cached.run().computed == 0)
    try cached.folder.write(text.replacing("text: ", with: "text:  "), to: "lesson.md")
    #expect(await cached.run().computed == 1)
    try cached.folder.write(text.replacing("transcript\n", with: "transcript\nx"), to: "lesson.md")
    #expect(await cached.run().summary.cells[.differs] == 1)
    #expect(await cached.run().computed == 1)
    try cached.folder.write(text, to: "lesson.md")
    #expect(await cached.run().summary.cells[.agrees] == 1)
  }

  @Test("A document runs again if its picture changes or is removed")
  func picture() async throws {
    let cached = try CachedFolder()
    let drawn = "\n```experiment sample.picture name=square\nformat: svg\n```\n"
    try cached.folder.write(cached.lesson(drawn), to: "lesson.md")
    #expect(await cached.update().changed == 1)
    await cached.run()
    #expect(await cached.run().computed == 0)
    let picture = try cached.folder.text("square.svg")
    try cached.folder.write(picture + "\n", to: "square.svg")
    #expect(await cached.run().computed == 1)
    try cached.folder.remove("square.svg")
    #expect(await cached.run().summary.cells[.differs] == 1)
  }

  @Test("A translation that runs by itself runs again if `lesson.md` or the source of its modules changes")
  func original() async throws {
    let cached = try CachedFolder()
    try cached.folder.write(cached.lesson(swiftCell, frontMatter: "modules: [Shop]\n"), to: "lesson.md")
    try cached.folder.write(cached.lesson(swiftCell), to: "lesson.ja.md")
    try cached.folder.write("struct Shop {}", to: "Shop/Shop.swift")
    await cached.run("lesson.ja.md")
    #expect(await cached.run("lesson.ja.md").computed == 0)
    try cached.folder.write(cached.lesson(swiftCell, frontMatter: "modules: [ Shop]\n"), to: "lesson.md")
    #expect(await cached.run("lesson.ja.md").computed == 1)
    try cached.folder.write("struct shop {}", to: "Shop/Shop.swift")
    #expect(await cached.run("lesson.ja.md").computed == 1)
    try cached.folder.write("", to: "Shop/More.swift")
    #expect(await cached.run("lesson.ja.md").computed == 1)
    #expect(await cached.run("lesson.ja.md").computed == 0)
  }

  @Test("A lesson runs again if a language is added to it")
  func language() async throws {
    let cached = try CachedFolder()
    try cached.folder.write(cached.lesson(), to: "lesson.md")
    await cached.run("")
    try cached.folder.write(cached.lesson(cached.cell("more", name: "more")), to: "lesson.ja.md")
    #expect(await cached.run("").summary.cells[.couldNotRun] == 1)
  }

  @Test("A change of the program or of its environment computes everything again")
  func program() async throws {
    var cached = try CachedFolder()
    cached.quick = .milliseconds(2)
    try cached.folder.write(cached.lesson(manner: "slow"), to: "lesson.md")
    await cached.run()
    try cached.folder.write("progrbm", to: "program")
    #expect(await cached.run().computed == 1)
    #expect(await cached.run().computed == 0)
    cached.surroundings = "LANG=x"
    #expect(await cached.run().computed == 1)
    #expect(await cached.run().computed == 0)
  }

  @Test("A document with Swift runs again if the compiler or the modules for listings change")
  func compiler() async throws {
    var cached = try CachedFolder()
    for name in ["swiftc", "swift-frontend"] {
      try cached.folder.write("x", to: "bin/\(name)")
      cached.folder.allow(0o755, "bin/\(name)")
    }
    func swift(_ imports: [String] = []) throws -> SwiftCells {
      SwiftCells(
        try #require(Toolchain(searchPath: cached.folder.path + "/bin")), packageModules: nil, listingImports: imports,
        program: "", cacheFolder: nil)
    }
    try cached.folder.write(cached.lesson(swiftCell), to: "lesson.md")
    await cached.run()
    for _ in 0..<2 {
      cached.swift = try swift()
      #expect(await cached.run().computed == 1)
      #expect(await cached.run().computed == 0)
      try cached.folder.write("y", to: "bin/swift-frontend")
    }
    cached.swift = try swift(["Foundation"])
    #expect(await cached.run().computed == 1)
    cached.swift = nil
    #expect(await cached.run().computed == 1)
  }

  @Test(
    "A cell that differs, has no transcript, could not run, or lacks something runs each time",
    arguments: [
      "```experiment sample.lines\n```\n", "```experiment sample.lines\n```\n\n```transcript\nno\n```\n",
      "```experiment no.such\n```\n", "```experiment counted.lines\ntext: a\nmanner: unavailable\n```\n",
      "```console\n$ lesson list\n```\n",
    ])
  func notKept(_ rest: String) async throws {
    let cached = try CachedFolder()
    try cached.folder.write(cached.lesson("\n" + rest), to: "lesson.md")
    let first = await cached.run()
    let second = await cached.run()
    #expect((first.computed, second.computed) == (1, 1))
    #expect(first.summary == second.summary)
  }

  @Test("A cell for another platform is skipped in an unchanged document, too, and runs without the attribute")
  func platform() async throws {
    let cached = try CachedFolder()
    let other = Platform.allCases.first { $0 != Platform.current } ?? .macOS
    let text = cached.lesson(cached.cell("more", name: "more platform=\(other.rawValue)"))
    try cached.folder.write(text, to: "lesson.md")
    await cached.run()
    let second = await cached.run()
    #expect((second.summary.cells[.agrees], second.summary.cells[.skipped], second.computed) == (1, 1, 0))
    try cached.folder.write(text.replacing(" platform=\(other.rawValue)", with: ""), to: "lesson.md")
    #expect(await cached.run().summary.cells[.agrees] == 2)
  }

  @Test("An update changes nothing in an unchanged document, and its own version replaces the cached one")
  func update() async throws {
    let cached = try CachedFolder()
    let text = cached.lesson()
    try cached.folder.write(text, to: "lesson.md")
    #expect(await cached.update() == (0, 1))
    #expect(await cached.update() == (0, 0))
    #expect(await cached.run().computed == 0)
    try cached.folder.write(text.replacing("transcript\n", with: "transcript\nx"), to: "lesson.md")
    #expect(await cached.update() == (1, 1))
    #expect(try cached.folder.text("lesson.md") == text)
    #expect(await cached.run().summary.cells[.agrees] == 1)
  }

  @Test("Files that an unchanged document names in `requires`, `sources`, and links are looked for each time")
  func names() async throws {
    var cached = try CachedFolder()
    cached.looksForNames = true
    let text = cached.lesson("See [the notes](../notes.md).\n", frontMatter: "requires: [bits]\nsources: [a-1]\n")
    try cached.folder.write(text, to: "codes/lesson.md")
    let files = [
      ("bits/lesson.md", cached.lesson(), "other"), ("notes.md", "Notes.\n", "other"),
      ("sources.yml", "a-1: {title: A}\n", "b-1: {title: B}\n"),
    ]
    for (path, text, _) in files { try cached.folder.write(text, to: path) }
    #expect(await cached.run("codes/lesson.md").summary.documentFindings == 0)
    for (path, text, other) in files {
      #expect(await cached.run("codes/lesson.md").computed == 0)
      try cached.folder.remove(path)
      #expect(await cached.run("codes/lesson.md").summary.documentFindings == 1, "\(path)")
      try cached.folder.write(text, to: path)
      #expect(await cached.run("codes/lesson.md").summary.documentFindings == 0, "\(path)")
      if path == "sources.yml" {
        try cached.folder.write(other, to: path)
        #expect(await cached.run("codes/lesson.md").summary.documentFindings == 1)
      }
    }
  }

  @Test("A run that looks for named files finds missing ones even after an update cached the document")
  func namesAfterUpdate() async throws {
    var cached = try CachedFolder()
    try cached.folder.write(cached.lesson("[a](b.md)\n"), to: "lesson.md")
    await cached.update()
    #expect(await cached.run().summary.documentFindings == 0)
    cached.looksForNames = true
    #expect(await cached.run().summary.documentFindings == 1)
  }
}
