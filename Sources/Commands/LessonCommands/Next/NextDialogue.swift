import FileWatching
import LessonKit
import LessonPage
import SourceText
import Terminal
import Workshops

/// A course in the terminal, which prints the text, asks questions, saves the answers, and shows the results.
struct NextDialogue {
  /// The largest width of lines on a terminal, in columns.
  static let widest = 80
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
  /// A line that was typed where nothing but Return was awaited, without a terminal: the answer to the next question.
  private var early: String?
  private var hasEnded = false
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
    let interruption = Interruption.whenInterrupted { [output = session.output, language = session.language, command] in
      output.write(lines: ["", NextWords.resume(command)[language]])
      _ = TextOutput.finishStandardOutput()
    }
    defer { Interruption.forget(interruption) }
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
    show([ReadingLine("")] + NextSheet(course, log, session.language).lines)
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
    let place = NextWords.place(stop.title, position + 1, course.stops.count)
    guard await read(stop.lines, place) else { return .quit }
    if let record = log.record(of: stop.id, in: course.path), record.edition != stop.edition { say(NextWords.changed) }
    let ending: Ending
    switch stop.task {
    case .question(let question):
      var asker = NextQuestion(question, stop)
      ending = await asker.ask(&self)
    case .exercise(let exercise, let document):
      let attempt = NextExercise(exercise, document, stop, folder: exercises, session)
      ending = await attempt.run(&self)
    }
    guard ending == .done else { return ending }
    return await read(stop.explanation) ? .done : .quit
  }

  // MARK: Reading

  /// The width of lines; nil if the output is not a terminal, where a paragraph is one line.
  private var columns: Int? { session.output.terminalColumns.map { min($0, Self.widest) } }

  /// Prints text, and pauses before collapsed blocks, after breaks and activities, and on a terminal before a section that follows a full screen.
  ///
  /// - Parameters:
  ///   - items: the text.
  ///   - place: the words for the place in the course.
  /// - Returns: false if the learner quits.
  private mutating func read(_ items: [NextCourse.Item], _ place: LocalizedText? = nil) async -> Bool {
    var count = 0
    var isBlank = true
    for item in items {
      switch item {
      case .section where count >= Self.rows && session.input.isTerminal:
        count = 0
        guard await pause(NextWords.goOn) == .goOn else { return false }
      case .section: continue
      case .collapsed(let title):
        count = 0
        isBlank = false
        guard await pause(NextWords.collapsed(title)) == .goOn else { return false }
      case .pause:
        count = 0
        guard await pause(NextWords.goOn) == .goOn else { return false }
      case .place:
        if let place { say(place) }
        isBlank = true
      case .line(let line):
        if line.text.isEmpty, isBlank { continue }
        isBlank = line.text.isEmpty
        let lines = line.folded(to: columns)
        count += lines.count
        session.output.write(lines: lines)
      }
    }
    return true
  }

  /// Prints lines such as a hint.
  func show(_ lines: [ReadingLine]) {
    for line in lines { session.output.write(lines: line.folded(to: columns)) }
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

  /// The way in which the learner goes on after a pause.
  enum Step: Equatable {
    case goOn, quit
    /// A line was typed on the terminal.
    case line(String)
  }

  /// Waits for Return.
  ///
  /// Without a terminal, lines may have been typed in advance. Any line but a blank one then answers the next question.
  ///
  /// - Parameters:
  ///   - prompt: the prompt.
  ///   - commands: the commands that are understood here, besides the one to quit.
  ///   - takesLines: whether any other line on a terminal has a meaning here.
  /// - Returns: the way in which the learner goes on.
  mutating func pause(
    _ prompt: LocalizedText, commands: [NextWords.Command] = [], takesLines: Bool = false
  ) async -> Step {
    session.output.prompt(TerminalText(prompt[session.language]))
    let line = await nextLine()
    guard let line else {
      session.output.write("")
      // Nobody is left who could press Return, so the end of the course is read to its end.
      return open(from: 0) == nil && !session.input.isTerminal ? .goOn : .quit
    }
    let command = NextWords.Command(Self.word(line))
    let isMeant = line.trimmed.isEmpty || command == .quit || command.map(commands.contains) == true
    if !session.input.isTerminal {
      session.output.write(isMeant ? TerminalText(line) : "")
      if !isMeant { early = line }
    }
    if command == .quit { return .quit }
    return isMeant && !line.trimmed.isEmpty || takesLines && !line.trimmed.isEmpty && session.input.isTerminal
      ? .line(line) : .goOn
  }

  private mutating func nextLine() async -> String? {
    while true {
      if case .line(let line) = await nextEvent() { return line }
    }
  }

  private mutating func nextEvent() async -> Event {
    if let line = early {
      early = nil
      return .line(line)
    }
    if hasEnded { return .line(nil) }
    let event = await typed.next() ?? .line(nil)
    if case .line(nil) = event { hasEnded = true }
    return event
  }

  /// Asks a question and waits for a line, or for a saved file.
  mutating func event(_ question: LocalizedText) async -> Event {
    session.output.prompt(TerminalText(question[session.language]))
    let event = await nextEvent()
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

  /// Leaves a question or an exercise for later.
  mutating func skip(_ stop: NextCourse.Stop) -> Ending {
    say(NextWords.skipped)
    keep(stop, .skip)
    return .done
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
