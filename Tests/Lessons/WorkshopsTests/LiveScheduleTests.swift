import SourceText
import Testing

@testable import Workshops

@Suite("The times of a workshop as it happens")
struct LiveScheduleTests {
  private let workshop: Workshop

  init() throws {
    let text = """
      title: {en: Numbers, ja: 数}
      minutes: 30
      parts:
        - {activity: {en: Talk, ja: 話す}, minutes: 10}
        - {activity: {en: Ask, ja: 聞く}, minutes: 12}
        - slack: 8
      """
    workshop = try #require(Workshop.read(SourceFile(path: "w.yml", bytes: Array(text.utf8))).workshop)
  }

  @Test(
    "A part that begins late has all of its minutes, and an early one has the time up to its start, too",
    arguments: [(10, 0, 22), (25, 15, 37), (4, -6, 22)])
  func minutes(_ begin: Int, _ lateness: Int, _ end: Int) {
    var schedule = LiveSchedule(workshop)
    #expect(schedule.end == 10)
    schedule.beginNext(at: begin)
    #expect(schedule.lateness == lateness && schedule.end == end)
  }

  @Test("Spare time that begins late ends as planned, so that the workshop catches up")
  func slack() {
    var schedule = LiveSchedule(workshop)
    schedule.beginNext(at: 10)
    #expect(!schedule.isAtLastPart)
    schedule.beginNext(at: 25)
    #expect(schedule.lateness == 3 && schedule.end == 30 && schedule.isAtLastPart)
  }
}
