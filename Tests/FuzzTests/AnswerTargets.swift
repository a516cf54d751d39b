import Rasters
import Results
import SourceText
import SwiftSource

@testable import ExperimentKit
@testable import Playgrounds
@testable import Sandbox
@testable import SwiftCells

/// Targets that read output of compilers, cells, hosts and pictures.
enum AnswerTargets {
  static let all = [replies, requests, rasters, diagnostics, records, results, crashes, steps, outlines]

  private static let json = ["{", "}", "[", "]", "\":\"", ",", "\\u0000", "\\uD800", "\\\\", "null", "1", "{\"a\":"]

  private static let replies = FuzzTarget(
    "host lines",
    FuzzSamples.lines("HOSTS.md", ["< ", "| `"])
      + FuzzSamples.lines("HOSTS.md", ["{\"kind\""]).map {
        Array("{\"id\":\"2\",\"result\":{\"kind\"".utf8) + $0 + [UInt8(ascii: "}")]
      }, json
  ) { _ = try HostReply.read($0) }

  private static let requests = FuzzTarget("requests to hosts", FuzzSamples.lines("HOSTS.md", ["> "]), json) {
    _ = try HostRequest.read($0)
  }

  private static let rasters = FuzzTarget("PNG", FuzzSamples.lessons(".png", atMost: 4_000), ["IHDR", "IDAT", "tEXt"]) {
    _ = PNGText.all(in: $0)
    _ = try Raster(png: $0)
  }

  private static let diagnostics = FuzzTarget(
    "serialized diagnostics", [FuzzSamples.file("Tests/Swift/SwiftCellsTests/Fixtures/messages.dia")], ["DIAG"]
  ) { _ = try SerializedDiagnostics.messages($0) }

  private static let records = FuzzTarget.checked(
    "records of cells", FuzzSamples.texts("run 1 0 0 10\nrun 2 5 0 20\nrun 0 9 0 30\nrun exit 9 0 40\n"),
    ["run ", " 1 ", "exit", "\n", "-1", "9223372036854775807"],
    checking: { bytes in
      let report = RunReport(bytes, word: "run", cells: 2)
      let output = Array("0123456789".utf8)
      let outputs = report.outputs(output)
      guard outputs.count == report.beginnings.count else { return "a cell has no output" }
      return outputs.isEmpty || outputs.flatMap(\.self) == output ? nil : "output is lost: \(outputs)"
    })

  private static let results = FuzzTarget("results of pages", [[UInt8](repeating: 0, count: 64)]) { bytes in
    var file = [UInt8](repeating: 0, count: PlaygroundRecordLayout.size)
    file.replaceSubrange(0..<min(bytes.count, file.count), with: bytes.prefix(file.count))
    _ = PlaygroundRecords(file, output: Array("output\n".utf8))
  }

  private static let crashes = FuzzTarget(
    "explanations of crashes",
    FuzzSamples.texts(
      #"{"faultAddress":"0x10","threads":[{"crashed":true,"registers":{"rsp":"0x20"},"frames":[{"address":"0x10","symbol":"a","#
        + #""description":"Swift runtime failure: x + 1","sourceLocation":{"file":"cell-1.swift","line":3}}]}]}"#), json
  ) { bytes in
    for signal in [4, 6, 11] as [Int32] {
      let fault = WitnessedEnd.Fault(signal: signal, code: 1, address: 16, instruction: 16, stack: 32)
      let end = WitnessedEnd(signal: signal, fault: fault, isExplained: true, isEndedByRuntime: true)
      _ = CrashReport(bytes, errors: bytes, end: end).trap(in: 1)
    }
  }

  private static let steps = FuzzTarget.checked(
    "steps of the driver",
    FuzzSamples.texts(
      "/bin/swift-frontend -frontend /f/main.swift -o /f/TemporaryDirectory.a1/main.o\n/bin/ld x\n",
      "/bin/swift-autolink-extract /f/a.o -o /f/b.autolink\n/bin/clang /f/a.o @/f/b.autolink\n",
      " \"/bin/ld.lld\" \"/f/a.o\" \"@/f/b.autolink\""),
    ["/TemporaryDirectory.", "/f", "'", "$(", "\n"],
    checking: { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      guard var steps = DriverSteps(text, in: "/f") else { return nil }
      steps.takeLink(text, in: "/f")
      return steps.words(in: "/g").count == 3 ? nil : "it is no command of a shell"
    })

  private static let outlines = FuzzTarget(
    "Swift",
    FuzzSamples.lessons(".swift", atMost: 3_000)
      + FuzzSamples.texts("let a = \"\\(b(\"c\"))\" /* /* */ */\n#if X\nimport A\n#endif"),
    ["\"\"\"", "#\"", "\\(", "/*", "*/", "//", "{", "}", "(", "#if ", "#else\n", "#endif\n", "import ", "func "]
  ) { _ = SwiftOutline(String(decoding: $0, as: UTF8.self)) }
}
