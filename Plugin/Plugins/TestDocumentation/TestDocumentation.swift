import Foundation
import PackagePlugin

/// The command `swift package test-documentation`, which runs the listings of a package's documentation with `lesson`.
///
/// It builds the package first. Other arguments are passed to `lesson run`, or to `lesson update` after `--update`.
@main
struct TestDocumentation: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var arguments = ArgumentExtractor(arguments)
    let named = arguments.extractOption(named: "lesson").last
    let updates = arguments.extractFlag(named: "update") > 0
    let asksForHelp = arguments.extractFlag(named: "help") > 0
    let program = try LessonProgram.find(named, context)
    let command = updates ? "update" : "run"
    let folder = context.package.directoryURL
    if asksForHelp {
      print(Self.help)
      _ = try program.run([command, "--help"], in: folder)
      return
    }

    let build = try packageManager.build(.all(includingTests: false), parameters: .init(logging: .concise))
    guard build.succeeded else {
      print(build.logText)
      throw PluginFailure("The package does not build, so its documentation was not tested.")
    }
    let description = context.pluginWorkDirectoryURL.appending(path: "package.json")
    try JSONEncoder().encode(DescribedPackage(context.package)).write(to: description)
    let status = try program.run(
      [
        command, "--package", ".", "--description", description.path,
        "--modules", try Self.buildFolder(of: context).path,
      ] + arguments.remainingArguments, in: folder)
    switch status {
    case 0: return
    case 1: throw PluginFailure("The documentation does not say what the code does.")
    default: throw PluginFailure("Not all of the documentation could be tested.")
    }
  }

  private static let help = """
    swift package test-documentation [--update] [--lesson PROGRAM] [ARGUMENT...]

    --update           Correct the comments of listings instead of comparing them.
    --lesson PROGRAM   The program `lesson` (default: the one in the plugin or in PATH).
    ARGUMENT...        Arguments of `lesson`:

    """

  /// Returns the folder that contains the folder of this plugin, even with `--scratch-path`.
  private static func buildFolder(of context: PluginContext) throws -> URL {
    var folder = context.pluginWorkDirectoryURL
    while folder.pathComponents.count > 1 {
      folder.deleteLastPathComponent()
      let debug = folder.appending(path: "debug")
      if FileManager.default.fileExists(atPath: debug.appending(path: "Modules").path) { return debug }
    }
    throw PluginFailure("The package was built, but its build folder has no modules in `debug`.")
  }
}
