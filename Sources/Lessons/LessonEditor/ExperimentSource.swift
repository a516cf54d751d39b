import Hosts
import LanguageServing
import LessonKit
import SourceText

/// The place where an experiment is declared.
enum ExperimentSource {
  /// The largest number of Swift files that are searched.
  private static let mostFiles = 20_000

  /// Returns the file and the line, from 1, of the declaration `About("NAME"` in the package around a document; nil if
  /// there is none.
  ///
  /// - Parameters:
  ///   - name: the name of the experiment.
  ///   - document: the document that calls it.
  /// - Returns: the path and the line.
  static func declaration(of name: String, near document: String) -> (path: String, line: Int)? {
    var folder = RelativePath.folder(of: document)
    while folder.count > 1 {
      if PathKind.isFile(RelativePath.join(folder, "Package.swift")) {
        var left = mostFiles
        return search(RelativePath.join(folder, "Sources"), Array("\"\(name)\"".utf8), &left)
      }
      folder = RelativePath.folder(of: folder)
    }
    return nil
  }

  private static func search(_ folder: String, _ name: [UInt8], _ left: inout Int) -> (path: String, line: Int)? {
    for entry in FolderNames.withOthers(of: folder)?.entries ?? [] where !entry.name.hasPrefix(".") && left > 0 {
      let path = "\(folder)/\(entry.name)"
      if entry.isFolder == true {
        if let found = search(path, name, &left) { return found }
      } else if entry.name.hasSuffix(".swift") {
        left -= 1
        guard let bytes = try? TextFile.read(path) else { continue }
        let place = bytes.ranges(of: name).first { range in
          let before = bytes[..<range.lowerBound].reversed().drop { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D }
          return before.prefix(6).reversed().elementsEqual("About(".utf8)
        }
        if let place { return (path, SourceFile(path: path, bytes: bytes).line(at: place.lowerBound)) }
      }
    }
    return nil
  }

  /// Returns the `hosts.yml` that applies to a document, and the line of the host that offers an experiment.
  ///
  /// - Parameters:
  ///   - name: the name of the experiment.
  ///   - document: the document that calls it.
  ///   - texts: the texts of open files, by their paths.
  /// - Returns: the path and the line; nil if no host offers it.
  static func host(
    of name: String, near document: String, _ texts: [String: [UInt8]]
  ) -> (path: String, line: Int)? {
    let topic = String(name.prefix { $0 != "." })
    var folder = RelativePath.folder(of: document)
    while folder.count > 1 {
      for path in [RelativePath.join(folder, HostsFile.name), RelativePath.join(folder, "lessons/\(HostsFile.name)")] {
        guard let bytes = texts[path] ?? (try? TextFile.read(path)) else { continue }
        return HostsFile(bytes, path: path).host(of: topic)?.place.line.map { (path, $0) }
      }
      folder = RelativePath.folder(of: folder)
    }
    return nil
  }
}
