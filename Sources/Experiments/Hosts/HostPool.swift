import ExperimentKit
import SourceText

/// The hosts of a session, each with at most one running program.
package actor HostPool {
  /// The function that finds the programs of hosts, and other programs installed with `lesson`.
  package nonisolated let programs: HostProgram
  private nonisolated let trust: HostTrust
  private var hosts: [Key: Host] = [:]

  /// The key of a host: files in two folders may declare the same host.
  private struct Key: Hashable {
    var declaration: HostDeclaration
    var folder: String
  }

  /// Creates a pool without running hosts.
  ///
  /// - Parameters:
  ///   - programs: finds their programs.
  ///   - trust: decides which of them may be started.
  package init(_ programs: HostProgram, _ trust: HostTrust) {
    (self.programs, self.trust) = (programs, trust)
  }

  /// A pool of the same hosts, none of which is running, so that each is started again.
  package nonisolated var fresh: HostPool { HostPool(programs, trust) }

  /// Returns the experiments of a host.
  ///
  /// - Parameters:
  ///   - declaration: the host.
  ///   - folder: the folder of its `hosts.yml`.
  ///   - source: that file; nil for none, if everything is trusted.
  /// - Returns: the experiments, without those whose topic is not declared in `hosts.yml`.
  /// - Throws: ``ExperimentKit/Unavailable`` if its program is missing, otherwise ``ExperimentKit/ExperimentError``,
  ///   including if it may not be started.
  package func experiments(
    of declaration: HostDeclaration, in folder: String, from source: HostsSource? = nil
  ) async throws -> [CatalogueEntry] {
    let host = host(declaration, in: folder)
    if let refusal = trust.refusal(of: declaration, host.program, from: source, programs) { throw refusal }
    return try await host.experiments()
      .filter { description in declaration.topics.contains { description.name.hasPrefix("\($0).") } }
      .map(host.entry)
  }

  /// Returns the experiments of this program, computed in another process of it.
  ///
  /// - Parameter folder: the folder of the files that parameters may name.
  /// - Returns: the experiments.
  /// - Throws: an ``ExperimentKit/ExperimentError`` if the process cannot be started.
  package func ownExperiments(in folder: String) async throws -> [CatalogueEntry] {
    let host = host(programs.ownDeclaration, in: folder)
    return try await host.experiments().map(host.entry)
  }

  /// Sets the experiments of a host from earlier evidence if it holds.
  ///
  /// The host is then started only when one of them is run.
  ///
  /// - Returns: whether the evidence holds.
  package func trust(_ evidence: HostEvidence, of declaration: HostDeclaration, in folder: String) async -> Bool {
    guard evidence.isOf(declaration, in: folder), holds(evidence), let experiments = evidence.experiments else {
      return false
    }
    await host(declaration, in: folder).assume(experiments)
    return true
  }

  /// Returns whether earlier evidence of a host holds.
  package nonisolated func holds(_ evidence: HostEvidence) -> Bool {
    evidence.holds(programs)
  }

  /// Returns the evidence of a host that was started in this session; nil if it was not started or is not known.
  package func evidence(of declaration: HostDeclaration, in folder: String) async -> HostEvidence? {
    await hosts[Key(declaration: declaration, folder: folder)]?.evidence()
  }

  /// The programs of the hosts that were used in this session, sorted.
  package var programPaths: [String] {
    hosts.values.filter { !$0.declaration.isOwnProgram }.compactMap {
      if case .program(let path) = $0.program { path } else { nil }
    }.sorted()
  }

  /// Returns whether a host was started in this session.
  package func hasStarted(_ declaration: HostDeclaration, in folder: String) async -> Bool {
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

  /// Returns whether the user has allowed a file as it is, and no other user can change it.
  package nonisolated func trusts(_ source: some TrustableFile) -> Bool { trust.covers(source) }

  /// Returns the command of a host, as a line for the user who is to allow it.
  package nonisolated func words(of host: HostDeclaration, in source: HostsSource) -> String {
    var program = host.command[0]
    if case .program(let path) = programs.find(program, from: source.folder) {
      program = program.contains("/") ? RealPath.of(path) ?? path : path
    }
    let words = [program] + host.command.dropFirst()
    return "\(host.name.withoutControls): " + words.map(\.shellWord).joined(separator: " ")
  }

  /// Ends all running hosts.
  package func finish() async {
    for host in hosts.values { await host.finish() }
    hosts = [:]
  }
}
