import ExperimentKit
import LessonKit
import LessonRunner
import Results
import SourceText
import TimeLimits

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Pictures of pixels, for viewers of notebooks that show no SVG; a host draws them, because this program links no
/// drawing engine.
extension Session {
  /// The experiment that draws a figure.
  private static let drawing = "figure.pixels"
  /// The longest time for a picture; a notebook without pixels is better than one that takes longer.
  private static let patience = Duration.seconds(10)

  /// Draws a figure as the bytes of a PNG file.
  ///
  /// - Parameters:
  ///   - result: the result of a cell.
  ///   - language: the language of its words.
  ///   - path: the document, near which `hosts.yml` names the host that draws.
  /// - Returns: the bytes; nil if the result is not a picture of shapes, or if no host here may draw it or can.
  func pixels(of result: CellResult, _ language: Language, near path: String) async -> [UInt8]? {
    guard result.isOfShapes, let data = try? JSONEncoder().encode(result) else { return nil }
    let end = ContinuousClock.now + Self.patience
    guard let entry = await drawingExperiment(near: path, until: end) else { return nil }
    let values = ["figure": String(decoding: data, as: UTF8.self), "language": language.rawValue]
    let entries = values.map { key, text in
      YAMLNode.Entry(key: key, line: 1, value: YAMLNode(.scalar(text, quoted: true), line: 1))
    }
    guard case .success(let experiment) = entry.prepare(entries, line: 1, place: { Place(file: path, line: $0) }),
      let drawn = try? await withTimeLimit(end - .now, { try await experiment.run() }),
      case .picture(let picture) = drawn, case .png(let bytes) = picture.content
    else { return nil }
    return bytes
  }

  /// Draws the figures of a document, by the lines of their cells.
  func pixels(of outcome: DocumentOutcome, _ document: Document) async -> [Int: [UInt8]] {
    var pixels: [Int: [UInt8]] = [:]
    for cell in outcome.cells {
      guard let result = cell.result else { continue }
      pixels[cell.cell.lines.lowerBound] = await self.pixels(of: result, document.language, near: document.path)
    }
    return pixels
  }

  /// Returns the experiment that draws; nil if there is none, or not in time.
  ///
  /// A host that is slow to start is not interrupted: other cells may wait for it.
  private func drawingExperiment(near path: String, until end: ContinuousClock.Instant) async -> CatalogueEntry? {
    let finder = experiments
    let (answers, answer) = AsyncStream<CatalogueEntry?>.makeStream()
    Task {
      let found = await finder.experiments(named: [Self.drawing], near: path)
      answer.yield(found.catalogue[Self.drawing])
    }
    let limit = Task {
      try await Task.sleep(until: end)
      answer.finish()
    }
    defer { limit.cancel() }
    for await found in answers { return found }
    return nil
  }
}

extension CellResult {
  /// Whether the result is a picture of shapes, which has no pixels yet.
  fileprivate var isOfShapes: Bool {
    switch self {
    case .figure: true
    case .picture(let picture): picture.format == .svg
    case .table, .lines, .stateDiagram, .diagnostics: false
    }
  }
}
