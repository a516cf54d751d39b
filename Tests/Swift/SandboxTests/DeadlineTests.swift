import Testing

@testable import Sandbox

@Suite struct DeadlineTests {
  private static let second = 1_000_000_000
  private let limits: [Duration] = [.seconds(10), .seconds(2), .seconds(30)]

  private func deadline(_ report: String, start: Int = 0, now: Int) -> Deadline {
    Deadline(
      RunReport(Array(report.utf8), word: "w", cells: limits.count), limits: limits, start: start * Self.second,
      now: now * Self.second)
  }

  @Test func `A cell's time counts from its beginning`() {
    #expect(deadline("w 1 0 0 3000000000\n", now: 4).time == 13 * Self.second)
    #expect(deadline("w 1 0 0 3000000000\nw 2 0 0 5000000000\n", now: 6).time == 7 * Self.second)
    #expect(deadline("w 1 0 0 3000000000\nw 2 0 0 5000000000\n", now: 6).limit == .seconds(2))
  }

  @Test func `A cell with a shorter limit that may begin is not overlooked`() {
    #expect(deadline("w 1 0 0 3000000000\n", now: 4).nextLook == 6 * Self.second)
    #expect(deadline("w 1 0 0 1000000000\nw 2 0 0 2000000000\n", now: 3).nextLook == 4 * Self.second)
    #expect(deadline("w 1 0 0 0\nw 2 0 0 0\nw 3 0 0 0\n", now: 1).nextLook == 30 * Self.second)
  }

  @Test func `A time that lies in the future or before the start gains nothing`() {
    #expect(deadline("w 1 0 0 900000000000\n", now: 4).time == 14 * Self.second)
    #expect(deadline("w 1 0 0 0\n", start: 3, now: 4).time == 13 * Self.second)
  }

  @Test func `A program that does not begin is stopped as well`() {
    #expect(deadline("", now: 1).time == 20 * Self.second)
  }
}
