import LessonKit
import LessonRunner
import Rasters
import Results
import TestSupport
import Testing

@Suite("The alternative text of pictures made of pixels")
struct PictureAltTests {
  private func write(_ parameters: String, in folder: TemporaryFolder) throws {
    for file in ["lesson.md", "lesson.ja.md"] {
      let image = (try? folder.text(file))?.split(separator: "\n").last { $0.hasPrefix("![") }.map { "\n\($0)\n" }
      try folder.write(
        "---\ntitle: T\n---\n\n```experiment sample.picture name=a\n\(parameters)\n```\n\(image ?? "")", to: file)
    }
  }

  private func folder() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try write("engine: Cairo 1", in: folder)
    await update([folder.path])
    return folder
  }

  private func image(_ file: String, _ folder: TemporaryFolder) throws -> Substring? {
    try folder.text(file).split(separator: "\n").last { $0.hasPrefix("![") }
  }

  @Test("Changed alternative text differs, and an update writes it to documents and file without changing pixels")
  func changed() async throws {
    let folder = try await folder()
    let old = try folder.read("a.png")
    try write("engine: Cairo 1\nnote: \" here\"", in: folder)
    #expect(
      await outcomes([folder.path]).flatMap(\.cells).map(\.differences) == [
        [Difference(line: 10, part: "a.png, description", expected: "A square", found: "A square here")],
        [Difference(line: 10, part: "a.png, description", expected: "正方形", found: "正方形 here")],
      ])
    // A machine with another engine leaves the pixels that agree as they are.
    try write("engine: Cairo 2\nnote: \" here\"", in: folder)
    await update([folder.path])
    #expect(try image("lesson.md", folder) == "![A square here](a.png)")
    #expect(try image("lesson.ja.md", folder) == "![正方形 here](a.png)")
    #expect(PNGText.areEqualButForTexts(try folder.read("a.png"), old))
    #expect(PNGText.words(.software, in: try folder.read("a.png")) == "Cairo 1")
    #expect(await outcomes([folder.path]).flatMap(\.cells).allSatisfy { $0.status == .agrees })
  }

  @Test("After an update of one language, the other language's text still differs and can be updated")
  func oneLanguage() async throws {
    let folder = try await folder()
    try write("shade: 200\nnote: \" there\"", in: folder)
    await update([folder.path + "/lesson.md"])
    #expect(try image("lesson.ja.md", folder) == "![正方形](a.png)")
    #expect(
      await outcomes([folder.path]).flatMap(\.cells).map(\.differences.first?.part) == [nil, "a.png, description"])
    await update([folder.path + "/lesson.ja.md"])
    #expect(try image("lesson.ja.md", folder) == "![正方形 there](a.png)")
    #expect(try Raster(png: folder.read("a.png"))[3, 0] == Raster.Pixel(200, 0, 0))
    #expect(await outcomes([folder.path]).flatMap(\.cells).allSatisfy { $0.status == .agrees })
  }

  @Test("An author's own alternative text stays")
  func ownWords() async throws {
    let folder = try await folder()
    try folder.write(folder.text("lesson.md").replacing("![A square]", with: "![Mine]"), to: "lesson.md")
    try write("shade: 200\nnote: \" there\"", in: folder)
    await update([folder.path])
    #expect(try image("lesson.md", folder) == "![Mine](a.png)")
    #expect(try image("lesson.ja.md", folder) == "![正方形 there](a.png)")
  }

  @Test("A picture's file is written with the text of all languages")
  func allLanguages() async throws {
    let folder = try await folder()
    try folder.remove("a.png")
    await update([folder.path + "/lesson.md"])
    #expect(PNGText.words(.description, language: "ja", in: try folder.read("a.png")) == "正方形")
  }

  @Test("A picture's file without text agrees by its pixels")
  func noTexts() async throws {
    let folder = try await folder()
    let raster = try Raster(png: folder.read("a.png"))
    let plain = try raster.png()
    try folder.write(plain, to: "a.png")
    #expect(await outcomes([folder.path]).flatMap(\.cells).allSatisfy { $0.status == .agrees })
    #expect(await update([folder.path]).flatMap(\.files).isEmpty)
  }
}
