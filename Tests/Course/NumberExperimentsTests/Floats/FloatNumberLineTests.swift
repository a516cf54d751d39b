import ExperimentKit
import NumberExperiments
import Results
import SourceText
import TestSupport
import Testing

@Suite("float.number-line")
struct FloatNumberLineTests {
  static let ranges = [
    "formats: [float5, e2m2]", "{formats: [float5, e2m2], from: 0, to: 6}", "{formats: e2m2, from: -1/3, to: 1}",
    "{formats: [e2m2, float5, e2m2], from: -6, to: 0}", "{formats: float5, from: -1000, to: 1000}",
    "{formats: float5, from: 0.62, to: 0.63}", "{formats: [e2m2, binary16], from: 900.5, to: 999.5}",
    "{formats: [e4m3, posit8, q3.4], scale: logarithmic}", "{formats: [takum8], scale: logarithmic}",
    "{formats: [binary128, e8m0fnu], scale: logarithmic}",
    "{formats: [e5m2, posit8es0, e2m1fn], scale: logarithmic, from: -100}", "{formats: [binary64, binary128]}",
    "{formats: binary16, from: 1, to: 1.0001}", "{formats: q3.4, scale: logarithmic, from: -8, to: -1}",
  ]

  private func figure(_ yaml: String) async throws -> Figure {
    try await Catalogue.number.figure("float.number-line", yaml)
  }

