import ExperimentKit
import Results
import SourceText
import TestSupport
import Testing

@testable import Drawing
@testable import DrawingExperiments

private let hasFont = (try? Font(size: 10)) != nil

@Suite("The admission ticket")
struct TicketTests {
  @Test("25 lines, 24 circles, 18 lines and 8 boxes decorate 10 shapes")
  func shapes() async throws {
    let table = try await table("ticket.shapes")
    #expect(
      table.lines() == [
        "ticket number|no|0|1|0|2|cMain, cTextDark", "ticket number|yes|25|0|0|0|cDecoLine",
        "title and date|no|0|0|0|2|cTextDark", "divider|no|1|0|0|0|cLineStrong", "divider|yes|0|0|24|0|cDecoCircle",
        "member|no|0|0|0|2|cTextDark, cTextSp", "issuer|no|0|0|0|2|cTextLight",
        "issuer|yes|18|8|0|0|cDecoLine, cDecoBox",
      ])
    #expect(try await DrawingExperimentsTests.table("ticket.shapes", "decorations: false").rows.count == 5)
  }

  @Test("A lesson can change some of the ten roles")
  func colors() async throws {
    let table = try await table("ticket.colors")
    #expect(table.column("number") == (0..<10).map { "\($0)" })
    #expect(table.column("shapes") == ["1", "0", "5", "2", "1", "1", "0", "43", "8", "24"])
    let changed = try await DrawingExperimentsTests.table(
      "ticket.colors", "colors: [text-special stroke 00ff00, main fill ffffff80]")
    #expect(table.lines().enumerated().filter { changed.lines()[$0.offset] != $0.element }.map(\.offset) == [0, 4])
    #expect(changed.lines()[4] == "4|cTextSp|#00ff00|#ffffff|1" && changed.lines()[0] == "0|cMain|#1919ff|#ffffff80|1")
  }

  @Test("A table names the bytes that the pixels have", .enabled(if: hasFont))
  func registered() async throws {
    let image = try await picture("ticket.picture", "{scale: 1, decorations: false}").pixels()
    let strokes = try await table("ticket.colors").column("stroke")
    #expect(image.color(100, 80).lowercased() == strokes[5])
  }

  @Test("A confused role shows its own color, and the alternative text mentions it", .enabled(if: hasFont))
  func mistakes() async throws {
    let drawn = try await picture(
      "ticket.picture",
      "{scale: 1, decorations: false, colors: [line-weak stroke ff00ff], mistakes: [line-strong line-weak]}")
    #expect(try drawn.pixels().color(100, 80) == "#FF00FF")
    #expect(drawn.alt.en.hasSuffix("Shapes meant for cLineStrong are drawn with cLineWeak."))
    #expect(
      try DrawingExperimentsTests.refusals("ticket.picture", "mistakes: [line-strong line-wek]")
        .contains { $0.contains("line-weak") })
  }

  @Test("The three files have the same shapes, and the pixels have none", .enabled(if: hasFont))
  func files() async throws {
    let table = try await table("ticket.files")
    #expect(
      table.lines() == [
        "begins with|89 50 4E 47|%PDF-1.4|<svg", "size|800 × 300 pixels|400 × 150 points|400 × 150 units",
        "lines|none|44|44", "rectangles|none|9|9", "circles|none|24|24", "texts|none|8|8",
        "font|none|IPAGothic, embedded|named only",
      ])
    let plain = try await DrawingExperimentsTests.table("ticket.files", "{decorations: false, scale: 1}")
    #expect(
      plain.lines()[1...5] == [
        "size|400 × 150 pixels|400 × 150 points|400 × 150 units", "lines|none|1|1", "rectangles|none|1|1",
        "circles|none|0|0", "texts|none|8|8",
      ])
  }

  @Test("The pixels of the box, the paper, the divider and the decorations have their colors", .enabled(if: hasFont))
  func pixels() async throws {
    let image = try await picture("ticket.picture", "scale: 1").pixels()
    #expect((image.pixelWidth, image.pixelHeight) == (400, 150))
    #expect(image.color(2, 2) == "#FFFFFF")
    #expect(image.color(175, 65) == "#E6E6FF")
    #expect(image.color(15, 80) == "#1919FF")
    // A green circle of alpha 0.5 over the divider, and over the paper.
    #expect(isNear(image.pixel(x: 25, y: 80), 0x33, 0x8C, 0xA6))
    #expect(isNear(image.pixel(x: 25, y: 76), 0xA6, 0xFF, 0xA6))
    let plain = try await picture("ticket.picture", "{scale: 1, decorations: false}").pixels()
    #expect([plain.color(25, 80), plain.color(25, 76)] == ["#1919FF", "#FFFFFF"])
  }

  @Test("The vector file is text, and the same on every machine")
  func svg() async throws {
    let result = try await picture("ticket.picture", "{format: svg, decorations: false, number: 'A<1>&'}")
    guard case .svg(let text) = result.content else {
      Issue.record("The ticket is no SVG: \(result.format)")
      return
    }
    #expect(result.engine == nil && text.en == text.ja)
    #expect(
      result.alt.en.contains("the number A<1>&; ") && result.alt.en.hasSuffix("the place is red, the issuer gray."))
    let orange = try await picture("ticket.picture", "{format: svg, colors: [text-special stroke ff8000]}")
    #expect(orange.alt.en.hasSuffix("Colors that differ from the article's: cTextSp stroke #ff8000."))
    let lines = text.en.split(separator: "\n").map(String.init)
    #expect(lines.count == 12)
    #expect(
      lines[1]
        == "  <rect x=\"10\" y=\"10\" width=\"170\" height=\"60\" fill=\"#e6e6ff\" stroke=\"#1919ff\" stroke-width=\"1\"/>"
    )
    #expect(
      lines[3]
        == "  <text x=\"15\" y=\"59.4\" font-size=\"30\" xml:space=\"preserve\" fill=\"#191919\">A&lt;1&gt;&amp;</text>"
    )
  }

  @Test("The ascent that the vector file assumes is the font's", .enabled(if: hasFont))
  func ascent() throws {
    let context = try Context(ImageSurface(width: 1, height: 1))
    #expect(abs(try context.extents(of: "", font: Font(size: 100)).ascent - 100 * SVGWriter.ascent) < 0.1)
  }

  @Test("Impossible tickets are refused")
  func refused() async throws {
    for yaml in [
      "number: \"a\\nb\"", "colors: [main]",
      "colors: [mian stroke red]", "colors: [main line red]", "colors: [main stroke reddish]", "format: gif",
      "scale: 0",
    ] {
      #expect(try refusals("ticket.picture", yaml).count == 1, "\(yaml)")
    }
    #expect(try refusals("ticket.picture", "colors: [mian stroke red]")[0].contains("Did you mean `main`?"))
  }

  @Test("A number is at most as wide as its place, and is visible")
  func width() throws {
    for (name, width) in [("number", 11), ("member", 13)] {
      let half = String(repeating: "W", count: width)
      let full = String(repeating: "整", count: width / 2) + "W"
      for text in [half, full] { #expect(try refusals("ticket.picture", "\(name): \(text)") == []) }
      for text in [half + "W", full + "W"] {
        #expect(
          try refusals("ticket.picture", "\(name): \(text)") == [
            "cell:1: The parameter `\(name)` cannot contain `\(text)`: it is too wide for the ticket. "
              + "Write at most \(width) ASCII characters; any other character counts as two."
          ])
      }
      for text in ["''", "'  '", "'\u{3000}'"] {
        #expect(try refusals("ticket.files", "\(name): \(text)")[0].contains("nothing of it is visible"), "\(text)")
      }
    }
  }

  @Test("The widest numbers end before their neighbors", .enabled(if: hasFont))
  func room() throws {
    let context = try Context(ImageSurface(width: 1, height: 1))
    for (text, size, room) in [("WWWWWWWWWWW", 30.0, 165.0), ("会員番号:WWWWWWWWWWWWW", 14, 165)] {
      #expect(try context.extents(of: text, font: Font(size: size)).advance <= room)
    }
    for letter in ["整", "あ", "é", "Ω", "Ж", "ｱ"] {
      #expect(try context.extents(of: letter, font: Font(size: 10)).advance <= 10, "\(letter)")
    }
  }

  @Test("A character that the font lacks is reported with its parameter", .enabled(if: hasFont))
  func missingCharacter() {
    let help: Message = "Use characters that the font has, such as Latin letters, digits, kana, and kanji."
    let lacks = "cannot be `😀`: the font IPAGothic has no character 😀 (U+1F600)."
    #expect(throws: Rejection("member", "The parameter `member` \(lacks)", help: help)) {
      try Ticket(member: "😀").png(scale: 1)
    }
    #expect(throws: Rejection("number", "The parameter `number` \(lacks)", help: help)) {
      try Ticket(number: "😀").pdf()
    }
  }

  /// Returns whether a pixel is a color, within 2 of 255 for the rounding of different engine versions.
  private func isNear(_ pixel: Pixel, _ red: Int, _ green: Int, _ blue: Int) -> Bool {
    zip([pixel.red, pixel.green, pixel.blue], [red, green, blue]).allSatisfy { abs(Int($0) - $1) <= 2 }
  }

  private func table(_ name: String) async throws -> Table { try await DrawingExperimentsTests.table(name) }
}
