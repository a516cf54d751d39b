import LessonKit
import SourceText

/// The files of a documentation catalog, in which DocC finds resources by their names.
struct CatalogueFiles {
  /// The deepest level of folders to search.
  private static let mostLevels = 16

  /// The paths of the files, those of a folder before those below it.
  private(set) var paths: [String] = []
  private let folder: WorkingFolder

  /// Finds the files of the catalog that contains a path; nil if no catalog does.
  init?(around path: String, in folder: WorkingFolder) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let index = parts.firstIndex(where: { $0.hasSuffix(".docc") }) else { return nil }
    self.folder = folder
    collect(parts[...index].joined(separator: "/"), depth: 0)
  }

  private mutating func collect(_ path: String, depth: Int) {
    guard depth < Self.mostLevels else { return }
    let names = (folder.names(in: path) ?? []).filter { !$0.hasPrefix(".") }.map { "\(path)/\($0)" }
    let folders = names.filter { PathKind.isFolder(folder.resolve($0)) }
    paths += names.filter { !folders.contains($0) }
    for inner in folders { collect(inner, depth: depth + 1) }
  }

  /// Returns the path of a resource by its name, with or without its extension; nil if there is none.
  func path(of name: String) -> String? {
    let wanted = name.split(separator: "/").last.map(String.init) ?? name
    return paths.first { RelativePath.name(of: $0) == wanted }
      ?? paths.first { path in
        let name = RelativePath.name(of: path)
        return name.lastIndex(of: ".").map { name[..<$0] == wanted } ?? false
      }
  }

  /// The tutorials.
  var tutorials: [String] { paths.filter { $0.hasSuffix(".tutorial") } }

  /// Returns the code of a tutorial's steps; empty if the tutorial cannot be read.
  func code(of tutorial: String) -> [TutorialCode] {
    guard let bytes = try? folder.read(tutorial) else { return [] }
    return TutorialCode.all(in: SourceFile(path: tutorial, bytes: bytes))
  }

  /// Returns the paths of the Swift files that a tutorial's steps show, in their order.
  func programs(of tutorial: String) -> [String] {
    code(of: tutorial).compactMap { path(of: $0.file) }.filter(ProgramFile.isOne)
  }

  /// Returns the other files of the reader's project at the first step that shows a file.
  ///
  /// A step replaces the file of its name, and files of other names stay.
  func project(around program: String) -> [SourceFile] {
    for tutorial in tutorials {
      var project: [(name: String, path: String)] = []
      for code in code(of: tutorial) {
        guard let path = path(of: code.file) else { continue }
        project.removeAll { $0.name == code.name }
        if path == program {
          return project.compactMap { file in
            guard ProgramFile.isOne(file.path), let bytes = try? folder.read(file.path) else { return nil }
            return SourceFile(path: file.path, bytes: bytes)
          }
        }
        project.append((code.name, path))
      }
    }
    return []
  }

  /// Returns a finding for each resource that a tutorial's steps name and the catalog does not have.
  func missing(in tutorial: SourceFile) -> [Finding] {
    let names = Set(paths.map { RelativePath.name(of: $0) }.filter { !$0.hasSuffix(".tutorial") })
    return TutorialCode.all(in: tutorial).flatMap { code in
      [code.file, code.previousFile].compactMap(\.self).filter { path(of: $0) == nil }.map { name in
        Finding(
          tutorial.place(line: code.line), "The catalog has no file `\(name)` for this step.",
          help: Suggestion.help(for: name, among: names.sorted(), what: "files"))
      }
    }
  }
}

extension Document {
  /// Adds what a document of a catalog takes from other files there.
  mutating func takeCatalogue(in folder: WorkingFolder) {
    if path.hasSuffix(".tutorial"), let files = CatalogueFiles(around: path, in: folder) {
      findings += files.missing(in: file)
    } else if ProgramFile.isOne(path), let files = CatalogueFiles(around: path, in: folder) {
      build(on: files.project(around: path))
    }
  }
}
