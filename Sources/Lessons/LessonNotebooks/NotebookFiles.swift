import LessonKit
import LessonPage
import LessonReport
import LessonRunner
import Results
import SourceText

/// The notebooks of documents, with links between them, and the lessons that they name.
package struct NotebookFiles {
  /// The notebooks, by their names in the folder.
  package private(set) var notebooks: [ReportFolder.File] = []
  /// The files of the lessons that notebooks name, by their paths from the folder.
  package private(set) var lessons: [String: [UInt8]] = [:]
  /// The cells whose output is missing, because they could not run.
  package private(set) var notes: [Finding] = []

  /// Writes the notebooks of documents.
  ///
  /// - Parameters:
  ///   - documents: the documents, which agree with their results.
  ///   - format: the format of the notebooks.
  ///   - showsAnswers: whether the notebooks show answers and solutions.
  ///   - exercises: the outputs of the parts of exercises, by the lines of their cells in each document.
  ///   - pixels: the PNG files of figures, by the lines of their cells in each document.
  ///   - output: the folder of the notebooks.
  ///   - finder: the finder of the hosts that the documents use.
  ///   - folder: the folder that relative paths start from.
  /// - Throws: a ``/SourceText/Finding`` for a document that exceeds the limits of the Markdown parser, and for a file
  ///   of a lesson that cannot be read.
  package init(
    _ documents: [PageBuilder.Ran], _ format: NotebookFormat, showsAnswers: Bool,
    exercises: [String: [Int: [NotebookOutput]]], pixels: [String: [Int: [UInt8]]] = [:], in output: String,
    finder: ExperimentFinder, folder: WorkingFolder
  ) throws(Finding) {
    let links = try NotebookLinks(documents.map(\.document), format)
    var copies = LessonCopies(output: output, finder: finder, folder: folder)
    for ran in documents {
      let path = ran.document.path
      var source = NotebookSource(
        ran.document, ran.outcome, origin: try copies.origin(of: ran.document), showsAnswers: showsAnswers,
        link: { links.destination($0, of: path) }, picture: { Self.picture($0, of: path, in: folder) })
      source.exercises = exercises[path] ?? [:]
      source.pixels = pixels[path] ?? [:]
      let bytes: [UInt8]
      switch format {
      case .jupyter:
        let notebook = try Notebook(source)
        bytes = notebook.bytes
        if let note = Self.note(notebook.unrun, path) { notes.append(note) }
      case .myst, .docc: bytes = Array(try MySTNotebook(source).text.utf8)
      }
      notebooks.append(ReportFolder.File(name: links.file(of: path) ?? path, bytes: bytes))
    }
    lessons = copies.files
  }

  /// Returns the picture that a document names; nil unless it is SVG or PNG in the document's folder.
  static func picture(
    _ destination: String, of document: String, in folder: WorkingFolder
  ) -> NotebookSource.Picture? {
    let formats: [Results.Picture.Format] = [.svg, .png]
    guard let format = formats.first(where: { destination.lowercased().hasSuffix(".\($0.rawValue)") }),
      let path = try? PictureFile.path(destination, format, at: Place(file: document), document: document),
      let bytes = try? folder.picture(path, of: document)
    else { return nil }
    return NotebookSource.Picture(format, bytes)
  }

  private static func note(_ unrun: [CellOutcome], _ path: String) -> Finding? {
    guard let first = unrun.first else { return nil }
    let reason: Message = first.reason ?? first.findings.first?.message ?? "it was not run"
    return Finding(
      Place(file: path, line: first.cell.lines.lowerBound),
      "The notebook lacks outputs, because cells could not run here (cells: \(unrun.count)): \(reason).",
      help: "Export on a machine where they can run.")
  }
}