  @Test("Every number is at its place, subnormals as open circles")
  func marks() async throws {
    let shapes = try await figure("{formats: [float5, e2m2], from: 0, to: 6}").shapes
    let bars = shapes.compactMap { shape -> Figure.Point? in
      guard case .line(let points, let stroke, .none) = shape, stroke.paint == .ink, points[0].x == points[1].x else {
        return nil
      }
      return points[0]
    }
    let circles = shapes.compactMap { shape -> Figure.Point? in
      if case .circle(let center, _, _, .paper) = shape { center } else { nil }
    }
    let lines = Set(bars.map(\.y)).sorted()
    func values(_ points: [Figure.Point]) -> [Double] { points.map { ($0.x - 40) / 560 * 6 }.sorted() }
    let float5 = [0, 0.625, 0.75, 0.875, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 3.5, 4, 5, 6]
    let found = values(bars.filter { $0.y == lines[0] })
    #expect(found.count == 15 && zip(found, float5).allSatisfy { ($0 - $1).magnitude < 1e-9 })
    let ieee = values(bars.filter { $0.y == lines[1] })
    #expect(ieee.count == 9 && zip(ieee, [0, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 3.5]).allSatisfy { abs($0 - $1) < 1e-9 })
    let open = values(circles.dropLast())
    #expect(open.count == 3 && zip(open, [0.25, 0.5, 0.75]).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test("Every value is written if there is room, otherwise round ones first")
  func labels() async throws {
    let texts = try await figure("{formats: float5, from: 0, to: 4}").texts()
    for value in ["0.625", "0.75", "0.875", "1.25", "1.75"] {
      #expect(texts.count { $0 == value } == 1, "\(value)")
    }
    for value in (0...4).map(String.init) { #expect(texts.count { $0 == value } == 2, "\(value)") }
    let crowded = try await figure("{formats: float5, from: -1000, to: 1000}").texts()
    #expect(crowded.count { $0 == "0" } == 2 && !crowded.contains("0.625"))
  }

  @Test("Short values are written across, unless they would touch their neighbors")
  func directions() async throws {
    func rotation(_ value: String, _ yaml: String) async throws -> [Double] {
      try await figure(yaml).shapes.compactMap { shape in
        guard case .text(let words, _, let style) = shape, words.en == value, style.size == 20, style.paint == .ink
        else { return nil }
        return style.rotation
      }
    }
    #expect(try await rotation("-2", "{formats: e2m2, from: -3, to: 0}") == [0])
    #expect(try await rotation("-2", "{formats: float5, from: -6, to: 6}") == [-90])
    #expect(try await rotation("-3.5", "{formats: float5, from: -6, to: 6}") == [-90])
    // A short value has room next to vertical ones.
    let mixed = "{formats: e2m2, from: 0, to: 6}"
    for value in ["0", "1", "2"] { #expect(try await rotation(value, mixed) == [0], "\(value)") }
    for value in ["0.25", "0.5", "1.75"] { #expect(try await rotation(value, mixed) == [-90], "\(value)") }
  }

  @Test("No background of a value covers a part of another one", arguments: ranges)
  func grounds(yaml: String) async throws {
    let shapes = try await figure(yaml).shapes
    for (index, shape) in shapes.enumerated() {
      guard case .rectangle(let corner, let width, let height, _, .paper) = shape else { continue }
      let covered = shapes[..<index].compactMap { shape -> String? in
        guard case .text(let words, let place, _) = shape,
          (corner.x - 8...corner.x + width + 8).contains(place.x), (corner.y...corner.y + height).contains(place.y)
        else { return nil }
        return words.en
      }
      #expect(covered == [])
    }
  }

  @Test("A hole around zero is marked on both sides, and only if it exists")
  func hole() async throws {
    func holes(_ yaml: String) async throws -> Int { try await figure(yaml).texts().count { $0 == "hole" } }
    #expect(try await holes("{formats: [float5, e2m2], from: 0, to: 2}") == 1)
    #expect(try await holes("{formats: float5, from: -2, to: 2}") == 2)
    #expect(try await holes("{formats: e2m2, from: 0, to: 2}") == 0)
    #expect(try await holes("{formats: float5, from: 1, to: 2}") == 0)
  }

  @Test("A format that continues beyond the figure says how far")
  func farther() async throws {
    #expect(
      try await figure("{formats: [e2m1fn, e3m2fn], from: 0, to: 8}").texts().filter { $0.hasPrefix("to ") } == [
        "to 28 →"
      ])
    #expect(try await figure("formats: e3m2fn").texts().allSatisfy { !$0.hasPrefix("to ") })
  }

  @Test("The least and the greatest number are labeled before rounder ones, and powers of two alike")
  func ends() async throws {
    let texts = try await figure("{formats: e3m2fn, scale: logarithmic}").texts()
    #expect(texts.contains("28") && texts.contains("2⁻⁴"))
    #expect(!texts.contains("0.125") && !texts.contains("1") && texts.contains("2⁰"))
  }

  @Test("The legend has only the elements of the figure")
  func legend() async throws {
    let names = [
      "normal number or zero", "subnormal number", "beyond the largest number", "no number here", "too many",
      "many subnormal",
    ]
    func legend(_ yaml: String) async throws -> [String] {
      let texts = try await figure(yaml).texts()
      return names.filter { name in texts.contains { $0.hasPrefix(name) } }
    }
    #expect(try await legend("{formats: float5, from: 0, to: 2}") == ["normal number or zero"])
    #expect(try await legend("{formats: e2m2, from: 0, to: 2}") == ["normal number or zero", "subnormal number"])
    #expect(
      try await legend("{formats: float5, from: 0, to: 8}") == ["normal number or zero", "beyond the largest number"])
    #expect(try await legend("formats: binary64").contains("too many"))
  }

  @Test("Beyond the largest number the line is dashed and leads to infinity")
  func beyond() async throws {
    let shapes = try await figure("{formats: e2m2, from: -1, to: 6}").shapes
    let dashes = shapes.compactMap { shape -> [Double]? in
      guard case .line(let points, let stroke, _) = shape, stroke.dash == .dashed else { return nil }
      return points.map(\.x)
    }
    #expect(dashes.count == 2)
    #expect(abs(dashes[0][0] - (40 + 560 * 4.5 / 7)) < 1e-9 && dashes[0][1] == 628)
    #expect(try await figure("{formats: e2m2, from: -1, to: 6}").texts().filter { $0.contains("∞") } == ["∞"])
    #expect(try await figure("formats: e2m2").texts().filter { $0.contains("∞") } == ["-∞", "∞"])
    #expect(try await figure("{formats: e2m2, from: -1, to: 1}").texts().allSatisfy { !$0.contains("∞") })
  }

  @Test("A format without a sign has no negative infinity")
  func unsigned() async throws {
    let infinities = try await figure("{formats: [binary5p2ue, binary5p2uf], from: -1, to: 1e6}").texts().filter {
      $0.contains("∞")
    }
    #expect(infinities == ["∞"])
    #expect(try await figure("formats: [binary5p2ue, binary5p2uf]").texts().allSatisfy { $0 != "-∞" })
  }

  @Test("No two labels overlap, and none leaves the figure", arguments: ranges)
  func room(yaml: String) async throws {
    let figure = try await figure(yaml)
    #expect(figure.crowdedTexts == [])
  }

  @Test("The ruler has round steps, in a range at any place")
  func ruler() async throws {
    func ticks(_ range: String, _ format: String = "binary11p7se") async throws -> [String] {
      try await figure("{formats: \(format), \(range)}").texts { $0.paint == .muted }
    }
    #expect(try await ticks("from: -6, to: 6", "e2m2") == ["-6", "-4", "-2", "0", "2", "4", "6"])
    #expect(try await ticks("from: 100, to: 103").suffix(3) == ["102", "102.5", "103"])
    #expect(try await ticks("from: 0.005, to: 0.015").last == "0.014")
  }

  @Test("The picture has a text alternative")
  func alt() async throws {
    let alt = try await figure("{formats: [float5, e2m2], from: 0, to: 6}").alt
    #expect(
      alt.en
        == "Number lines from 0 to 6. Float5: 15 numbers; the least above zero is 0.625, the largest 6. "
        + "IEEE-style 1-2-2: 12 numbers, 3 of them subnormal, drawn as open circles; the least above zero is 0.25, "
        + "the largest 3.5.")
    #expect(
      alt.ja == "0から6までの数直線。Float5は15個で、正の最小の数は0.625、最大の数は6。"
        + "IEEE方式1-2-2は12個(うち白丸の3個は非正規化数)で、正の最小の数は0.25、最大の数は3.5。")
  }

