/// An order for taking lessons: each lesson after those that it requires, otherwise in the given order.
public enum LearningOrder {
  /// Returns lessons in learning order; lessons that require each other in a circle keep their order.
  ///
  /// - Parameter lessons: the name of each lesson's folder and the names of the lessons that it requires.
  /// - Returns: the positions of the lessons, from 0, each after those that it requires.
  /// - Complexity: O(*n* + *r*) for *n* lessons and *r* requirements.
  public static func positions(_ lessons: [(name: String, requires: [String])]) -> [Int] {
    let positions = Dictionary(lessons.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    var order: [Int] = []
    var visited: Set<Int> = []
    func visit(_ position: Int) {
      guard visited.insert(position).inserted else { return }
      for name in lessons[position].requires { positions[name].map(visit) }
      order.append(position)
    }
    lessons.indices.forEach(visit)
    return order
  }
}
