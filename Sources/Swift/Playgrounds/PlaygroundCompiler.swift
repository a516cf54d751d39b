import Results
import Sandbox
import SourceText
import SwiftCells

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The compiler of a page to a program that records its results.
struct PlaygroundCompiler {
  /// The outcome of compiling a page.
  enum Result {
    /// A program that records results.
    case transformed
    /// A program that does not record results, for this reason.
    case untransformed(PlaygroundPage.LocalizedNote)
    /// Only messages.
    case refused(Diagnostics)
  }

  let compiler: IsolatedCompiler
  let modules: PlaygroundModules
  /// The arguments that find and link the modules that the page imports.
  let package: ModuleArguments
  /// The modules that the compiler imports into every page.
  let imports: [String]
  /// The folder for the files and the program.
  let folder: String

  /// Compiles a page, with the transform if the compiler has one that works for the page.
  func compile(_ page: PlaygroundBundle.Page, usesSupport: Bool) async throws -> Result {
    var program = CellProgram()
    program.append(generated: "__lessonBegin()")
    program.append(generated: "__lessonCell(1)")
    program.append(cell: page.source)
    if usesSupport { program.append(generated: "__lessonWait()") }
    program.append(generated: "__lessonCell(0)")
    try CompilerFolder.write(program.text, to: "\(folder)/\(CellProgram.fileName)")
    let names = imports + (usesSupport ? [PlaygroundSupportSource.module] : [])
    if modules.hasTransform {
      let output = try await compile(program, names, transformed: true)
      if output.succeeded { return .transformed }
      // The transform adds messages of its own; the right ones are those of the page without it.
      let plain = try await compile(program, names, transformed: false)
      return plain.succeeded ? .untransformed(.transformFails(output.text)) : .refused(refusal(plain))
    }
    let output = try await compile(program, names, transformed: false)
    return output.succeeded ? .untransformed(.noTransform) : .refused(refusal(output))
  }

  private func refusal(_ output: Compiler.Output) -> Diagnostics {
    let own = output.diagnostics.diagnostics(ofCell: 1).all.filter { $0.severity == .error }
    if !own.isEmpty { return Diagnostics(own) }
    if !output.diagnostics.errorsElsewhere.isEmpty { return Diagnostics(output.diagnostics.errorsElsewhere) }
    return Diagnostics([Diagnostic(.error, SwiftCellError(output, in: []).message.description)])
  }

  private func compile(_ program: CellProgram, _ names: [String], transformed: Bool) async throws -> Compiler.Output {
    let messages = "messages.dia"
    var arguments = [
      CellProgram.fileName, "-module-name", "main", "-swift-version", "5", "-Onone", "-gline-tables-only",
    ]
    arguments += ["-debug-diagnostic-names", "-serialize-diagnostics-path", messages].flatMap { ["-Xfrontend", $0] }
    arguments += modules.arguments(importing: names, transformed: transformed) + package.search
    arguments +=
      ["-o", Compiler.program] + modules.objects(withSupport: names.contains(PlaygroundSupportSource.module))
    arguments += package.objects
    #if os(Linux)
      arguments.append("-lm")
    #endif
    let run = try await compiler.run(arguments, in: folder)
    let bytes = CompilerFolder.take("\(folder)/\(messages)")
    return Compiler.Output(
      succeeded: run.succeeded,
      diagnostics: CellDiagnostics(try bytes.map(SerializedDiagnostics.messages) ?? [], of: program), text: run.output)
  }
}
