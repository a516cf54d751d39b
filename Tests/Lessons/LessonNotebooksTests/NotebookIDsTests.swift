import Testing

@testable import LessonNotebooks

@Suite("Ids of notebooks' cells")
struct NotebookIDsTests {
  @Test("A name is its id, and a number or another kind never takes it")
  func names() {
    var ids = NotebookIDs()
    ids.reserve(["text-1", "lesson"])
    #expect(
      [ids.name("lesson"), ids.next("text"), ids.named("text-1"), ids.named("lesson"), ids.next("text")]
        == ["lesson-2", "text-1-2", "text-1", "lesson", "text-2"])
  }

  @Test("Ids have at most 64 characters, and long names that begin alike stay different")
  func long() {
    var ids = NotebookIDs()
    let name = String(repeating: "a", count: 80)
    let all = (0..<12).map { ids.named(name + "\($0)") }
    #expect(Set(all).count == 12 && all.allSatisfy { $0.count <= 64 })
    #expect(all[0].count == 64 && all[11].hasSuffix("-12"))
  }
}
