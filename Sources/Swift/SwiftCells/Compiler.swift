import Results
import Sandbox
import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The arguments with which the compiler finds modules and links them.
package struct ModuleArguments: Sendable {
  /// The arguments that find the interfaces of the modules.
  package var search: [String] = []
  /// The objects of the modules.
  package var objects: [String] = []

  /// Creates arguments.
  package init(search: [String] = [], objects: [String] = []) { (self.search, self.objects) = (search, objects) }

  package static func += (left: inout ModuleArguments, right: ModuleArguments) {
    left.search += right.search
    left.objects += right.objects
  }
}

/// A compiler of programs made of cells.
package struct Compiler: Sendable {
  /// The result of compiling a program.
  package struct Output: Sendable {
    /// Whether there were no errors.
    package var succeeded: Bool
    /// The messages.
    package var diagnostics: CellDiagnostics
    /// The printed text, for a failure that no message explains.
    package var text: String

    /// Creates a result.
    package init(succeeded: Bool, diagnostics: CellDiagnostics, text: String) {
      (self.succeeded, self.diagnostics, self.text) = (succeeded, diagnostics, text)
    }

    /// Whether another run gives the same result.
    ///
    /// A compiler that fails without an error in a cell, as on a full disk, could not do its work.
    package var isStable: Bool { succeeded || !diagnostics.errors.isEmpty && !diagnostics.isIncomplete }
  }

  package let compiler: IsolatedCompiler
  package var languageMode: String
  /// The arguments that find and link the modules that the cells import.
  package var modules: ModuleArguments
  /// The modules that all cells import implicitly.
  package var imports: [String] = []
  /// Whether `/a+/` is a regular expression in language mode 5, too.
  package var readsBareExpressions = false

  /// The name of the executable program in the folder.
  package static let program = "program"
  /// The name of the file for the messages.
  private static let messages = "messages.dia"

  private var flags: [String] { readsBareExpressions ? ["-enable-bare-slash-regex"] : [] }

  /// Compiles cells to an executable program, or only until all messages are known.
  ///
  /// - Parameters:
  ///   - cells: the cells, from top to bottom.
  ///   - isRun: whether to make an executable program.
  ///   - folder: the folder for all files.
  /// - Returns: whether the cells compile, and the messages about each; code that does not compile is not an error
  ///   here.
  /// - Throws: an error if the files cannot be written, or the compiler cannot be started.
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
        // The standard library uses the C library of mathematics, for example for square roots, but it is not linked by
        // default.
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

  /// Returns the messages about each cell that is not complete Swift by itself, by its position from 1.
  ///
  /// An example is a cell with a brace that is never closed.
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

  /// Reads the messages and removes their file, so that a later run does not read it.
  private func messages(in folder: String) throws -> [CompilerMessage] {
    try CompilerFolder.take("\(folder)/\(Self.messages)").map(SerializedDiagnostics.messages) ?? []
  }
}

extension Compiler {
  /// Compiles a module that a document declares, as a library with a stable interface.
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
