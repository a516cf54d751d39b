import FileWatching
import LessonKit
import LessonPage
import LessonReport
import LessonRunner
import SourceText
import SwiftCells
import Workshops

/// A Swift exercise in a file of the learner, which is checked whenever it is saved.
struct NextExercise {
  private let exercise: Exercise
  private let stop: NextCourse.Stop
  private let path: String
  private let folder: String
  private let attempt: ExerciseAttempt
  private let session: Session

  init(_ exercise: Exercise, _ document: Document, _ stop: NextCourse.Stop, folder: String, _ session: Session) {
    (self.exercise, self.stop, self.session) = (exercise, stop, session)
    self.folder = folder
    path = "\(folder)/\(stop.id).swift"
    attempt = ExerciseAttempt(exercise, of: document, in: session.folder, swift: session.swift.cells())
  }

  /// Waits until the learner's code passes or the learner leaves.
  func run(_ dialogue: inout NextDialogue) async -> NextDialogue.Ending {
    do throws(Finding) {
      try writeStarter()
    } catch {
      OutcomePrinter(session).print([error])
    }
    dialogue.say(NextWords.file(path))
    let watcher = dialogue.watch(session.folder.resolve(path))
    defer { watcher.stop() }
    var last = text
    while true {
      switch await dialogue.event(NextWords.exercise) {
      case .line(nil): return .quit
      case .saved:
        guard text != last else { continue }
        last = text
        if await passes(dialogue) { return done(&dialogue) }
      case .line(let line?):
        switch NextWords.Command(NextDialogue.word(line)) {
        case .quit: return .quit
        case .back: return .back
        case .skip: return dialogue.skip(stop)
        case .again:
          dialogue.show(stop.asking)
          dialogue.say(NextWords.file(path))
        default:
          last = text
          if await passes(dialogue) { return done(&dialogue) }
        }
      }
    }
  }

  private func done(_ dialogue: inout NextDialogue) -> NextDialogue.Ending {
    dialogue.say(NextWords.correct)
    dialogue.keep(stop, .pass)
    dialogue.show([ReadingLine("")])
    return .done
  }

  private var text: String? {
    (try? session.folder.read(path)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Writes the starter, unless there is a file already.
  ///
  /// It never writes through a link, which may have come with a stranger's lesson.
  private func writeStarter() throws(Finding) {
    let target = session.folder.resolve(folder)
    if PathKind.isLink(target) {
      throw Finding(
        Place(file: folder), "This is a link, and `lesson` does not write through links.",
        help: "Name the folder itself.")
    }
    if let refusal = TextFile.refusal(of: "\(stop.id).swift", beneath: target) { throw refusal }
    guard PathKind.identity(session.folder.resolve(path)) == nil else { return }
    let file = ReportFolder.File(name: RelativePath.name(of: path), bytes: Array((exercise.starter.body + "\n").utf8))
    try ReportFolder.write([file], to: RelativePath.folder(of: path), in: session.folder)
  }

  private func passes(_ dialogue: NextDialogue) async -> Bool {
    guard let text else { return false }
    dialogue.say(NextWords.checking)
    switch await attempt.verdict(on: text) {
    case .passes: return true
    case .fails(let errors):
      for error in errors {
        dialogue.say(NextWords.line(error.line, error.messageOfCompiler ?? session.text(error.message)))
      }
    case .isWrong(let check, _): dialogue.say(NextWords.wrong(check))
    case .isUntried(let reason): dialogue.say(NextWords.untried(session.text(reason)))
    }
    return false
  }
}
