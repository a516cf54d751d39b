import Hosts
import LessonKit
import LessonPage
import LessonRunner
import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The lessons that notebooks name, which are copied next to the notebooks unless they are in the same folder.
struct LessonCopies {
  /// The files of the copies, by their paths from the folder of the notebooks.
  private(set) var files: [String: [UInt8]] = [:]

  private let output: String
  private let finder: ExperimentFinder
  private let folder: WorkingFolder
  /// The copy of each folder.
  private var copies: [String: String] = [:]

  /// The folder of copies.
  private static let name = "lessons"
  /// The files next to a lesson's folder that the lesson needs.
  private static let shared = ["sources.yml"]

  /// Creates a record without copies.
  init(output: String, finder: ExperimentFinder, folder: WorkingFolder) {
    (self.output, self.finder, self.folder) = (Self.absolute(folder.resolve(output)), finder, folder)
  }

  private static func absolute(_ path: String) -> String {
    RelativePath.join("/", RelativePath.resolve(path, in: FileManager.default.currentDirectoryPath))
  }

  /// Returns the path of a document from the folder of the notebooks, where it is or where it is copied to.
  ///
  /// - Throws: a ``/SourceText/Finding`` for a file of the lesson that cannot be read.
  mutating func origin(of document: Document) throws(Finding) -> String {
    if let path = RelativePath.below(output, Self.absolute(folder.resolve(document.path))) { return path }
    let (own, name) = (RelativePath.folder(of: document.path), RelativePath.name(of: document.path))
    let isLesson = DocumentName(path: document.path).isLesson
    if let copy = copies[own], isLesson { return "\(copy)/\(name)" }
    let copy = copies[own] ?? newCopy(of: document.path)
    copies[own] = copy
    if isLesson {
      try add(own, to: copy)
    } else {
      try addFiles(of: document, to: copy)
    }
    try addHosts(near: document.path, to: copy)
    for name in Self.shared {
      if let bytes = try? folder.read(RelativePath.join(own.isEmpty ? ".." : "\(own)/..", name)) {
        files["\(Self.name)/\(name)"] = files["\(Self.name)/\(name)"] ?? bytes
      }
    }
    return "\(copy)/\(name)"
  }

  private func newCopy(of path: String) -> String {
    let name = PageBuilder.name(of: path)
    var (copy, number) = ("\(Self.name)/\(name)", 2)
    while copies.values.contains(copy) {
      copy = "\(Self.name)/\(name)-\(number)"
      number += 1
    }
    return copy
  }

  /// Adds everything in a folder but hidden files, links, and the folder of the notebooks.
  private mutating func add(_ path: String, to copy: String) throws(Finding) {
    let place = folder.resolve(path.isEmpty ? "." : path)
    guard Self.absolute(place) != output else { return }
    for name in FolderNames.of(place) ?? [] where !name.hasPrefix(".") {
      let inner = RelativePath.prefix(in: path) + name
      let target = folder.resolve(inner)
      if PathKind.isFolder(target) {
        try add(inner, to: "\(copy)/\(name)")
      } else if PathKind.isFile(target) {
        files["\(copy)/\(name)"] = try folder.read(inner)
      }
    }
  }

  /// Adds a document that is not a lesson, with its modules and nothing else of its folder.
  private mutating func addFiles(of document: Document, to copy: String) throws(Finding) {
    files["\(copy)/\(RelativePath.name(of: document.path))"] = try folder.read(document.path)
    let own = RelativePath.prefix(of: document.path)
    for module in document.frontMatter?.modules ?? [] { try add(own + module, to: "\(copy)/\(module)") }
  }

  /// Adds the file of the hosts, for all lessons if they have the same one.
  private mutating func addHosts(near path: String, to copy: String) throws(Finding) {
    guard let hosts = finder.hostsSource(near: path) else { return }
    let shared = "\(Self.name)/\(RelativePath.name(of: hosts.name))"
    let place =
      files[shared].map { $0 == hosts.bytes } ?? true ? shared : "\(copy)/\(RelativePath.name(of: hosts.name))"
    files[place] = hosts.bytes
  }
}
