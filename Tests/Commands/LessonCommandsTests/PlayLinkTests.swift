import CLibrary
import TestSupport
import Testing

/// Links in a stranger's playground that lead to files outside it.
@Suite("Links in playgrounds")
struct PlayLinkTests {
  private static let secret = "let secret = \"TOPSECRET\"\nprint(secret)\n"

  /// Creates a playground in `home`, and a private one next to it.
  private func folder() throws -> PlayFolder {
    let folder = try PlayFolder()
    for name in ["Contents.swift", "Sources/S.swift", "Pages/A.xcplaygroundpage/Contents.swift", "Resources/r.txt"] {
      try folder.folder.write(Self.secret, to: "private/\(name)")
    }
    try folder.folder.write("TOPSECRET", to: "private/contents.xcplayground")
    try folder.folder.write("<playground version='5.0'/>\n", to: "home/P.playground/contents.xcplayground")
    return folder
  }

  private func play(_ folder: PlayFolder, _ name: String = "home/P.playground") async -> CommandLineRun {
    await PlayFolder.lesson(["play", name], in: folder.folder.path)
  }

  @Test(
    "Nothing is read through a link that leads out of the playground",
    arguments: [
      ("Contents.swift", "../../private/Contents.swift"), ("Contents.swift", "hop"),
      ("Contents.swift", "Inner/../../../private/Contents.swift"),
      ("contents.xcplayground", "../../private/Contents.swift"),
      ("Sources", "../../private/Sources"), ("Sources/S.swift", "../../../private/Sources/S.swift"),
      ("Pages", "../../private/Pages"), ("Pages/A.xcplaygroundpage", "../../../private"),
      ("Pages/A.xcplaygroundpage/Contents.swift", "../../../../private/Contents.swift"),
      ("Pages/A.xcplaygroundpage/Sources", "../../../../private/Sources"),
      ("Pages/A.xcplaygroundpage/Resources", "../../../../private/Resources"), ("Resources", "../../private/Resources"),
    ])
  func outside(_ name: String, _ destination: String) async throws {
    for isAbsolute in [false, true] {
      let folder = try folder()
      let bundle = "home/P.playground"
      if name != "Contents.swift" { try folder.folder.write("let x = 1\n", to: "\(bundle)/Contents.swift") }
      if name.hasPrefix("Pages/A.xcplaygroundpage/"), !name.hasSuffix("Contents.swift") {
        try folder.folder.write("let x = 1\n", to: "\(bundle)/Pages/A.xcplaygroundpage/Contents.swift")
      }
      try folder.folder.write("x", to: "\(bundle)/\(name)-")
      try folder.folder.write("x", to: "\(bundle)/Inner/x")
      if name == "contents.xcplayground" { try folder.folder.remove("\(bundle)/\(name)") }
      let absolute = folder.folder.path + "/private/" + (name == "Sources/S.swift" ? name : "Contents.swift")
      folder.folder.link("\(bundle)/hop", to: "hop2")
      folder.folder.link("\(bundle)/hop2", to: "../../private/Contents.swift")
      folder.folder.link("\(bundle)/\(name)", to: isAbsolute ? absolute : destination)
      let run = await play(folder)
      #expect(run.status == 2 && !run.output.contains("TOPSECRET") && !run.messages.contains("TOPSECRET"))
      #expect(run.messages.contains("\(bundle)/\(name)"), "\(run)")
      #expect(run.messages.contains(": error: A link here leads out"), "\(run)")
    }
  }

  @Test("A playground that links out of its folder is not read, and a link to its neighbor is")
  func bundle() async throws {
    let folder = try folder()
    try folder.folder.write("let x = 5\n", to: "home/P.playground/Contents.swift")
    for (name, destination) in [("A", "../private"), ("B", folder.folder.path + "/private"), ("C", "A.playground")] {
      folder.folder.link("home/\(name).playground", to: destination)
      for path in ["home/\(name).playground", "home/\(name).playground/"] {
        let run = await play(folder, path)
        #expect(run.status == 2 && !run.output.contains("TOPSECRET"), "\(run)")
        #expect(run.messages.contains("A link here leads out of the folder"), "\(run)")
      }
    }
    folder.folder.link("home/D.playground", to: "P.playground")
    #expect(await play(folder, "home/D.playground").output.contains("│ 5"))
  }

  @Test("Links within the playground are followed")
  func inside() async throws {
    let folder = try folder()
    try folder.folder.write("let x = 7\n", to: "home/P.playground/Shared/Page.swift")
    folder.folder.link("home/P.playground/Contents.swift", to: "Shared/../Shared/Page.swift")
    let run = await play(folder)
    #expect(run.status == 0 && run.output.contains("│ 7"), "\(run)")
  }

  @Test(
    "Anything other than a regular file is reported at once",
    arguments: [
      "Contents.swift", "contents.xcplayground", "Sources/S.swift", "Pages/A.xcplaygroundpage/Contents.swift",
    ])
  func irregular(_ name: String) async throws {
    let folder = try folder()
    let bundle = "home/P.playground"
    if name != "Contents.swift" { try folder.folder.write("let x = 1\n", to: "\(bundle)/Contents.swift") }
    if name == "contents.xcplayground" { try folder.folder.remove("\(bundle)/\(name)") }
    try folder.folder.write("x", to: "\(bundle)/\(name)-")
    mkfifo("\(folder.folder.path)/\(bundle)/\(name)", 0o600)
    let run = await play(folder)
    #expect(run.status == 2 && run.messages.contains(name), "\(run)")
    #expect(run.messages.contains("a special file"), "\(run)")
  }
}
