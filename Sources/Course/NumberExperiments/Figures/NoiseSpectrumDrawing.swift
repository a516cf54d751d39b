import ExperimentKit

/// Spectra as shapes, one below the other on the same axes.
struct NoiseSpectrumDrawing {
  /// The formats with their spectra, at least one.
  let spectra: [(title: LocalizedText, spectrum: NoiseSpectrum)]

  let width = 640.0
  private let plot = 68.0...620.0
  private let depth = 170.0
  private let top = 20.0
  private var panelHeight: Double { depth + 84 }

  /// The height of the figure.
  var height: Double { top + panelHeight * Double(spectra.count) + 40 }

  /// The level of the bottom in steps of 20 decibels, below most of the noise of the quietest format.
  private var floor: Double {
    let levels = spectra.compactMap { spectrum -> Double? in
      let noise = spectrum.spectrum.levels.compactMap(\.self).sorted()
      return noise.isEmpty ? nil : noise[noise.count / 4] - 10
    }
    return max(NoiseSpectrum.least, (min(levels.min() ?? 0, -60) / 20).rounded(.down) * 20)
  }

  /// The shapes, from the back to the front.
  var shapes: [Figure.Shape] {
    spectra.indices.flatMap { draw(spectra[$0].title, spectra[$0].spectrum, at: top + panelHeight * Double($0) + 54) }
      + [
        .text(
          LocalizedText(en: "frequency, in periods of all samples", ja: "周波数(全標本での周期の数)"),
          at: Figure.Point(plot.upperBound, height - 16), style: Figure.TextStyle(size: 18, anchor: .end))
      ]
  }

  private func x(_ frequency: Int) -> Double {
    plot.lowerBound + (plot.upperBound - plot.lowerBound) * (Double(frequency) + 0.5)
      / Double(SampledSine.count / 2 + 1)
  }

  private func draw(_ title: LocalizedText, _ spectrum: NoiseSpectrum, at top: Double) -> [Figure.Shape] {
    func y(_ level: Double) -> Double { top + depth * level / floor }
    let lines = spectrum.levels.enumerated().compactMap { frequency, level -> Figure.Segment? in
      guard frequency != spectrum.periods, let level, level > floor else { return nil }
      return Figure.Segment(Figure.Point(x(frequency), top + depth), Figure.Point(x(frequency), y(level)))
    }
    let signal = x(spectrum.periods)
    let isLeft = signal < (plot.lowerBound + plot.upperBound) / 2
    return axes(at: top, y) + [
      .text(title, at: Figure.Point(16, top - 32), style: Figure.TextStyle(size: 19, anchor: .start, isBold: true)),
      .text(facts(spectrum), at: Figure.Point(16, top - 12), style: Figure.TextStyle(size: 16, anchor: .start)),
      .segments(lines, stroke: Figure.Stroke(.blue, width: 1.5)),
      .vertical(signal, top...top + depth, Figure.Stroke(.accent, width: 4)),
      .text(
        LocalizedText(en: "sine", ja: "正弦波"), at: Figure.Point(isLeft ? signal + 8 : signal - 8, top + 18),
        style: Figure.TextStyle(size: 16, anchor: isLeft ? .start : .end, paint: .accent, isBold: true)),
    ]
  }

  private func axes(at top: Double, _ y: (Double) -> Double) -> [Figure.Shape] {
    let style = Figure.TextStyle(size: 16, paint: .muted)
    var rowStyle = style
    rowStyle.anchor = .end
    let rows = stride(from: 0.0, through: floor, by: floor < -100 ? -40 : -20).flatMap { level -> [Figure.Shape] in
      [
        .level(plot, y(level), Figure.Stroke(.shade, width: 2)),
        .text(
          LocalizedText("\(Int(level))\(level == 0 ? " dB" : "")"),
          at: Figure.Point(plot.lowerBound - 8, y(level) + 6), style: rowStyle),
      ]
    }
    let columns = stride(from: 0, through: SampledSine.count / 2, by: 64).map { frequency in
      Figure.Shape.text(
        LocalizedText("\(frequency)"), at: Figure.Point(x(frequency), top + depth + 20), style: style)
    }
    let corner = [
      Figure.Point(plot.lowerBound, top), Figure.Point(plot.lowerBound, top + depth),
      Figure.Point(plot.upperBound, top + depth),
    ]
    return rows + columns + [.line(corner, stroke: Figure.Stroke(.muted, width: 2))]
  }

  private func facts(_ spectrum: NoiseSpectrum) -> LocalizedText {
    guard let ratio = spectrum.ratio, let strongest = spectrum.strongest else {
      return LocalizedText(en: "no noise", ja: "雑音なし")
    }
    let (whole, peak) = (Self.tenths(ratio), Self.tenths(Int((strongest.level * 10).rounded(.down))))
    return LocalizedText(
      en: "signal to noise \(whole) dB, strongest noise \(peak) dB", ja: "信号対雑音比\(whole) dB、最大の雑音\(peak) dB")
  }

  private static func tenths(_ number: Int) -> String {
    "\(number < 0 ? "-" : "")\(number.magnitude / 10).\(number.magnitude % 10)"
  }

  /// The text alternative of the spectra, for readers who cannot see them.
  var alt: LocalizedText {
    LocalizedText(
      en: "The spectrum of a sine rounded to few bits: the level of each frequency, relative to the sine. ",
      ja: "少ないビットに丸めた正弦波のスペクトル。それぞれの周波数の強さを、正弦波に対するデシベルで示した図。")
      + spectra.map { title, spectrum in
        let facts = facts(spectrum)
        let place =
          spectrum.strongest.map { strongest in
            LocalizedText(
              en: ", at the frequency \(strongest.frequency)", ja: "(周波数\(strongest.frequency))")
          } ?? ""
        return LocalizedText(en: "\(title.en): \(facts.en)\(place.en).", ja: "\(title.ja)は\(facts.ja)\(place.ja)。")
      }.joined(LocalizedText(en: " ", ja: ""))
  }
}
