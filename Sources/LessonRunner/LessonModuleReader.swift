import LessonKit
import SourceText
import SwiftCells

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads the modules that a document declares from the folders beside it.
enum LessonModuleReader {
  /// The modules with their files; what cannot be read becomes a finding.
  static func read(
    _ document: Document, in folder: WorkingFolder, findings: inout [Finding]
  ) -> [LessonModule] {
    var modules: [LessonModule] = []
    for name in document.frontMatter?.modules ?? [] {
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
    let parent = document.path.lastIndex(of: "/").map { String(document.path[...$0]) } ?? ""
    let path = parent + name
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.resolve(path))) ?? [])
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }.sorted()
    guard !names.isEmpty else {
      throw Finding(
        Place(file: document.path), "The module `\(name)` has no Swift file.",
        help: "Write its source in the folder `\(path)`, or remove it from `modules`.")
    }
    var module = LessonModule(name: name, files: [])
    for file in names {
      module.files.append(LessonModule.File(name: file, content: try folder.read("\(path)/\(file)")))
    }
    return module
  }
}
