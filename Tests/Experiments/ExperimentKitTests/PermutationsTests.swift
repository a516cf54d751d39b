import Testing

@testable import ExperimentKit

@Suite("All orders")
struct PermutationsTests {
  @Test("There are n! different orders, each with all elements", arguments: 0...6)
  func count(_ count: Int) {
    let orders = Permutations.all(of: Array(0..<count))
    #expect(Set(orders).count == (0..<count).reduce(1) { $0 * ($1 + 1) })
    #expect(orders.allSatisfy { $0.sorted() == Array(0..<count) })
  }
}
