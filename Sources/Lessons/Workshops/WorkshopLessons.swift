import LessonKit
import LessonRunner
import SourceText

/// The lessons that a workshop can name: those in its folder, in the folder above it, and in the folder `lessons`.
package struct WorkshopLessons {
  private let path: String
  private let folder: WorkingFolder

  /// Creates the lessons of a workshop.
  ///
  /// - Parameters:
  ///   - path: the path of the workshop.
  ///   - folder: the folder that relative paths start from.
  package init(of path: String, in folder: WorkingFolder) { (self.path, self.folder) = (path, folder) }

  private var folders: [String] {
    let own = RelativePath.folder(of: path)
    return [own.isEmpty ? "." : own, own.isEmpty ? ".." : RelativePath.join(own, ".."), "lessons"]
  }

  /// The names of the folders with lessons, each once.
  package var names: [String] {
    Set(folders.flatMap { folder.names(in: $0) ?? [] }).sorted().filter { lessonFolder($0) != nil }
  }

  /// Returns the folder of a lesson; nil if there is no lesson of that name.
  func lessonFolder(_ name: String) -> String? {
    guard !name.contains("/"), !name.hasPrefix(".") else { return nil }
    return folders.map { RelativePath.plain("\($0)/\(name)") }.first { path in
      folder.names(in: path)?.contains { DocumentName(path: $0).isLesson } == true
    }
  }

  /// Returns the document of a lesson that its translations follow: the English one, if there is one.
  ///
  /// - Parameter lesson: the folder of the lesson.
  /// - Returns: the path of the document.
  func original(in lesson: String) -> String {
    let documents = folder.names(in: lesson)?.filter { DocumentName(path: $0).isLesson } ?? []
    return "\(lesson)/\(documents.min { ($0.count, $0) < ($1.count, $1) } ?? "lesson.md")"
  }

  /// Returns the sections of a lesson; none if it cannot be read.
  package func sections(of name: String) -> [LessonSections.Section] {
    guard let lesson = lessonFolder(name), let document = try? folder.document(original(in: lesson)) else { return [] }
    return (try? LessonSections(document))?.sections ?? []
  }
}
