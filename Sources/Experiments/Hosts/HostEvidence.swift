import ExperimentKit
import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files that a host's results depend on besides parameters, with a state that identifies their versions.
///
/// A program that reads undeclared files can return anything, so only a host whose declaration lists its dependencies
/// has evidence.
package struct HostEvidence: Sendable, Hashable {
  /// A file, or a folder with everything below it.
  package struct Part: Sendable, Hashable {
    /// The path of the file or folder.
    package var path: String
    /// The state that distinguishes it from later versions.
    package var state: String

    /// Creates a part.
    package init(path: String, state: String) {
      (self.path, self.state) = (path, state)
    }
  }

  /// The text of the declaration.
  package let declaration: String
  /// The folder of its file.
  package let folder: String
  /// The first word of its command.
  package let command: String
  /// The path of the program.
  package let program: String
  /// The program, the files that it has loaded, and the files that its declaration names.
  package private(set) var parts: [Part]
  /// The line of its catalog.
  package let catalogue: [UInt8]

  /// Creates evidence from saved data.
  package init(
    declaration: String, folder: String, command: String, program: String, parts: [Part], catalogue: [UInt8]
  ) {
    (self.declaration, self.folder, self.command) = (declaration, folder, command)
    (self.program, self.parts, self.catalogue) = (program, parts, catalogue)
  }

  /// Gathers evidence of a running host; nil if it would be incomplete.
  ///
  /// - Parameters:
  ///   - declaration: its declaration in `hosts.yml`.
  ///   - folder: the folder of that file.
  ///   - program: its program.
  ///   - process: its process.
  ///   - start: a moment before the start of the process.
  ///   - experiments: its experiments.
  init?(
    _ declaration: HostDeclaration, in folder: String, program: String, process: Int32, start: FileTime,
    _ experiments: [ExperimentDescription]
  ) {
    guard let loaded = LoadedFiles.paths(of: process) else { return nil }
    let words = declaration.command.dropFirst().map { Self.path($0, from: folder) }
    guard let named = Self.named(declaration, in: folder) else { return nil }
    let paths = Set([program] + loaded + words.filter { FileFingerprint($0)?.isFolder == false } + named)
    parts = []
    for path in paths.sorted() {
      guard let state = FileTreeState(path), state.isOlder(than: start) else { return nil }
      parts.append(Part(path: path, state: state.text))
    }
    self.declaration = Self.text(declaration)
    (self.folder, command, self.program) = (folder, declaration.command[0], program)
    catalogue = HostReply.catalogue(experiments).line(id: "0")
  }

  /// The experiments in its catalog.
  package var experiments: [ExperimentDescription]? {
    guard case .catalogue(let experiments)? = try? HostReply.read(catalogue).message else { return nil }
    return experiments
  }

  /// Returns whether the evidence is about a host.
  package func isOf(_ declaration: HostDeclaration, in folder: String) -> Bool {
    Self.text(declaration) == self.declaration && folder == self.folder
  }

  /// Returns whether the same program is found, and nothing that it depends on has changed.
  func holds(_ programs: HostProgram) -> Bool {
    programs.find(command, from: folder) == .program(program)
      && parts.allSatisfy { FileTreeState($0.path)?.text == $0.state }
  }

  /// Adds the files of other evidence of the same host.
  package mutating func add(_ other: HostEvidence) {
    parts = Set(parts + other.parts).sorted { ($0.path, $0.state) < ($1.path, $1.state) }
  }

  private static func text(_ declaration: HostDeclaration) -> String {
    let lists = [[declaration.name], declaration.command, declaration.topics, declaration.dependsOn ?? []]
    return lists.map { $0.map { "\($0.utf8.count):\($0)" }.joined(separator: " ") }.joined(separator: "\n")
  }

  /// Returns the paths in the declaration; nil if it has none.
  private static func named(_ declaration: HostDeclaration, in folder: String) -> [String]? {
    declaration.dependsOn?.map { path($0, from: folder) }
  }

  /// Returns the path of a word.
  ///
  /// A word with `~/` begins in the user's own folder; other words without a leading `/` are in the folder.
  private static func path(_ word: String, from folder: String) -> String {
    if word.hasPrefix("~/") { return FileManager.default.homeDirectoryForCurrentUser.path + word.dropFirst() }
    return RelativePath.resolve(word, in: folder)
  }
}
