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

/// The lessons of `lesson serve`, with a cache of finished pages that are made again when a file changes.
package actor Notebook {
  private let workers: PageWorkers
  private let selection: @Sendable () -> Selection
  private let absolute: @Sendable (String) -> String
  private let tell: @Sendable ([String]) -> Void
  let scroll: @Sendable (CellPlace) -> Void
  private let reveal: (@Sendable (String, Int) -> Void)?
  private let workshop: String?
  private(set) var files: PageFiles
  /// The pages that were requested since their files last changed.
  private var made: [String: Task<[UInt8], any Error>] = [:]
  /// The pages on which readers have run the Swift cells, which run again after each change.
  private var runsSwift: Set<String> = []
  /// The last version of each page, to detect whether a change changes the page.
  private var shown: [String: [UInt8]] = [:]
  /// The number of times that each page was begun, to distinguish a late result from the latest.
  private var begun: [String: Int] = [:]
  /// The pages that are being made again after a change, and whether another change came meanwhile.
  private var refreshing: [String: Bool] = [:]
  /// The programs of hosts, which may be outside of the lessons.
  private var programs: Set<String> = []
  private let watch: @Sendable ([String]) -> FileWatcher
  private var programWatcher: FileWatcher?

  /// Creates a notebook.
  ///
  /// - Parameters:
  ///   - workers: the processes that make pages.
  ///   - workshop: the file of the workshop that is served; nil for lessons only.
  ///   - selection: a function that finds the documents.
  ///   - absolute: a function that returns the path to open for a path as it is named.
  ///   - tell: a function that tells open pages which of them have changed.
  ///   - show: a function that has open pages scroll to a cell.
  ///   - reveal: a function that shows a line of a document in an editor; nil if no editor asked for the pages.
  ///   - watch: a function that begins to watch single files, whose changes come back to the notebook.
  package init(
    _ workers: PageWorkers, workshop: String? = nil, selection: @escaping @Sendable () -> Selection,
    absolute: @escaping @Sendable (String) -> String, tell: @escaping @Sendable ([String]) -> Void,
    show: @escaping @Sendable (CellPlace) -> Void = { _ in }, reveal: (@Sendable (String, Int) -> Void)? = nil,
    watch: @escaping @Sendable ([String]) -> FileWatcher
  ) {
    (self.workers, self.selection, self.absolute, self.tell, self.watch) = (workers, selection, absolute, tell, watch)
    (self.workshop, scroll, self.reveal) = (workshop, show, reveal)
    files = PageFiles(selection().paths, workshop: workshop)
  }

  /// A request that a page sends.
  private struct Question: Decodable {
    package var page: String
    /// The page of the cell's own document, on the page of a workshop; nil for the page that asks.
    package var part: String?
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
    files.path(of: file) != nil || files.language(ofWorkshop: file) != nil || language(ofIndex: file) != nil
  }

  /// Returns the language of an index; nil for another page.
  private func language(ofIndex file: String) -> Language? {
    Language.allCases.first { PageFiles.name("index", $0) == file }
  }

  /// Returns the page of a file, made once for all readers.
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
    } else if let workshop, let language = files.language(ofWorkshop: file) {
      task = .workshop(path: workshop, language: language.rawValue, runsSwift: runsSwift)
    } else if let language = language(ofIndex: file) {
      // The first reader does not have to wait until all lessons have run.
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
    if path == "editor", isPage(question.page) {
      let answer = SpokenAnswer(text: reveal == nil ? "" : path)
      return (PageAnswer(type: PageAnswer.json), Array(try JSONEncoder().encode(answer)))
    }
    guard isPage(question.page), let document = files.path(of: question.part ?? question.page) else {
      return Self.plain(404, "There is no such page.")
    }
    switch path {
    case "try":
      return try await workers.answer(
        PageTask.attempt(path: document, line: question.line, values: question.values ?? [:]))
    case "update": return try await workers.answer(PageTask.update(path: document, line: question.line))
    case "run":
      runsSwift.insert(question.page)
      let html = try await make(question.page, runsSwift: true)
      made[question.page] = Task { html }
      tell([question.page])
      return (PageAnswer(type: PageAnswer.json), Array(try JSONEncoder().encode(SpokenAnswer(text: ""))))
    case "source":
      reveal?(absolute(document), question.line)
      return (PageAnswer(type: PageAnswer.json), Array(try JSONEncoder().encode(SpokenAnswer(text: ""))))
    default: return Self.plain(404, "There is nothing here.")
    }
  }

  // MARK: Changes

  /// Updates the pages after files changed.
  ///
  /// - Parameter paths: the files; an empty set if it is unknown which changed.
  package func changed(_ paths: Set<String>) async {
    if paths.isEmpty || paths.contains(where: { !$0.hasSuffix(".md") }) { await workers.retire() }
    let old = files.pages.map(\.path)
    files = PageFiles(selection().paths, workshop: workshop)
    let isOther = old != files.pages.map(\.path)
    // Readers may still see a page that was not made again, because its document was missing for a while.
    let stale = Set(made.keys).union(shown.keys).filter { file in
      guard let path = files.path(of: file) else { return true }
      return isOther || paths.isEmpty || concerns(paths, path)
    }
    for file in stale { made[file] = nil }
    for file in stale where isPage(file) { beginToRefresh(file) }
  }

  /// Makes a page again in the background, while further changes are noted.
  ///
  /// Neither a page with slow cells nor an index, for which all lessons run, delays other pages. A change during this
  /// work makes the page again once more.
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

  /// Whether a page is being made again.
  func isRefreshing(_ file: String) -> Bool { refreshing[file] != nil }

  /// Makes a page again and notifies its readers, first without the Swift cells that have to be run.
  private func refresh(_ file: String) async {
    for runsSwift in runsSwift.contains(file) ? [false, true] : [false] where refreshing[file] == false {
      let before = shown[file]
      guard let html = try? await make(file, runsSwift: runsSwift) else { return }
      keep(html, as: file)
      if html != before { tell([file]) }
    }
  }

  /// Makes an index again, with the results of the cells of all lessons, and notifies its readers.
  private func refreshIndex(_ file: String) async {
    _ = try? await made[file]?.value
    let before = shown[file]
    guard before != nil, let html = try? await make(file, runsSwift: false) else { return }
    keep(html, as: file)
    if html != before { tell([file]) }
  }

  /// Caches a page for the next readers, unless its files have changed since it was begun.
  private func keep(_ html: [UInt8], as file: String) {
    if refreshing[file] == false { made[file] = Task { html } }
  }

  /// Whether changes may affect a document.
  ///
  /// They do if its file changed, or another file in its folder, below it, or next to a folder above.
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
