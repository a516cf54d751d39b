import Foundation
import TestSupport
import Testing

/// Links in a stranger's folder that lead to files outside the lesson.
@Suite("Links in lessons and reports")
struct LinkTests {
  private static let secret = "the user's own\n"

  /// Creates a lesson with an up-to-date picture, and a user's file outside it.
  private func folder() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.secret, to: "own.txt")
    try folder.write(
      "---\ntitle: T\n---\n\n```experiment integer.ring name=ring\nencoding: unsigned\nbits: 3\n```\n",
      to: "lessons/a/lesson.md")
    let run = await CommandLineRun.lesson("update", in: folder.path)
    try #require(run.output.hasPrefix("wrote lessons/a/ring.svg\n"), "\(run.messages)")
    return folder
  }

  private static let finding =
    "lessons/a/ring.svg: error: A link here leads out of the folder, so the file is not read or written. Replace the "
    + "link with the file itself.\n"

  @Test("A picture that links out of its folder is not compared, not shown in the report, and not overwritten")
  func outside() async throws {
    let folder = try await folder()
    for destination in ["../../own.txt", folder.path + "/own.txt", "../../none.svg"] {
      try folder.remove("lessons/a/ring.svg")
      folder.link("lessons/a/ring.svg", to: destination)
      for words in [["run"], ["run", "--report", "out"], ["update"]] {
        let run = await CommandLineRun.lesson(words, in: folder.path)
        #expect(run.status == 2 && run.messages == Self.finding, "\(words)")
      }
      #expect(try folder.text("own.txt") == Self.secret)
      for name in try folder.names(in: "out") { #expect(try !folder.text("out/\(name)").contains(Self.secret)) }
    }
    #expect(try folder.names() == ["lessons", "out", "own.txt"])
  }

  @Test("A new picture is not written through a link")
  func new() async throws {
    let folder = try await folder()
    try folder.write(
      "---\ntitle: T\n---\n\n```experiment integer.ring name=other\nencoding: unsigned\nbits: 3\n```\n",
      to: "lessons/b/lesson.md")
    folder.link("lessons/b/other.svg", to: "../../new.svg")
    let run = await CommandLineRun.lesson("update", "lessons/b", in: folder.path)
    #expect(
      run.status == 2 && run.messages.hasPrefix("lessons/b/other.svg: error: A link here leads out of the folder"))
    #expect(try folder.names() == ["lessons", "own.txt"])
  }

  @Test("A picture that links to a file in its lesson's folder is compared and written")
  func inside() async throws {
    let folder = try await folder()
    try FileManager.default.moveItem(
      atPath: folder.path + "/lessons/a/ring.svg", toPath: folder.path + "/lessons/a/real.svg")
    folder.link("lessons/a/ring.svg", to: "real.svg")
    #expect(await CommandLineRun.lesson("run", in: folder.path).status == 0)
    let text = try folder.text("lessons/a/lesson.md").replacing("bits: 3", with: "bits: 2")
    try folder.write(text, to: "lessons/a/lesson.md")
    #expect(await CommandLineRun.lesson("update", in: folder.path).output.hasPrefix("wrote lessons/a/ring.svg\n"))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/lessons/a/ring.svg") == "real.svg")
    #expect(await CommandLineRun.lesson("run", in: folder.path).status == 0)
  }

  @Test("A document that links out of its folder is read and written only if it is named directly")
  func documents() async throws {
    let folder = try await folder()
    let own = "---\ntitle: T\n---\n\n```experiment integer.table\nencoding: unsigned\nbits: 1\n```\n"
    try folder.write(own, to: "notes.md")
    try folder.write(own, to: "lessons/b/real.md")
    folder.link("lessons/b/lesson.md", to: "real.md")
    try folder.write("", to: "lessons/c/other")
    folder.link("lessons/c/lesson.md", to: "../../notes.md")
    for words in [["run"], ["update"], ["update", "lessons/c"], ["list", "lessons"], ["run", "--report", "out"]] {
      let run = await CommandLineRun.lesson(words, in: folder.path)
      let message =
        "lessons/c/lesson.md: error: A link here leads out of the folder, so the file is not read or written. If you mean this document, name it by its own path.\n"
      #expect(run.status == 2 && run.messages == message, "\(words)")
    }
    #expect(try folder.text("notes.md") == own && folder.text("lessons/b/real.md") != own)
    #expect(await CommandLineRun.lesson("update", "lessons/c/lesson.md", in: folder.path).status == 0)
    #expect(try folder.text("notes.md") != own)
  }

  @Test("A module whose source is outside its lesson's folder is not read")
  func modules() async throws {
    let folder = try await folder()
    try folder.write("public let secret = 1\n", to: "elsewhere/A.swift")
    try folder.write("---\ntitle: T\nmodules: [Shop]\n---\n", to: "lessons/b/lesson.md")
    folder.link("lessons/b/Shop", to: "../../elsewhere")
    let run = await CommandLineRun.lesson("run", "lessons/b", in: folder.path)
    #expect(
      run.status == 2 && run.messages.hasPrefix("lessons/b/Shop/A.swift: error: A link here leads out of the folder"))
  }

  @Test("No report is written through a link")
  func reports() async throws {
    let folder = try await folder()
    try FileManager.default.createDirectory(atPath: folder.path + "/out", withIntermediateDirectories: true)
    folder.link("out/report.md", to: "../own.txt")
    let run = await CommandLineRun.lesson("run", "--report", "out", in: folder.path)
    #expect(
      run.status == 2
        && run.messages.contains("out/report.md: error: This is a link, and `lesson` does not write through links."))
    #expect(try folder.text("own.txt") == Self.secret)
    folder.link("linked", to: "elsewhere")
    try folder.write(Self.secret, to: "elsewhere/report.md")
    for name in ["linked", "linked/", "linked//"] {
      let run = await CommandLineRun.lesson("run", "--report", name, in: folder.path)
      #expect(
        run.status == 2
          && run.messages
            == "\(name): error: This is a link, and `lesson` does not write reports through links. Name the folder itself.\n"
      )
    }
    #expect(try folder.text("elsewhere/report.md") == Self.secret)
    #expect(await CommandLineRun.lesson("run", "--report", "new/one/", in: folder.path).status == 0)
    #expect(await CommandLineRun.lesson("run", "--report", ".", in: folder.path).status == 0)
  }

  @Test("An update removes the leftovers of a killed update, and a dry run does not")
  func leftovers() async throws {
    let folder = try await folder()
    for name in [".ring.svg.lesson-update", ".other.md.lesson-update"] {
      try folder.write("half", to: "lessons/a/\(name)")
    }
    _ = await CommandLineRun.lesson("update", "--dry-run", in: folder.path)
    #expect(try folder.names(in: "lessons/a").count == 4)
    #expect(await CommandLineRun.lesson("update", in: folder.path).output == "Nothing to update.\n")
    #expect(try folder.names(in: "lessons/a") == ["lesson.md", "ring.svg"])
  }
}
