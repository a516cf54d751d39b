import CrashRecovery
import ExperimentKit
import Hosts
import LessonKit
import LessonPage
import LessonRunner
import LivePages
import SourceText
import TimeLimits
import Workshops

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The work of `lesson serve`, in a separate process that can be ended at any moment.
struct PageMaker {
  let session: Session
  let options: DocumentOptions

  /// Performs a task.
  func answer(_ task: PageTask) async -> (PageAnswer, [UInt8]) {
    do {
      switch task {
      case .page(let path, let runsSwift): return try await page(path, runsSwift)
      case .workshop(let path, let language, let runsSwift):
        return try await workshop(path, Language(rawValue: language) ?? .english, runsSwift)
      case .index(let language, let runs): return try await index(Language(rawValue: language) ?? .english, runs)
      case .attempt(let path, let line, let values): return try json(await attempt(path, line, values))
      case .update(let path, let line): return try json(await update(path, line))
      }
    } catch {
      return (PageAnswer(status: 500, type: PageAnswer.text), Array("\(error)\n".utf8))
    }
  }

  private func json(_ value: some Encodable) throws -> (PageAnswer, [UInt8]) {
    (PageAnswer(type: PageAnswer.json), Array(try JSONEncoder().encode(value)))
  }

  // MARK: Pages

  private var files: PageFiles { PageFiles(options.selection(session).paths, workshop: options.workshop) }

  private func page(_ path: String, _ runsSwift: Bool) async throws -> (PageAnswer, [UInt8]) {
    let files = self.files
    var builder = try PageBuilder(session, options, runsSwift: runsSwift, timeLimit: PageLimits.time)
    builder.audience = .all
    builder.page = { files.file(of: $0) }
    let (documents, findings) = await builder.run(Selection([path], in: session.folder))
    for ran in documents { builder.live[ran.document.path] = await cells(of: ran) }
    var gaps = PageGaps()
    var page = try await builder.page(documents, gaps: &gaps)
    if documents.isEmpty { page.title = path }
    page.isLive = true
    page.findings = (documents.isEmpty ? findings : documents.flatMap(\.outcome.findings)) + gaps.all
    return (PageAnswer(files: await session.hosts.programPaths), Array(page.html.utf8))
  }

  /// Makes the page of a workshop, which shows its parts as its handout does, with the controls of a live page.
  private func workshop(
    _ path: String, _ language: Language, _ runsSwift: Bool
  ) async throws -> (PageAnswer, [UInt8]) {
    let files = self.files
    var (parts, findings) = WorkshopFile.look(path, session.folder)
    var page = Page(title: path, language: language, articles: [])
    if let parts {
      var builder = try PageBuilder(session, options, runsSwift: runsSwift, timeLimit: PageLimits.time)
      (builder.page, builder.file) = ({ files.file(of: $0) }, { files.workshopFile($0) })
      var pages = await WorkshopPages(parts, builder, findings: &findings)
      for ran in pages.documents {
        pages.live[ran.document.path] = await cells(of: ran).mapValues { cell in
          var cell = cell
          cell.part = files.file(of: ran.document.path)
          return cell
        }
      }
      var gaps = PageGaps()
      page = try await pages.page(language, gaps: &gaps)
      findings += gaps.all
    }
    (page.isLive, page.findings) = (true, findings)
    return (PageAnswer(files: await session.hosts.programPaths), Array(page.html.utf8))
  }

  private func cells(of ran: PageBuilder.Ran) async -> [Int: LiveCell] {
    var record = RunRecord()
    record.add(ran.outcome)
    guard let document = record.documents.first else { return [:] }
    let found = await session.experiments.experiments(
      named: ran.document.cells.compactMap(\.experiment), near: ran.document.path)
    var live: [Int: LiveCell] = [:]
    for (cell, outcome) in zip(document.cells, ran.outcome.cells) {
      let entry = outcome.cell.experiment.flatMap { found.catalogue[$0] }
      let written = outcome.cell.writtenParameters
      let controls = (entry?.parameters ?? []).map { parameter in
        Control(parameter, written.first { $0.key == parameter.name }?.value, ran.document.language)
      }
      live[cell.line] = LiveCell(cell, in: document, controls: controls, isExperiment: entry != nil)
    }
    return live
  }

