import SourceText
import SwiftSource

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The built or installed libraries of this package that cells can import.
///
/// They are in a folder with `Modules/NAME.swiftmodule` and `NAME.build/*.o`: the build folder, or `lib/swift-lessons`
/// next to the folder `bin` that contains the program.
package struct PackageModules: Sendable {
  /// The libraries, each with the libraries that it imports; `scripts/lay-out` reads their names here.
  static let dependencies = [
    "CLibrary": [], "TimeLimits": [], "SourceText": ["CLibrary"], "SwiftSource": ["SourceText"],
    "Results": ["SwiftSource"], "ExactNumbers": [],
    "NumberFormats": ["ExactNumbers"], "NumberFiles": ["NumberFormats"],
    "ExperimentKit": ["Results"], "Rasters": ["Results"],
    "SwiftListings": ["ExactNumbers", "Results"], "LessonMarkdown": ["SourceText"],
    "LessonKit": ["ExactNumbers", "LessonMarkdown", "Rasters", "Results", "SwiftListings", "TimeLimits"],
    "Dialogs": ["ExperimentKit"], "NumberExperiments": ["ExperimentKit", "NumberFiles"],
    "AppExperiments": ["Dialogs", "ExperimentKit"], "Experiments": ["AppExperiments", "NumberExperiments"],
  ]
  /// The C libraries that they import.
  private static let systemModules = ["CGMP", "CYAML", "CMarkGFM", "CPNG", "CExtendedAttributes"]

  private let folder: URL
  private let headers: URL

  /// Finds the libraries for the program at a path; nil if they do not exist.
  package init?(program: String) {
    let bin = URL(filePath: program).resolvingSymlinksInPath().deletingLastPathComponent()
    let installed = bin.deletingLastPathComponent().appending(path: "lib/swift-lessons")
    let root = bin.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let places = [(installed, installed), (bin, root.appending(path: "Sources/Ground/Libraries"))]
    guard
      let place = places.first(where: { folder, headers in
        Self.exists(folder.appending(path: "Modules/NumberFormats.swiftmodule"))
          && Self.exists(headers.appending(path: "CGMP/module.modulemap"))
      })
    else { return nil }
    (folder, headers) = place
  }

  /// Returns the libraries that a source imports, without the imports of those.
  package static func imported(by source: String) -> Set<String> {
    Set(SwiftOutline(source).imports(underConditions: true)).intersection(dependencies.keys)
  }

  /// Returns the libraries and all that they import, in the order of their names.
  private static func closure(of names: Set<String>) -> [String] {
    var all = names
    var open = Array(names)
    while let name = open.popLast() {
      for dependency in dependencies[name] ?? [] where all.insert(dependency).inserted { open.append(dependency) }
    }
    return all.sorted()
  }

  /// Returns the arguments with which the compiler finds the libraries and links them.
  package func arguments(importing names: Set<String>) -> ModuleArguments {
    guard !names.isEmpty else { return ModuleArguments() }
    let maps = Self.systemModules.map { headers.appending(path: "\($0)/module.modulemap") }.filter(Self.exists)
    return ModuleArguments(
      search: ["-I", folder.appending(path: "Modules").path]
        + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] },
      objects: Self.closure(of: names).flatMap(objects))
  }

  /// Returns the fingerprint of these libraries, which another build of them does not have.
  package func fingerprint(importing names: Set<String>) -> String {
    Self.closure(of: names).map { name in
      FileManager.default.fingerprint(ofFile: folder.appending(path: "Modules/\(name).swiftmodule").path) ?? name
    }.joined(separator: "\n")
  }

  /// Returns the objects of a library.
  ///
  /// They are the objects that `lesson` itself is linked from, as a build folder may contain older ones too.
  private func objects(_ name: String) -> [String] {
    let list = folder.appending(path: "lesson.product/Objects.LinkFileList")
    if let linked = try? String(contentsOf: list, encoding: .utf8) {
      return linked.split(separator: "\n").filter { $0.contains("/\(name).build/") }.map(String.init)
    }
    let build = folder.appending(path: "\(name).build").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: build)) ?? []
    return names.filter { $0.hasSuffix(".o") }.sorted().map { "\(build)/\($0)" }
  }

  private static func exists(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.path)
  }
}
