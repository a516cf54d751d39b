import FileWatching
import Foundation
import LessonRunner
import LivePages
import TestSupport
import Testing

@Suite("The live page of a workshop")
struct LiveWorkshopTests {
  private static func lesson(_ name: String, _ text: String) -> String {
    """
    ---
    title: \(name)
    ---

    # \(name)

    \(text)

    ```experiment integer.table name=read
    encoding: unsigned
    bits: 3
    codes: [101]
    ```

    | bits  | value |
    |-------|------:|
    | `101` |     5 |

    ## For teachers

    Draw a ring.

    """
  }

  private let folder: TemporaryFolder
  private let notebook: Notebook

  init() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.lesson("One", "First words.\n\nSecond words."), to: "lessons/one/lesson.md")
    try folder.write(Self.lesson("Two", "Other words."), to: "lessons/two/lesson.md")
    let workshop = try folder.write(
      """
      title: Numbers
      minutes: 15
      parts:
        - {lesson: two, minutes: 5}
        - break: 5
        - {lesson: one, minutes: 5}

      """, to: "lessons/workshops/w.yml")
    let paths = ["two", "one"].map { "\(folder.path)/lessons/\($0)/lesson.md" }
    self.folder = folder
    notebook = Notebook(
      PageWorkers(BuiltProgram.path("lesson"), ["serve", "--worker", workshop, "--no-cache"], limit: 1),
      workshop: workshop, selection: { Selection(paths) }, absolute: { $0 }, tell: { _ in },
      watch: { FileWatcher(folders: [], files: $0) { _ in } })
  }

  private func text(_ method: String, _ path: String, _ body: String = "") async -> String {
    let (answer, bytes) = await notebook.answer(method, path, Array(body.utf8))
    return "\(answer.status) \(String(decoding: bytes, as: UTF8.self))"
  }

  @Test("The page shows the parts in their order, without notes for teachers, and leads to the page of each lesson")
  func page() async throws {
    let page = await text("GET", "w.html")
    #expect(page.hasPrefix("200 ") && page.contains("<title>Numbers</title>"))
    let (two, one) = (page.ranges(of: "Other words."), page.ranges(of: "First words."))
    #expect(try #require(two.first).lowerBound < #require(one.first).lowerBound)
    #expect(!page.contains("Draw a ring."))
    #expect(await text("GET", "one.html").contains("Draw a ring."))
    #expect(await text("GET", "x.html").hasPrefix("404 "))
  }

  @Test("A cell is tried in its own document, also where two documents have cells on one line")
  func tries() async throws {
    let page = await text("GET", "w.html")
    let places = page.matches(of: /data-line="([0-9]+)" data-part="([a-z.]+)"/).map { [String($0.1), String($0.2)] }
    #expect(places == [["9", "two.html"], ["11", "one.html"]])
    let values = #"{"encoding": "twos-complement", "bits": "3", "codes": "[101]"}"#
    let found = await text("POST", "try", #"{"page": "w.html", "part": "one.html", "line": 11, "values": \#(values)}"#)
    #expect(found.hasPrefix("200 ") && found.contains("−3"), "\(found)")
    let elsewhere = await text("POST", "try", #"{"page": "w.html", "part": "two.html", "line": 11, "values": {}}"#)
    #expect(elsewhere.contains("no longer there"), "\(elsewhere)")
    #expect(await text("POST", "try", #"{"page": "w.html", "line": 9, "values": {}}"#).hasPrefix("404 "))
  }

  @Test("An error in the workshop is on its page, and goes when it is fixed")
  func errors() async throws {
    let old = try folder.text("lessons/workshops/w.yml")
    _ = await text("GET", "w.html")
    try folder.write(old.replacing("lesson: one", with: "lesson: onee"), to: "lessons/workshops/w.yml")
    await notebook.changed(["\(folder.path)/lessons/workshops/w.yml"])
    #expect(await text("GET", "w.html").contains("There is no lesson"))
    try folder.write(old, to: "lessons/workshops/w.yml")
    await notebook.changed(["\(folder.path)/lessons/workshops/w.yml"])
    #expect(await !text("GET", "w.html").contains("There is no lesson"))
  }
}
