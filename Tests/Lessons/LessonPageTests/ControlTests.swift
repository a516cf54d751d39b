import SourceText
import Testing

@testable import LessonPage

@Suite("Controls of parameters")
struct ControlTests {
  private func html(
    _ kind: Control.Kind, value: String = "", fallback: String? = nil, usual: String? = nil,
    help: String = "How many `<b>`. At least one.", _ language: Language = .english
  ) -> String {
    Control("bits", kind, help: help, allowed: "Enter 1.", fallback: fallback, usual: usual, value: value)
      .html(prefix: "p", language)
  }

  private let words = [Control.Word("a", title: "a"), Control.Word("b\"", title: "b\"")]

  @Test("A menu offers each word once, and names the usual one")
  func menu() {
    #expect(html(.menu(words), value: "b\"").contains("<option value=\"b&quot;\" selected>b&quot;</option></select>"))
    let usual = html(.menu(words), fallback: "a", usual: "a")
    #expect(usual.contains("data-usual=\"a\"><option value=\"a\" selected>a (usual)</option>"))
    #expect(usual.split(separator: "<option").count == 3)
  }

  @Test("A menu has a choice of its own for a default that is none of its words")
  func menuWithWords() {
    #expect(html(.menu(words), fallback: "all").contains("<option value=\"\" selected>all (usual)</option>"))
    #expect(html(.menu(words), fallback: "すべて", .japanese).contains(">すべて(通常)</option>"))
  }

  @Test("A checkbox is on for the written value, or else for the usual one")
  func checkbox() {
    #expect(html(.checkbox, fallback: "true", usual: "true").contains(" checked>"))
    #expect(!html(.checkbox, value: "false", fallback: "true", usual: "true").contains(" checked>"))
    #expect(html(.checkbox, value: "true").contains("data-usual") == false)
  }

  @Test("A stepper has its range, a slider if the range is small, and the usual value if nothing is written")
  func stepper() {
    let small = html(.stepper(1...64), value: "5")
    #expect(small.contains("type=\"range\"") && small.contains("min=\"1\" max=\"64\" step=\"1\" value=\"5\""))
    #expect(!html(.stepper(1...65), value: "5").contains("type=\"range\""))
    #expect(html(.stepper(1...9), fallback: "3", usual: "3").contains("value=\"3\" inputmode=\"numeric\">"))
    #expect(!html(.stepper(1...9), fallback: "as many as fit").contains("type=\"range\""))
  }

  @Test("A line has its limit and its suggestions, and says what happens if it is empty")
  func lines() {
    #expect(html(.line(longest: 40)).contains("maxlength=\"40\""))
    #expect(html(.line(longest: nil, offering: ["x"])).contains("list=\"p-bits-list\""))
    #expect(html(.lines, value: "a\n</textarea>").contains("\na\n&lt;/textarea&gt;</textarea>"))
    #expect(html(.line(longest: nil), fallback: "all").contains("Enter 1. Leave it empty for: all.</span>"))
  }

  @Test("The label of a control is its purpose, and the rest is linked to it for screen readers")
  func label() {
    let html = html(.stepper(1...2), fallback: "1", usual: "1")
    #expect(html.contains("<span>How many <code>&lt;b&gt;</code></span> <code>bits</code></label>"))
    #expect(html.contains("<label for=\"p-bits\">"))
    #expect(html.contains("aria-describedby=\"p-bits-about p-bits-help\""))
    #expect(html.contains("At least one. Enter 1.</span>"))
  }

  @Test("The label ends with the first sentence in each language, and is the name if there is no help")
  func sentences() {
    #expect(html(.checkbox, help: "ビットの数。1以上。").contains("<span>ビットの数</span>"))
    #expect(html(.checkbox, help: "").contains("<span>bits</span>"))
  }
}
