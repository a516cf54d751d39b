import Foundation
import TestSupport
import Testing

@Suite("Files that parameters name")
struct DataFileTests {
  /// Creates a lesson in two languages, without transcripts, that counts the errors of the numbers in a file.
  private static func folder(_ file: String = "data/w.csv") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["lesson.md", "lesson.ja.md"] {
      let cell = "```experiment float.quantize name=weights\nformats: [e4m3fn]\nfile: \(file)\n```\n"
      try folder.write("---\ntitle: T\n---\n\n\(cell)", to: "lessons/w/\(name)")
    }
    try folder.write("weight\n0.1\n0.25\n-3\n", to: "lessons/w/data/w.csv")
    try folder.write("1\n", to: "secret.csv")
    return folder
  }

  @Test("A file is found relative to the document's folder, in both languages")
  func found() async throws {
    let folder = try Self.folder()
    #expect(await CommandLineRun.lesson("update", "lessons", in: folder.path).status == 0)
    #expect(try folder.text("lessons/w/lesson.md").contains("| e4m3fn |"))
    #expect(await CommandLineRun.lesson("run", "lessons", "--strict", in: folder.path).status == 0)
    try folder.write("weight\n0.1\n0.25\n-3.1\n", to: "lessons/w/data/w.csv")
    #expect(await CommandLineRun.lesson("run", "lessons", in: folder.path).status == 1)
  }

  @Test("`lesson try` reads files in its folder and below")
  func attempt() async throws {
    let folder = try Self.folder()
    let words = ["try", "float.quantize", "formats=[e4m3fn]"]
    let whole = await CommandLineRun.lesson(words + ["file=lessons/w/data/w.csv"], in: folder.path)
    let near = await CommandLineRun.lesson(
      words + ["file=w.csv", "column=weight"], in: folder.path + "/lessons/w/data")
    #expect(whole.status == 0 && whole.output == near.output)
    let wrong = await CommandLineRun.lesson(words + ["file=../w.csv"], in: folder.path + "/lessons")
    #expect(wrong.status == 64 && wrong.messages.contains("This leads out of the folder, so it is not read."))
  }

  @Test(
    "A path out of the folder, or to something other than a file, is reported on its parameter's line",
    arguments: [
      ("../../secret.csv", "This leads out of the folder, so it is not read."),
      ("/etc/passwd", "This leads out of the folder, so it is not read."),
      ("link.csv", "A link here leads out of the folder, so the file is not read or written."),
      ("out/secret.csv", "A link here leads out of the folder, so the file is not read or written."),
      ("none.csv", "There is no such file."), ("data", "This is a folder, not a data file."),
      ("pipe", "This is a special file, not a data file."), ("huge.npy", "The file has 67108865 bytes."),
      ("bad.npy", "Byte 10: expected `{`."), ("bad.csv", "Line 2, field 1: `x` is not a number."),
    ])
  func refused(file: String, reason: String) async throws {
    let folder = try Self.folder(file)
    let place = folder.path + "/lessons/w"
    try FileManager.default.createSymbolicLink(atPath: place + "/link.csv", withDestinationPath: "../../secret.csv")
    try FileManager.default.createSymbolicLink(atPath: place + "/out", withDestinationPath: "../..")
    #expect(mkfifo(place + "/pipe", 0o600) == 0)
    try folder.write([], to: "lessons/w/huge.npy")
    #expect(truncate(place + "/huge.npy", 64 << 20 + 1) == 0)
    try folder.write([0x93] + Array("NUMPY".utf8) + [1, 0, 2, 0, 0x5B, 0x5D], to: "lessons/w/bad.npy")
    try folder.write("1\nx\n", to: "lessons/w/bad.csv")
    let run = await CommandLineRun.lesson("run", "lessons/w/lesson.md", in: folder.path)
    #expect(run.status == 2)
    let line = "lessons/w/lesson.md:7:7: error: The parameter `file` names `\(file)`. \(reason)"
    #expect(run.messages.contains(line) || run.output.contains(line), "\(run.messages)\(run.output)")
    #expect(!run.output.contains("e4m3fn |"))
  }

  @Test("A parameter may name a link that stays in the folder")
  func link() async throws {
    let folder = try Self.folder("link.csv")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/lessons/w/link.csv", withDestinationPath: "data/w.csv")
    #expect(await CommandLineRun.lesson("run", "lessons", in: folder.path).status == 0)
  }

  @Test("`--changed` runs documents that name a changed file")
  func changed() async throws {
    let folder = try Self.folder()
    try folder.write("---\ntitle: U\n---\n\n```experiment integer.carry\n```\n", to: "lessons/u/lesson.md")
    for words in [["init", "-q"], ["add", "."], ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "a"]] {
      let git = Process()
      git.executableURL = URL(filePath: "/usr/bin/env")
      git.arguments = ["git", "-C", folder.path] + words
      try git.run()
      git.waitUntilExit()
      #expect(git.terminationStatus == 0)
    }
    try folder.write("weight\n0.5\n", to: "lessons/w/data/w.csv")
    let run = await CommandLineRun.lesson("run", "lessons", "--changed", in: folder.path)
    #expect(run.output.contains("2 documents"), "\(run.output)\(run.messages)")
  }
}
