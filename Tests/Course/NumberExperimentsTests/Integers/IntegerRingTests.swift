import ExperimentKit
import NumberExperiments
import Results
import SourceText
import TestSupport
import Testing

@Suite("integer.ring")
struct IntegerRingTests {
  static let definitions = (2...6).flatMap { Definition.all(bits: $0) + Definition.more(bits: $0) }

  private func ring(_ yaml: String) async throws -> Figure { try await Catalogue.number.figure("integer.ring", yaml) }

  @Test("Every code is on the ring with its value", arguments: Int5.encodings)
  func fiveBits(encoding: String) async throws {
    let texts = try await ring("encoding: \(encoding)").texts()
    for fact in Int5.rows(encoding) {
      let parts = fact.split(separator: "|").map(String.init)
      let place = try #require(texts.firstIndex(of: parts[0]))
      #expect(texts[place + 1] == parts[1])
    }
  }

  @Test(
    "The steps that break the order are labeled",
    arguments: [
      ("unsigned", ["31 → 0"]), ("twos-complement", ["15 → -16"]), ("ones-complement", ["15 → -15", "-0 → 0"]),
      ("sign-magnitude", ["15 → -0", "-15 → 0"]), ("bias", ["16 → -15"]),
    ])
  func breaks(encoding: String, changes: [String]) async throws {
    #expect(try await ring("encoding: \(encoding)").texts().filter { $0.contains("→") } == changes)
  }

  @Test("Only marks of negative values are filled", arguments: definitions)
  func marks(definition: Definition) async throws {
    let fills = try await ring("{\(definition.yaml("encoding"))}").shapes.compactMap { shape -> Figure.Paint? in
      if case .circle(_, _, _, let fill) = shape { fill } else { nil }
    }
    let values = definition.values
    #expect(Array(fills.prefix(values.count)) == values.map { $0 < 0 ? .ink : .paper })
  }

  @Test("The legend has only the elements of the ring", arguments: definitions)
  func legend(definition: Definition) async throws {
    let texts = try await ring("{\(definition.yaml("encoding"))}").texts()
    #expect(texts.contains("negative") == definition.values.contains { $0 < 0 })
    #expect(!texts.contains("no number") && texts.contains("0 or positive"))
    #expect(texts.contains("value does not rise by 1"))
  }

  @Test("A step that does not raise the value by one is dashed", arguments: definitions)
  func steps(definition: Definition) async throws {
    let dashes = try await ring("{\(definition.yaml("encoding"))}").shapes.compactMap { shape -> Bool? in
      if case .arc(_, _, _, _, let stroke) = shape { stroke.dash == .dashed } else { nil }
    }
    let values = definition.values
    #expect(Array(dashes.prefix(values.count)) == zip(values, values[1...] + [values[0]]).map { $0 + 1 != $1 })
  }

  @Test("The picture has a text alternative")
  func alt() async throws {
    let alt = try await ring("encoding: twos-complement").alt
    #expect(
      alt.en
        == "The 32 codes of 5 bits on a ring, read as two's complement, clockwise from 00000 at the top. Adding one "
        + "breaks the order of the values from 01111 = 15 to 10000 = -16. Filled marks are the negative values, 16 in all."
    )
    #expect(
      alt.ja == "5ビットの32個のビット列を、00000を上にして時計回りに輪に並べた図。表現は2の補数。1を足すと値の順序が途切れるのは、"
        + "01111(15)から10000(-16)へ移るところ。塗りつぶした丸は負の値で、16個ある。")
    #expect(
      try await ring("encoding: sign-magnitude").alt.en.contains("Adding one lowers the value by one in 15 steps."))
    #expect(try await ring("encoding: unsigned").alt.en.hasSuffix(" No value is negative."))
    #expect(try await ring("encoding: unsigned").alt.ja.hasSuffix("負の値はない。"))
    #expect(try await !ring("{encoding: sign-magnitude, bits: 2}").alt.en.contains("breaks"))
  }

  @Test("A code that does not stand for a number has a dash and no mark")
  func noNumbers() async throws {
    let figure = try await ring("{encoding: bcd, bits: 4}")
    let texts = figure.texts()
    #expect((9...15).map { texts[2 * $0 + 1] } == ["9"] + [String](repeating: "—", count: 6))
    let marks = figure.shapes.count { if case .circle = $0 { true } else { false } }
    #expect(marks == 10 + 1)
    #expect(
      figure.alt.en
        == "The 16 codes of 4 bits on a ring, read as BCD, clockwise from 0000 at the top. Adding one breaks the order of the "
        + "values in 7 steps. 6 codes do not stand for a number. No value is negative.")
    #expect(
      figure.alt.ja == "4ビットの16個のビット列を、0000を上にして時計回りに輪に並べた図。表現は2進化10進。1を足すと値の順序が途切れるところが7か所ある。"
        + "数を表さないビット列が6個ある。負の値はない。")
  }

  @Test("Only up to two jumps are labeled")
  func manyBreaks() async throws {
    #expect(try await ring("{encoding: gray, bits: 3}").texts().filter { $0.contains("→") } == [])
    #expect(try await ring("{encoding: gray, bits: 2}").texts().filter { $0.contains("→") } == ["1 → 3", "2 → 0"])
    #expect(try await ring("{encoding: offset-binary}").texts().filter { $0.contains("→") } == ["15 → -16"])
  }

  @Test(
    "No two labels overlap, and none leaves the figure",
    arguments: definitions + [4, 5, 6].map(Self.longValues) + (2...6).map { Definition(encoding: "bcd", bits: $0) })
  func labels(definition: Definition) async throws {
    let figure = try await ring("{\(definition.yaml("encoding"))}")
    #expect(figure.crowdedTexts == [])
  }

  @Test("64 codes are written along the radius, which turns all but two, and fewer ones across")
  func turnsLabels() async throws {
    let turned = try await ring("{encoding: unsigned, bits: 6}").svg(.english)
    #expect(turned.split(separator: "transform=\"rotate(").count == 1 + 2 * 62)
    #expect(try await !ring("{encoding: unsigned, bits: 5}").svg(.english).contains("rotate"))
  }

  /// Values of four characters and patterns of six, each 0.6 of its size wide, leave 214 to 243 from the center.
  @Test("The line across a broken step touches no label of 64 codes")
  func cuts() async throws {
    let center = Figure.Point(320, 320)
    let cuts = try await ring("{\(Self.longValues(bits: 6).yaml("encoding"))}").shapes.compactMap {
      shape -> [Double]? in
      guard case .line(let points, let stroke, _) = shape, stroke.dash == .dashed, points[0].y != points[1].y else {
        return nil
      }
      return points.map { point in
        let (x, y) = (point.x - center.x, point.y - center.y)
        return (x * x + y * y).squareRoot()
      }
    }
    let cut = try #require(cuts.first)
    #expect(cuts.count == 1)
    #expect((214.0..<228).contains(cut[0]) && (228.0..<243).contains(cut[1]))
  }

  private static func longValues(bits: Int) -> Definition {
    Definition(encoding: "bias", bits: bits, bias: 900)
  }
}
