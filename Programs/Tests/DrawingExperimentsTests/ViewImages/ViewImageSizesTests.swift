import Results
import SourceText
import TestSupport
import Testing

@Suite("view-image.sizes")
struct ViewImageSizesTests {
  @Test("0 is the screen's scale; pixels grow with the scale, bytes with its square")
  func scales() async throws {
    let table = try await table("view-image.sizes", "{screens: [1, 2, 3], scales: [0, 1, 2, 3]}")
    #expect(table.ids == ["screen", "asked", "used", "pixels", "bytes", "shown"])
    #expect(
      table.lines() == [
        "1|0|1|100 × 50|20000|pixel for pixel", "1|1|1|100 × 50|20000|pixel for pixel",
        "1|2|2|200 × 100|80000|shrunk, evenly", "1|3|3|300 × 150|180000|shrunk, evenly",
        "2|0|2|200 × 100|80000|pixel for pixel", "2|1|1|100 × 50|20000|stretched",
        "2|2|2|200 × 100|80000|pixel for pixel", "2|3|3|300 × 150|180000|shrunk, unevenly",
        "3|0|3|300 × 150|180000|pixel for pixel", "3|1|1|100 × 50|20000|stretched",
        "3|2|2|200 × 100|80000|stretched", "3|3|3|300 × 150|180000|pixel for pixel",
      ])
    #expect(
      table.column("shown", .japanese)[2...7] == [
        "均等に縮められる", "均等に縮められる", "1ピクセルずつ対応する", "引き伸ばされる", "1ピクセルずつ対応する", "不均等に縮められる",
      ])
  }

  @Test("A part of a pixel is a whole one, and no unnecessary pixel is added")
  func rounding() async throws {
    let yaml = "{width: 33.4, height: 0.01, screens: 1, scales: [1, 1.5, 2, 5, 2.99]}"
    #expect(
      try await table("view-image.sizes", yaml).column("pixels") == [
        "34 × 1", "51 × 1", "67 × 1", "167 × 1", "100 × 1",
      ])
    #expect(
      try await table("view-image.sizes", "{width: 4096, height: 4096, screens: 1, scales: 8}").column("bytes")
        == ["4294967296"])
  }

  static let takes = "It takes a number above 0 and at most 4096, with at most two digits after the point."

  @Test(
    "Impossible sizes are refused", arguments: ["0", "-1", "nan", "inf", "4096.01", "1e3", "0.001", "10000", "ten"])
  func refusedSizes(size: String) throws {
    for side in ["width", "height"] {
      #expect(
        try refusals("view-image.sizes", "\(side): \(size)") == [
          "cell:1: The parameter `\(side)` cannot be `\(size)`. \(Self.takes)"
        ])
    }
  }

  @Test("Impossible scales and screens are refused")
  func refusedScales() throws {
    let takes = "It takes 0 for the scale of the screen, or a number up to 8, with at most two digits after the point."
    for scale in ["-1", "nan", "8.01", "-0.5"] {
      #expect(
        try refusals("view-image.sizes", "scales: [1, \(scale)]") == [
          "cell:1: The parameter `scales` cannot be `\(scale)`. \(takes)"
        ])
    }
    #expect(
      try refusals("view-image.sizes", "screens: 4") == [
        "cell:1: The parameter `screens` cannot be `4`. It takes a whole number from 1 to 3."
      ])
  }
}
