import ExactNumbers
import Foundation
import NumberFormats
import Results
import SourceText
import TestSupport
import Testing

@testable import NumberExperiments

@Suite("float.noise-spectrum")
struct FloatNoiseSpectrumTests {
  @Test("The sine matches the system's up to the last bits, and is exactly symmetric")
  func sine() {
    for part in 0..<SampledSine.count {
      let angle = Double(part) * 2 * .pi / Double(SampledSine.count)
      #expect(abs(SampledSine.sine(part) - sin(angle)) < 0x1p-50, "\(part)")
      #expect(abs(SampledSine.cosine(part) - cos(angle)) < 0x1p-50, "\(part)")
      #expect(SampledSine.sine(-part) == -SampledSine.sine(part) || part == 0)
    }
    #expect([0, 128, 256, 384].map(SampledSine.sine) == [0, 1, 0, -1])
  }

  @Test("The spectrum of an unrounded sine has no noise", arguments: [1, 5, 64, 255])
  func alone(periods: Int) throws {
    let sine = SampledSine(periods: periods, amplitude: 0.5)
    let spectrum = NoiseSpectrum(of: sine, rounded: sine.samples)
    #expect(spectrum.ratio == nil)
    #expect(try abs(#require(spectrum.levels[periods])) < 1e-6)
    #expect(spectrum.levels.compactMap(\.self).count == 1)
  }

  @Test(
    "The sum of the noise is the ratio of the signal to it",
    arguments: ["e4m3fn", "e5m2", "posit8", "q0.7", "binary16"])
  func parseval(name: String) throws {
    let format = try #require(try NumberFormatName(name))
    let sine = SampledSine(periods: 5, amplitude: 0.9375)
    let spectrum = NoiseSpectrum(of: sine, rounded: format.rounded(sine.samples))
    // The sine's own line hides the noise at its frequency, so a little noise is missing.
    var noise = 0.0
    for (frequency, level) in spectrum.levels.enumerated() where frequency != 5 {
      noise += level.map { pow(10, $0 / 10) } ?? 0
    }
    let ratio = -10 * log10(noise)
    let expected = try Double(#require(spectrum.ratio)) / 10
    #expect(ratio >= expected && ratio < expected + 1, "\(name): \(ratio) \(expected)")
  }

  @Test("Decibels are ten times the decimal logarithm")
  func decibels() throws {
    for ratio in [1, 0.5, 1e-3, 123.0, 2e-15] {
      #expect(try abs(#require(NoiseSpectrum.decibels(ratio)) - 10 * log10(ratio)) < 1e-8)
    }
    #expect(NoiseSpectrum.decibels(0) == nil && NoiseSpectrum.decibels(1e-17) == nil)
  }

  @Test("Samples are rounded like in the arithmetic of each format")
  func rounded() throws {
    let samples = [0, 0.3, -0.3, 1.5, -2, 1000, 1e-9]
    let expected: [String: [Double]] = [
      "q0.7": [0, 0.296875, -0.296875, 0.9921875, -1, 0.9921875, 0],
      "e4m3fn": [0, 0.3125, -0.3125, 1.5, -2, 448, 0],
      "posit8": [0, 0.3125, -0.3125, 1.5, -2, 1024, 0x1p-24],
    ]
    for (name, values) in expected {
      #expect(try #require(try NumberFormatName(name)).rounded(samples) == values, "\(name)")
    }
  }

  @Test("A quieter sine has as much relative noise in floating point, and more in fixed point")
  func quiet() throws {
    func ratio(_ name: String, _ amplitude: Double) throws -> Int {
      let sine = SampledSine(periods: 5, amplitude: amplitude)
      let rounded = try #require(try NumberFormatName(name)).rounded(sine.samples)
      return try #require(NoiseSpectrum(of: sine, rounded: rounded).ratio)
    }
    #expect(try ratio("e4m3fn", 0.9375) == ratio("e4m3fn", 0.9375 / 4))
    #expect(try ratio("q0.7", 0.9375) > ratio("q0.7", 0.9375 / 4) + 100)
  }

  @Test("The figure states the strength of the noise, in words and below each title")
  func words() async throws {
    let picture = try await figure("float.noise-spectrum", "{formats: [e4m3fn, q0.7]}")
    #expect(picture.alt.en.contains("e4m3fn: signal to noise 33.2 dB, strongest noise -45.3 dB, at the frequency 227."))
    #expect(picture.texts().contains("signal to noise 49.5 dB, strongest noise -62.3 dB"))
    #expect(!picture.hasDoubledMarks)
    let exact = try await figure("float.noise-spectrum", "{formats: [binary64]}")
    #expect(exact.alt.en.hasSuffix("binary64: no noise."))
  }

  @Test(
    "Texts do not overlap and stay in the figure",
    arguments: [
      "{formats: [e4m3fn, q0.7]}", "{formats: [binary32, posit8, q3.4, binary64], periods: 250}", "formats: [takum8]",
    ])
  func room(yaml: String) async throws {
    let picture = try await figure("float.noise-spectrum", yaml)
    #expect(picture.crowdedTexts == [])
  }

  @Test("Impossible figures are refused")
  func refused() throws {
    for (yaml, reason) in [
      ("{formats: [binary128]}", "The format `binary128` has 128 bits."),
      ("{formats: [e5m2], amplitude: 0}", "The parameter `amplitude` cannot be `0`."),
      ("{formats: [e5m2], amplitude: -1}", "Use a number above 0, from 2^-100 to 2^100."),
      ("{formats: [e5m2], periods: 256}", "The parameter `periods` cannot be `256`."),
    ] {
      let found = try refusals("float.noise-spectrum", yaml)
      #expect(found.count == 1 && found[0].contains(reason), "\(found)")
    }
  }
}
