import PackagePlugin

/// Writes the catalogue of a target's experiments before the target is compiled, so that a new file is all a new
/// experiment takes.
@main
struct CataloguePlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    let sources = target.sourceFiles(withSuffix: "swift").map(\.url)
    let output = context.pluginWorkDirectoryURL.appending(path: "Catalogue.swift")
    return [
      .buildCommand(
        displayName: "Listing the experiments of \(target.name)",
        executable: try context.tool(named: "catalogue-generator").url,
        arguments: [target.name, output.path] + sources.map(\.path),
        inputFiles: sources,
        outputFiles: [output])
    ]
  }
}
