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
  /// The traits of the package to build with, as `swift build --traits` takes them; nil for its defaults.
  private let traits: String?

  /// Creates the package manager for a package.
  package init(folder: String, name: String, traits: String? = nil) {
    (self.folder, self.name, self.traits) = (folder, name, traits)
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
  /// If it cannot be built as a whole, each library is built by itself, since a target that no product needs must not
  /// keep the others from being tested.
  ///
  /// - Parameter description: the package manager's description.
  /// - Returns: the errors of libraries that cannot be built, by their modules.
  /// - Throws: a ``Finding`` with the compiler's errors if no library can be built.
  package func build(_ description: PackageDescription) async throws(Finding) -> [String: Finding] {
    let words = ["build", "--package-path", folder] + (traits.map { ["--traits", $0] } ?? [])
    do throws(Finding) {
      _ = try await run(words)
      return [:]
    } catch {
      let libraries = description.targets.filter(\.isLibrary)
      var broken: [String: Finding] = [:]
      for target in libraries {
        do throws(Finding) {
          _ = try await run(words + ["--target", target.name])
        } catch {
          broken[target.moduleName] = error
        }
      }
      guard broken.count < libraries.count else { throw error }
      return broken
    }
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
      // The first error with a place says more than that a command failed.
      let first =
        errors.first { $0.contains(/:\d+:\d+: error:/) } ?? errors.first ?? said.split(separator: "\n").last.map(
          String.init) ?? "it printed nothing"
      throw Finding(
        Place(file: name), "`\(line)` failed: \(first.replacing(folder + "/", with: ""))",
        help: "Run it to see all of its messages. Fix the package, then test its documentation.")
    } catch let finding as Finding {
      throw finding
    } catch {
      throw Finding(
        Place(file: name), "`\(line)` could not be run: \(error)", help: "Install Swift, and add it to PATH.")
    }
  }
}
