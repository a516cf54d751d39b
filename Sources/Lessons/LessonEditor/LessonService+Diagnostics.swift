import LanguageServing
import LessonKit
import LivePages
import SourceText

extension LessonService {
  /// The time that an edit waits for the next one before experiments run.
  private static let pause = Duration.milliseconds(30)

  /// The texts of all open documents and files, by their paths.
  var texts: [String: [UInt8]] {
    let all = documents.values.map { ($0.path, $0.file.bytes) } + files.values.map { ($0.path, $0.text.file.bytes) }
    return Dictionary(all) { first, _ in first }
  }

  /// The other documents that an edit concerns.
  enum Reach {
    /// None.
    case none
    /// The translations of a lesson, whose cells must be the same.
    case translations
    /// All documents of the folder, which can link to this one.
    case folder
  }

  /// Checks a document again after an edit, and others that it concerns.
  ///
  /// - Parameters:
  ///   - uri: the document.
  ///   - reach: the others.
  ///   - runs: whether experiments run.
  func changed(_ uri: String, _ reach: Reach, runs: Bool = true) {
    guard let open = documents[uri] else { return }
    begin(uri, runs: runs)
    let folder = RelativePath.folder(of: open.path)
    let others = documents.values.filter { other in
      guard other.uri != uri, RelativePath.folder(of: other.path) == folder else { return false }
      switch reach {
      case .none: return false
      case .translations: return DocumentName(path: other.path).isTranslation
      case .folder: return true
      }
    }
    for other in others { begin(other.uri, runs: runs) }
    let workshops = files.values.filter { $0.kind == .workshop }
    if !pulls { for file in workshops { publish(file) } }
    if !others.isEmpty || !workshops.isEmpty { refreshPulled() }
  }

  /// Checks the open documents again whose paths fulfill a condition, and has the editor ask for all diagnostics again.
  func recheck(where isConcerned: (String) -> Bool) {
    for open in documents.values where isConcerned(open.path) { begin(open.uri, runs: true) }
    refreshPulled()
  }

  /// Has an editor that asks for diagnostics ask for all of them again.
  private func refreshPulled() {
    if pulls, refreshes { link.request("workspace/diagnostic/refresh", NoParameters?.none) }
  }

  private func begin(_ uri: String, runs: Bool) {
    checks.removeValue(forKey: uri)?.cancel()
    guard let open = documents[uri] else { return }
    (requested[uri], stated[uri]) = (nil, nil)
    forgetPanels(uri)
    guard open.isOurs else {
      findings[uri] = []
      checks[uri] = Task { EditorOutcome() }
      if !pulls { publish([], of: open) }
      return
    }
    let (texts, language, workers) = (texts, language, workers)
    let check = Task.detached {
      try await Task.sleep(for: Self.pause)
      if open.isSwift {
        return EditorOutcome(findings: EditorDiagnostics(open, unsaved: texts, language: language).findings)
      }
      let task = EditorTask(
        kind: .check, path: open.path, texts: Self.neighbors(of: open, texts), language: language)
      async let ran = runs ? workers.outcome(task) : EditorOutcome()
      let early = EditorDiagnostics(open, unsaved: texts, language: language).findings
      // Without a worker, the document still has the findings that need no run.
      var outcome = (try? await ran) ?? EditorOutcome()
      try Task.checkCancellation()
      outcome.findings = early + outcome.findings
      return outcome
    }
    checks[uri] = check
    Task {
      guard let found = try? await check.value, let now = documents[uri], now.changes == open.changes else { return }
      findings[uri] = found.findings
      // A cell that is being edited may have no result now, but its columns are still known.
      if runs { columns[uri, default: [:]].merge(found.columns) { $1 } }
      if !pulls { publish(found.findings + laterFindings(uri), of: now) }
      checkPanels(uri)
    }
  }

  /// Adds what a run that the reader asked for has found.
  func ran(_ found: [EditorFinding], _ uri: String) {
    guard let open = documents[uri] else { return }
    requested[uri] = found
    show(of: open)
  }

  /// Shows the findings of a document, to which some were added.
  func show(of open: OpenDocument) {
    if !pulls {
      publish((findings[open.uri] ?? []) + laterFindings(open.uri), of: open)
    } else {
      refreshPulled()
    }
  }

  /// Returns the texts that the cells of a document can depend on.
  static func neighbors(of open: OpenDocument, _ texts: [String: [UInt8]]) -> [String: String] {
    let folder = RelativePath.folder(of: open.path)
    return texts.filter { RelativePath.folder(of: $0.key) == folder }.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  func publish(_ found: [EditorFinding], of open: OpenDocument) {
    link.notify(
      "textDocument/publishDiagnostics",
      PublishedDiagnostics(uri: open.uri, version: open.version, open.diagnostics(found)))
  }

  func pull(_ uri: String) throws -> ServiceAnswer {
    guard let open = documents[uri], let check = checks[uri] else { return .now(DiagnosticReport([])) }
    let requested = laterFindings(uri)
    return .later {
      do {
        return DiagnosticReport(open.diagnostics(try await check.value.findings + requested))
      } catch is CancellationError {
        throw LanguageServerError(.contentModified, "The document has changed.")
      }
    }
  }
}
