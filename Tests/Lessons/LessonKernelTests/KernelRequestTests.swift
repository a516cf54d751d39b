import LessonNotebooks
import Testing

@testable import LessonKernel

@Suite struct KernelRequestTests {
  @Test(arguments: [
    ("print(1)", "complete"), ("let a = 1", "complete"), ("", "complete"), ("func f() {", "incomplete"),
    ("print(", "incomplete"), ("let a = \"\"\"\nb", "incomplete"), ("/* a", "incomplete"), ("print)", "invalid"),
    ("%%experiment integer.table", "incomplete"), ("%%experiment integer.table\nbits: 3", "incomplete"),
    ("%%experiment integer.table\nbits: 3\n", "complete"),
  ])
  func `A console executes what is complete`(_ code: String, _ status: String) {
    guard case .object(let content) = KernelService.completeness(of: code) else { return }
    #expect(content["status"] == .text(status))
  }

  @Test(arguments: [
    ("print(1)", "print*", true), ("print(1)", "*1*", true), ("print(1)", "pr?nt(1)", true), ("a", "", false),
    ("", "*", true), ("abc", "a*b*c*", true), ("abc", "a*d", false), ("print(1)", "print", false), ("aaa", "*a", true),
  ])
  func `The history is searched with asterisks and question marks`(_ text: String, _ pattern: String, _ isFound: Bool) {
    #expect(KernelHistory.matches(Array(text.unicodeScalars)[...], Array(pattern.unicodeScalars)[...]) == isFound)
  }

  @Test func `The history has the last, a range, and each cell once`() throws {
    var history = KernelHistory()
    for (index, code) in ["a", "b", "a", "c"].enumerated() { history.add(code, count: index + 1) }
    func found(_ question: KernelRequest.History) -> [String] {
      guard case .object(let content) = history.answer(question), case .list(let entries)? = content["history"] else {
        return []
      }
      return entries.map { entry in
        guard case .list(let parts) = entry, case .text(let code)? = parts.last else { return "" }
        return code
      }
    }
    #expect(found(.init(histAccessType: "tail", n: 2)) == ["a", "c"])
    #expect(found(.init(histAccessType: "range", start: 2, stop: 4)) == ["b", "a"])
    #expect(found(.init(histAccessType: "search", pattern: "*", unique: true)) == ["b", "a", "c"])
    #expect(found(.init(histAccessType: "search", n: 1, pattern: "a")) == ["a"])
    #expect(found(.init(histAccessType: "tail", n: -1)).isEmpty)
  }

  @Test(arguments: [
    ("%help", "help", ""), ("%help integer.table\n", "help", "integer.table"), ("%clear", "clear", ""),
    ("%document", "document", ""),
  ])
  func `A cell can be a command`(_ code: String, _ command: String, _ argument: String) {
    let read = KernelCommand.read(code)
    #expect(read?.command.rawValue == command)
    #expect(read?.argument == argument)
  }

  @Test(arguments: ["%", "%unknown", "%%help", "1 %clear", "%help a b", ""])
  func `Other cells are not commands`(_ code: String) {
    #expect(KernelCommand.read(code) == nil)
  }

  @Test(arguments: [
    ("%%experiment integer.tab", 24, "integer.tab"), ("%%experiment a\nbits: 1\nenc", 26, "enc"),
    ("let日本 = 1\nnum", 13, "num"),
  ])
  func `The cursor stands after the same word in the completed document`(
    _ code: String, _ position: Int, _ word: String
  ) {
    let place = AssistedText(.init(code: code, cursorPos: position), in: NotebookDocument())
    let lines = place.text.split(separator: "\n", omittingEmptySubsequences: false)
    let before = String(String.UnicodeScalarView(lines[place.line].unicodeScalars.prefix(place.column)))
    #expect(before.hasSuffix(word))
  }
}
