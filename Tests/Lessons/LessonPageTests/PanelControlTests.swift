import SourceText
import Testing

@testable import LessonPage

@Suite("Controls of panels for other values")
struct PanelControlTests {
  private func html(_ kind: Control.Kind, value: String) -> String {
    Control("code", kind, help: "The bits. They are short.", allowed: "", fallback: nil, value: value)
      .html(prefix: "p", .english)
  }

  @Test("A menu has a position for each value, and the one of the lesson is selected")
  func menu() {
    let html = html(.values([.init("a<b", title: "a<b"), .init("c", title: "the c")]), value: "1")
    let selected = "<option value=\"1\" selected data-text=\"c\">the c</option>"
    #expect(html.contains("<option value=\"0\">a&lt;b</option>\(selected)</select>"))
    #expect(html.contains("<label for=\"p-code\">"))
  }

  @Test("A slider goes over the positions of its values")
  func slider() {
    let html = html(.steps(["-1", "-1/2", "0"]), value: "2")
    #expect(html.contains("min=\"0\" max=\"2\" step=\"1\" value=\"2\" data-values=\"-1|-1/2|0\">"))
    #expect(html.contains("<output for=\"p-code\">"))
  }

  @Test("Bits are a group of buttons that its label names")
  func bits() {
    let html = html(.bits(3), value: "5")
    #expect(html.split(separator: "<button type=\"button\"></button>", omittingEmptySubsequences: false).count == 4)
    #expect(html.contains("<span class=\"label\" id=\"p-code\">") && html.contains("aria-labelledby=\"p-code\""))
    #expect(!html.contains("<label"))
  }
}
