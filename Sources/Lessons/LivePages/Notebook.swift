import FileWatching
import LessonPage
import LessonRunner
import LocalServing
import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// The lessons behind `lesson serve`: answers requests, keeps pages that were made, and makes them anew when a file changes.
package actor Notebook {
  private let workers: PageWorkers
  private let selection: @Sendable () -> Selection
  private let absolute: @Sendable (String) -> String
  private let tell: @Sendable ([String]) -> Void
  private var files: PageFiles
  /// The pages that were asked for since their files last changed.
  private var made: [String: Task<[UInt8], any Error>] = [:]
  /// The pages of which readers have run the Swift cells; these run again after each change.
  private var runsSwift: Set<String> = []
  /// What was made last, to tell whether a change changes anything.
  private var shown: [String: [UInt8]] = [:]
  /// How often each page was begun, so that a late one is told from the latest.
  private var begun: [String: Int] = [:]
  /// The pages that are being made anew since a change, and whether there was another one meanwhile.
  private var refreshing: [String: Bool] = [:]
  /// Programs of hosts, which may lie outside of the lessons.
  private var programs: Set<String> = []
  private let watch: @Sendable ([String]) -> FileWatcher
  private var programWatcher: FileWatcher?

  /// - Parameters:
  ///   - workers: make pages.
  ///   - selection: finds the documents.
  ///   - absolute: the path to open for a path as it is named.
  ///   - tell: tells open pages which of them have changed.
  ///   - watch: begins to watch single files, whose changes come back to the notebook.
  package init(
    _ workers: PageWorkers, selection: @escaping @Sendable () -> Selection,
    absolute: @escaping @Sendable (String) -> String, tell: @escaping @Sendable ([String]) -> Void,
    watch: @escaping @Sendable ([String]) -> FileWatcher
  ) {
    (self.workers, self.selection, self.absolute, self.tell, self.watch) = (workers, selection, absolute, tell, watch)
    files = PageFiles(selection().paths)
  }

  /// What a page asks for.
  private struct Question: Decodable {
    package var page: String
    package var line: Int
    package var values: [String: String]?
  }

  /// Answers a request.
  package func answer(_ method: String, _ path: String, _ body: [UInt8]) async -> (PageAnswer, [UInt8]) {
    do {
      return method == "GET" ? try await page(path) : try await act(path, body)
    } catch is DecodingError {
      return Self.plain(400, "This is not a request that a page makes.")
    } catch {
      return Self.plain(500, "\(error)")
    }
  }

  private static func plain(_ status: Int, _ text: String) -> (PageAnswer, [UInt8]) {
    (PageAnswer(status: status, type: PageAnswer.text), Array((text + "\n").utf8))
  }

  // MARK: Pages

  private func page(_ file: String) async throws -> (PageAnswer, [UInt8]) {
    let name = file.isEmpty ? PageFiles.name("index", .english) : file.percentDecoded
    guard isPage(name) else { return Self.plain(404, "There is no such page.") }
    return (PageAnswer(), try await html(name))
  }

  private func isPage(_ file: String) -> Bool {
    files.path(of: file) != nil || language(ofIndex: file) != nil
  }

  /// The language of an index; nil for another page.
  private func language(ofIndex file: String) -> Language? {
    Language.allCases.first { PageFiles.name("index", $0) == file }
  }

  /// The page of a file, made once for all who ask.
  private func html(_ file: String) async throws -> [UInt8] {
    let task = made[file] ?? Task { try await make(file, runsSwift: runsSwift.contains(file)) }
    made[file] = task
    do {
      return try await task.value
    } catch {
      if made[file] == task { made[file] = nil }
      throw error
    }
  }

  private func make(_ file: String, runsSwift: Bool) async throws -> [UInt8] {
    let task: PageTask
    if let path = files.path(of: file) {
      task = .page(path: path, runsSwift: runsSwift)
    } else if let language = language(ofIndex: file) {
      // The first who comes is not kept waiting until all lessons have run.
      task = .index(language: language.rawValue, runs: shown[file] != nil)
      if shown[file] == nil { beginToRefresh(file) }
    } else {
      throw PageWorkerError(description: "There is no such page.")
    }
    let number = begun[file, default: 0] + 1
    begun[file] = number
    let (answer, body) = try await workers.answer(task)
    guard answer.status == 200 else {
      throw PageWorkerError(description: String(decoding: body, as: UTF8.self))
    }
    if !programs.isSuperset(of: answer.files) {
      programs.formUnion(answer.files)
      programWatcher?.stop()
      programWatcher = watch(programs.sorted())
    }
    if begun[file] == number { shown[file] = body }
    return body
  }

  // MARK: Questions

  private func act(_ path: String, _ body: [UInt8]) async throws -> (PageAnswer, [UInt8]) {
    let question = try JSONDecoder().decode(Question.self, from: Data(body))
    guard let document = files.path(of: question.page) else { return Self.plain(404, "There is no such page.") }
    switch path {
    case "try":
      return try await workers.answer(
        .attempt(path: document, line: question.line, values: question.values ?? [:]))
    case "update": return try await workers.answer(.update(path: document, line: question.line))
    case "run":
      runsSwift.insert(question.page)
      let html = try await make(question.page, runsSwift: true)
      made[question.page] = Task { html }
      tell([question.page])
      return (PageAnswer(type: PageAnswer.json), Array(try JSONEncoder().encode(SpokenAnswer(text: ""))))
    default: return Self.plain(404, "There is nothing here.")
    }
  }

  // MARK: Changes

  /// Takes note of files that changed; an empty set where it is not known which.
  package func changed(_ paths: Set<String>) async {
    if paths.isEmpty || paths.contains(where: { !$0.hasSuffix(".md") }) { await workers.retire() }
    let old = files.pages.map(\.path)
    files = PageFiles(selection().paths)
    let isOther = old != files.pages.map(\.path)
    // Readers may still see a page that was not made anew, as its document was gone for a while.
    let stale = Set(made.keys).union(shown.keys).filter { file in
      guard let path = files.path(of: file) else { return true }
      return isOther || paths.isEmpty || concerns(paths, path)
    }
    for file in stale { made[file] = nil }
    for file in stale where isPage(file) { beginToRefresh(file) }
  }

  /// Makes a page anew while further changes are taken note of.
  ///
  /// Neither a page whose cells take long nor an index, for which all lessons run, holds up the others. What changes a page
  /// meanwhile makes it anew once more.
  private func beginToRefresh(_ file: String) {
    let isUnderWay = refreshing[file] != nil
    refreshing[file] = isUnderWay
    guard !isUnderWay else { return }
    Task {
      repeat {
        refreshing[file] = false
        if language(ofIndex: file) == nil { await refresh(file) } else { await refreshIndex(file) }
      } while refreshing[file] == true
      refreshing[file] = nil
    }
  }

  /// Makes a page anew and tells whoever has it open, first without the Swift cells that have to be run.
  private func refresh(_ file: String) async {
    for runsSwift in runsSwift.contains(file) ? [false, true] : [false] where refreshing[file] == false {
      let before = shown[file]
      guard let html = try? await make(file, runsSwift: runsSwift) else { return }
      keep(html, as: file)
      if html != before { tell([file]) }
    }
  }

  /// Makes an index anew, with how the cells of all lessons ended, and tells whoever has it open.
  private func refreshIndex(_ file: String) async {
    _ = try? await made[file]?.value
    let before = shown[file]
    guard before != nil, let html = try? await make(file, runsSwift: false) else { return }
    keep(html, as: file)
    if html != before { tell([file]) }
  }

  /// Keeps a page for those who ask next, unless its files have changed since it was begun.
  private func keep(_ html: [UInt8], as file: String) {
    if refreshing[file] == false { made[file] = Task { html } }
  }

  /// Whether a document may come out otherwise: it changed, or what lies in its folder or below, or beside a folder above.
  private func concerns(_ paths: Set<String>, _ document: String) -> Bool {
    let folder = FilePath(absolute(document)).removingLastComponent()
    return paths.contains { path in
      if path == absolute(document) || programs.contains(path) { return true }
      if path.hasSuffix(".md") { return false }
      let changed = FilePath(path).removingLastComponent()
      return changed.starts(with: folder) || folder.starts(with: changed)
    }
  }
}
