import SourceText
import Subprocess

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Swift's package manager, as installed next to the compiler.
package struct PackageTool {
  /// The folder of the package.
  package let folder: String
  /// The name that the user gave for the folder.
  package let name: String

  /// Creates the package manager for a package.
  package init(folder: String, name: String) {
    (self.folder, self.name) = (folder, name)
  }

  /// Returns the package manager's description of the package.
  ///
  /// - Throws: a ``Finding`` if there is no package, or if the package manager cannot read it.
  package func description() async throws(Finding) -> PackageDescription {
    let text = try await run(["package", "--package-path", folder, "describe", "--type", "json"])
    return try Self.description(Array(text.utf8), of: name)
  }

  /// Reads a description.
  ///
  /// - Throws: a ``Finding`` if the bytes are not a description.
  package static func description(_ bytes: [UInt8], of name: String) throws(Finding) -> PackageDescription {
    // The package manager may print words before the description.
    let json = bytes.drop { $0 != UInt8(ascii: "{") }
    do {
      return try JSONDecoder().decode(PackageDescription.self, from: Data(json))
    } catch {
      throw Finding(
        Place(file: name), "The package manager's description of the package could not be read.",
        help: "Check the output of `swift package describe --type json`.")
    }
  }

  /// Builds the package as `swift build` does.
  ///
  /// - Throws: a ``Finding`` with the compiler's errors.
  package func build() async throws(Finding) {
    _ = try await run(["build", "--package-path", folder])
  }

  private func run(_ arguments: [String]) async throws(Finding) -> String {
    let line = (["swift"] + arguments).map { $0 == folder ? name : $0 }.joined(separator: " ")
    do {
      let result = try await Subprocess.run(
        .name("swift"), arguments: Arguments(arguments), input: .none, output: .string(limit: 64 << 20),
        error: .string(limit: 64 << 20))
      if result.terminationStatus.isSuccess { return result.standardOutput }
      let said = result.standardOutput + result.standardError
      let errors = said.split(separator: "\n").filter { $0.contains("error:") }.map(String.init)
      let shown = errors.isEmpty ? said.split(separator: "\n").suffix(10).map(String.init) : Array(errors.prefix(20))
      throw Finding(
        Place(file: name), "`\(line)` failed:\n\(shown.joined(separator: "\n"))",
        help: "Fix the package, then test its documentation.")
    } catch let finding as Finding {
      throw finding
    } catch {
      throw Finding(
        Place(file: name), "`\(line)` could not be run: \(error)", help: "Install Swift, and add it to PATH.")
    }
  }
}
