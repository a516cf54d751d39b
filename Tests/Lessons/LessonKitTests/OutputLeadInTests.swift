import LessonKit
import SourceText
import Testing

@Suite("Fences that show the output of a listing")
struct OutputLeadInTests {
  private func cell(above: String = "", between: String = "", word: String = "") -> Cell? {
    let text = "\(above)\n\n```swift\nprint(1)\n```\n\n\(between)\n\n```\(word)\n2\n```\n"
    return Document(path: "a.md", bytes: Array(text.utf8)).cells.first
  }

  @Test(
    "A lead-in between a listing and a fence says that the fence shows the output",
    arguments: [
      "Prints:", "Output:", "This prints:", "**Output**", "#### Output", "Result:", "This will print:",
      "The output is:", "Which prints the following:", "And the output:", "It outputs:", "Running this prints:",
      "The above code prints:", "The console shows the following:", "This produces the following output:", "出力:",
      "実行結果：", "結果は次のとおりです。", "次のように出力されます。", "このコードの実行結果", "输出结果：",
    ])
  func leadsIn(_ text: String) {
    #expect(cell(between: text)?.transcript?.isOutput == true)
  }

  @Test(
    "Other text between a listing and a fence is not a lead-in",
    arguments: [
      "The compiler prints:", "This does not print:", "The file contains:", "Error output:",
      "Add this to the manifest:",
      "Before, this printed:", "The output file:", "The output goes into a file, which other programs read:",
      "コンパイラの出力:", "何も出力されません。", "If you are lucky, it prints:",
    ])
  func isOther(_ text: String) {
    #expect(cell(between: text).map { $0.transcript == nil && $0.possibleOutput == nil } == true)
  }

  @Test(
    "A sentence above a listing can announce the fence below the listing",
    arguments: [
      "The following code prints this text:", "This code outputs the following:", "This example prints two lines:",
      "次のように出力するコードです。",
    ])
  func announces(_ text: String) {
    #expect(cell(above: text)?.transcript?.isOutput == true)
  }

  @Test("Without a lead-in, a fence below a listing may be something else")
  func uncertain() {
    for word in ["", "text", "txt"] {
      let cell = cell(above: "Call the function:", word: word)
      #expect(cell?.transcript == nil)
      #expect(cell?.possibleOutput?.isOutput == true)
    }
    #expect(cell(word: "output")?.transcript?.isOutput == true)
  }

  @Test("Fences in other languages never show output", arguments: ["console", "sh", "json", "bash", "diff"])
  func languages(_ word: String) {
    #expect(cell(between: "Output:", word: word).map { $0.transcript == nil && $0.possibleOutput == nil } == true)
  }

  @Test("A lesson has no fences of output besides its transcripts")
  func lessons() {
    let text = "---\ntitle: A\n---\n\n```swift\nprint(1)\n```\n\n```output\n2\n```\n"
    let document = Document(path: "lesson.md", bytes: Array(text.utf8))
    #expect(document.cells.map { $0.transcript == nil && $0.possibleOutput == nil } == [true])
  }
}
