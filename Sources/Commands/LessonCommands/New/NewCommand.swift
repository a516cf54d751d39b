import ArgumentParser
import ExperimentKit
import LessonCheck
import LessonKit
import LessonRunner
import SourceText
import Terminal

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `lesson new`: writes the first files of a lesson, a workshop, an experiment, or a host.
struct NewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", _superCommandName: "lesson",
    abstract: "Create a lesson, a workshop, an experiment or a host to start from, which runs as it is.",
    discussion: """
      A lesson is a folder with a document in each language. A workshop is a file that lists parts of lessons. An \
      experiment is a Swift file for a host in Swift or, with its test, for a checkout of swift-lessons; with \
      '--machine', it is a state machine with its diagram and its transcripts. A host is a program in Python, or with \
      '--swift' a Swift package, with its line in hosts.yml. A set-up is a Swift file with the names that fragments in \
      the documents of a folder lack, for you to declare. No file is overwritten.

      Example: lesson new lesson even-numbers --languages en
      Example: lesson new workshop evening
      Example: lesson new experiment parity.table
      Example: lesson new experiment door.run --machine
      Example: lesson new host weather --swift
      Example: lesson new setup Sources/Shop/Shop.docc
      """)

  /// The kind of files to write.
  enum Kind: String, CaseIterable, ExpressibleByArgument {
    case lesson, workshop, experiment, host, setup
  }

  @Argument(help: "What to create.")
  var kind: Kind
  @Argument(
    help: """
      The name: lowercase words joined by hyphens; for an experiment, two such names joined by a dot; for a set-up, the \
      folder (default: the current one).
      """)
  var name: String?
  @Option(
    help: ArgumentHelp(
      "The languages of a lesson or workshop, separated by commas (default: those that check.yml requires, or en,ja).",
      valueName: "list"))
  var languages: String?
  @Option(
    help: ArgumentHelp(
      "The folder to write to (default: the folder of the lessons or, for an experiment, of the topics).",
      valueName: "folder"), completion: .directory)
  var folder: String?
  @Flag(help: "Create an experiment that is a state machine.")
  var machine = false
  @Flag(help: "Create a host in Swift.")
  var swift = false

  func validate() throws {
    if languages != nil, kind != .lesson, kind != .workshop {
      throw ValidationError.usage("'--languages' is only for lessons and workshops. Remove it.")
    }
    if machine, kind != .experiment { throw ValidationError.usage("'--machine' is only for experiments. Remove it.") }
    if name == nil, kind != .setup { throw ValidationError.usage("'lesson new \(kind.rawValue)' needs a name.") }
    if swift, kind != .host { throw ValidationError.usage("'--swift' is only for hosts. Remove it.") }
  }

  func run() async throws {
    let session = Session.current
    do throws(Finding) {
      guard let template = try await kind == .setup ? setup(name ?? ".", session) : template(name ?? "", session) else {
        return session.say("No fragment lacks only names, so no set-up is needed.")
      }
      try template.write(in: session.folder)
      for file in template.files { session.say("wrote \(file.path)") }
      for hint in template.hints { session.output.write("\(session.text(hint))") }
    } catch {
      session.report(error)
      throw error.place == Self.commandLine ? ExitStatus.usage : ExitStatus.couldNotRun
    }
  }

  /// The place of errors in the arguments.
  private static let commandLine = Place(file: "lesson new")

  private func template(_ name: String, _ session: Session) throws(Finding) -> Template? {
    let words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard words.count == (kind == .experiment ? 2 : 1), words.allSatisfy(\.isKebabCase) else {
      throw Finding(
        Self.commandLine, "`\(name)` is not a valid name.",
        help: kind == .experiment
          ? "Write a topic and a name, such as `parity.table`."
          : "Use lowercase words joined by hyphens, such as `even-numbers`.")
    }
    switch kind {
    case .lesson, .workshop:
      let folder = folder ?? "lessons"
      let required = RequiredLanguages(of: folder, resolve: session.folder.resolve)
      let languages = try readLanguages(required)
      if kind == .workshop { return Template(workshop: name, languages: languages, in: folder, session.folder) }
      var template = Template(lesson: name, languages: languages, in: folder)
      if let required, let hint = hint(about: required, languages) { template.hints.append(hint) }
      return template
    case .experiment:
      if session.catalogue[name] != nil {
        throw Finding(
          Self.commandLine, "There is already an experiment `\(name)`.", help: "Choose another name.")
      }
      let isCheckout = PathKind.isFolder(session.folder.resolve("Sources/Course/AppExperiments"))
      if machine {
        return Template(
          machine: words[1], topic: words[0], in: folder ?? (isCheckout ? "Sources/Course/AppExperiments" : "Sources"),
          isForHost: !isCheckout || folder != nil)
      }
      return Template(
        experiment: words[1], topic: words[0], in: folder ?? (isCheckout ? "Sources/Course/AppExperiments" : "Sources"),
        tests: isCheckout && folder == nil ? "Tests/Course/AppExperimentsTests" : nil)
    case .host:
      let path = "\(folder ?? "lessons")/hosts.yml"
      let isThere = PathKind.identity(session.folder.resolve(path)) != nil
      let hosts = isThere ? try session.folder.read(path) : []
      return swift
        ? Template(swiftHost: name, in: folder ?? "lessons", hosts: hosts)
        : Template(host: name, in: folder ?? "lessons", hosts: hosts)
    case .setup: return nil
    }
  }

  /// Returns the hint that a new lesson lacks languages that are required; nil if it has them.
  private func hint(about required: RequiredLanguages, _ languages: [Language]) -> Message? {
    let missing = required.languages.filter { !languages.contains($0) }
    guard !missing.isEmpty else { return nil }
    let names = missing.map { $0 == .english ? "`lesson.md`" : "`lesson.\($0.rawValue).md`" }.joined(separator: ", ")
    return """
      `\(required.path)` requires other languages, too: add \(names), or change its `languages`. Until then, \
      `lesson check` reports them.
      """
  }

  private func readLanguages(_ required: RequiredLanguages?) throws(Finding) -> [Language] {
    if languages == nil, let required {
      return Language.allCases.filter(required.languages.contains)
    }
    var all: [Language] = []
    for word in (languages ?? "en,ja").split(separator: ",").map({ String($0).trimmed }) {
      guard let language = Language(rawValue: word) else {
        throw Finding(
          Self.commandLine, "Lessons cannot be written in the language `\(word)`.",
          help: Suggestion.help(for: word, among: Language.allCases.map(\.rawValue), what: "languages"))
      }
      if !all.contains(language) { all.append(language) }
    }
    guard !all.isEmpty else {
      throw Finding(Self.commandLine, "No language is given.", help: "Write `--languages en` or `en,ja`.")
    }
    guard all.first == .english || all == [.japanese] else {
      throw Finding(
        Self.commandLine, "Name English first.", help: "Write `--languages en` or `en,ja`.")
    }
    return all
  }
}
