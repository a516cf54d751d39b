import ExperimentKit
import SourceText

/// The hosts of a session, each started at most once at a time, whatever asks for it.
public actor HostPool {
  private nonisolated let programs: HostProgram
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
    let host = host(declaration, in: folder)
    return try await host.experiments()
      .filter { description in declaration.topics.contains { description.name.hasPrefix("\($0).") } }
      .map { CatalogueEntry(HostedExperiment(description: $0, host: host)) }
  }

  /// Takes it as told what experiments a host has, if earlier evidence of it holds; it is then started no sooner than one of
  /// them is run.
  ///
  /// - Returns: whether the evidence holds.
  public func trust(_ evidence: HostEvidence, of declaration: HostDeclaration, in folder: String) async -> Bool {
    guard evidence.isOf(declaration, in: folder), holds(evidence), let experiments = evidence.experiments else {
      return false
    }
    await host(declaration, in: folder).assume(experiments)
    return true
  }

  /// Whether earlier evidence of a host holds.
  public nonisolated func holds(_ evidence: HostEvidence) -> Bool {
    evidence.holds(programs)
  }

  /// What the results of a host depend on that was started in this session; nil if it was not, or if that is not known.
  public func evidence(of declaration: HostDeclaration, in folder: String) async -> HostEvidence? {
    await hosts[Key(declaration: declaration, folder: folder)]?.evidence()
  }

  /// Whether a host was started in this session.
  public func hasStarted(_ declaration: HostDeclaration, in folder: String) async -> Bool {
    await hosts[Key(declaration: declaration, folder: folder)]?.starts ?? 0 > 0
  }

  private func host(_ declaration: HostDeclaration, in folder: String) -> Host {
    let key = Key(declaration: declaration, folder: folder)
    let host =
      hosts[key]
      ?? Host(
        declaration, program: programs.find(declaration.command[0], from: folder), folder: folder.isEmpty ? "." : folder
      )
    hosts[key] = host
    return host
  }

  /// Ends all that run.
  public func finish() async {
    for host in hosts.values { await host.finish() }
    hosts = [:]
  }
}