  private func index(_ language: Language, _ runs: Bool) async throws -> (PageAnswer, [UInt8]) {
    var builder =
      runs
      ? try PageBuilder(session, options, runsSwift: false, timeLimit: PageLimits.time)
      : PageBuilder(session.runner(swift: nil))
    (builder.audience, builder.drawsDiagrams) = (.all, false)
    let selection = options.selection(session)
    let documents = runs ? await builder.run(selection).documents : builder.read(selection)
    var gaps = PageGaps()
    let folder = HandoutFolder(builder, documents, title: nil)
    guard var index = try await folder.pages(language, &gaps)?.index else {
      return (PageAnswer(status: 404, type: PageAnswer.text), Array("There is no lesson.\n".utf8))
    }
    index.isLive = true
    return (PageAnswer(), Array(index.html.utf8))
  }

  // MARK: Cells

  private func attempt(_ path: String, _ line: Int, _ values: [String: String]) async throws -> AttemptAnswer {
    let document = try session.folder.document(path)
    guard let cell = document.cells.first(where: { $0.lines.lowerBound == line }), let name = cell.experiment,
      let entry = await session.experiments.experiments(named: [name], near: path).catalogue[name]
    else { return AttemptAnswer(errors: ["": Self.hasMoved(document.language)]) }
    var answer = AttemptAnswer()
    var entries: [YAMLNode.Entry] = []
    let names = entry.parameters.map(\.name)
    func take(_ findings: Findings) {
      for finding in findings.all {
        let name = finding.place.line.flatMap { names.indices.contains($0 - 1) ? names[$0 - 1] : nil } ?? ""
        let text = session.text(finding.text)
        answer.errors[name] = answer.errors[name].map { "\($0) \(text)" } ?? text
      }
    }
    for (index, parameter) in entry.parameters.enumerated() {
      guard let text = values[parameter.name], !text.isEmpty else { continue }
      switch parameter.domain.node(text.replacing("\r\n", with: "\n"), line: index + 1) {
      case .success(let node): entries.append(.init(key: parameter.name, line: index + 1, value: node))
      case .failure(let findings): answer.errors[parameter.name] = findings.all.first.map { session.text($0.message) }
      }
    }
    do {
      guard answer.errors.isEmpty else { return answer }
      let result = try await CrashRecovery.run(within: PageLimits.time) { [session, entries] isApart in
        let found = await session.experiments.apart(isApart).experiments(named: [name], near: path)
        if let problem = found.problem(of: name) { throw problem }
        let prepared = try ParameterFiles.$current.withValue(session.folder.parameterFiles(of: path)) {
          try (found.catalogue[name] ?? entry).prepare(entries, line: 0) { Place(file: name, line: $0) }.get()
        }
        return try await prepared.run()
      }
      answer.html = ShownResult(result, name: name, document.language).html
    } catch is TimeLimitExceeded {
      answer.errors[""] = PageLimits.stopped[document.language]
    } catch let findings as Findings {
      take(findings)
    } catch let missing as Unavailable {
      answer.errors[""] = session.text(missing.reason)
    } catch {
      take(Findings(thrown: error, line: 0) { Place(file: name, line: $0) })
    }
    return answer
  }

  /// Updates the cell on a line, as `lesson update DOCUMENT:LINE` does.
  private func update(_ path: String, _ line: Int) async throws -> SpokenAnswer {
    let selection = Selection(["\(path):\(line)"], in: session.folder)
    let runner = session.runner(swift: try options.swiftCells(session))
    var lines = selection.findings.map { "\($0)" }
    await Updater(runner, isDryRun: false).update(selection) { outcome in
      lines += (outcome.document.allFindings + outcome.findings + outcome.notes).map { "\($0)" }
      lines += outcome.files.map { "wrote \($0)" }
    }
    return SpokenAnswer(text: lines.isEmpty ? "Nothing to update." : lines.joined(separator: "\n"))
  }

  private static func hasMoved(_ language: Language) -> String {
    LocalizedText(
      en: "The document has changed, and the cell is no longer there.", ja: "文書が変更され、このセルはなくなりました。")[
        language]
  }
}
