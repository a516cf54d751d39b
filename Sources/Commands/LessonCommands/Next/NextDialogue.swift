import FileWatching
import LessonKit
import LessonPage
import SourceText
import Terminal
import Workshops

/// A course in the terminal, which prints the text, asks questions, saves the answers, and shows the results.
struct NextDialogue {
  /// The width of lines, in columns.
  static let columns = 80
  /// The number of lines to print on a terminal before waiting at the next section.
  static let rows = 20

  /// An action of the learner or of an editor.
  enum Event: Sendable {
    /// A line was typed; nil at the end.
    case line(String?)
    /// A file was saved.
    case saved
  }

  /// The way in which the learner left a stop.
  enum Ending {
    case done, back, quit
  }

  let course: NextCourse
  let session: Session
  private let exercises: String
  private let command: String
  private var log: LearnerLog
  private var couldKeep = true
  private var typed: AsyncStream<Event>.Iterator
  private let queue: AsyncStream<Event>.Continuation

  /// Creates a dialogue for a course.
  ///
  /// - Parameters:
  ///   - course: the text and the questions.
  ///   - log: the answers so far.
  ///   - session: the session that reads and prints lines.
  ///   - exercises: the folder of Swift exercises.
  ///   - command: the command that continues the course later.
  init(_ course: NextCourse, _ log: LearnerLog, _ session: Session, exercises: String, command: String) {
    (self.course, self.log, self.session) = (course, log, session)
    (self.exercises, self.command) = (exercises, command)
    let (events, queue) = AsyncStream.makeStream(of: Event.self)
    self.queue = queue
    typed = events.makeAsyncIterator()
    session.input.read { queue.yield(.line($0)) }
  }

  /// Continues at the first open stop.
  mutating func run() async {
    if course.isWorkshop { say(LocalizedText(course.title)) }
    var next = open(from: 0)
    while let position = next {
      switch await stop(position) {
      case .done: next = open(from: position + 1) ?? open(from: 0)
      case .back:
        if position == 0 { say(NextWords.first) }
        next = max(0, position - 1)
      case .quit: return say(NextWords.resume(command))
      }
    }
    guard await read(course.end) else { return say(NextWords.resume(command)) }
    say(NextWords.done)
    let codes = course.codes(log)
    if !codes.isEmpty {
      say(LocalizedText(en: "\(QuestionWords.codeTitle.en):", ja: "\(QuestionWords.codeTitle.ja):"))
      for code in codes { say(LocalizedText(code)) }
      say(QuestionWords.codeHelp)
    }
    say(NextWords.restart("\(command) --restart"))
  }

  private func open(from start: Int) -> Int? {
    course.stops.indices.dropFirst(start).first { !course.isDone(course.stops[$0], log) && isPossible($0) }
  }

  /// Whether a stop can be done on this machine.
  private func isPossible(_ position: Int) -> Bool {
    if case .exercise = course.stops[position].task { return session.swift.cells() != nil }
    return true
  }

  private mutating func stop(_ position: Int) async -> Ending {
    let stop = course.stops[position]
    say(NextWords.place(stop.title, position + 1, course.stops.count))
    guard await read(stop.lines) else { return .quit }
    if let record = log.record(of: stop.id, in: course.path), record.edition != stop.edition { say(NextWords.changed) }
    switch stop.task {
    case .question(let question):
      var asker = NextQuestion(question, stop)
      return await asker.ask(&self)
    case .exercise(let exercise, let document):
      let attempt = NextExercise(exercise, document, stop, folder: exercises, session)
      return await attempt.run(&self)
    }
  }

  // MARK: Reading

  /// Prints text, and pauses on a terminal before a section that follows a full screen; false if the learner quits.
  private mutating func read(_ items: [NextCourse.Item]) async -> Bool {
    var count = 0
    var isBlank = true
    for item in items {
      switch item {
      case .section where count >= Self.rows && session.input.isTerminal:
        count = 0
        guard let line = await ask(NextWords.goOn), NextWords.Command(Self.word(line)) != .quit else { return false }
      case .section: continue
      case .line(let line):
        if line.text.isEmpty, isBlank { continue }
        isBlank = line.text.isEmpty
        let lines = line.folded(to: Self.columns)
        count += lines.count
        session.output.write(lines: lines)
      }
    }
    return true
  }

  /// Prints lines such as a hint.
  func show(_ lines: [ReadingLine]) {
    for line in lines { session.output.write(lines: line.folded(to: Self.columns)) }
  }

  /// Prints a text in the language of the program.
  func say(_ text: LocalizedText) {
    for line in text[session.language].linesOfText { show([ReadingLine(line)]) }
  }

  // MARK: Answers

  /// Asks a question and waits for a line; nil at the end of the input.
  mutating func ask(_ question: LocalizedText) async -> String? {
    while true {
      if case .line(let line) = await event(question) { return line }
    }
  }

  /// Asks a question and waits for a line, or for a saved file.
  mutating func event(_ question: LocalizedText) async -> Event {
    session.output.prompt(TerminalText(question[session.language]))
    let event = await typed.next() ?? .line(nil)
    switch event {
    case .line(let line?) where !session.input.isTerminal: session.output.write(TerminalText(line))
    case .line(nil), .saved: session.output.write("")
    case .line: break
    }
    return event
  }

  /// Watches a file and reports each time it is saved, until the watcher is stopped.
  func watch(_ path: String) -> FileWatcher {
    FileWatcher(folders: [], files: [path]) { [queue] _ in queue.yield(.saved) }
  }

  /// Saves an event at a stop, with its answers.
  mutating func keep(_ stop: NextCourse.Stop, _ event: LearnerRecord.Event, answers: [String]? = nil) {
    let record = LearnerRecord(
      course: course.path, event: event, stop: stop.id, edition: stop.edition, answers: answers)
    do throws(Finding) {
      try log.append(record)
    } catch {
      if couldKeep { OutcomePrinter(session).print([error]) }
      couldKeep = false
    }
  }

  /// Returns a typed line in the form in which words are compared.
  static func word(_ line: String) -> String { Answer.canonical(line, as: .word) ?? line.trimmed }
}
