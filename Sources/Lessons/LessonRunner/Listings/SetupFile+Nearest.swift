import SourceText
import SwiftCells

extension SetupFile {
  /// Finds the nearest file for a document.
  ///
  /// It is in the document's folder or in a folder above it, up to the one with the package or the repository. The
  /// documentation comments of a module also find the file in the module's catalog.
  ///
  /// - Parameters:
  ///   - document: the path of the document.
  ///   - folder: the folder that relative paths start from.
  /// - Returns: the file; nil if there is none, or if it belongs to another user.
  package static func nearest(to document: String, in folder: WorkingFolder) -> SetupFile? {
    for prefix in prefixes(above: document) {
      // Only the files that are looked for are recorded, since others come and go in the folders above.
      let own = folder.resolve(prefix.isEmpty ? "." : prefix)
      let names = document.hasSuffix(".swift") ? FolderNames.of(own) ?? [] : []
      for place in [prefix] + names.filter({ $0.hasSuffix(".docc") }).map({ "\(prefix)\($0)/" }) {
        guard let bytes = try? folder.read(name, nearby: place),
          !ConfigurationFiles.isForeign(folder.resolve(place + name), documents: folder.resolve(document))
        else { continue }
        return SetupFile(path: place + name, source: String(decoding: bytes, as: UTF8.self))
      }
      if tops.contains(where: { PathKind.identity(folder.resolve(prefix + $0)) != nil }) { break }
    }
    return nil
  }

  /// The names of files that a folder has at the top of a package, a project or a repository.
  private static let tops = ["Package.swift", ".git", "lesson.yml"]
  /// The most folders above the current one that are looked into.
  private static let mostAbove = 8

  /// Returns the folders around a document, the nearest first: empty, or paths that end with a slash.
  private static func prefixes(above document: String) -> [String] {
    var parts = document.split(separator: "/", omittingEmptySubsequences: false).dropLast().map(String.init)
      .filter { $0 != "." }
    var prefixes: [String] = []
    while true {
      prefixes.append(parts.map { "\($0)/" }.joined())
      if parts == [""] { break }
      if parts.isEmpty || parts.last == ".." {
        guard parts.count < mostAbove else { break }
        parts.append("..")
      } else {
        parts.removeLast()
      }
    }
    return prefixes
  }

  /// Returns the error of a set-up that does not run to its end; nil for one that does.
  func finding(_ outcome: ListingOutcome?) -> Finding? {
    let help: Message = "Correct it, or remove what no listing needs."
    switch outcome {
    case .uncompiled(_, let reason, let lines, _)?:
      return Finding(
        Place(file: path, line: lines.first), "The set-up of these listings does not compile: \(reason).", help: help)
    case .skipped(_, let reason)?:
      return Finding(Place(file: path), "The set-up of these listings cannot be used: \(reason).", help: help)
    case .judged(.failed(let problems), _)?:
      let problem = problems.first
      return Finding(
        Place(file: path, line: problem?.line), problem?.message ?? "The set-up of these listings fails.", help: help)
    case .judged?: return nil
    case nil:
      return Finding(Place(file: path), "The set-up of these listings does not compile.", help: help)
    }
  }
}
