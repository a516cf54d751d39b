import Results
import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The modules of a package that `swift build` has built, for listings that import them.
///
/// Their interfaces are `Modules/NAME.swiftmodule` in the build folder, their objects `NAME.build/*.o`. The imports of
/// a module are read from the file of dependencies that the compiler left next to the objects.
package struct BuiltModules: Sendable {
  /// The build folder: `.build/debug` of a package.
  private let folder: String

  /// The arguments that compile and link some modules.
  struct Part: Sendable {
    package var arguments = ModuleArguments()
    /// The fingerprint, which another build does not have.
    package var fingerprint = ""
  }

  /// Finds the modules of a package.
  ///
  /// - Parameter path: the package's folder, its `.build`, or the build folder itself.
  /// - Throws: a `Finding` if nothing was built there.
  package init(path: String) throws(Finding) {
    let places = [path, "\(path)/debug", "\(path)/.build/debug"]
    guard let found = places.first(where: { Self.isFolder("\($0)/Modules") }) else {
      throw Finding(
        Place(file: path), "`\(path)` has no built modules.",
        help:
          "Run `swift build` in the package, and name its folder, or its build folder such as `PACKAGE/.build/debug`.")
    }
    folder = URL(filePath: found).standardizedFileURL.resolvingSymlinksInPath().path
  }

  /// Whether a module was built.
  package func holds(_ name: String) -> Bool { has(name) }

  /// Whether a module imports a test library, which programs cannot import.
  package func needsTesting(_ name: String) -> Bool {
    let file = "\(folder)/\(name).build/\(name).emit-module.d"
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    return text.contains("/XCTest.swiftmodule") || text.contains("/Testing.swiftmodule")
  }

  private func has(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder)/Modules/\(name).swiftmodule")
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
  }

  /// Returns the arguments for the modules that listings import, and for all that these import.
  func part(importing names: Set<String>) -> Part {
    var part = Part(arguments: ModuleArguments(search: ["-I", "\(folder)/Modules"]))
    var maps: Set<String> = []
    var all = names.filter(has)
    var open = all.sorted()
    while let name = open.popLast() {
      for path in dependencies(of: name) {
        if path.hasSuffix("/module.modulemap") {
          maps.insert(path)
        } else if path.hasSuffix(".swiftmodule") {
          let other = String(RelativePath.name(of: path).dropLast(12))
          if has(other), all.insert(other).inserted { open.append(other) }
        }
      }
    }
    let targets = all.sorted() + maps.compactMap(cTarget).sorted()
    part.arguments.search += maps.sorted().flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
    part.arguments.search += Set(maps.flatMap(Self.headerFolders)).sorted().flatMap { ["-I", $0] }
    part.arguments.objects = targets.flatMap(objects)
    if part.arguments.objects.contains(where: Self.isOfCPlusPlus) {
      part.arguments.objects.append(Self.libraryOfCPlusPlus)
    }
    part.fingerprint = ([folder] + part.arguments.search + part.arguments.objects)
      .map { FileManager.default.fingerprint(ofFile: $0) ?? $0 }.joined(separator: "\n")
    return part
  }

  /// Whether an object was compiled from C++, which its name shows.
  private static func isOfCPlusPlus(_ object: String) -> Bool {
    [".cpp.o", ".cc.o", ".cxx.o", ".C.o", ".mm.o"].contains(where: object.hasSuffix)
  }

  private static var libraryOfCPlusPlus: String {
    #if os(Linux)
      "-lstdc++"
    #else
      "-lc++"
    #endif
  }

  /// Returns the arguments with which tools of the compiler find a module and all that it imports.
  package func search(importing name: String) -> [String] { part(importing: [name]).arguments.search }

  /// Returns the source files of modules that were built here.
  func sources(of names: Set<String>) -> [String] {
    names.filter(has).sorted().flatMap { name in
      dependencies(of: name) { $0.hasSuffix(".swift") }
    }
  }

  /// Returns the files that compiling a module needed, if they belong to a package.
  private func dependencies(of name: String) -> [String] {
    dependencies(of: name) {
      ($0.hasSuffix(".swiftmodule") && $0.contains("/Modules/")
        || $0.hasSuffix("/module.modulemap") && !$0.hasPrefix("/usr/")) && !$0.contains("/lib/swift/")
    }
  }

  private func dependencies(of name: String, where isWanted: (Substring) -> Bool) -> [String] {
    let file = "\(folder)/\(name).build/\(name).emit-module.d"
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return [] }
    return Set(Self.words(text)).filter { isWanted($0[...]) }
  }

  /// Returns the words of a list of dependencies, in which a backslash comes before each space of a name.
  static func words(_ text: String) -> [String] {
    var (words, word, isEscaped) = ([String](), "", false)
    for character in text {
      if character == "\\", !isEscaped {
        isEscaped = true
      } else if character.isWhitespace, !isEscaped || character.isNewline {
        if !word.isEmpty { words.append(word) }
        (word, isEscaped) = ("", false)
      } else {
        word.append(character)
        isEscaped = false
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  /// Returns the target of a module map.
  ///
  /// It is the folder that contains the map's `include`, or the build folder of the map.
  private func cTarget(_ map: String) -> String? {
    let words = map.split(separator: "/").map(String.init)
    if let build = words.last(where: { $0.hasSuffix(".build") && $0 != ".build" }) { return String(build.dropLast(6)) }
    guard let include = words.lastIndex(of: "include"), include > 0 else { return nil }
    return words[include - 1]
  }

  /// Returns the folders of the headers that a module map names with absolute paths.
  ///
  /// The package manager writes such a map into its build folder if a target has none.
  private static func headerFolders(_ map: String) -> [String] {
    guard let text = try? String(contentsOfFile: map, encoding: .utf8) else { return [] }
    return text.matches(of: #/(umbrella|header)\s+"(/[^"]+)"/#).map { match in
      match.1 == "umbrella" ? String(match.2) : RelativePath.folder(of: String(match.2))
    }
  }

  private func objects(_ target: String) -> [String] {
    let build = "\(folder)/\(target).build"
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: build)) ?? []
    return files.filter { $0.hasSuffix(".o") && !$0.hasSuffix(".swiftmodule.o") }.sorted().map { "\(build)/\($0)" }
  }
}
