import Foundation
import SourceText
import TestSupport
import Testing

@Suite("Files below a folder")
struct TextFileBeneathTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("secret", to: "outside/a.svg")
    try folder.write("inner", to: "lesson/a.svg")
    try folder.write("deep", to: "lesson/below/b.svg")
    folder.link("lesson/same.svg", to: "a.svg")
    folder.link("lesson/below/up.svg", to: "../a.svg")
    folder.link("lesson/twice.svg", to: "below/up.svg")
    folder.link("lesson/folder", to: "below")
    folder.link("lesson/out.svg", to: "../outside/a.svg")
    folder.link("lesson/absolute.svg", to: "\(folder.path)/outside/a.svg")
    folder.link("lesson/absolute-inside.svg", to: "\(folder.path)/lesson/a.svg")
    folder.link("lesson/far.svg", to: "out.svg")
    folder.link("lesson/outside", to: "../outside")
    folder.link("lesson/detour.svg", to: "../lesson/a.svg")
    folder.link("lesson/loop.svg", to: "loop.svg")
    folder.link("lesson/new.svg", to: "below/new.svg")
    folder.link("named", to: "lesson")
  }

  private func read(_ name: String, in lesson: String = "lesson") -> String {
    do throws(Finding) {
      return String(decoding: try TextFile.read(name, beneath: folder(lesson)), as: UTF8.self)
    } catch {
      return error.description
    }
  }

  @Test(
    "Files below a folder are read, even through links that stay in the folder",
    arguments: [
      ("a.svg", "inner"), ("./a.svg", "inner"), ("below/../a.svg", "inner"), ("below/b.svg", "deep"),
      ("same.svg", "inner"), ("below/up.svg", "inner"), ("twice.svg", "inner"), ("folder/b.svg", "deep"),
      ("folder/up.svg", "inner"),
    ])
  func inside(_ name: String, _ text: String) throws {
    #expect(read(name) == text && read(name, in: "named") == text)
    #expect(TextFile.refusal(of: name, beneath: folder("lesson")) == nil)
    try TextFile.replace(name, beneath: folder("lesson"), with: Array("new".utf8), ifStill: Array(text.utf8))
    #expect(read(name) == "new")
    #expect(try folder.text(text == "deep" ? "lesson/below/b.svg" : "lesson/a.svg") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder("lesson/same.svg")) == "a.svg")
  }

  @Test(
    "Files outside the folder are never read or written",
    arguments: [
      "out.svg", "absolute.svg", "absolute-inside.svg", "far.svg", "outside/a.svg", "detour.svg", "../outside/a.svg",
      "below/../../outside/a.svg", "outside/new.svg",
    ])
  func outside(_ name: String) throws {
    let finding =
      "\(name): A link here leads out of the folder, so the file is not read or written. Replace the link with the "
      + "file itself."
    #expect(read(name) == finding)
    #expect(TextFile.refusal(of: name, beneath: folder("lesson"))?.description == finding)
    #expect(throws: Finding.self) { try TextFile.replace(name, beneath: folder("lesson"), with: [1]) }
    #expect(try folder.text("outside/a.svg") == "secret" && folder.text("lesson/a.svg") == "inner")
    #expect(try folder.names(in: "outside") == ["a.svg"])
  }

  @Test("A missing file is reported, and is created where a link in the folder points")
  func missing() throws {
    #expect(read("none.svg") == "none.svg: There is no such file. Check the path.")
    #expect(read("none/a.svg") == "none/a.svg: There is no such file. Check the path.")
    #expect(read("loop.svg").hasPrefix("loop.svg: The file could not be read: "))
    try TextFile.replace("new.svg", beneath: folder("lesson"), with: Array("made".utf8), ifStill: [])
    #expect(try folder.text("lesson/below/new.svg") == "made")
  }

  @Test("A link is refused if links must not be followed")
  func notFollowed() throws {
    let path = folder("lesson/same.svg")
    do throws(Finding) {
      try TextFile.replace(path, with: [1], followsLink: false)
      Issue.record("It was written.")
    } catch {
      #expect(
        error.description
          == "\(path): This is a link, and `lesson` does not write through links. Remove it, or choose another place.")
    }
    #expect(try folder.text("lesson/a.svg") == "inner")
    try TextFile.replace(folder("lesson/a.svg"), with: Array("new".utf8), followsLink: false)
    #expect(try folder.text("lesson/a.svg") == "new")
  }

  @Test("A file that has the name of a draft neither blocks a replacement nor is overwritten")
  func draft() throws {
    for (round, make) in [
      { try FileManager.default.linkItem(atPath: self.folder("outside/a.svg"), toPath: $0) },
      { try FileManager.default.createSymbolicLink(atPath: $0, withDestinationPath: "../outside/a.svg") },
      { path in mkfifo(path, 0o600) },
      { try FileManager.default.createDirectory(atPath: $0, withIntermediateDirectories: false) },
    ].enumerated() as EnumeratedSequence<[(String) throws -> Void]> {
      let draft = folder("lesson/.a.svg.lesson-update")
      try make(draft)
      try TextFile.replace(folder("lesson/a.svg"), with: Array("new \(round)".utf8))
      #expect(try folder.text("lesson/a.svg") == "new \(round)" && folder.text("outside/a.svg") == "secret")
      // A killed process could have left the link to the user's own file.
      if round > 0 { try FileManager.default.removeItem(atPath: draft) }
      #expect(try folder.names(in: "lesson").filter { $0.hasPrefix(".") } == [])
    }
  }
}
