import ExperimentKit
import SourceText

/// The hosts of a session, each started at most once at a time, whatever asks for it.
public actor HostPool {
  private let programs: HostProgram
  private var hosts: [Key: Host] = [:]

  /// Files in two folders may declare the same.
  private struct Key: Hashable {
    var declaration: HostDeclaration
    var folder: String
  }

  /// A pool without running hosts.
  public init(_ programs: HostProgram) {
    self.programs = programs
  }

  /// Asks a host for its experiments.
  ///
  /// - Parameters:
  ///   - declaration: the host.
  ///   - folder: the folder of its `hosts.yml`.
  /// - Returns: the experiments, without those whose topic is not declared in `hosts.yml`.
  /// - Throws: ``ExperimentKit/Unavailable`` where its program is missing, else ``ExperimentKit/ExperimentFailure``.
  public func experiments(of declaration: HostDeclaration, in folder: String) async throws -> [CatalogueEntry] {
    let key = Key(declaration: declaration, folder: folder)
    let host =
      hosts[key]
      ?? Host(
        declaration, program: programs.find(declaration.command[0], from: folder), folder: folder.isEmpty ? "." : folder
      )
    hosts[key] = host
    return try await host.experiments()
      .filter { description in declaration.topics.contains { description.name.hasPrefix("\($0).") } }
      .map { CatalogueEntry(HostedExperiment(description: $0, host: host)) }
  }

  /// Ends all that run.
  public func finish() async {
    for host in hosts.values { await host.finish() }
    hosts = [:]
  }
}
