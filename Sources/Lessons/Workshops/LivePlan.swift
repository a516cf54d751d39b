import CLibrary
import LessonKit
import SourceText

/// A plan that follows its workshop live: it prints line after line, and changes none of them later.
package struct LivePlan {
  private let text: PlanText
  private let speed: Double
  private let begin: ClockTime

  /// Creates a live plan.
  ///
  /// - Parameters:
  ///   - text: the plan.
  ///   - speed: the number of workshop minutes that pass in one minute.
  package init(_ text: PlanText, speed: Double) {
    (self.text, self.speed) = (text, speed)
    begin = text.start ?? Self.now
  }

  private enum Event: Sendable {
    case line(String?)
    case tick
  }

  /// Follows the workshop until the last part is over or `quit` is typed.
  ///
  /// - Parameters:
  ///   - read: a function that takes a closure and calls it with each typed line, and with nil at the end of the input;
  ///     an empty line starts the next part.
  ///   - write: a function that receives each line of output.
  package func run(
    reading read: (@escaping @Sendable (String?) -> Void) -> Void, _ write: (String) -> Void
  ) async {
    let clock = ContinuousClock()
    let start = clock.now
    let (events, queue) = AsyncStream.makeStream(of: Event.self)
    read { queue.yield(.line($0)) }
    let ticking = Task {
      while !Task.isCancelled {
        try await Task.sleep(for: .seconds(max(0.02, 1 / speed)))
        queue.yield(.tick)
      }
    }
    defer { ticking.cancel() }
    var part = 0
    var isTold = false
    // Without a keyboard, the clock starts the next part.
    var hasKeyboard = true
    write("\(PlanWords.next[text.language])\n\(told(0, minute: 0))")
    for await event in events {
      let minute = Int(Double((clock.now - start) / .milliseconds(1)) * speed / 60_000)
      switch event {
      case .line(let line?) where ["quit", "q", "終了"].contains(line.trimmed.lowercased()): return
      case .line(nil): hasKeyboard = false
      case .line:
        guard part + 1 < parts.count else { return write(PlanWords.over[text.language]) }
        part += 1
        isTold = false
        write(told(part, minute: minute))
      case .tick where minute >= end(part) && (!isTold || !hasKeyboard):
        if part + 1 == parts.count { return write(PlanWords.over[text.language]) }
        guard hasKeyboard else {
          part += 1
          write(told(part, minute: minute))
          continue
        }
        isTold = true
        let next = text.heading(part + 1, at: begin + end(part))
        write("\(begin + minute) \(PlanWords.passed(text.parts.title(part)[text.language], next)[text.language])")
      case .tick: continue
      }
    }
  }

  private var parts: [Workshop.Part] { text.parts.workshop.parts }

  /// Returns the minute at which a part is due to end.
  private func end(_ index: Int) -> Int { text.parts.workshop.starts[index] + parts[index].minutes }

  /// Returns the lines to print for a part that begins at a minute.
  private func told(_ index: Int, minute: Int) -> String {
    let language = text.language
    let lateness = minute - text.parts.workshop.starts[index]
    var lines = ["\(begin + minute) \(text.heading(index, at: begin + text.parts.workshop.starts[index]))"]
    if let excerpt = text.excerpt(index), excerpt.lines != nil {
      lines.append(
        "  \(PlanWords.sections[language]): \(excerpt.sections.map(\.title).joined(separator: PlanWords.comma[language]))"
      )
    }
    if lateness >= 2 {
      let skippable = text.excerpt(index)?.skippable ?? []
      let skip =
        skippable.isEmpty
        ? "" : " \(PlanWords.skip[language]): \(skippable.joined(separator: PlanWords.comma[language]))"
      lines.append("  \(PlanWords.late(lateness)[language])\(skip)")
    } else if lateness <= -2 {
      lines.append("  \(PlanWords.early(-lateness)[language])")
    }
    if let notes = parts[index].notes {
      lines += notes[language].linesOfText.filter { !$0.isEmpty }.map { "  \($0)" }
    }
    return lines.joined(separator: "\n")
  }

  /// The time of this machine's clock.
  private static var now: ClockTime {
    var seconds = time(nil)
    var local = tm()
    localtime_r(&seconds, &local)
    return ClockTime(minutes: Int(local.tm_hour) * 60 + Int(local.tm_min))
  }
}
