import Drawing
import Results
import SourceText
import TestSupport
import Testing

@testable import DrawingExperiments

@Suite("label-size")
struct LabelSizeTests {
  @Test("The source's label of 60 x 30 cuts the text and wastes height, and 85 x 21 fits")
  func fit() async throws {
    let table = try await table("label-size.fit")
    #expect(table.ids == ["way", "size", "shown", "whole", "spare"])
    #expect(
      table.lines() == ["fixed|60 x 30|あい…|no|9 x 9", "sizeThatFits|85 x 21|あいうえお|yes|0 x 0"])
    #expect(
      try await self.table("label-size.fit", "{width: 60, height: 42, lines: 0}").lines(.japanese)[0]
        == "固定|60 x 42|あいう / えお|はい|9 x 1")
  }

  @Test("A size that was measured once fits no other text")
  func texts() async throws {
    let table = try await table("label-size.texts", "{texts: [あいう, あいうえお, Hi], width: 60, height: 30}")
    #expect(table.ids == ["text", "fits", "fixed", "first"])
    #expect(
      table.lines() == ["あいう|51 x 21|あいう|あいう", "あいうえお|85 x 21|あい…|あい…", "Hi|17 x 21|Hi|Hi"])
  }

  @Test("The height of a label rises as its width falls")
  func wrap() async throws {
    #expect(
      try await table("label-size.wrap").lines() == [
        "200|1|あいうえお|85 x 21", "85|1|あいうえお|85 x 21", "60|2|あいう / えお|51 x 41", "34|3|あい / うえ / お|34 x 62",
        "17|5|あ / い / う / え / お|17 x 102",
      ])
  }

  @Test("IPAGothic has the declared widths, and lower lines")
  func metrics() async throws {
    #expect(
      try await table("label-size.metrics", "{text: あいう abc, font-sizes: [10, 17]}").lines()
        == ["10|50 x 12|50 x 10", "17|85 x 21|85 x 17"])
  }

  @Test("The picture has both labels on red, the second as large as its text")
  func drawn() async throws {
    let picture = try await picture("label-size.picture")
    let pixels = try picture.pixels()
    #expect(pixels.pixelWidth == 4 * (60 + 85 + 36) && pixels.pixelHeight == 4 * (30 + 24))
    #expect(pixels.color(0, 0) == "#FFFFFF")
    #expect(pixels.color(4 * 12 + 1, 4 * 12 + 1) == "#FF3B30")
    #expect(pixels.color(4 * 84, 4 * 12 + 1) == "#FFFFFF")
    #expect(picture.alt.en.hasSuffix("The right one is 85 x 21 points and shows あいうえお."))
  }

  @Test(
    "Impossible fonts and labels are refused",
    arguments: [
      (
        "label-size.fit", "metric: ipa-gothic\nline-height: 130",
        "cell:2: A real font has its own line height. Remove it, or write `metric: declared`."
      ),
      (
        "label-size.picture", "text: ''",
        "cell:1: A label with 0 characters cannot be drawn. Write 1 to 40 characters."
      ),
      (
        "label-size.wrap", "widths:\n- 60\n- 0",
        "cell:3: The parameter `widths` cannot be `0`. It takes a whole number from 1 to 2000."
      ),
    ])
  func refused(_ name: String, _ yaml: String, _ message: String) throws {
    #expect(try refusals(name, yaml) == [message])
  }

  @Test("A character that the font lacks is reported")
  func missing() async throws {
    let error = await #expect(throws: (any Error).self) {
      try await run("label-size.fit", "{metric: ipa-gothic, text: 🐶}")
    }
    #expect("\(error as Any)".contains("The font IPAGothic has no character 🐶"))
  }

  private func table(_ name: String, _ yaml: String = "") async throws -> Table {
    try await DrawingExperimentsTests.table(name, yaml)
  }
}
