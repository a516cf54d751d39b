import ExperimentKit
import Hosts
import SourceText

/// A finder of this program's experiments and, if cells need others, of those of the hosts in a `hosts.yml`.
///
/// The file is next to the document, in the folder above, or in the folder `lessons`. No host is started for
/// experiments of this program.
package struct ExperimentFinder: Sendable {
  private let catalogue: Catalogue
  private let hosts: HostPool?
  private let folder: WorkingFolder
  /// Whether the experiments of this program are computed in another process.
  private(set) var isApart = false
  /// Whether the programs of hosts may be started.
  private var startsHosts = true

  /// Creates a finder.
  ///
  /// - Parameters:
  ///   - catalogue: the experiments of this program.
  ///   - hosts: the pool that starts hosts; nil for none.
  ///   - folder: the folder that relative paths start from.
  package init(_ catalogue: Catalogue, hosts: HostPool?, folder: WorkingFolder) {
    (self.catalogue, self.hosts, self.folder) = (catalogue, hosts, folder)
  }

  /// Returns a finder that uses other hosts.
  func asking(_ hosts: HostPool?) -> ExperimentFinder {
    var finder = ExperimentFinder(catalogue, hosts: hosts, folder: folder)
    (finder.isApart, finder.startsHosts) = (isApart, startsHosts)
    return finder
  }

  /// Returns a finder that starts no host; cells with experiments of hosts are then skipped.
  package func withoutHosts() -> ExperimentFinder {
    var finder = self
    finder.startsHosts = false
    return finder
  }

  /// Returns a finder whose relative paths start from another folder.
  func reading(_ folder: WorkingFolder) -> ExperimentFinder {
    var finder = ExperimentFinder(catalogue, hosts: hosts, folder: folder)
    (finder.isApart, finder.startsHosts) = (isApart, startsHosts)
    return finder
  }

  /// Returns a finder that has the experiments of this program computed in another process, or in this one.
  package func apart(_ isApart: Bool) -> ExperimentFinder {
    var finder = self
    finder.isApart = isApart
    return finder
  }

  /// Finds the experiments for names that a document calls.
  ///
  /// - Parameters:
  ///   - names: names of experiments, which need not exist.
  ///   - path: the document; empty for none.
  /// - Returns: the experiments, and the errors of hosts.
  package func experiments(named names: some Sequence<String>, near path: String) async -> FoundExperiments {
    let topics = Set(names.filter { catalogue[$0] == nil }.map(\.topic))
    if topics.isEmpty { return await own(near: path) }
    return await experiments(near: path) { host in !topics.isDisjoint(with: host.topics) }
  }

  /// Finds the experiments of this program.
  ///
  /// - Parameter path: the document whose folder has the files that parameters name; empty for the current folder.
  /// - Returns: the experiments; if another process computes them but cannot be started, the reason.
  package func own(near path: String) async -> FoundExperiments {
    guard isApart, let hosts else { return FoundExperiments(catalogue: catalogue) }
    do {
      let folder = folder.resolve(RelativePath.prefix(of: path))
      return FoundExperiments(catalogue: Catalogue(entries: try await hosts.ownExperiments(in: folder)))
    } catch {
      let topics = catalogue.entries.map { ($0.name.topic, error) }
      return FoundExperiments(catalogue: Catalogue([]), problems: Dictionary(topics) { first, _ in first })
    }
  }

  /// Whether an experiment is an experiment of this program.
  func isOwn(_ name: String) -> Bool { catalogue[name] != nil }

  /// Finds the experiments of this program and of all hosts.
  package func all() async -> FoundExperiments {
    await experiments(near: "") { _ in true }
  }

  private func experiments(
    near path: String, where isNeeded: (HostDeclaration) -> Bool
  ) async -> FoundExperiments {
    var found = await own(near: path)
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
      guard startsHosts else {
        for topic in host.topics { found.problems[topic] = Unavailable("hosts are not started while you type") }
        continue
      }
      do {
        await folder.work?.willUse(host, in: place, of: hosts)
        let offered = try await hosts.experiments(of: host, in: place, from: source)
        entries += offered
        for topic in host.topics where !offered.contains(where: { $0.name.topic == topic }) {
          found.topicNotes[topic] =
            "`\(path)` names the host `\(host.name)` for this topic, but the host offers no experiments for it."
        }
      } catch {
        for topic in host.topics { found.problems[topic] = error }
      }
    }
    if !entries.isEmpty { found.catalogue = Catalogue(joining: found.catalogue, Catalogue(entries: entries)) }
    return found
  }

  /// Returns the nearest `hosts.yml`.
  ///
  /// - Parameter path: a document, or a folder if it ends with a slash; empty for none.
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

/// The experiments that were found, and the reasons that others were not.
package struct FoundExperiments: Sendable {
  /// The experiments of this program and of the hosts in use.
  package var catalogue: Catalogue
  /// The reasons that the experiments of a topic cannot be called, by topic.
  package var problems: [String: any Error] = [:]
  /// The errors in `hosts.yml`.
  package var findings: [Finding] = []

  /// A note about hosts for a topic that nobody offers; nil if no host was looked for.
  var hostsNote: Message?
  /// Notes about topics that a host should offer, by topic.
  var topicNotes: [String: Message] = [:]

  /// Returns the help for a name that no experiment has.
  package func help(forUnknown name: String) -> Message {
    let help = catalogue.help(forUnknown: name)
    let isOfTopic = catalogue.entries.contains { $0.name.topic == name.topic }
    let note = isOfTopic ? nil : topicNotes[name.topic] ?? hostsNote
    return help.followed(by: note)
  }

  /// Returns the reason that an experiment outside of the catalog cannot be called; nil if nothing is known of it.
  package func problem(of name: String) -> (any Error)? {
    problems[name.topic]
  }
}

extension String {
  /// The part of an experiment's name before the first dot.
  fileprivate var topic: String { String(prefix { $0 != "." }) }
}
