import LessonKit
import Testing

@Suite("The learning order of lessons")
struct LearningOrderTests {
  private func order(_ lessons: [(name: String, requires: [String])]) -> [String] {
    LearningOrder.positions(lessons).map { lessons[$0].name }
  }

  @Test("A lesson comes after those that it requires, otherwise the order stays")
  func requirements() {
    #expect(
      order([("addition", ["bias", "unsigned"]), ("bias", ["unsigned"]), ("twos", ["unsigned"]), ("unsigned", [])])
        == ["unsigned", "bias", "addition", "twos"])
    #expect(order([("a", []), ("b", []), ("c", ["a"])]) == ["a", "b", "c"])
  }

  @Test("A circle or an unknown name loses no lesson")
  func circles() {
    #expect(order([("a", ["b"]), ("b", ["a"]), ("c", ["missing", "c"])]) == ["b", "a", "c"])
  }
}
