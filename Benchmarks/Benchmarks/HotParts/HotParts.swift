import Benchmark
import ExperimentKit
import Experiments
import LessonKit
import Results
import SourceText

/// What `lesson run` spends its time on, part by part, for a document of 50 cells.
let benchmarks: @Sendable () -> Void = {
  let configuration = Benchmark.Configuration(metrics: [.wallClock, .throughput], maxDuration: .seconds(2))

  Benchmark("Parse a document of 50 cells", configuration: configuration) { benchmark in
    let file = Sample.document
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations { blackHole(Document(file)) }
  }

  Benchmark("Read the YAML of a cell", configuration: configuration) { benchmark in
    for _ in benchmark.scaledIterations { blackHole(YAMLParser.parse(Sample.parameters, file: "a.md")) }
  }

  Benchmark("Decode the parameters of a cell", configuration: configuration) { benchmark in
    for _ in benchmark.scaledIterations { blackHole(Sample.experiment()) }
  }

  Benchmark("Run an experiment of one row", configuration: configuration) { benchmark in
    guard let experiment = Sample.experiment() else { return }
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations { blackHole(experiment.run()) }
  }

  Benchmark("Compare a table of one row", configuration: configuration) { benchmark in
    let document = Document(Sample.document)
    guard let experiment = Sample.experiment(), let cell = document.cells.first else { return }
    let result = experiment.run()
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations {
      blackHole(
        try? TranscriptComparison.differences(
          cell.transcript, result, relaxation: cell.relaxation, document: document, readFigure: { _ in nil }))
    }
  }

  Benchmark("Enumerate a table of 16 bits", configuration: configuration) { benchmark in
    let entries = [Sample.entry("encoding", "twos-complement"), Sample.entry("bits", "16")]
    let prepared = Catalogue.standard["integer.table"]?.prepare(entries, line: 1) { _ in Place(file: "a.md") }
    guard case .success(let experiment) = prepared else { return }
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations { blackHole(experiment.run()) }
  }
}

/// The work that the benchmarks share.
enum Sample {
  static let parameters = "bits: 5\ncodes: [19]\n"

  /// A document of 50 cells that agree.
  static let document: SourceFile = {
    let result = experiment().map { $0.run().text(.english) } ?? []
    let cell = "Think before you look.\n\n```experiment integer.compare\n\(parameters)```\n\n"
    let text = (0..<50).map { _ in cell + result.joined(separator: "\n") + "\n\n" }.joined()
    return SourceFile(path: "README.md", bytes: Array(text.utf8))
  }()

  static func entry(_ key: String, _ value: String) -> YAMLNode.Entry {
    YAMLNode.Entry(key: key, line: 1, value: YAMLNode(.scalar(value, quoted: false), line: 1))
  }

  static func experiment() -> PreparedExperiment? {
    let entries = [entry("bits", "5"), entry("codes", "19")]
    return try? Catalogue.standard["integer.compare"]?.prepare(entries, line: 1) { _ in Place(file: "a.md") }.get()
  }
}
