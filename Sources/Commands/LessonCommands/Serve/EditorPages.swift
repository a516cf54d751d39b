import ArgumentParser
import Hosts
import LanguageServing
import LessonEditor
import LessonKit
import Messages
import SourceText
import Terminal

/// The live pages that an editor has opened: a server for each lesson or other document, which ends with the editor.
actor EditorPages: EditedPages {
  private let session: Session
  private var servers: [String: Task<LiveServer, any Error>] = [:]

  /// Creates a group without servers.
  init(_ session: Session) { self.session = session }

  func address(
    of path: String, language: Language, reveal: @escaping @Sendable (String, Int) -> Void
  ) async throws -> String {
    guard session.hosts.programs.path("lesson-server") != nil else {
      let missing: Message =
        "The program `lesson-server` is not installed next to `lesson`. Run `scripts/install`, or build the hosts."
      throw LanguageServerError(.requestFailed, MessageCatalogue.text(missing, in: language))
    }
    let place = Self.place(of: path)
    let task = servers[place] ?? Task { try await start(place, reveal) }
    servers[place] = task
    do {
      return try await task.value.address(of: path)
    } catch {
      servers[place] = nil
      throw LanguageServerError(.requestFailed, "\(error)")
    }
  }

  func show(_ path: String, line: Int) async {
    if let server = try? await servers[Self.place(of: path)]?.value { await server.show(path, line: line) }
  }

  private func start(_ place: String, _ reveal: @escaping @Sendable (String, Int) -> Void) async throws -> LiveServer {
    let server = try await LiveServer(try ServeCommand.parse([place]), session, reveal: reveal)
    Task {
      _ = await server.run()
      servers[place] = nil
    }
    return server
  }

  /// Returns what is served for a document: its lesson in all languages, or only the document.
  private static func place(of path: String) -> String {
    DocumentName(path: path).isLesson ? RelativePath.folder(of: path) : path
  }
}
