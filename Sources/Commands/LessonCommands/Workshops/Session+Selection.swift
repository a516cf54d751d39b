import LessonRunner
import SourceText
import Workshops

extension Session {
  /// Selects paths, or the folder `lessons` if none is named; a workshop stands for the lessons of its parts.
  ///
  /// - Returns: the documents, with the errors of the workshops.
  func selection(_ paths: [String]) -> Selection {
    var errors: [Finding] = []
    let documents = (paths.isEmpty ? ["lessons"] : paths).flatMap { path -> [String] in
      guard WorkshopFile.isOne(path) else { return [path] }
      let (parts, findings) = WorkshopFile.look(path, folder)
      errors += findings
      return parts?.documents ?? []
    }
    var selection = Selection(documents, in: folder)
    selection.findings = errors + selection.findings
    return selection
  }
}
