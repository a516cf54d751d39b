import Foundation
import Results
import Testing

@Suite("The paints of figures")
struct FigurePaintTests {
  private typealias Paint = Figure.Paint

  static let grounds: [@Sendable (Figure.Paint) -> String] = [
    { $0.light }, { $0.dark }, { $0.pageLight }, { $0.pageDark },
  ]

  @Test("No two paints have the same color", arguments: grounds)
  func different(_ color: @Sendable (Figure.Paint) -> String) {
    #expect(Set(Paint.allCases.map(color)).count == Paint.allCases.count)
  }

  @Test("Text of any paint is legible on the background and on light areas", arguments: grounds)
  func legible(_ color: @Sendable (Figure.Paint) -> String) throws {
    for text in [Paint.ink, .muted, .accent, .blue] {
      for ground in [Paint.paper, .shade, .tint1] {
        let contrast = try Color(color(text)).contrast(to: Color(color(ground)))
        #expect(contrast >= 4.5, "\(text) on \(ground): \(contrast)")
      }
    }
    for ground in [Paint.tone, .paleBlue] {
      #expect(try Color(color(.ink)).contrast(to: Color(color(ground))) >= 4.5, "\(ground)")
    }
  }

  @Test("Lines and areas differ in every kind of color vision", arguments: grounds, Vision.allCases)
  func apart(_ color: @Sendable (Figure.Paint) -> String, _ vision: Vision) throws {
    let groups: [(paints: [Paint], least: Double)] = [
      ([.ink, .accent, .blue, .paper], 30), ([.paper, .tint1, .tint2, .tint3, .tint4], 14),
      ([.paper, .shade, .tone], 7), ([.tint1, .paleBlue, .paper], 12),
    ]
    for (paints, least) in groups {
      for (index, one) in paints.enumerated() {
        for other in paints[..<index] {
          let distance = try Color(color(one)).seen(with: vision).distance(to: Color(color(other)).seen(with: vision))
          #expect(distance >= least, "\(one) and \(other): \(distance)")
        }
      }
    }
  }

  @Test("Tints differ from the background step by step", arguments: grounds)
  func tints(_ color: @Sendable (Figure.Paint) -> String) throws {
    let lightness = try [Paint.paper, .tint1, .tint2, .tint3, .tint4].map { try Color(color($0)).lab[0] }
    let steps = zip(lightness, lightness.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { abs($0) >= 8 && ($0 < 0) == (steps[0] < 0) }, "\(lightness)")
  }
}

/// The kinds of color vision, each with its matrix on linear colors (Machado, Oliveira and Fernandes, 2009, severity
/// 1).
enum Vision: CaseIterable {
  case usual, withoutRed, withoutGreen, withoutBlue

  fileprivate var matrix: [[Double]] {
    switch self {
    case .usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .withoutRed:
      [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    case .withoutGreen:
      [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    case .withoutBlue:
      [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    }
  }
}

/// A color as linear red, green and blue, from 0 to 1.
private struct Color {
  var channels: [Double]

  /// Creates a color from `#rrggbb`; `none` is black.
  init(_ text: String) throws {
    let digits = text.hasPrefix("#") ? String(text.dropFirst()) : "000000"
    let number = try #require(Int(digits, radix: 16))
    channels = [16, 8, 0].map { shift in
      let part = Double(number >> shift & 255) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
  }

  private var luminance: Double { 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2] }

  /// Returns the contrast of WCAG, from 1 to 21.
  func contrast(to other: Color) -> Double {
    let (low, high) = (min(luminance, other.luminance), max(luminance, other.luminance))
    return (high + 0.05) / (low + 0.05)
  }

  func seen(with vision: Vision) -> Color {
    var color = self
    color.channels = vision.matrix.map { row in
      min(1, max(0, zip(row, channels).map { $0 * $1 }.reduce(0, +)))
    }
    return color
  }

  /// The color in CIELAB under D65.
  var lab: [Double] {
    func root(_ part: Double) -> Double { part > 0.008856 ? cbrt(part) : 7.787 * part + 16 / 116 }
    let x = root((0.4124 * channels[0] + 0.3576 * channels[1] + 0.1805 * channels[2]) / 0.9505)
    let y = root(luminance)
    let z = root((0.0193 * channels[0] + 0.1192 * channels[1] + 0.9505 * channels[2]) / 1.089)
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
  }

  /// Returns the difference ΔE*ab of 1976; 2 is just visible.
  func distance(to other: Color) -> Double {
    zip(lab, other.lab).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
  }
}
