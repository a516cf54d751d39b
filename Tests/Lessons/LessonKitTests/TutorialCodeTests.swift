import LessonKit
import SourceText
import Testing

@Suite("The code of tutorials and snippets")
struct TutorialCodeTests {
  @Test("The steps of a tutorial name their code in any layout, but not in fences and comments")
  func steps() {
    let text = """
      @Tutorial(time: 5) {
        @Section(title: "S") {
          @Steps { @Step { Text @Code(name: "A.swift", file: "a) one.swift") } }
          @Step {
            @Code(
              name: "A.swift",
              file: a-two, reset: true,
              previousFile: "a) one.swift"
            ) {
              @Image(source: a.png, alt: "A")
            }
          }
          @Comment {
            @Step { @Code(name: "A.swift", file: hidden.swift) }
          }
          ```
          @Code(name: "A.swift", file: shown.swift)
          ```
          @Code(name: "No file")
          @Code(name: "B.swift", file: b.swift)
        }
      }
      """
    let all = TutorialCode.all(in: SourceFile(path: "a.tutorial", bytes: Array(text.utf8)))
    #expect(all.map(\.line) == [3, 5, 20])
    #expect(all.map(\.name) == ["A.swift", "A.swift", "B.swift"])
    #expect(all.map(\.file) == ["a) one.swift", "a-two", "b.swift"])
    #expect(all.map(\.previousFile) == [nil, "a) one.swift", nil])
  }

  @Test("A file in the package's folder of snippets is a program, and a file of a target is not")
  func paths() {
    let programs = [
      "Snippets/a.swift", "/tmp/demo/Snippets/a.swift", "../demo/Snippets/Group/a.swift",
      "Sources/A/A.docc/Resources/a.swift",
    ]
    let others = [
      "Sources/A/Snippets/a.swift", "Snippets/a.md", "Sources/A/a.swift", "Snippets/One/Two/a.swift",
      "Sources/A/A.docc/a.md",
    ]
    #expect(programs.filter { !ProgramFile.isOne($0) } == [])
    #expect(others.filter(ProgramFile.isOne) == [])
  }
}
