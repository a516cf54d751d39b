import LessonKit
import Testing

@Suite("The learning order of lessons")
struct LearningOrderTests {
  private func order(_ lessons: [(name: String, requires: [String])]) -> [String] {
    LearningOrder.positions(lessons).map { lessons[$0].name }
  }

  @Test("A lesson comes after those that it requires, and otherwise lessons keep their order")
  func requirements() {
    #expect(
      order([("addition", ["bias", "unsigned"]), ("bias", ["unsigned"]), ("twos", ["unsigned"]), ("unsigned", [])])
        == ["unsigned", "bias", "addition", "twos"])
    #expect(order([("a", []), ("b", []), ("c", ["a"])]) == ["a", "b", "c"])
  }

  @Test("A circle or an unknown name removes no lesson from the order")
  func circles() {
    #expect(order([("a", ["b"]), ("b", ["a"]), ("c", ["missing", "c"])]) == ["b", "a", "c"])
  }
}
