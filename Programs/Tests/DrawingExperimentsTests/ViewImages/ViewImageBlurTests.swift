import Results
import SourceText
import TestSupport
import Testing

@Suite("view-image.blur, view-image.scale-claim, view-image.ways")
struct ViewImageBlurTests {
  @Test("On a screen of 2, the line of one pixel and the bar have the values worked by hand")
  func byHand() async throws {
    let table = try await table("view-image.blur", "{screen: 2, scales: [0, 1, 2, 4]}")
    #expect(table.ids == ["asked", "image", "on-screen", "gray", "sharp"])
    let direct = "255 255 0 255 255 255 0 0 0 0 255 255"
    // At 1 the line covers half a pixel. On the screen the middles lie at a quarter between two pixels:
    // 3/4 and 1/4 of 255 and 127.5, which is stored as 128.
    #expect(
      table.lines() == [
        "0|\(direct)|\(direct)|0|yes",
        "1|255 128 255 0 0 255|255 223 160 160 223 191 64 0 0 64 191 255|8|no",
        "2|\(direct)|\(direct)|0|yes",
        "4|255 255 255 255 0 0 255 255 255 255 255 255 0 0 0 0 0 0 0 0 255 255 255 255|\(direct)|0|yes",
      ])
  }

  @Test(
    "Only whole multiples of the screen's scale are sharp", arguments: 1...3)
  func sharpness(screen: Int) async throws {
    let scales = (1...24).map { Double($0) / 4 }
    var sharp: [String] = []
    for part in [scales[..<12], scales[12...]] {
      let list = part.map { "\($0)" }.joined(separator: ", ")
      sharp += try await table("view-image.blur", "{screen: \(screen), scales: [\(list)]}").column("sharp")
    }
    for (scale, found) in zip(scales, sharp) {
      let ratio = scale / Double(screen)
      if ratio.rounded() == ratio {
        #expect(found == "yes", "\(scale) on \(screen)")
      } else if ratio < 2 {
        #expect(found == "no", "\(scale) on \(screen)")
      }
    }
  }

  @Test("The claim that every scale but 0 blurs is wrong for the screen's own scale and its multiples")
  func claim() async throws {
    let table = try await table("view-image.scale-claim")
    #expect(table.ids == ["screen", "asked", "claim", "owner", "computed", "verdict"])
    #expect(
      table.lines() == [
        "1|1|blurred|the author|sharp|false",
        "1|2|blurred|the author|sharp|false",
        "1|3|blurred|the author|sharp|false",
        "2|1|blurred|the author|blurred|true",
        "2|2|blurred|the author|sharp|false",
        "2|3|blurred|the author|blurred|true",
        "3|1|blurred|the author|blurred|true",
        "3|2|blurred|the author|blurred|true",
        "3|3|blurred|the author|sharp|false",
      ])
    #expect(
      try await DrawingExperimentsTests.table("view-image.scale-claim", "scales: 0").column("verdict") == [
        "true", "true", "true",
      ])
  }

  @Test("Only the renderer and 0 follow the screen")
  func ways() async throws {
    let table = try await table("view-image.ways")
    #expect(
      table.lines() == [
        "UIGraphicsImageRenderer(size: size)|1|2|3|yes|UIImage",
        "UIGraphicsBeginImageContextWithOptions(size, false, 0)|1|2|3|yes|UIImage?",
        "UIGraphicsBeginImageContextWithOptions(size, true, 0)|1|2|3|no|UIImage?",
        "UIGraphicsBeginImageContextWithOptions(size, false, 1)|1|1|1|yes|UIImage?",
        "UIGraphicsBeginImageContext(size)|1|1|1|yes|UIImage?",
      ])
  }
}
