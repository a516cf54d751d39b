import ExperimentKit
import LessonKit
import Results
import SourceText
import Synchronization
import TestSupport
import Testing

@testable import LessonRunner

/// Lines of a size that a parameter names, which count their runs.
private struct SizedLines: Experiment {
  static let about = About("sized.lines", en: "Lines.", ja: "Lines.")
  static let signature = Signature(
    Self.init,
    Parameter("kib", .integer(0...60), default: 0, help: "A number."),
    Parameter("flag", .truth, default: false, help: "A flag."),
    Parameter("length", .integer(0...1000), default: 1, help: "A number."))
  static let runs = Mutex(0)

  let kib: Int
  let flag: Bool
  let length: Int

  func run() throws -> Lines {
    Self.runs.withLock { $0 += 1 }
    return Lines([LocalizedText(String(repeating: "x", count: kib << 10) + "\(flag)")])
  }
}

@Suite("Results of cells for other values that no author names", .serialized)
struct OtherResultTests {
  private static func varied(_ parameters: String) async throws -> [VariedCell] {
    let folder = try TemporaryFolder()
    try folder.write("---\ntitle: T\n---\n\n```experiment sized.lines name=one\n\(parameters)\n```\n", to: "lesson.md")
    var runner = Runner(catalogue: Catalogue([SizedLines.self]))
    runner.variesAll = true
    let selection = Selection(["\(folder.path)/lesson.md"])
    return try await runner.variedCells(of: #require(selection.groups.first?.first))
  }

  @Test("The recorded result comes first, then those in which one parameter differs")
  func order() async throws {
    let cell = try #require(await Self.varied("flag: true\nkib: 1").first)
    #expect(cell.parameters.map(\.declaration.name) == ["flag"])
    #expect(cell.results.map(\.state.text) == ["flag: true", "flag: false"])
  }

  @Test("A parameter with too many values and one with too large results are omitted, and the others stay")
  func limits() async throws {
    let cell = try #require(await Self.varied("length: 1\nkib: 1\nflag: true").first)
    #expect(
      cell.omitted == [
        OmittedParameter(name: "length", reason: .tooMany), OmittedParameter(name: "kib", reason: .tooLarge),
      ])
    #expect(cell.parameters.map(\.declaration.name) == ["flag"])
    #expect(cell.results.map(\.state.text) == ["flag: true", "flag: false"])
  }

  @Test("A cell with nothing but omitted parameters is named, too")
  func onlyOmitted() async throws {
    let cell = try #require(await Self.varied("kib: 1").first)
    #expect(cell.omitted == [OmittedParameter(name: "kib", reason: .tooLarge)])
    #expect(cell.parameters.isEmpty && cell.results.count == 1)
  }

  @Test("The rest of the values of a parameter is not computed once its results are too large")
  func rest() async throws {
    SizedLines.runs.withLock { $0 = 0 }
    _ = try await Self.varied("kib: 1")
    // The recorded value, 0, and 2 to 11, which have 65 KiB together.
    #expect(SizedLines.runs.withLock { $0 } == 12)
  }
}
