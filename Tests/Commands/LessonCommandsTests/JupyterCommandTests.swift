import Foundation
import TestSupport
import Testing

@testable import LessonCommands

/// Tests of `lesson jupyter`.
@Suite struct JupyterCommandTests {
  @Test func `Install writes two kernels, and remove leaves nothing of them`() async throws {
    let folder = try TemporaryFolder()
    let installed = await CommandLineRun.lesson(["jupyter", "install", "--prefix", folder.path])
    #expect(installed.status == 0)
    let kernels = "\(folder.path)/share/jupyter/kernels"
    for (name, title, language) in [("lesson", "Swift lessons", "en"), ("lesson-ja", "Swiftのレッスン", "ja")] {
      let file = try Data(contentsOf: URL(filePath: "\(kernels)/\(name)/kernel.json"))
      let json = try #require(try JSONSerialization.jsonObject(with: file) as? [String: Any])
      #expect(json["display_name"] as? String == title)
      #expect(json["interrupt_mode"] as? String == "message")
      #expect(json["language"] as? String == "swift")
      #expect((json["argv"] as? [String])?.dropFirst() == ["kernel", "{connection_file}"])
      #expect((json["argv"] as? [String])?.first?.hasPrefix("/") == true)
      #expect(json["env"] as? [String: String] == ["LESSON_LANGUAGE": language])
      let files = try FileManager.default.contentsOfDirectory(atPath: "\(kernels)/\(name)").sorted()
      #expect(files == ["kernel.json", "logo-32x32.png", "logo-64x64.png", "logo-svg.svg"])
    }
    #expect(await CommandLineRun.lesson(["jupyter", "remove", "--prefix", folder.path]).status == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: kernels).isEmpty)
    let again = await CommandLineRun.lesson(["jupyter", "remove", "--prefix", folder.path])
    #expect(again.status == 0)
    #expect(again.output.contains("No kernel is installed in"))
  }

  @Test func `A file of somebody else keeps its folder`() async throws {
    let folder = try TemporaryFolder()
    _ = await CommandLineRun.lesson(["jupyter", "install", "--prefix", folder.path])
    let other = "\(folder.path)/share/jupyter/kernels/lesson/mine.txt"
    try "mine".write(toFile: other, atomically: true, encoding: .utf8)
    let removed = await CommandLineRun.lesson(["jupyter", "remove", "--prefix", folder.path])
    #expect(removed.status != 0)
    #expect(FileManager.default.fileExists(atPath: other))
  }

  @Test func `Only one place can be named`() async {
    #expect(await CommandLineRun.lesson(["jupyter", "install", "--user", "--sys-prefix"]).status == 64)
    #expect(await CommandLineRun.lesson(["kernel"]).status == 64)
    #expect(await CommandLineRun.lesson(["kernel", "missing.json"]).status == 2)
  }

  @Test func `Folders of data are those of Jupyter`() throws {
    func folder(_ arguments: [String], _ environment: [String: String]) throws -> String {
      let prefix = arguments.first == "--prefix" ? arguments.last : nil
      return try JupyterCommand.Place.folder(
        environment, prefix: prefix, sysPrefix: arguments == ["--sys-prefix"])
    }
    #expect(try folder([], ["HOME": "/h", "JUPYTER_DATA_DIR": "/d"]) == "/d/kernels")
    #expect(try folder(["--prefix", "/p"], [:]) == "/p/share/jupyter/kernels")
    #expect(try folder(["--sys-prefix"], ["VIRTUAL_ENV": "/v", "CONDA_PREFIX": "/c"]) == "/v/share/jupyter/kernels")
    #expect(try folder(["--sys-prefix"], ["CONDA_PREFIX": "/c"]) == "/c/share/jupyter/kernels")
    #expect(throws: (any Error).self) { try folder(["--sys-prefix"], ["HOME": "/h"]) }
    #expect(throws: (any Error).self) { try folder([], [:]) }
    #if os(Linux)
      #expect(try folder([], ["HOME": "/h"]) == "/h/.local/share/jupyter/kernels")
      #expect(try folder(["--user"], ["HOME": "/h", "XDG_DATA_HOME": "/x"]) == "/x/jupyter/kernels")
    #endif
  }
}
