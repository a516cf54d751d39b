import ExactNumbers
import ExperimentKit
import NumberFormats

/// The spectrum of a sine whose samples were rounded to formats of few bits: the sine, and the noise of rounding.
///
/// There are 512 samples over whole periods, so that the sine is a single frequency and all others are noise. Levels
/// are in decibels relative to the sine.
///
/// Source: W. R. Bennett, *Spectra of Quantized Signals*, 1948.
struct FloatNoiseSpectrum: Experiment {
  static let about = About(
    "float.noise-spectrum", en: "The spectrum of a sine whose samples were rounded: the noise of quantization.",
    ja: "標本を丸めた正弦波のスペクトル。量子化雑音を描いた図。", example: "formats=[e4m3fn,q0.7]")

  static let signature = Signature(
    Self.init,
    Parameter(
      "formats", .list(of: ParameterType<NumberFormatName>.numberFormatName, count: 1...4),
      help: LocalizedText(en: "The formats, one spectrum each.", ja: "形式。1つにつき1つのスペクトルを描く。")),
    Parameter(
      "amplitude", ParameterType<ExactRational>.shortRational, default: ExactRational(15).scaled(byPowerOfTwo: -4),
      writtenAs: "15/16",
      help: LocalizedText(en: "The amplitude of the sine.", ja: "正弦波の振幅。")),
    Parameter(
      "periods", .integer(1...SampledSine.count / 2 - 1), default: 5,
      help: LocalizedText(en: "The number of periods in the 512 samples.", ja: "512個の標本に入る周期の数。")))

  private static let mostBits = 64

  let formats: [NumberFormatName]
  let sine: SampledSine

  init(formats: [NumberFormatName], amplitude: ExactRational, periods: Int) throws {
    for case .float(let name) in formats.map(\.format) where name.format.bits > Self.mostBits {
      throw Rejection(
        "formats", "The format `\(name.name)` has \(name.format.bits) bits.",
        help: "Use formats of at most \(Self.mostBits) bits: the samples are doubles.")
    }
    guard (ExactRational.powerOfTwo(-100)...ExactRational.powerOfTwo(100)).contains(amplitude) else {
      throw Rejection(
        "amplitude", "The parameter `\(name: "amplitude")` cannot be `\(amplitude)`.",
        help: "Use a number above 0, from 2^-100 to 2^100.")
    }
    let doubles = FloatArithmetic(.binary64)
    self.formats = formats
    sine = SampledSine(periods: periods, amplitude: doubles.double(doubles.round(amplitude).code ?? 0))
  }

  /// Returns the figure.
  ///
  /// - Complexity: O(*n*²) for *n* samples, for each format.
  func run() -> Figure {
    let drawing = NoiseSpectrumDrawing(
      spectra: formats.map { ($0.title, NoiseSpectrum(of: sine, rounded: $0.rounded(sine.samples))) })
    return Figure(width: drawing.width, height: drawing.height, alt: drawing.alt, shapes: drawing.shapes)
  }
}
