import ExperimentKit
import Hosts
import SourceText

/// Finds experiments: those of this program and, where cells need others, those of the hosts in a `hosts.yml`.
///
/// The file stands beside the document, in the folder above, or in the folder `lessons`. No host is started for
/// experiments of this program.
package struct ExperimentFinder: Sendable {
  private let catalogue: Catalogue
  private let hosts: HostPool?
  private let folder: WorkingFolder

  /// Creates a finder.
  ///
  /// - Parameters:
  ///   - catalogue: the experiments of this program.
  ///   - hosts: starts hosts; nil for none.
  ///   - folder: where relative paths start.
  package init(_ catalogue: Catalogue, hosts: HostPool?, folder: WorkingFolder) {
    (self.catalogue, self.hosts, self.folder) = (catalogue, hosts, folder)
  }

  /// A finder that asks other hosts.
  func asking(_ hosts: HostPool?) -> ExperimentFinder { ExperimentFinder(catalogue, hosts: hosts, folder: folder) }

  /// A finder whose relative paths start elsewhere.
  func reading(_ folder: WorkingFolder) -> ExperimentFinder {
    ExperimentFinder(catalogue, hosts: hosts, folder: folder)
  }

  /// Finds the experiments for names that are called in a document.
  ///
  /// - Parameters:
  ///   - names: names of experiments, which need not exist.
  ///   - path: the document; empty for none.
  /// - Returns: what the names can stand for, and what is wrong with hosts.
  package func experiments(named names: some Sequence<String>, near path: String) async -> FoundExperiments {
    let topics = Set(names.filter { catalogue[$0] == nil }.map(\.topic))
    if topics.isEmpty { return FoundExperiments(catalogue: catalogue) }
    return await experiments(near: path) { host in !topics.isDisjoint(with: host.topics) }
  }

  /// Whether an experiment is one of this program.
  func isOwn(_ name: String) -> Bool { catalogue[name] != nil }

  /// The experiments of this program and of all hosts.
  package func all() async -> FoundExperiments {
    await experiments(near: "") { _ in true }
  }

  private func experiments(
    near path: String, where isNeeded: (HostDeclaration) -> Bool
  ) async -> FoundExperiments {
    var found = FoundExperiments(catalogue: catalogue)
    guard let hosts else { return found }
    guard let source = hostsSource(near: path) else {
      found.hostsNote = "No `\(HostsFile.name)` was found; such a file can name programs with more experiments."
      return found
    }
    let (file, path, place) = (source.file, source.name, source.folder)
    found.hostsNote = "`\(path)` names no host for this topic."
    found.findings = file.findings
    var entries: [CatalogueEntry] = []
    for host in file.hosts where isNeeded(host) {
      do {
        await folder.work?.willUse(host, in: place, of: hosts)
        let offered = try await hosts.experiments(of: host, in: place, from: source)
        entries += offered
        for topic in host.topics where !offered.contains(where: { $0.name.topic == topic }) {
          found.topicNotes[topic] =
            "The host `\(host.name)`, which `\(path)` names for this topic, offers no experiments for it."
        }
      } catch {
        for topic in host.topics { found.problems[topic] = error }
      }
    }
    if !entries.isEmpty { found.catalogue = Catalogue(joining: catalogue, Catalogue(entries: entries)) }
    return found
  }

  /// The nearest `hosts.yml`.
  ///
  /// - Parameter path: a document; empty for none. What ends with a slash is a folder.
  /// - Returns: the file; nil if there is none.
  package func hostsSource(near path: String) -> HostsSource? {
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().filter { $0 != "." }
    let above =
      folder == [""] ? folder : folder.isEmpty || folder.last == ".." ? folder + [".."] : folder.dropLast()
    let folders = [folder, above].map { $0.map { "\($0)/" }.joined() }
    for prefix in folders + ["lessons/"] {
      let path = prefix + HostsFile.name
      if let bytes = try? self.folder.read(HostsFile.name, nearby: prefix) {
        let place = self.folder.resolve(prefix)
        return HostsSource(name: path, folder: place.isEmpty ? "." : place, bytes: bytes)
      }
    }
    return nil
  }
}

/// The experiments that were found, and why others were not.
package struct FoundExperiments: Sendable {
  /// The experiments of this program and of the hosts that were asked.
  package var catalogue: Catalogue
  /// Why the experiments of a topic cannot be called.
  package var problems: [String: any Error] = [:]
  /// What is wrong with `hosts.yml`.
  package var findings: [Finding] = []

  /// What to say of hosts where nobody offers a topic; nil where no host was looked for.
  var hostsNote: Message?
  /// What to say instead of topics that a host should offer.
  var topicNotes: [String: Message] = [:]

  /// What to say of a name that no experiment has.
  package func help(forUnknown name: String) -> Message {
    let help = catalogue.help(forUnknown: name)
    let isOfTopic = catalogue.entries.contains { $0.name.topic == name.topic }
    let note = isOfTopic ? nil : topicNotes[name.topic] ?? hostsNote
    return help.followed(by: note)
  }

  /// Why an experiment that is not in the catalogue cannot be called; nil if nothing is known of it.
  package func problem(of name: String) -> (any Error)? {
    problems[name.topic]
  }
}

extension String {
  /// What stands before the first dot in the name of an experiment.
  fileprivate var topic: String { String(prefix { $0 != "." }) }
}
