import PackagePlugin

/// A plugin that writes the catalog of a target's experiments before compilation.
///
/// So a new experiment takes only a new file.
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
