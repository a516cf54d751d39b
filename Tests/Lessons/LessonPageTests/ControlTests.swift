import SourceText
import Testing

@testable import LessonPage

@Suite("Controls of parameters")
struct ControlTests {
  private func html(_ kind: Control.Kind, value: String = "", fallback: String? = nil) -> String {
    Control("bits", kind, help: "How many `<b>`.", allowed: "It takes 1.", fallback: fallback, value: value)
      .html(prefix: "p", .english)
  }

  @Test("A menu offers each word once, and an empty choice if no value is required")
  func menu() {
    let words = [Control.Word("a", title: "a"), Control.Word("b\"", title: "b\"")]
    #expect(
      html(.menu(words), value: "b\"").contains(
        "<option value=\"a\">a</option><option value=\"b&quot;\" selected>b&quot;</option></select>"))
    #expect(html(.menu(words), fallback: "a").contains("<option value=\"\" selected>If left empty: a.</option>"))
  }

  @Test("A stepper has its range, and a line has its limit and its suggestions")
  func fields() {
    #expect(html(.stepper(1...64), value: "5").contains("min=\"1\" max=\"64\" step=\"1\" value=\"5\""))
    #expect(html(.line(longest: 40)).contains("maxlength=\"40\""))
    #expect(html(.line(longest: nil, offering: ["x"])).contains("list=\"p-bits-list\""))
    #expect(html(.lines, value: "a\n</textarea>").contains("\na\n&lt;/textarea&gt;</textarea>"))
  }

  @Test("The description of a control is linked to it for screen readers, and its markup is escaped")
  func help() {
    let html = html(.stepper(1...2), fallback: "1")
    #expect(html.contains("<label for=\"p-bits\">") && html.contains("aria-describedby=\"p-bits-about p-bits-help\""))
    #expect(html.contains("How many <code>&lt;b&gt;</code>. It takes 1. If left empty: 1.</span>"))
  }
}
