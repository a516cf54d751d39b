import Foundation
import Results
import SourceText
import TestSupport
import Testing

@testable import FoundationExperiments

@Suite("Text attachments")
struct TextAttachmentTests {
  @Test("Replacing characters leaves 1 of 8 attributes, and replacing the attribute all 8")
  func attributes() async throws {
    let table = try await table("text-attachment.attributes")
    #expect(table.ids == ["key", "before", "replace-characters", "replace-attribute"])
    #expect(
      table.lines() == [
        "NSAttachment|600 x 200|300 x 100|300 x 100", "NSColor|0 0 0.933333 1|none|0 0 0.933333 1",
        "NSFont|.SFUIText 18.00pt|none|.SFUIText 18.00pt", "NSKern|0|none|0",
        "NSLink|https://google.com/|none|https://google.com/",
        "NSParagraphStyle|Alignment 4, LineHeight 15/0|none|Alignment 4, LineHeight 15/0",
        "NSStrokeColor|0 0 0.933333 1|none|0 0 0.933333 1", "NSStrokeWidth|0|none|0", "how many|8|1|8",
      ])
    let others = try await self.table("text-attachment.attributes", "ways: [add-attribute, set-attributes]")
    #expect(others.lines().last == "how many|8|8|1")
  }

  @Test("Every image of a text gets the width, and the text around it is unchanged")
  func runs() async throws {
    let yaml = "parts: [text 犬🐶, image 600 200 a.jp, image 90 60, text !]\nwidth: 120"
    let table = try await table("text-attachment.runs", yaml)
    #expect(table.ids == ["location", "length", "text", "before", "after", "link", "attributes"])
    #expect(
      table.lines() == [
        "0|3|犬🐶|none|none|none|6", #"3|1|\u{FFFC}|600 x 200|120 x 40|a.jp|8"#, #"4|1|\u{FFFC}|90 x 60|120 x 80|none|7"#,
        "5|1|!|none|none|none|6",
      ])
    let lost = try await self.table("text-attachment.runs", "\(yaml)\nway: replace-characters")
    #expect(lost.column("attributes") == ["6", "1", "1", "6"] && lost.column("link").allSatisfy { $0 == "none" })
  }

  @Test("In any text, every way preserves the characters, and two of them the links", arguments: [1 as UInt64, 2])
  func ways(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let parts = (0..<Int.random(in: 1...8, using: &random)).map { _ in
        random.pick([
          TextPart.text("あ"), .text("👨‍👩‍👧"), .banner,
          .image(width: .random(in: 1...99, using: &random), height: 7, link: nil),
        ])
      }
      let text = parts.attributed
      for way in ResizeWay.allCases {
        let result = way.resized(text, to: 50)
        #expect(result.string == text.string, "seed \(seed): \(parts)")
        let images = result.runs.filter { $0.image != nil }
        #expect(images.allSatisfy { $0.image?.width == 50 }, "seed \(seed): \(parts)")
        #expect(images.map(\.length).reduce(0, +) == parts.count { $0.isImage }, "seed \(seed): \(parts)")
        let keepsLinks = way == .replaceAttribute || way == .addAttribute
        #expect(result.runs.count { $0.link != nil } == (keepsLinks ? parts.count { $0 == .banner } : 0))
      }
    }
  }

  @Test("The ratio of a size is preserved, with heights to a hundredth of a point")
  func sizes() {
    #expect(ImageSize(600, 200).scaled(to: 300).text == "300 x 100")
    #expect(ImageSize(600, 199).scaled(to: 300).text == "300 x 99.5")
    #expect(ImageSize(7, 1).scaled(to: 10).text == "10 x 1.43")
    #expect(ImageSize(1_000, 1).scaled(to: 10).text == "10 x 0.01")
  }

  @Test("All claims hold except that the attribute must be removed before it is added")
  func claims() async throws {
    let table = try await table("text-attachment.claim")
    #expect(
      table.column("computed") == [
        "1 of 8 attributes, image 300 x 100", "no NSLink", "8 of 8 attributes, image 300 x 100",
        "8 of 8 attributes, image 300 x 100",
      ])
    #expect(table.column("verdict") == ["true", "true", "true", "false"])
    #expect(table.column("verdict", .japanese)[3] == "誤り")
  }

  private func table(_ name: String, _ yaml: String = "") async throws -> Table {
    try await FoundationExperimentsTests.table(name, yaml)
  }
}

extension TextPart {
  fileprivate var isImage: Bool { if case .image = self { true } else { false } }
}
