import LessonKit
import LessonPage
import SourceText

/// A plan that follows its workshop live: it prints line after line, and changes none of them later.
package struct LivePlan {
  private let text: PlanText
  private let speed: Double
  private let columns: Int?
  private let begin: ClockTime

  /// Creates a live plan.
  ///
  /// - Parameters:
  ///   - text: the plan.
  ///   - speed: the number of workshop minutes that pass in one minute.
  ///   - columns: the width of lines; nil for one line for each paragraph.
  package init(_ text: PlanText, speed: Double, columns: Int? = nil) {
    (self.text, self.speed, self.columns) = (text, speed, columns)
    begin = text.start ?? .now
  }

  private enum Event: Sendable {
    case line(String?)
    case tick
  }

  private enum Key {
    case next, quit, other

    /// Reads a line that was typed, in each language and in full-width letters, too.
    init(_ line: String) {
      switch line.trimmed.lowercased() {
      case "", "next", "n", "ｎ", "次", "次へ": self = .next
      case let word where word == "ｑ" || NextWords.Command(word) == .quit: self = .quit
      default: self = .other
      }
    }
  }

  /// Follows the workshop until the last part is over or `quit` is typed.
  ///
  /// - Parameters:
  ///   - read: a function that takes a closure and calls it with each typed line, and with nil at the end of the input;
  ///     an empty line or `next` starts the next part.
  ///   - print: a function that receives each line of output.
  package func run(
    reading read: (@escaping @Sendable (String?) -> Void) -> Void, _ print: (String) -> Void
  ) async {
    func write(_ text: String) { show([ReadingLine(text)], print) }
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
    var schedule = LiveSchedule(text.parts.workshop)
    var isTold = false
    // Without a keyboard, the clock starts the next part.
    var hasKeyboard = true
    write(PlanWords.next[text.language])
    show(told(schedule, minute: 0), print)
    for await event in events {
      let minute = Int(Double((clock.now - start) / .milliseconds(1)) * speed / 60_000)
      switch event {
      case .line(nil): hasKeyboard = false
      case .line(let line?):
        switch Key(line) {
        case .quit: return
        case .other: write(PlanWords.next[text.language])
        case .next:
          guard !schedule.isAtLastPart else { return write(PlanWords.over[text.language]) }
          schedule.beginNext(at: minute)
          isTold = false
          show(told(schedule, minute: minute), print)
        }
      case .tick where minute >= schedule.end && (!isTold || !hasKeyboard):
        if schedule.isAtLastPart { return write(PlanWords.over[text.language]) }
        guard hasKeyboard else {
          schedule.beginNext(at: schedule.end)
          show(told(schedule, minute: minute), print)
          continue
        }
        isTold = true
        let next = text.heading(schedule.part + 1, at: begin + schedule.end)
        let title = text.parts.title(schedule.part)[text.language]
        write("\(begin + minute) \(PlanWords.passed(title, next)[text.language])")
      case .tick: continue
      }
    }
  }

  private var parts: [Workshop.Part] { text.parts.workshop.parts }

  /// Returns the lines to print for a part that begins at a minute.
  private func told(_ schedule: LiveSchedule, minute: Int) -> [ReadingLine] {
    let language = text.language
    let (index, lateness) = (schedule.part, schedule.lateness)
    var lines = [ReadingLine("\(begin + minute) \(text.heading(index, at: begin + schedule.start))")]
    func add(_ text: String, mark: String = "") {
      lines.append(ReadingLine(text, indent: 2 + mark.count, mark: mark.isEmpty ? "" : "  \(mark)"))
    }
    if let excerpt = text.excerpt(index), excerpt.lines != nil {
      let titles = excerpt.sections.map(\.title).joined(separator: PlanWords.comma[language])
      add("\(PlanWords.sections[language]): \(titles)")
    }
    if lateness >= 2 {
      let skippable = text.excerpt(index)?.skippable ?? []
      let skip =
        skippable.isEmpty
        ? "" : " \(PlanWords.skip[language]): \(skippable.joined(separator: PlanWords.comma[language]))"
      add("\(PlanWords.late(lateness)[language])\(skip)")
    } else if lateness <= -2 {
      add(PlanWords.early(-lateness)[language])
    }
    for line in parts[index].text?[language].linesOfText ?? [] where !line.isEmpty { add(line) }
    for note in parts[index].notes?[language].linesOfText ?? [] where !note.isEmpty { add(note) }
    let answers = text.answers(index)
    if !answers.isEmpty { add("\(PlanWords.answers[language]):") }
    for answer in answers { add(answer, mark: "- ") }
    return lines
  }

  private func show(_ lines: [ReadingLine], _ print: (String) -> Void) {
    print(lines.flatMap { $0.folded(to: columns ?? .max) }.joined(separator: "\n"))
  }
}
