import ArgumentParser
import LessonReport
import LessonRunner
import SourceText
import SwiftCells

extension NewCommand {
  /// Returns the set-up for the documents of a folder; nil if no fragment in them lacks only names.
  ///
  /// If a package is around the folder, it is built, and the documents are its documentation there.
  func setup(_ folder: String, _ session: Session) async throws(Finding) -> Template? {
    guard PathKind.isFolder(session.folder.resolve(folder)) else {
      throw Finding(Place(file: folder), "There is no such folder.", help: "Name a folder with documents.")
    }
    let root = Self.package(around: folder, in: session.folder)
    var package: TestedPackage?
    if let root {
      let options = try? PackageOptions.parse(["--package", root])
      package = try await options?.built(nil, session)
    }
    if package?.compiles(filesIn: folder) == true {
      throw Finding(
        Place(file: folder), "The package manager would compile a Swift file in this folder as a part of its target.",
        help: "Name the target's documentation catalog, or a folder above.")
    }
    let place = folder == "." ? "" : RelativePath.prefix(in: folder)
    let module = folder.hasSuffix(".docc") ? RelativePath.prefix(in: RelativePath.folder(of: folder)) : nil
    let paths = package?.paths.filter { path in
      path.hasPrefix(place) || path + "/" == place
        || module.map { path.hasSuffix(".swift") && path.hasPrefix($0) } == true
    }
    let selection = session.selection(paths ?? [folder])
    guard let documents = try? DocumentOptions.parse([]) else { return nil }
    let swift = try documents.swiftCells(session, of: package, for: selection)
    var proposal = SetupProposal()
    await session.runner(swift: swift).run(selection, keepsResults: true) { proposal.take($0) }
    return proposal.count == 0 ? nil : Template(setup: proposal.declarations, in: place)
  }

  /// Returns the nearest folder around another one with a package; nil if there is none.
  private static func package(around folder: String, in working: WorkingFolder) -> String? {
    var place = RelativePath.join("", folder)
    while true {
      let path = place.isEmpty ? "Package.swift" : "\(place)/Package.swift"
      if PathKind.isFile(working.resolve(path)) { return place.isEmpty ? "." : place }
      if place.isEmpty || place == "/" || place.hasSuffix("..") { return nil }
      place = RelativePath.folder(of: place)
    }
  }
}
