import Benchmark
import ExperimentKit
import Experiments
import LessonKit
import SourceText

/// The benchmarks of `lesson run`, part by part, for a document of 50 cells.
let benchmarks: @Sendable () -> Void = {
  let configuration = Benchmark.Configuration(metrics: [.wallClock, .throughput], maxDuration: .seconds(2))

  Benchmark("Parse a document of 50 cells", configuration: configuration) { benchmark in
    let file = try await Sample.document()
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations { blackHole(Document(file)) }
  }

  Benchmark("Read the YAML of a cell", configuration: configuration) { benchmark in
    for _ in benchmark.scaledIterations { blackHole(YAMLParser.parse(Sample.parameters, file: Sample.path)) }
  }

  Benchmark("Decode the parameters of a cell", configuration: configuration) { benchmark in
    for _ in benchmark.scaledIterations { blackHole(try Sample.experiment()) }
  }

  Benchmark("Run an experiment of one row", configuration: configuration) { benchmark in
    let experiment = try Sample.experiment()
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations { blackHole(try await experiment.run()) }
  }

  Benchmark("Compare a table of one row", configuration: configuration) { benchmark in
    let document = Document(try await Sample.document())
    let result = try await Sample.experiment().run()
    benchmark.startMeasurement()
    for cell in document.cells.prefix(1) {
      for _ in benchmark.scaledIterations {
        blackHole(try TranscriptComparison.outcome(cell, result, document) { _ in nil })
      }
    }
  }

  Benchmark("Enumerate a table of 16 bits", configuration: configuration) { benchmark in
    let experiment = try Sample.experiment("integer.table", "encoding: twos-complement\nbits: 16\n")
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations { blackHole(try await experiment.run()) }
  }
}

/// The work of the benchmarks.
enum Sample {
  static let path = "README.md"
  static let parameters = "bits: 5\ncodes: [19]\n"

  /// Returns a document of 50 cells with right results.
  static func document() async throws -> SourceFile {
    let result = try await experiment().run().text(.english).joined(separator: "\n")
    let cell = "Think before you look.\n\n```experiment integer.compare\n\(parameters)```\n\n\(result)\n\n"
    return SourceFile(path: path, bytes: Array(String(repeating: cell, count: 50).utf8))
  }

  /// Returns an experiment with decoded parameters; throws every error in them.
  static func experiment(
    _ name: String = "integer.compare", _ parameters: String = parameters
  ) throws -> PreparedExperiment {
    guard let entry = Catalogue.standard[name] else {
      throw Findings([Finding(Place(file: path), "There is no experiment `\(name)`.", help: "Name another one.")])
    }
    return try entry.prepare(yaml: parameters, file: path).get()
  }
}
