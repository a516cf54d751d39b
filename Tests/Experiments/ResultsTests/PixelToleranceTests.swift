import Results
import Testing

@Suite("The tolerance for pixels")
struct PixelToleranceTests {
  @Test(
    "A tolerance is read and written back",
    arguments: [
      ("0", 0, 0), ("8", 8, 0), ("255", 255, 0), ("8,0.5%", 8, 5_000), ("0,100%", 0, 1_000_000), ("3,0.0001%", 3, 1),
      ("3,12.34%", 3, 123_400),
    ])
  func reading(_ text: String, _ channel: Int, _ millionths: Int) {
    let tolerance = PixelTolerance(text)
    #expect(tolerance == PixelTolerance(channel: channel, millionths: millionths))
    #expect(tolerance?.description == text)
  }

  @Test(
    "Needless zeros are accepted",
    arguments: [("08", "8"), ("8,0%", "8"), ("8,1.50%", "8,1.5%"), ("8,0.0000%", "8")])
  func zeros(_ text: String, _ plain: String) {
    #expect(PixelTolerance(text)?.description == plain)
  }

  @Test(
    "Other texts are not tolerances",
    arguments: [
      "", "-1", "256", "8.5", "8%", "8,", "8,0.5", "8,.5%", "8,1.%", "8,101%", "8,100.0001%", "8,0.00001%", "8, 1%",
      "8,-1%", "8,1%,2%", ",1%", "८", "8,1e1%", "99999999999999999999", "8,%",
    ])
  func refusal(_ text: String) {
    #expect(PixelTolerance(text) == nil)
  }

  @Test("The share is rounded down to whole pixels, for any number of them")
  func pixels() {
    #expect(PixelTolerance(channel: 0, millionths: 5_000).mostPixels(of: 199) == 0)
    #expect(PixelTolerance(channel: 0, millionths: 5_000).mostPixels(of: 200) == 1)
    #expect(PixelTolerance(channel: 0, millionths: 1_000_000).mostPixels(of: 64_000_001) == 64_000_001)
    #expect(PixelTolerance(channel: 0, millionths: 1).mostPixels(of: 64_999_999) == 64)
  }
}
