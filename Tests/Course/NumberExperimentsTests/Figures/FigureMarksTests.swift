import ExactNumbers
import NumberFormats
import Results
import SourceText
import TestSupport
import Testing

@testable import NumberExperiments

@Suite("The marks of figures")
struct FigureMarksTests {
  @Test("Every code of a ring has its mark with its value, at the circle that is drawn for it", arguments: 2...6)
  func ring(bits: Int) async throws {
    for encoding in ["unsigned", "twos-complement", "sign-magnitude", "ones-complement", "bias", "gray", "bcd"]
    where encoding != "bcd" || bits > 3 {
      let figure = try await figure("integer.ring", "{encoding: \(encoding), bits: \(bits)}")
      let circles = Set(figure.shapes.compactMap { if case .circle(let center, _, _, _) = $0 { center } else { nil } })
      #expect(figure.marks.count == 1 << bits)
      for (code, mark) in figure.marks.enumerated() {
        guard case .code(let text, let value) = mark.subject else {
          Issue.record("\(mark) is not a code")
          continue
        }
        #expect(Int(text, radix: 2) == code && text.count == bits)
        #expect(circles.contains(mark.center) == (value != nil), "\(encoding) \(text)")
      }
    }
    let twos = try await figure("integer.ring", "{encoding: twos-complement, bits: \(bits)}")
    let least = 1 << (bits - 1)
    #expect(twos.marks[least].subject == .code("1" + String(repeating: "0", count: bits - 1), value: "-\(least)"))
  }

  @Test(
    "Every bit of a code in boxes has its mark in the middle of its box, from the highest to the lowest one",
    arguments: [
      ("integer.bit-weights", "encoding: twos-complement, bits: 7, code: 0b1010101", "1010101"),
      ("integer.bit-weights", "encoding: unsigned, bits: 1, code: 1", "1"),
      ("float.bit-fields", "format: float5, code: 0b01101", "01101"),
      ("float.bit-fields", "format: binary16, code: 0x3C01", "0011110000000001"),
      ("posit.bit-fields", "bits: 8, code: 0b01001101", "01001101"),
      ("posit.bit-fields", "bits: 5, code: 0b10000", "10000"),
    ])
  func boxes(name: String, parameters: String, code: String) async throws {
    let figure = try await figure(name, "{\(parameters)}")
    let boxes = figure.shapes.compactMap { shape -> Figure.Point? in
      guard case .rectangle(let corner, let width, let height, .some, _) = shape else { return nil }
      return Figure.Point(corner.x + width / 2, corner.y + height / 2)
    }
    let bits = figure.marks.compactMap { mark -> (Int, Figure.Point)? in
      if case .bit(let bit) = mark.subject { (bit, mark.center) } else { nil }
    }
    #expect(bits.map(\.0) == (0..<code.count).reversed())
    for ((_, center), box) in zip(bits, boxes) {
      #expect(abs(center.x - box.x) < 1e-6 && abs(center.y - box.y) < 1e-6)
    }
    #expect(boxes.count == code.count && figure.texts { $0.isCode }.joined() == code)
  }

  @Test("The boxes of a negative posit, which hold bits of its magnitude, have a mark only for the sign")
  func negativePosit() async throws {
    let figure = try await figure("posit.bit-fields", "{bits: 8, code: 0b11001101}")
    #expect(figure.marks.map(\.subject).filter { if case .bit = $0 { true } else { false } } == [.bit(7)])
  }

  @Test(
    "Every number of a line has its mark where a line or a circle is drawn for it",
    arguments: [
      ("integer.bit-weights", "encoding: bias, bits: 5, code: 0b01110", 32),
      ("float.bit-fields", "format: float5, code: 0b01101", 29),
      ("posit.bit-fields", "bits: 8, code: 0b01001101", nil),
      ("float.ruler", "format: float5, from: 0, to: 6, step: 0.1", 15),
      ("float.number-line", "formats: [float5, e2m2], from: 0, to: 6", 27),
      ("float.number-line", "formats: [e2m2], scale: logarithmic, from: -3, to: 3", nil),
    ] as [(String, String, Int?)])
  func lines(name: String, parameters: String, count: Int?) async throws {
    let figure = try await figure(name, "{\(parameters)}")
    let drawn = figure.shapes.flatMap { shape -> [(x: Double, y: ClosedRange<Double>)] in
      switch shape {
      case .line(let points, _, .none) where points.count == 2 && points[0].x == points[1].x:
        [(points[0].x, min(points[0].y, points[1].y)...max(points[0].y, points[1].y))]
      case .circle(let center, let radius, _, _): [(center.x, center.y - radius...center.y + radius)]
      default: []
      }
    }
    let numbers = figure.marks.filter { if case .value = $0.subject { true } else { false } }
    #expect(count == nil || numbers.count == count)
    #expect(!numbers.isEmpty)
    for mark in numbers {
      #expect(drawn.contains { $0.x == mark.center.x && $0.y.contains(mark.center.y) }, "\(mark)")
    }
  }

  @Test("The numbers of a line's marks are exact, and those that are too long have none")
  func numbers() async throws {
    let float5 = try await figure("float.number-line", "{formats: [float5], from: 0, to: 6}")
    #expect(
      float5.marks.map(\.subject)
        == ["0", "0.625", "0.75", "0.875", "1", "1.25", "1.5", "1.75", "2", "2.5", "3", "3.5", "4", "5", "6"].map {
          .value($0)
        })
    let tiny = try await figure(
      "float.number-line", "{formats: [binary64], scale: logarithmic, from: 0x1p-1074, to: 0x1p-1072}")
    #expect(tiny.marks.map(\.subject) == [-1074, -1073, -1072].map { .value("2^\($0)") })
  }

  @Test("A figure for a page is much shorter than its file, and valid")
  func shortForms() async throws {
    for (name, parameters, share) in [
      ("integer.ring", "{encoding: twos-complement, bits: 5}", 0.5),
      ("float.bit-fields", "{format: float5, code: 0b01101}", 0.55),
      ("float.number-line", "{formats: [float5, e2m2], from: 0, to: 6}", 0.55),
      ("float.error-map", "{format: float5, operation: add}", 0.8),
    ] {
      let figure = try await figure(name, parameters)
      for language in [Language.english, .japanese] {
        let short = figure.shortSVG(language)
        #expect(
          Double(short.utf8.count) < share * Double(figure.svg(language).utf8.count), "\(name) \(short.utf8.count)")
        try SVGComparison.check(Array(short.utf8))
      }
    }
  }
}
