import ArgumentParser
import CLibrary
import LessonPage
import LessonReport
import LessonRunner
import SourceText
import Terminal

/// `lesson jupyter`: installs and removes the kernels.
struct JupyterCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "jupyter", _superCommandName: "lesson",
    abstract: "Install kernels for Jupyter, which open lessons as notebooks.",
    discussion: """
      There are two kernels, in English and in Japanese. NOTEBOOKS.md explains what cells can be.

      Example: lesson jupyter install
      Example: lesson jupyter install --sys-prefix
      Example: lesson jupyter remove
      """,
    subcommands: [Install.self, Remove.self])

  /// The folder of data in which Jupyter looks for kernels.
  struct Place: ParsableArguments {
    @Flag(help: "In your own folder (default).")
    var user = false
    @Flag(help: "In the environment of Python that VIRTUAL_ENV or CONDA_PREFIX names.")
    var sysPrefix = false
    @Option(help: ArgumentHelp("In share/jupyter of a folder.", valueName: "folder"), completion: .directory)
    var prefix: String?

    func validate() throws {
      if [user, sysPrefix, prefix != nil].count(where: \.self) > 1 {
        throw ValidationError.usage("Choose one of `--user`, `--sys-prefix` and `--prefix`.")
      }
    }

    /// Returns the folder of the kernels.
    ///
    /// - Throws: a ``SourceText/Finding`` if the environment does not say where it is.
    func folder(_ environment: [String: String]) throws(Finding) -> String {
      try Self.folder(environment, prefix: prefix, sysPrefix: sysPrefix)
    }

    /// Returns the folder of the kernels for the options.
    ///
    /// - Throws: a ``SourceText/Finding`` if the environment does not say where it is.
    static func folder(
      _ environment: [String: String], prefix: String? = nil, sysPrefix: Bool = false
    ) throws(Finding) -> String {
      func path(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
      if let prefix { return "\(prefix)/share/jupyter/kernels" }
      if sysPrefix {
        guard let folder = path("VIRTUAL_ENV") ?? path("CONDA_PREFIX") else {
          throw Finding(
            SourceText.Place(file: "lesson jupyter"), "No environment of Python is active.",
            help: "Activate one, or name its folder with `--prefix`.")
        }
        return "\(folder)/share/jupyter/kernels"
      }
      if let folder = path("JUPYTER_DATA_DIR") { return "\(folder)/kernels" }
      #if os(macOS)
        let base = path("HOME").map { "\($0)/Library/Jupyter" }
      #else
        let base = path("XDG_DATA_HOME").map { "\($0)/jupyter" } ?? path("HOME").map { "\($0)/.local/share/jupyter" }
      #endif
      guard let base else {
        throw Finding(
          SourceText.Place(file: "lesson jupyter"), "There is no home folder to install kernels in.",
          help: "Name a folder with `--prefix`.")
      }
      return "\(base)/kernels"
    }
  }

  /// `lesson jupyter install`: writes the folders of the kernels.
  struct Install: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "install", _superCommandName: "lesson jupyter",
      abstract: "Install the kernels, or install them again.")

    @OptionGroup var place: Place

    func run() async throws {
      let session = Session.current
      let folder = try place.folder(SwiftEnvironment.inherited)
      for language in Language.allCases {
        let kernel = KernelSpecification(language: language, program: session.swift.program)
        let files = kernel.files.map { ReportFolder.File(name: $0.name, bytes: $0.bytes) }
        try ReportFolder.write(files, to: "\(folder)/\(kernel.name)", in: session.folder)
        session.say("wrote \(folder)/\(kernel.name)")
      }
    }
  }

  /// `lesson jupyter remove`: removes what `install` wrote, and nothing else.
  struct Remove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", _superCommandName: "lesson jupyter", abstract: "Remove the kernels.")

    @OptionGroup var place: Place

    func run() async throws {
      let session = Session.current
      let folder = session.folder.resolve(try place.folder(SwiftEnvironment.inherited))
      var removed = 0
      for language in Language.allCases {
        let kernel = KernelSpecification(language: language, program: session.swift.program)
        let path = "\(folder)/\(kernel.name)"
        guard PathKind.isFile("\(path)/kernel.json") else { continue }
        for file in kernel.files { unlink("\(path)/\(file.name)") }
        guard rmdir(path) == 0 else {
          throw Finding(
            SourceText.Place(file: path),
            "The folder of the kernel could not be removed: \(String(cString: strerror(errno))).",
            help: "Other files may be in it; remove them first.")
        }
        removed += 1
        session.say("removed \(path)")
      }
      if removed == 0 { session.say("No kernel is installed in \(folder).") }
    }
  }
}
