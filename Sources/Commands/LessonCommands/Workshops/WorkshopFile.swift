import ArgumentParser
import LessonKit
import LessonPage
import LessonRunner
import SourceText
import Terminal
import Workshops

/// The file of a workshop that a command names.
enum WorkshopFile {
  /// Whether a path belongs to a workshop rather than a lesson.
  static func isOne(_ path: String) -> Bool { path.hasSuffix(".yml") || path.hasSuffix(".yaml") }

  /// Returns the workshops that paths name, and those in the folder `workshops` of each named folder.
  static func paths(among paths: [String], _ session: Session) -> [String] {
    paths.flatMap { path -> [String] in
      if isOne(path) { return [path] }
      let folder = RelativePath.plain("\(path)/workshops")
      return (session.folder.names(in: folder) ?? []).filter(isOne).map { "\(folder)/\($0)" }
    }
  }

  /// Returns paths to watch for changes: for a workshop, its file and the folders with its lessons.
  static func watched(_ paths: [String], in folder: WorkingFolder) -> [String] {
    paths.flatMap { path -> [String] in
      guard isOne(path) else { return [path] }
      let lessons = look(path, folder).parts?.documents.map { RelativePath.folder(of: $0) } ?? []
      return [path] + Set(lessons.map { RelativePath.plain("\($0)/..") }).map { $0.isEmpty ? "." : $0 }.sorted()
    }
  }

  /// Returns the errors in a workshop.
  static func findings(_ path: String, _ session: Session) -> [Finding] { look(path, session.folder).findings }

  /// Reads a workshop and finds its lessons.
  ///
  /// - Throws: ``SourceText/Findings`` if the workshop has errors.
  static func read(_ path: String, _ session: Session) throws -> WorkshopParts {
    guard isOne(path) else {
      throw Findings([
        Finding(
          Place(file: path), "This is not the file of a workshop.",
          help: "Name a file such as `lessons/workshops/five-bits.yml`. `lesson new workshop` writes one.")
      ])
    }
    let (parts, findings) = look(path, session.folder)
    if let parts, findings.isEmpty { return parts }
    throw Findings(findings)
  }

  /// Reads a workshop as far as its errors allow.
  static func look(_ path: String, _ folder: WorkingFolder) -> (parts: WorkshopParts?, findings: [Finding]) {
    do throws(Finding) {
      let file = SourceFile(path: path, bytes: try folder.read(path))
      let (workshop, errors) = Workshop.read(file)
      guard let workshop else { return (nil, errors) }
      let parts = WorkshopParts(workshop, in: folder)
      return (parts, errors + parts.findings)
    } catch {
      return (nil, [error])
    }
  }

  /// Runs the lessons of a workshop and creates its pages.
  ///
  /// - Throws: ``SourceText/Findings`` if a lesson cannot run, or the exit status if a result differs from its
  ///   transcript.
  static func pages(_ parts: WorkshopParts, _ builder: PageBuilder, _ session: Session) async throws -> WorkshopPages {
    var findings: [Finding] = []
    let pages = await WorkshopPages(parts, builder, findings: &findings)
    if !findings.isEmpty { throw Findings(findings) }
    if let differing = pages.differing {
      session.tell("`\(differing)` differs from its results. Run `lesson update`.")
      throw ExitStatus.differs
    }
    return pages
  }
}
