import LessonKit
import SourceText
import SwiftCells

/// A reader of the modules that a lesson declares, in the folders next to it.
enum LessonModuleReader {
  /// Returns the modules with their files; a translation has the modules of `lesson.md`.
  ///
  /// Each file that cannot be read becomes a finding.
  static func read(
    _ document: Document, in folder: WorkingFolder, findings: inout [Finding]
  ) -> [LessonModule] {
    guard DocumentName(path: document.path).isTranslation else {
      return read(document.frontMatter?.modules ?? [], of: document, in: folder, findings: &findings)
    }
    guard document.cells.contains(where: { $0.swift != nil }),
      let original = try? folder.document(RelativePath.prefix(of: document.path) + "lesson.md")
    else { return [] }
    var told: [Finding] = []
    return read(original.frontMatter?.modules ?? [], of: original, in: folder, findings: &told)
  }

  private static func read(
    _ names: [String], of document: Document, in folder: WorkingFolder, findings: inout [Finding]
  ) -> [LessonModule] {
    var modules: [LessonModule] = []
    for name in names {
      do throws(Finding) {
        modules.append(try read(name, of: document, in: folder))
      } catch {
        findings.append(error)
      }
    }
    return modules
  }

  private static func read(_ name: String, of document: Document, in folder: WorkingFolder) throws(Finding)
    -> LessonModule
  {
    let path = RelativePath.prefix(of: document.path) + name
    let names = (folder.names(in: path) ?? []).filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }
    guard !names.isEmpty else {
      throw Finding(
        Place(file: document.path), "The module `\(name)` has no Swift file.",
        help: "Add its source to the folder `\(path)`, or remove it from `modules`.")
    }
    var module = LessonModule(name: name, files: [])
    for file in names {
      guard LessonModule.File.isName(file) else {
        throw LessonModule.File.refusal(ofName: file, at: Place(file: document.path))
      }
      module.files.append(LessonModule.File(name: file, content: try folder.read("\(path)/\(file)", of: document.path)))
    }
    return module
  }
}
