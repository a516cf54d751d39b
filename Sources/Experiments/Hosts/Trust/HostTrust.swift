import ExperimentKit
import SourceText

/// The rules for programs that files `hosts.yml` name: which ones may be started.
///
/// Programs that were installed with `lesson` may be started. Any other program is a stranger's until the user has
/// trusted the file that names it, and no other user may be able to change the file or the program.
package struct HostTrust: Sendable {
  private let store: TrustStore?
  private let isTotal: Bool

  /// Trust in every file, for files that do not come from a stranger, such as those of a test.
  package static let all = HostTrust(store: nil, isTotal: true)

  /// Creates trust in the files that the user has trusted.
  ///
  /// - Parameter store: the store of trusted files; nil if there is none.
  package init(_ store: TrustStore?) {
    self.init(store: store, isTotal: false)
  }

  private init(store: TrustStore?, isTotal: Bool) {
    (self.store, self.isTotal) = (store, isTotal)
  }

  /// Returns the reason that a host is not started; nil if it may be.
  ///
  /// - Parameters:
  ///   - host: the host.
  ///   - program: the result of the lookup of its program.
  ///   - source: the file that declares it; nil for none, which only total trust covers.
  ///   - programs: the lookup of programs.
  /// - Returns: the reason.
  func refusal(
    of host: HostDeclaration, _ program: HostProgram.Found, from source: HostsSource?, _ programs: HostProgram
  ) -> ExperimentError? {
    if isTotal || programs.isInstalled(program, host.command) { return nil }
    guard case .program = program else { return nil }
    guard let source else {
      return ExperimentError("The host `\(host.name)` is not started: no file declares it.")
    }
    if let flaw = Self.flaw(of: source, [host]) {
      return ExperimentError("The host `\(host.name)` is not started: \(flaw.message)", help: flaw.help)
    }
    if let identity = source.identity, programs.isInstalled(hostsFile: identity) { return nil }
    let help: Message = "Check which programs it starts, and allow it: `lesson trust \(source.name.shellWord)`."
    switch store?.answer(source) ?? .unknown {
    case .trusted: return nil
    case .changed:
      return ExperimentError(
        "The host `\(host.name)` is not started: `\(source.name)`, which names its program, has changed since you trusted "
          + "it.", help: help)
    case .unknown:
      return ExperimentError(
        "The host `\(host.name)` is not started: `\(source.name)` names its program, and you have not trusted that file.",
        help: help)
    }
  }

  /// Returns whether the user has allowed a file as it is, and no other user can change it.
  func covers(_ source: some TrustableFile) -> Bool {
    if isTotal { return true }
    return Self.flaw(of: source) == nil && store?.answer(source) == .trusted
  }

  /// Returns the error if others can change a file, its programs given by paths, or files in their commands.
  ///
  /// - Parameters:
  ///   - source: the file.
  ///   - hosts: the relevant hosts of the file. Programs on the search path are the user's own choice.
  /// - Returns: the error; nil if there is none.
  package static func flaw(of source: HostsSource, _ hosts: [HostDeclaration]) -> Finding? {
    let words = hosts.flatMap { $0.command.dropFirst() }.filter { !$0.hasPrefix("-") }
    let named = hosts.flatMap { $0.command.prefix(1) }.filter { $0.contains("/") } + words
    let files = named.map { RelativePath.resolve($0, in: source.folder) }.filter { PathKind.leadsToFile($0) }
    return flaw(of: source, files: files)
  }

  /// Returns the error if others can change a file or the files that it names.
  package static func flaw(of source: some TrustableFile, files: [String] = []) -> Finding? {
    for path in [source.folder, "\(source.folder)/\(source.fileName)"] + files {
      guard let flaw = Ownership.flaw(of: path) else { continue }
      let what = "`\(flaw.path)`"
      return Finding(
        Place(file: source.name),
        flaw.isForeign ? "\(what) belongs to another user." : "Other users can write to \(what).",
        help: flaw.isForeign
          ? "Make your own copy." : "Run `chmod go-w \(flaw.path.shellWord)` so that only you can.")
    }
    return nil
  }
}

extension String {
  /// The text as one word for a shell, on one line.
  var shellWord: String {
    let text = withoutControls
    let isPlain =
      !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
          true
        default: "/.-_+,:=@%".utf8.contains(byte)
        }
      }
    return isPlain
      ? text : "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
