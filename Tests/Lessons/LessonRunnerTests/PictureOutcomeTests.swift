import LessonKit
import LessonRunner
import Rasters
import Results
import SourceText
import TestSupport
import Testing

@Suite("Pictures below cells")
struct PictureOutcomeTests {
  /// Makes a folder with a document of one cell, and updates it.
  private func folder(_ parameters: String, attributes: String = "") async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try write(parameters, attributes, in: folder)
    let updates = await update([folder.path + "/a.md"])
    try #require(updates.flatMap { $0.findings + $0.document.allFindings }.isEmpty)
    return folder
  }

  /// Writes the cell with other parameters, and the image that an update gave it.
  private func write(_ parameters: String, _ attributes: String = "", in folder: TemporaryFolder) throws {
    let image = (try? folder.text("a.md"))?.split(separator: "\n").last { $0.hasPrefix("![") } ?? ""
    let fence = "```experiment sample.picture name=square \(attributes)\n\(parameters)\n```\n"
    try folder.write("\(fence)\n\(image)\n", to: "a.md")
  }

  private func cell(in folder: TemporaryFolder) async throws -> CellOutcome {
    try #require(await outcomes([folder.path + "/a.md"]).flatMap(\.cells).first)
  }

  @Test("An update writes a PNG under the cell's name, with its engine in it, and it agrees")
  func written() async throws {
    let folder = try await folder("engine: Cairo 1.16.0")
    #expect(try folder.text("a.md").contains("\n\n![A square](square.png)\n"))
    #expect(PNGText.words(.software, in: try folder.read("square.png")) == "Cairo 1.16.0")
    #expect(try await cell(in: folder).status == .agrees)
  }

  @Test("The languages of a lesson share a picture of pixels, but each has its own picture of shapes")
  func languages() async throws {
    for (format, files) in [("png", ["square.png"]), ("svg", ["square.ja.svg", "square.svg"])] {
      let folder = try TemporaryFolder()
      let fence = "---\ntitle: T\n---\n\n```experiment sample.picture name=square\nformat: \(format)\n```\n"
      for file in ["lesson.md", "lesson.ja.md"] { try folder.write(fence, to: file) }
      await update([folder.path])
      #expect(try folder.names() == ["lesson.ja.md", "lesson.md"] + files)
      #expect(try folder.text("lesson.ja.md").contains("![正方形](\(files[0]))"))
      #expect(await outcomes([folder.path]).flatMap(\.cells).allSatisfy { $0.status == .agrees })
      #expect(await update([folder.path]).flatMap(\.files).isEmpty)
    }
  }

  @Test(
    "A picture within the tolerance agrees, and an update does not change its bytes",
    arguments: [
      ("shade: 102", ""), ("shade: 98", ""), ("shade: 120", "tolerance=20"), ("shade: 200", "tolerance=0,8%"),
    ])
  func tolerated(_ parameters: String, _ attributes: String) async throws {
    let folder = try await folder("shade: 100")
    let bytes = try folder.read("square.png")
    try write(parameters, attributes, in: folder)
    #expect(try await cell(in: folder).status == .agrees)
    #expect(await update([folder.path + "/a.md"]).flatMap(\.files).isEmpty)
    #expect(try folder.read("square.png") == bytes)
  }

  @Test("A picture outside the tolerance differs, is reported in numbers and shown, and an update writes it")
  func differs() async throws {
    let folder = try await folder("shade: 100")
    let old = try folder.read("square.png")
    try write("shade: 121", "tolerance=20,7.9%", in: folder)
    let outcome = try await cell(in: folder)
    #expect(outcome.status == .differs)
    #expect(
      outcome.differences == [
        Difference(
          line: 5, part: "square.png", expected: "all but 7.9% of the pixels within 20 of 255",
          found: "16 of 200 pixels differ, by up to 21"),
        Difference(line: 5, part: "square.png, first pixel (3, 0)", expected: "#640000", found: "#790000"),
      ])
    #expect(outcome.picture?.expected == old)
    let difference = try Raster(png: outcome.picture?.difference ?? [])
    #expect(difference[3, 0] == Raster.Pixel(208, 0, 72) && difference[2, 0] == Raster.Pixel(255, 255, 255))
    #expect(await update([folder.path + "/a.md"]).flatMap(\.files) == [folder.path + "/square.png"])
    #expect(try Raster(png: folder.read("square.png"))[3, 0] == Raster.Pixel(121, 0, 0))
    #expect(try await cell(in: folder).status == .agrees)
  }

  @Test("A picture of another size differs")
  func size() async throws {
    let folder = try await folder("height: 10")
    try write("height: 12", in: folder)
    let outcome = try await cell(in: folder)
    #expect(
      outcome.differences == [
        Difference(line: 5, part: "square.png, size", expected: "20 × 10 pixels", found: "20 × 12 pixels")
      ])
    #expect(try Raster(png: outcome.picture?.difference ?? []).height == 12)
  }

  @Test("A picture's file that is missing or unreadable differs, and an update writes it")
  func noPicture() async throws {
    let folder = try await folder("shade: 100")
    let bytes = try folder.read("square.png")
    try folder.write("no PNG", to: "square.png")
    #expect(
      try await cell(in: folder).differences == [
        Difference(
          line: 5, part: "square.png",
          expected: "a PNG that cannot be read: The file does not begin as a PNG file does.", found: "20 × 10 pixels")
      ])
    await update([folder.path + "/a.md"])
    #expect(try folder.read("square.png") == bytes)
    try folder.remove("square.png")
    #expect(
      try await cell(in: folder).differences == [
        Difference(line: 5, part: "square.png", expected: nil, found: "A square")
      ])
  }

  @Test("A different picture of another engine is skipped and shown, and redrawn only if its cell is named")
  func otherEngine() async throws {
    let folder = try await folder("engine: Cairo 1.16.0")
    let old = try folder.read("square.png")
    try write("engine: Cairo 1.18.4", in: folder)
    #expect(try await cell(in: folder).status == .agrees)
    try write("engine: Cairo 1.18.4\nside: 5", in: folder)
    let outcome = try await cell(in: folder)
    #expect(outcome.status == .skipped)
    #expect(
      outcome.reason
        == "it cannot be compared: Cairo 1.16.0 drew the file, but Cairo 1.18.4 draws it here")
    #expect(outcome.picture?.expected == old && outcome.picture?.difference != nil && outcome.result != nil)
    #expect(await update([folder.path + "/a.md"]).flatMap(\.files).isEmpty)
    #expect(try folder.read("square.png") == old)
    #expect(await update([folder.path + "/a.md#square"]).flatMap(\.files) == [folder.path + "/square.png"])
    #expect(PNGText.words(.software, in: try folder.read("square.png")) == "Cairo 1.18.4")
    #expect(try await cell(in: folder).status == .agrees)
  }

  @Test(
    "A changed picture differs if its engine is the same, or if either has none",
    arguments: [
      ("Cairo 1.16.0", "Cairo 1.16.0"), ("", "Cairo 1.16.0"), ("Cairo 1.16.0", ""), ("", ""),
    ])
  func sameEngine(_ before: String, _ after: String) async throws {
    let folder = try await folder("engine: \"\(before)\"")
    try write("engine: \"\(after)\"\nside: 5", in: folder)
    #expect(try await cell(in: folder).status == .differs)
  }

  @Test("A picture of shapes agrees however its file is written, and keeps its bytes")
  func shapes() async throws {
    let folder = try await folder("format: svg")
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg'>\n  <!-- mine -->\n  <title>A\n square</title>\n  "
      + "<rect style='width: 4.00px' fill='black'/>\n</svg>"
    try folder.write(svg, to: "square.svg")
    #expect(try await cell(in: folder).status == .agrees)
    #expect(await update([folder.path + "/a.md"]).flatMap(\.files).isEmpty)
    #expect(try folder.text("square.svg") == svg)
    try write("format: svg\nside: 5", in: folder)
    #expect(
      try await cell(in: folder).differences == [
        Difference(file: "square.svg", line: 5, part: "/svg/rect/@width", expected: "4.00px", found: "5")
      ])
    await update([folder.path + "/a.md"])
    #expect(try await cell(in: folder).status == .agrees)
  }

  @Test("A file that does not belong to the cell is not overwritten, unless it shows the picture")
  func foreign() async throws {
    let folder = try await folder("shade: 100")
    let bytes = try folder.read("square.png")
    let fence = "```experiment sample.picture name=square\n"
    try folder.write(fence + "shade: 101\n```\n", to: "a.md")
    #expect(await update([folder.path + "/a.md"]).flatMap(\.findings).isEmpty)
    #expect(try folder.read("square.png") == bytes)
    try folder.write(fence + "shade: 200\n```\n", to: "a.md")
    #expect(
      await update([folder.path + "/a.md"]).flatMap(\.findings).map(\.message) == [
        "The file `square.png` for this cell's picture already exists, with another picture."
      ])
    #expect(try folder.read("square.png") == bytes)
    #expect(try folder.text("a.md") == fence + "shade: 200\n```\n")
  }

  @Test(
    "A picture that cannot be shown below a cell is reported",
    arguments: [
      ("format: pdf", "", "A PDF cannot appear below a cell."),
      (
        "format: broken", "",
        "The experiment returned a PNG that cannot be read: The file does not begin as a PNG file does."
      ),
      ("format: svg", "tolerance=3", "`tolerance` is for pixels, but this cell produces SVG."),
    ])
  func refused(_ parameters: String, _ attributes: String, _ message: String) async throws {
    let folder = try TemporaryFolder()
    for image in ["", "![a](square.png)\n"] {
      let fence = "```experiment sample.picture name=square \(attributes)\n\(parameters)\n```\n"
      try folder.write("\(fence)\n\(image)", to: "a.md")
      let outcome = try await cell(in: folder)
      #expect(outcome.status == .couldNotRun && outcome.findings.map(\.message.description) == [message])
      await update([folder.path + "/a.md"])
      #expect(try folder.names() == ["a.md"])
    }
  }
}
