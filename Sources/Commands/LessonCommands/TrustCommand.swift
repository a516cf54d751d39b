import ArgumentParser
import CLibrary
import Hosts
import LessonEditor
import LessonRunner
import SourceText
import Terminal

/// `lesson trust`: allows the programs that a `hosts.yml` names, the remote cache that a `lesson.yml` names, and an editor
/// to run the cells of a folder.
struct TrustCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trust", _superCommandName: "lesson",
    abstract:
      "Allow the programs that a hosts.yml names, the remote cache that a lesson.yml names, or cells in your editor.",
    discussion: """
      Lessons can name programs that offer experiments, and such a program can do everything that you can do. It is \
      started only after you have allowed the file that names it. A remote cache that a lesson.yml names supplies the \
      results of cells, so it is used only after you have allowed that file. If a file changes, you have to allow it \
      again.

      With --editor, you allow your editor to run the Swift cells and console cells of a folder whenever you save a \
      document in it. Swift cells run in the sandbox. This does not allow hosts, and allowing a hosts.yml does not allow this.

      Example: lesson trust lessons
      Example: lesson trust lessons/lesson.yml
      Example: lesson trust --list
      Example: lesson trust --remove lessons
      Example: lesson trust --editor lessons
      """)

  @Argument(
    help: ArgumentHelp(
      "A lesson.yml, a hosts.yml, or a lesson or folder whose hosts.yml is looked up (default: the current folder).",
      valueName: "path"),
    completion: .file())
  var path: String?
  @Flag(help: "Do not ask for confirmation; for scripts.")
  var yes = false
  @Flag(help: "Allow your editor to run the cells of a folder and of all folders in it.")
  var editor = false
  @Flag(help: "List the allowed files and folders.")
  var list = false
  @Flag(help: "Withdraw the permission.")
  var remove = false

  func validate() throws {
    if list, remove || yes || editor || path != nil { throw ValidationError.usage("Use '--list' on its own.") }
    if remove, yes { throw ValidationError.usage("'--remove' does not ask for confirmation. Remove '--yes'.") }
  }

  func run() throws {
    let session = Session.current
    guard let store = session.swift.trustStore else {
      throw Finding(
        Place(file: "lesson trust"), "There is no home folder to store the permission in.", help: "Set HOME.")
    }
    if list {
      session.output.write(lines: store.all + (session.swift.editorTrust?.all ?? []).map { "--editor \($0)" })
      return
    }
    if editor, let trust = session.swift.editorTrust { return try changeEditor(trust, session) }
    if remove { return try remove(from: store, session) }
    if let configuration = try configuration(session) {
      try add(configuration, to: store, session)
    } else {
      try add(to: store, session)
    }
  }

  private func remove(from store: TrustStore, _ session: Session) throws(Finding) {
    if let path, path.hasPrefix("/"), store.remove(path) {
      return session.say("\(path) is no longer trusted.")
    }
    let (name, isRemoved): (String, Bool)
    if let source = try configuration(session)?.source {
      (name, isRemoved) = (source.name, store.remove(source))
    } else {
      let source = try source(session)
      (name, isRemoved) = (source.name, store.remove(source))
    }
    session.say(isRemoved ? "\(name) is no longer trusted." : "\(name) is not trusted.")
  }

  /// Returns the `lesson.yml` that is named; nil if none is.
  private func configuration(_ session: Session) throws(Finding) -> RunConfiguration? {
    guard let path, RelativePath.name(of: RelativePath.plain(path)) == RunConfiguration.fileName else { return nil }
    let configuration: RunConfiguration
    do throws(Findings) {
      configuration = try RunConfiguration(near: [path], in: session.folder)
    } catch {
      throw error.all[0]
    }
    guard let source = configuration.source, source.name == RelativePath.join("", path) || path.hasPrefix("/") else {
      throw Finding(Place(file: path), "There is no such file or folder.", help: "Check the path.")
    }
    return configuration
  }

  private func add(_ configuration: RunConfiguration, to store: TrustStore, _ session: Session) throws(Finding) {
    guard let source = configuration.source, let address = configuration.remoteCache else {
      throw Finding(
        Place(file: path ?? RunConfiguration.fileName), "The file names no remote cache, so there is nothing to trust.",
        help: "Write `remote-cache: ADDRESS`.")
    }
    if let flaw = HostTrust.flaw(of: source) { throw flaw }
    session.say("\(source.name) lets lesson share the results of Swift cells with \(address).")
    if !yes { try ask(session, "Trust this cache? [y/N] ", source.name) }
    try store.add(source)
    session.say("\(source.name) is trusted until it changes.")
  }

  private func add(to store: TrustStore, _ session: Session) throws(Finding) {
    let source = try source(session)
    let file = source.file
    if let error = file.findings.first { throw error }
    if let flaw = HostTrust.flaw(of: source, file.hosts) { throw flaw }
    session.say("\(source.name) allows lesson to start:")
    for host in file.hosts { session.output.write("  \(session.hosts.words(of: host, in: source))") }
    if !yes { try ask(session, "Trust these programs? [y/N] ", source.name) }
    try store.add(source)
    session.say("\(source.name) is trusted until it changes.")
  }

  /// Finds the nearest `hosts.yml`, as the cells of lessons find it.
  private func source(_ session: Session) throws(Finding) -> HostsSource {
    let path = path ?? "."
    let file = session.folder.resolve(path)
    var status = stat()
    guard stat(file, &status) == 0 else {
      throw Finding(Place(file: path), "There is no such file or folder.", help: "Check the path.")
    }
    let near = status.st_mode & S_IFMT == S_IFDIR ? "\(path)/" : path
    guard let source = session.experiments.hostsSource(near: near) else {
      throw Finding(
        Place(file: path), "There is no `\(HostsFile.name)` here, in the folder above, or in `lessons`.",
        help: "Without this file, `lesson` starts no programs.")
    }
    return source
  }

  /// Asks for confirmation on the terminal, and throws unless the answer is yes.
  func ask(_ session: Session, _ question: TerminalText, _ name: String) throws(Finding) {
    guard isatty(STDIN_FILENO) == 1, !session.output.isMemory else {
      throw Finding(
        Place(file: "lesson trust"), "Cannot ask for confirmation: standard input is not a terminal.",
        help: "If you have read the file, add `--yes`.")
    }
    session.messages.ask(session.text(question))
    guard ["y", "yes"].contains((readLine() ?? "").lowercased()) else {
      throw Finding(Place(file: name), "Nothing was allowed.")
    }
  }
}
