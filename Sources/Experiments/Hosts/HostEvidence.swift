import ExperimentKit
import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// All that the results of a host depend on beside parameters, as files with what tells them from later ones.
///
/// A program that reads files which its declaration does not name can give anything, so only a host whose declaration says
/// what it depends on has evidence.
package struct HostEvidence: Sendable, Hashable {
  /// A file, or a folder with all below it.
  package struct Part: Sendable, Hashable {
    /// Where it is.
    package var path: String
    /// What tells it from a later one.
    package var state: String

    /// Creates a part.
    package init(path: String, state: String) {
      (self.path, self.state) = (path, state)
    }
  }

  /// What the declaration says.
  package let declaration: String
  /// The folder of its file.
  package let folder: String
  /// The first word of its command.
  package let command: String
  /// The path of the program.
  package let program: String
  /// The program, what it has loaded, and what its declaration names.
  package private(set) var parts: [Part]
  /// The line with which it told its experiments.
  package let catalogue: [UInt8]

  /// Takes evidence that was kept.
  package init(
    declaration: String, folder: String, command: String, program: String, parts: [Part], catalogue: [UInt8]
  ) {
    (self.declaration, self.folder, self.command) = (declaration, folder, command)
    (self.program, self.parts, self.catalogue) = (program, parts, catalogue)
  }

  /// Gathers evidence of a running host; nil where it would say too little.
  ///
  /// - Parameters:
  ///   - declaration: what `hosts.yml` says of it.
  ///   - folder: the folder of that file.
  ///   - program: its program.
  ///   - process: its process.
  ///   - start: a moment before it was started.
  ///   - experiments: what it offers.
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

  /// The experiments that it told.
  package var experiments: [ExperimentDescription]? {
    guard case .catalogue(let experiments)? = try? HostReply.read(catalogue).message else { return nil }
    return experiments
  }

  /// Whether it is evidence of a host.
  package func isOf(_ declaration: HostDeclaration, in folder: String) -> Bool {
    Self.text(declaration) == self.declaration && folder == self.folder
  }

  /// Whether the same program is found, and nothing that it depends on has changed.
  func holds(_ programs: HostProgram) -> Bool {
    programs.find(command, from: folder) == .program(program)
      && parts.allSatisfy { FileTreeState($0.path)?.text == $0.state }
  }

  /// Adds what other evidence of the same host names.
  package mutating func add(_ other: HostEvidence) {
    parts = Set(parts + other.parts).sorted { ($0.path, $0.state) < ($1.path, $1.state) }
  }

  private static func text(_ declaration: HostDeclaration) -> String {
    let lists = [[declaration.name], declaration.command, declaration.topics, declaration.dependsOn ?? []]
    return lists.map { $0.map { "\($0.utf8.count):\($0)" }.joined(separator: " ") }.joined(separator: "\n")
  }

  /// The paths that the declaration names; nil where it says nothing.
  private static func named(_ declaration: HostDeclaration, in folder: String) -> [String]? {
    declaration.dependsOn?.map { path($0, from: folder) }
  }

  /// The path of a word: `~/` begins one in the user's own folder, and others that begin without `/` lie in the folder.
  private static func path(_ word: String, from folder: String) -> String {
    if word.hasPrefix("~/") { return FileManager.default.homeDirectoryForCurrentUser.path + word.dropFirst() }
    return RelativePath.resolve(word, in: folder)
  }
}