  static let refused = [
    RejectedParameters(
      "float.number-line", "formats: float5\nfrom: 3\nto: 2",
      "cell:3: The line from 3 to 2 is too short. \(linear)"),
    RejectedParameters(
      "float.number-line", "formats: float5\nfrom: 7", "cell:2: The line from 7 to 6 is too short. \(linear)"),
    RejectedParameters(
      "float.number-line", "formats: float5\nto: 1.00001\nfrom: 1.000001",
      "cell:2: The line from 1.000001 to 1.00001 is too short. \(linear)"),
    RejectedParameters(
      "float.number-line", "formats: float5\nscale: logarithmic\nfrom: 1\nto: 1.9",
      "cell:4: The line from 1 to 1.9 is too short. Make its right end `to` greater than its left end `from`; on one "
        + "side of zero, the ends must differ by a factor of at least 2."),
    RejectedParameters(
      "float.number-line", "formats: e4m3fn\nfrom: 1000\nto: 2000",
      "cell:2: `e4m3fn`: no number from 1000 to 2000. Use a wider range, or another format."),
    RejectedParameters(
      "float.number-line", "formats: [float5, e2m2]\nto: -100\nfrom: -200",
      "cell:3: `float5`, `e2m2`: no number from -200 to -100. Use a wider range, or another format."),
    RejectedParameters(
      "float.number-line", "formats: float5\nfrom: 1e-10000\nto: 2",
      "cell:2: The parameter `from` cannot be `1e-10000`. \(FloatRepresentableTests.takesNumber(ofDigits: 100))"),
    RejectedParameters(
      "float.number-line", "formats: [float5, e2m2, float5, e2m2]",
      "cell:1: The list `formats` has 4 elements. It can have 1 to 3."),
  ]
  static let linear =
    "Make its right end `to` greater than its left end `from`, by at least a 100000th of the end that is farther from zero."

  @Test("Impossible lines are refused", arguments: refused)
  func lines(refusal: RejectedParameters) async throws {
    #expect(try refusals(refusal.name, refusal.yaml) == refusal.messages)
  }
}
