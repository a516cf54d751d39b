import ArgumentParser
import LessonKit
import LessonNotebooks
import LessonPage
import LessonReport
import LessonRunner
import SourceText
import Terminal

extension ExportCommand {
  /// Writes a notebook for each document, and the lessons that they name.
  func notebooks(_ format: NotebookFormat, _ session: Session) async throws {
    let ran = try await agreeing(session)
    var exercises: [String: [Int: [NotebookOutput]]] = [:]
    if answers, format == .jupyter {
      for document in ran.map(\.document) {
        exercises[document.path] = await NotebookExercise.outputs(
          in: document, session.folder, try documents.swiftCells(session))
      }
    }
    var pixels: [String: [Int: [UInt8]]] = [:]
    for ran in ran where format == .jupyter {
      pixels[ran.document.path] = await session.pixels(of: ran.outcome, ran.document)
    }
    let files = try NotebookFiles(
      ran, format, showsAnswers: answers, exercises: exercises, pixels: pixels, in: output,
      finder: session.experiments, folder: session.folder)
    OutcomePrinter(session).print(notes: files.notes)
    try ReportFolder.write(files.notebooks, to: output, in: session.folder)
    let folders = Dictionary(grouping: files.lessons.keys) { RelativePath.folder(of: $0) }
    for (folder, paths) in folders.sorted(by: { $0.key < $1.key }) {
      let copies = paths.sorted().map { path in
        ReportFolder.File(name: RelativePath.name(of: path), bytes: files.lessons[path] ?? [])
      }
      try ReportFolder.write(copies, to: written(folder), in: session.folder)
    }
    for file in files.notebooks { session.say("wrote \(written(file.name))") }
    if !files.lessons.isEmpty {
      session.say("wrote the lessons of the notebooks to \(written("lessons")) (files: \(files.lessons.count))")
    }
  }

  /// Writes a tutorial page of DocC for each document, with a table of contents and pictures.
  func tutorials(_ session: Session) async throws {
    let files = try DocCFiles(try await agreeing(session), folder: session.folder).files
    try ReportFolder.write(files, to: output, in: session.folder)
    for file in files where file.name.hasSuffix(".tutorial") { session.say("wrote \(written(file.name))") }
  }

  private func agreeing(_ session: Session) async throws -> [PageBuilder.Ran] {
    let builder = try PageBuilder(session, documents)
    return try await builder.agreeing(documents.selection(session), session) {
      session.tell("Only lessons that agree with their results are exported. Run `lesson update`.")
    }
  }

  /// Returns the path of a file in the folder for files.
  func written(_ name: String) -> String { output == "." ? name : RelativePath.prefix(in: output) + name }
}
