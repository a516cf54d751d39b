import Sandbox
import SourceText
import SwiftCells

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The compiler of a playground's and its pages' `Sources` to modules, which pages import by themselves.
struct PlaygroundSources {
  let compiler: IsolatedCompiler
  let modules: PlaygroundModules
  /// The folder for the files.
  let folder: String
  /// The modules that compile.
  private(set) var names: [String] = []
  /// The errors of the modules that do not compile.
  private(set) var findings: [Finding] = []

  init(compiler: IsolatedCompiler, modules: PlaygroundModules, folder: String) {
    (self.compiler, self.modules, self.folder) = (compiler, modules, folder)
  }

  /// Compiles a module, if it has any files.
  ///
  /// - Parameters:
  ///   - files: the files.
  ///   - name: the name; characters that an identifier cannot have become `_`.
  ///   - place: the path of the folder, as the user named it.
  ///   - package: the arguments that find the modules that it imports.
  /// - Returns: the arguments that find and link the module; none if there is no file, or if it does not compile.
  mutating func build(
    _ files: [LessonModule.File], as name: String, at place: String, _ package: ModuleArguments
  ) async -> ModuleArguments {
    guard !files.isEmpty else { return ModuleArguments() }
    let module = Self.identifier(name)
    do {
      let source = "\(folder)/\(module)"
      try FileManager.default.createDirectory(atPath: source, withIntermediateDirectories: false)
      for file in files { try CompilerFolder.write(Array(file.content), to: "\(source)/\(file.name)") }
      let options = [
        "-parse-as-library", "-swift-version", "5", "-Onone", "-gline-tables-only", "-wmo", "-module-name", module,
        "-emit-module", "-emit-module-path", "../\(module).swiftmodule", "-c", "-o", "../\(module).o",
        "-diagnostic-style=llvm",
      ]
      let paths = files.map { "./\($0.name)" }
      // The transform tells the module's own output from the page's; the module's values are not shown.
      var run = try await compile(options + package.search + paths, modules.hasTransform, in: module)
      if !run.succeeded, modules.hasTransform {
        run = try await compile(options + package.search + paths, false, in: module)
      }
      guard run.succeeded else {
        note(run.output, of: files, at: place)
        return ModuleArguments()
      }
      names.append(module)
      return ModuleArguments(search: ["-I", folder], objects: ["\(folder)/\(module).o"])
    } catch {
      findings.append(Finding(Place(file: place), "These files could not be compiled."))
      return ModuleArguments()
    }
  }

  private func compile(_ options: [String], _ transformed: Bool, in module: String) async throws -> CompilerProcess {
    let modules = modules.arguments(importing: names, transformed: transformed)
    return try await compiler.run(options + modules, in: folder, work: module)
  }

  /// Reads the errors from lines such as `View.swift:3:5: error: …`, with any folder before the file.
  private mutating func note(_ output: String, of files: [LessonModule.File], at place: String) {
    var own: [Finding] = []
    for line in output.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 4).map(String.init)
      guard parts.count == 5, parts[3] == " error", let number = Int(parts[1]),
        case let file = RelativePath.name(of: parts[0]), files.contains(where: { $0.name == file })
      else { continue }
      own.append(
        Finding(
          Place(file: "\(place)/\(file)", line: number),
          "This does not compile, so the pages run without `\(RelativePath.name(of: place))`: \(parts[4].trimmed)."
        ))
    }
    if own.isEmpty {
      let lines = output.split(separator: "\n").map(String.init)
      let said =
        (lines.first { $0.contains("error: ") } ?? lines.first)?.withoutPaths(cells: []) ?? "it printed nothing"
      own = [Finding(Place(file: place), "The compiler failed on these files, so pages run without them: \(said)")]
    }
    findings += own
  }

  /// Returns a name with `_` for each character that is not an ASCII letter or digit.
  ///
  /// The compiler of version 6.3 crashes on modules with other names.
  private static func identifier(_ name: String) -> String {
    let word = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    return word.first?.isNumber == true ? "_" + word : word
  }
}
