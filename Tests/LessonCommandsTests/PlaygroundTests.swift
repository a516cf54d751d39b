import Foundation
import Testing

@Suite("The playground")
struct PlaygroundTests {
  private static let playground = packageRoot + "/Playground/Lessons.playground"

  /// The pages that Xcode shows, in order.
  static let pages: [String] = {
    let contents = (try? String(contentsOfFile: playground + "/contents.xcplayground", encoding: .utf8)) ?? ""
    return contents.matches(of: /<page name='(.+?)'/).map { String($0.output.1) }
  }()

  @Test("Every page compiles, runs and prints something", arguments: pages)
  func runs(_ page: String) throws {
    let run = try runPage(page)
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.split(separator: "\n").count > 3)
  }

  @Test("Xcode is told of every page")
  func listed() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.playground + "/Pages")
    #expect(folders.sorted() == Self.pages.map { "\($0).xcplaygroundpage" }.sorted())
    #expect(Self.pages.count >= 5)
  }

  @Test("A page that does not exist is answered with those that do")
  func unknown() throws {
    let run = try runPage("Nothing")
    #expect(run.status == 64)
    #expect(Self.pages.allSatisfy { run.output.contains("  \($0)\n") })
  }

  private func runPage(_ page: String) throws -> (output: String, status: Int32) {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: packageRoot + "/Playground/run-page")
    process.arguments = ["--built", page]
    var environment = ProcessInfo.processInfo.environment
    environment["BUILT_PRODUCTS"] = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().path
    process.environment = environment
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (text, process.terminationStatus)
  }
}
