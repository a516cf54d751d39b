import LessonPage
import TestSupport
import Testing

@testable import LessonCommands

@Suite("The names of pages")
struct PageNameTests {
  @Test(
    "A page is named after its lesson's folder, or else after its file, and is never hidden",
    arguments: [
      ("lessons/a/lesson.md", "a"), ("lesson.md", "lesson"), ("./lesson.md", "lesson"), ("../lesson.md", "lesson"),
      ("../../lesson.ja.md", "lesson"), (".//lesson.md", "lesson"), ("a/../lesson.md", "lesson"),
      ("a/./lesson.md", "a"),
      ("../a/lesson.md", "a"), (".hidden/lesson.md", "hidden"), (".../lesson.md", "lesson"), ("a/guide.md", "guide"),
      (".guide.md", "lesson"), ("/lesson.md", "lesson"),
    ])
  func names(_ path: String, _ name: String) { #expect(PageBuilder.name(of: path) == name) }

  @Test("Pages of the current folder have visible names", arguments: [".", "./", "..", "../.", "sub/.."])
  func files(_ path: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write("---\ntitle: T\n---\n\n# T\n\ntext\n", to: "home/lesson.md")
    try folder.write("text", to: "home/sub/x/y.txt")
    for (words, expected) in [(["--separate"], ["index.html", "lesson.html"]), ([], ["lesson.html"])] {
      let place = path.hasPrefix("..") ? "home/sub" : "home"
      let output = "\(folder.path)/pages\(expected.count)"
      let run = await CommandLineRun.lesson(
        ["handout", path, "--output", output] + words, in: "\(folder.path)/\(place)")
      #expect(run.status == 0, "\(run.messages)")
      #expect(try folder.names(in: "pages\(expected.count)") == expected)
    }
  }
  @Test("No page is written if pictures of its lesson are missing, and all of them are named")
  func pictures() async throws {
    let folder = try TemporaryFolder()
    try folder.write("---\ntitle: T\n---\n\n# T\n\n![a](a.svg)\n\n![b](b.png)\n", to: "t/lesson.md")
    for words in [["t"], ["--separate", "t"]] {
      let run = await CommandLineRun.lesson(["handout", "--output", "out"] + words, in: folder.path)
      #expect(run.status == 2)
      #expect(run.messages.contains("t/a.svg: error:") && run.messages.contains("t/b.png: error:"), "\(run.messages)")
      #expect(try !folder.names(in: ".").contains("out"))
    }
  }
}
