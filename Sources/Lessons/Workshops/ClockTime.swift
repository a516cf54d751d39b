import CLibrary
import LessonKit

/// A time of day, to the minute.
package struct ClockTime: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The minutes since midnight, from 0 to 1439.
  package let minutes: Int

  /// Creates a time some minutes after midnight, which may be on another day.
  package init(minutes: Int) {
    self.minutes = ((minutes % 1440) + 1440) % 1440
  }

  /// Creates a time from text such as `13:30`, even in full-width digits; nil for anything else.
  package init?(_ text: String) {
    let plain = String(String.UnicodeScalarView(text.unicodeScalars.compactMap { AnswerCharacters.folded($0) }))
    let words = plain.split(separator: ":", omittingEmptySubsequences: false)
    guard words.count == 2, words[1].count == 2, (1...2).contains(words[0].count),
      words.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }), let hour = Int(words[0]),
      let minute = Int(words[1]), (0...23).contains(hour), (0...59).contains(minute)
    else { return nil }
    minutes = hour * 60 + minute
  }

  /// Returns the time some minutes later.
  package static func + (time: ClockTime, minutes: Int) -> ClockTime { ClockTime(minutes: time.minutes + minutes) }

  /// Whether a time is earlier on the same day.
  package static func < (left: ClockTime, right: ClockTime) -> Bool { left.minutes < right.minutes }

  /// The time, such as `13:30` or `09:05`.
  package var description: String {
    let (hour, minute) = (minutes / 60, minutes % 60)
    return (hour < 10 ? "0" : "") + "\(hour):" + (minute < 10 ? "0" : "") + "\(minute)"
  }
}

extension ClockTime {
  /// The time of this machine's clock.
  package static var now: ClockTime {
    var seconds = time(nil)
    var local = tm()
    localtime_r(&seconds, &local)
    return ClockTime(minutes: Int(local.tm_hour) * 60 + Int(local.tm_min))
  }
}
