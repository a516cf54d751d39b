import ExperimentKit
import LanguageServing
import LessonKit
import LivePages
import Results
import SourceText

/// The language server of lessons: it knows the open documents, and answers what an editor asks about them.
///
/// Opening a document starts nothing that a document names: no host, no Swift cell, and no console cell. Only the
/// experiments of this program are computed, in a separate process that an edit ends.
package actor LessonService: LanguageService {
  let link: EditorLink
  let catalogue: Catalogue
  private let usualLanguage: Language
  private let version: String
  let trust: EditorTrust?
  let pages: (any EditedPages)?
  let swiftTool: SwiftTool?
  /// The running language server of Swift.
  var helper: SwiftHelper?
  var helperStarts = 0
  /// The findings of the language server of Swift.
  var swiftFindings: [String: [EditorFinding]] = [:]
  let workers: PageWorkers
  var documents: [String: OpenDocument] = [:]
  /// The work on the diagnostics of each document.
  var checks: [String: Task<EditorOutcome, any Error>] = [:]
  /// The findings of the last run of each document.
  var findings: [String: [EditorFinding]] = [:]
  /// The columns of the tables of each document, by the end of each cell's address.
  var columns: [String: [String: [Table.Column]]] = [:]
  /// The findings of the last run that the reader asked for, until the document changes.
  var requested: [String: [EditorFinding]] = [:]
  /// The corrections of stated values that this run found.
  var stated: [String: [EditorCorrection]] = [:]
  /// The check of the panels of each document, and its findings.
  var panelChecks: [String: Task<Void, Never>] = [:]
  var panels: [String: [EditorFinding]] = [:]
  var encoding = PositionEncoding.utf16
  var pulls = false
  var refreshes = false
  var features = EditorFeatures()
  var settings = EditorSettings()
  /// The runs of documents that were saved in an allowed folder.
  var saves: [String: Task<Void, Never>] = [:]
  /// The ways to end the work that the editor shows, by the names of its progress.
  var cancellations: [MessageID: @Sendable () -> Void] = [:]
  var progresses = 0
  /// The lines that were edited last, since the documents were saved.
  var edits: [String: Int] = [:]

  /// The language of messages.
  var language: Language { settings.language ?? usualLanguage }
  var renamesFiles = false
  /// The number of documents that were opened so far.
  private var openings = 0
  /// The open files other than Markdown, such as workshops.
  var files: [String: OpenFile] = [:]
  /// The reader of a `lesson.yml`, which returns its errors.
  let checkSettings: @Sendable (SourceFile) -> [Finding]

  /// Creates a service.
  ///
  /// - Parameters:
  ///   - link: the link to the editor.
  ///   - catalogue: the experiments of this program.
  ///   - workers: the processes that run cells.
  ///   - trust: the folders whose programs may run when a document is saved; nil for none.
  ///   - pages: the live pages of documents; nil for none.
  ///   - swiftTool: the language server of Swift, for documents in allowed folders; nil for none.
  ///   - language: the language of messages, unless the editor sends another one.
  ///   - version: the version of the program.
  ///   - checkSettings: the reader of a `lesson.yml`, which returns its errors.
  package init(
    _ link: EditorLink, _ catalogue: Catalogue, _ workers: PageWorkers, trust: EditorTrust?,
    pages: (any EditedPages)?, swiftTool: SwiftTool?, language: Language, version: String,
    checkSettings: @escaping @Sendable (SourceFile) -> [Finding]
  ) {
    self.checkSettings = checkSettings
    (self.link, self.catalogue, self.workers, self.trust, self.pages) = (link, catalogue, workers, trust, pages)
    self.swiftTool = swiftTool
    (usualLanguage, self.version) = (language, version)
  }

  package func begin(_ body: MessageBody) async throws -> any Encodable & Sendable {
    let parameters = try body.parameters(InitializeParameters.self)
    encoding = .best(among: parameters.capabilities.general?.positionEncodings)
    pulls = parameters.capabilities.textDocument?.diagnostic != nil
    refreshes = parameters.capabilities.workspace?.diagnostics?.refreshSupport == true
    features = EditorFeatures(parameters.capabilities)
    takeInitialSettings(body)
    renamesFiles = (try? body.parameters(EditCapabilities.self))?.renamesFiles == true
    await workers.warmUp()
    var capabilities = ServerCapabilities(encoding)
    if pulls { capabilities.diagnosticProvider = .init() }
    capabilities.completionProvider = .init([" ", ":", "=", ".", "#", "["])
    capabilities.hoverProvider = true
    capabilities.documentSymbolProvider = true
    capabilities.foldingRangeProvider = true
    capabilities.definitionProvider = true
    capabilities.referencesProvider = true
    capabilities.renameProvider = .init()
    capabilities.documentLinkProvider = .init()
    capabilities.codeActionProvider = .init(Self.actionKinds)
    capabilities.codeLensProvider = .init()
    capabilities.executeCommandProvider = .init(ServiceCommand.allCases.map(\.rawValue))
    return InitializeResult(capabilities, name: "lesson", version: version)
  }

  package func take(_ method: String, _ body: MessageBody) async {
    if takeFile(method, body) { return }
    switch method {
    case "initialized": initialized()
    case "workspace/didChangeConfiguration": configurationChanged(body)
    case "window/workDoneProgress/cancel": cancelProgress(body)
    case "textDocument/didOpen":
      guard let item = try? body.parameters(OpenParameters.self).textDocument,
        let path = OpenDocument.path(of: item.uri), Self.isDocument(path)
      else { return }
      endSaved(item.uri)
      openings += 1
      documents[item.uri] = OpenDocument(
        uri: item.uri, path: path, version: item.version, item.text, encoding: encoding, opening: openings)
      changed(item.uri, .folder)
    case "textDocument/didChange":
      guard let change = try? body.parameters(ChangeParameters.self) else { return }
      documents[change.textDocument.uri]?.take(change.contentChanges, version: change.textDocument.version)
      endSaved(change.textDocument.uri)
      edited(change)
      swiftChanged(change.textDocument.uri)
      changed(change.textDocument.uri, .translations, runs: settings.experimentsWhileTyping)
    case "textDocument/didSave":
      guard let uri = try? body.parameters(DocumentParameters.self).textDocument.uri else { return }
      changed(uri, .folder)
      saved(uri)
      scrollPage(uri)
    case "textDocument/didClose":
      guard let uri = try? body.parameters(DocumentParameters.self).textDocument.uri, documents[uri] != nil else {
        return
      }
      checks.removeValue(forKey: uri)?.cancel()
      endSaved(uri)
      forgetSwift(uri)
      forgetPanels(uri)
      (documents[uri], findings[uri], columns[uri], requested[uri], stated[uri]) = (nil, nil, nil, nil, nil)
      if !pulls { link.notify("textDocument/publishDiagnostics", PublishedDiagnostics(uri: uri, [])) }
      let folder = OpenDocument.path(of: uri).map { RelativePath.folder(of: $0) }
      recheck { RelativePath.folder(of: $0) == folder }
    case "workspace/didChangeWatchedFiles": recheck { _ in true }
    default: break
    }
  }

  static func isDocument(_ path: String) -> Bool {
    [".md", ".markdown", ".swift"].contains { path.hasSuffix($0) }
  }

  package func answer(_ method: String, _ body: MessageBody) async throws -> ServiceAnswer {
    if method == "workspace/executeCommand" { return try execute(try body.parameters(ExecuteParameters.self)) }
    guard method.hasPrefix("textDocument/") else {
      throw LanguageServerError(.methodNotFound, "Unknown request `\(method)`.")
    }
    let uri = try body.parameters(DocumentParameters.self).textDocument.uri
    if let file = files[uri] { return try answer(method, body, about: file) }
    guard let open = documents[uri] else {
      return .now(method == "textDocument/diagnostic" ? DiagnosticReport([]) : nil)
    }
    let position = try? body.parameters(PositionParameters.self).position
    if let position, let answer = swiftAnswer(method, open, position) { return answer }
    switch method {
    case "textDocument/diagnostic": return try pull(uri)
    case "textDocument/completion": return .now(position.map { features.readable(completions(open, $0)) })
    case "textDocument/hover": return .now(position.flatMap { hover(open, $0) }.map(features.readable))
    case "textDocument/documentSymbol": return .now(open.symbols)
    case "textDocument/foldingRange": return .now(open.folds)
    case "textDocument/documentLink": return .now(open.links)
    case "textDocument/definition": return position.map { definition(open, $0) } ?? .now(nil)
    case "textDocument/references": return .now(position.flatMap { references(open, $0) })
    case "textDocument/prepareRename": return .now(position.flatMap { preparedRename(open, $0) })
    case "textDocument/rename":
      let parameters = try body.parameters(RenameParameters.self)
      return .now(try rename(open, parameters.position, to: parameters.newName))
    case "textDocument/codeAction":
      return .now(actions(open, try body.parameters(CodeActionParameters.self).range))
    case "textDocument/codeLens":
      let lenses = offersRuns(open) || open.isOfPackage ? open.lenses(language) : []
      return .now(lenses + (offersRuns(open) && !open.isSwift ? [pageLens(open)].compactMap(\.self) : []))
    default: throw LanguageServerError(.methodNotFound, "Unknown request `\(method)`.")
    }
  }

  /// Has a task performed in another process.
  func outcome(_ task: EditorTask) async throws -> EditorOutcome { try await workers.outcome(task) }
}
