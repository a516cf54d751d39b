import LessonKit
import LessonNotebooks
import SourceText

/// The lesson that a cell `%%lesson` names.
extension KernelService {
  /// Takes the front matter of a `%%lesson` cell.
  func open(_ cell: NotebookCell, id: String) async throws -> Ending {
    let old = document
    let lesson = try NotebookLesson(cell.body)
    if case .document(let path) = lesson, Self.leadsOut(path) {
      return refusal(KernelWords.leadsOut(path))
    }
    document.lesson = lesson
    document.frontMatter = lesson.lines
    if case .document(let path) = lesson, let lines = Self.frontMatter(of: path) { document.frontMatter = lines }
    let outcome: KernelOutcome
    do {
      outcome = try await compute(task(.open, document.composition([]).text))
    } catch {
      document = old
      throw error
    }
    guard let first = outcome.errors.first else {
      lessonCell = id
      return .done
    }
    document = old
    return .failed(.failure(name: "Error", message: first, lines: outcome.errors))
  }

  /// Ends the rules of a lesson if its cell says something else now.
  func leave(lesson id: String) {
    guard lessonCell == id else { return }
    (lessonCell, document.lesson, document.frontMatter) = (nil, nil, NotebookDocument.plainMatter)
  }

  /// Whether a link leads from a path in the folder of the notebook to a place outside of it.
  private static func leadsOut(_ path: String) -> Bool {
    guard let real = RealPath.of(path), let folder = RealPath.of(".") else { return false }
    return !real.hasPrefix(folder == "/" ? folder : folder + "/")
  }

  /// Returns the lines of a document's front matter; nil if it has none or cannot be read, which the worker reports.
  private static func frontMatter(of path: String) -> [String]? {
    guard let bytes = try? TextFile.read(path) else { return nil }
    let document = Document(SourceFile(path: path, bytes: bytes))
    guard document.firstTextLine > 2 else { return nil }
    return (2..<document.firstTextLine - 1).map { String(decoding: document.file.line($0), as: UTF8.self) }
  }
}

extension NotebookLesson {
  /// The lines of front matter: those of the notebook, with what lessons need and it does not say.
  fileprivate var lines: [String] {
    guard case .frontMatter(let yaml) = self else { return NotebookDocument.plainMatter }
    let own = yaml.linesOfText.filter { !$0.allSatisfy(\.isWhitespace) }
    return NotebookDocument.plainMatter.filter { line in
      let key = line.prefix { $0 != ":" }
      return !own.contains { $0.hasPrefix(key + ":") }
    } + own
  }
}
