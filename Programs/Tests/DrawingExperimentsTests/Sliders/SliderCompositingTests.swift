import Results
import SourceText
import TestSupport
import Testing

@Suite("slider.compositing and slider.rounding")
struct SliderCompositingTests {
  @Test("A half transparent pink pixel over a blue one has the values worked by hand")
  func half() async throws {
    let result = try await table("slider.compositing", "{source: ff4080, background: 336699, alphas: 0.5}")
    #expect(
      result.ids == [
        "alpha", "byte", "component", "source", "premultiplied", "covering", "background", "remaining", "sum", "engine",
        "straight",
      ])
    // 255·128/255 = 128, 51·127/255 = 25.4; 64·128/255 = 32.1, 102·127/255 = 50.8; 128·128/255 = 64.3, 153·127/255 = 76.2.
    #expect(
      result.lines() == [
        "0.5|128|red|255|255|128|51|25|153|153|153", "0.5|128|green|64|64|32|102|51|83|83|83",
        "0.5|128|blue|128|128|64|153|76|140|140|140", "0.5|128|alpha|255|255|128|255|127|255|255|255",
      ])
    #expect(result.column("component", .japanese) == ["赤", "緑", "青", "alpha"])
  }

  @Test("Transparent pixels are premultiplied first")
  func transparent() async throws {
    let result = try await table("slider.compositing", "{source: ff408080, background: 33669900, alphas: 1}")
    #expect(result.column("premultiplied") == ["128", "32", "64", "128"])
    #expect(result.column("background") == ["0", "0", "0", "0"])
    #expect(result.column("straight") == ["255", "64", "128", "128"])
  }

  @Test("The engine agrees with the sum for every alpha of a list, in every component")
  func agreement() async throws {
    let alphas = (0...50).map { "\(Double($0) / 50)" }.joined(separator: ", ")
    let result = try await table(
      "slider.compositing", "{source: e6007399, background: 12fe80c0, alphas: [\(alphas)]}")
    #expect(result.rows.count == 204)
    #expect(result.column("sum") == result.column("engine"))
    let ends = try await table("slider.compositing", "{source: red, background: black, alphas: [-1, 2]}")
    #expect(ends.column("engine") == ["0", "0", "0", "255", "255", "0", "0", "255"])
  }

  @Test("One rounding is always right, two can be off by one, and truncation darkens")
  func rounding() async throws {
    let white = try await table("slider.rounding", "background: 255")
    #expect(white.ids == ["formula", "right", "low", "high", "worst", "unchanged"])
    #expect(white.lines()[0] == "t = a * b + 128, (t + (t >> 8)) >> 8|65536|0|0|0|256")
    for background in [0, 100, 255] {
      let result = try await table("slider.rounding", "background: \(background)")
      for row in result.rows {
        #expect(row[1...3].compactMap { Int($0.text(.english)) }.reduce(0, +) == 65_536)
      }
      #expect(result.column("high").dropFirst().allSatisfy { $0 == "0" })
      #expect(result.column("unchanged") == ["256", "2", "1"])
      #expect(
        result.column("worst") == (background == 100 ? ["1", "2", "3"] : ["0", "1", background == 0 ? "2" : "3"]))
    }
  }
}
