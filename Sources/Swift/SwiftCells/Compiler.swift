import Results
import Sandbox
import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The arguments with which the compiler finds modules, and links them.
package struct ModuleArguments: Sendable {
  /// Where their interfaces are.
  package var search: [String] = []
  /// Their objects.
  package var objects: [String] = []

  /// Creates arguments.
  package init(search: [String] = [], objects: [String] = []) { (self.search, self.objects) = (search, objects) }

  package static func += (left: inout ModuleArguments, right: ModuleArguments) {
    left.search += right.search
    left.objects += right.objects
  }
}

/// Compiles programs made of cells.
package struct Compiler: Sendable {
  /// What compiling a program gave.
  package struct Output: Sendable {
    /// Whether there were no errors.
    package var succeeded: Bool
    /// The messages.
    package var diagnostics: CellDiagnostics
    /// What it printed, for a failure that no message explains.
    package var text: String

    /// Creates what compiling gave.
    package init(succeeded: Bool, diagnostics: CellDiagnostics, text: String) {
      (self.succeeded, self.diagnostics, self.text) = (succeeded, diagnostics, text)
    }

    /// Whether another run gives the same: a compiler that fails and finds no error in a cell, as on a full disk, could not do
    /// its work.
    package var isStable: Bool { succeeded || !diagnostics.errors.isEmpty && !diagnostics.isIncomplete }
  }

  package let compiler: IsolatedCompiler
  /// The language mode.
  package var languageMode: String
  /// How the modules are found that the cells import.
  package var modules: ModuleArguments
  /// The modules that all cells import without saying so.
  package var imports: [String] = []
  /// Whether `/a+/` is a regular expression in language mode 5, too.
  package var readsBareExpressions = false

  /// The name of the executable program inside the folder.
  package static let program = "program"
  /// The name of the file that takes the messages.
  private static let messages = "messages.dia"

  private var flags: [String] { readsBareExpressions ? ["-enable-bare-slash-regex"] : [] }

  /// Compiles cells to an executable program, or only as far as all messages are known.
  ///
  /// - Parameters:
  ///   - cells: the cells, from top to bottom.
  ///   - isRun: whether an executable program is made.
  ///   - folder: takes all files.
  /// - Returns: whether they compile, and the messages about each; code that does not compile is no error here.
  /// - Throws: what keeps the compiler from being run: files that cannot be written, a compiler that cannot be started.
  package func compile(_ cells: [SwiftCell], isRun: Bool, in folder: String) async throws -> Output {
    let program = CellProgram(cells, imports: imports, isRun: isRun)
    try CompilerFolder.write(program.text, to: "\(folder)/\(CellProgram.fileName)")
    var arguments = [CellProgram.fileName, "-module-name", "main", "-swift-version", languageMode, "-Onone", "-wmo"]
    arguments += ["-gline-tables-only"] + flags
    let serialization = ["-debug-diagnostic-names", "-serialize-diagnostics-path", Self.messages]
    arguments += serialization.flatMap { ["-Xfrontend", $0] }
    if isRun {
      let support = await compiler.support(languageMode: languageMode)
      try CompilerFolder.write(
        support == nil ? CellSupport.source : CellSupport.declaration, to: "\(folder)/support.swift")
      arguments +=
        ["support.swift", "-o", Self.program] + (support.map { [$0] } ?? []) + modules.objects + compiler.linker
      #if os(Linux)
        // What the standard library takes from the C library of mathematics, such as square roots, is not linked by itself.
        arguments.append("-lm")
      #endif
    } else {
      arguments += ["-emit-sil", "-o", "/dev/null"]
    }
    let run = try await compiler.run(arguments + modules.search, in: folder, isCommon: true)
    let messages = try messages(in: folder)
    return Output(
      succeeded: run.succeeded, diagnostics: CellDiagnostics(messages, of: program), text: run.output)
  }

  /// The messages about each cell that is no whole Swift by itself, such as one with a brace that is never closed, by its
  /// position from 1.
  package func parse(_ cells: [SwiftCell], in folder: String) async throws -> [Int: Diagnostics] {
    let files = cells.indices.map { CellProgram.fileName(ofCell: $0 + 1) }
    for (file, cell) in zip(files, cells) {
      try CompilerFolder.write(cell.source, to: "\(folder)/\(file)")
    }
    let arguments = ["-debug-diagnostic-names", "-serialize-diagnostics-path", Self.messages] + flags
    _ = try await compiler.run(["-frontend", "-parse"] + arguments + files, in: folder)
    let allowed: Set = ["illegal_top_level_expr", "illegal_top_level_stmt"]
    let messages = try messages(in: folder).filter { $0.severity == .error && !allowed.contains($0.id ?? "") }
    var broken: [Int: Diagnostics] = [:]
    for (offset, cell) in cells.enumerated() {
      let own = messages.filter { $0.location?.file == files[offset] }
      guard !own.isEmpty else { continue }
      broken[offset + 1] = CellDiagnostics(own, of: CellProgram(file: cell)).diagnostics(ofCell: 1)
    }
    return broken
  }

  /// Reads the messages and removes their file, so that none is taken for those of a later run.
  private func messages(in folder: String) throws -> [CompilerMessage] {
    try CompilerFolder.take("\(folder)/\(Self.messages)").map(SerializedDiagnostics.messages) ?? []
  }
}

extension Compiler {
  /// Compiles a module that a document declares, as a library that is shipped by itself.
  ///
  /// - Throws: a ``SwiftCellError`` if it does not compile.
  func build(_ module: LessonModule, in folder: String) async throws -> CompiledLessonModule {
    let source = "\(folder)/\(module.name)"
    try FileManager.default.createDirectory(atPath: source, withIntermediateDirectories: false)
    for file in module.files {
      try CompilerFolder.write(Array(file.content), to: "\(source)/\(file.name)")
    }
    let run = try await compiler.run(
      [
        "-parse-as-library", "-enable-testing", "-enable-library-evolution", "-swift-version", languageMode, "-Onone",
        "-gline-tables-only",
        "-wmo", "-no-emit-module-separately-wmo", "-module-name", module.name, "-emit-module", "-emit-module-path",
        "../\(module.name).swiftmodule", "-avoid-emit-module-source-info", "-c", "-o", "../\(module.name).o",
        "-diagnostic-style=llvm",
      ] + module.files.map { "./\($0.name)" } + modules.search, in: folder, work: module.name, isCommon: true)
    guard run.succeeded else {
      let lines = run.output.split(separator: "\n").map(String.init)
      let error = lines.first { $0.contains("error: ") } ?? lines.first ?? "it printed nothing"
      throw SwiftCellError("The module `\(module.name)` does not compile: \(error.replacing(folder + "/", with: ""))")
    }
    return CompiledLessonModule(takenFrom: folder, name: module.name)
  }
}
