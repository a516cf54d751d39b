import LanguageServing
import SourceText

extension LessonService {
  private static let section = "lesson"
  /// The files whose changes can change findings.
  private static let watched = [
    "**/*.{md,markdown}", "**/{hosts,lesson,check,spellings,glossary,sources,topics}.yml",
    "**/*.{svg,png,jpg,jpeg,gif,webp,pdf}",
  ]

  private struct Initial: Decodable {
    var initializationOptions: EditorSettings?
  }

  private struct Changed: Decodable {
    struct Sections: Decodable {
      var lesson: EditorSettings?
    }

    var settings: Sections?
  }

  /// Takes the settings in the parameters of `initialize`.
  func takeInitialSettings(_ body: MessageBody) {
    if let settings = (try? body.parameters(Initial.self))?.initializationOptions { use(settings) }
  }

  /// Registers the notifications that the server needs, and asks for the settings.
  func initialized() {
    var request = RegistrationRequest()
    if features.registersFiles { request.add(files: Self.watched) }
    if features.registersConfiguration { request.add(section: Self.section) }
    if !request.registrations.isEmpty { link.request("client/registerCapability", request) }
    askForSettings()
  }

  /// Takes a change of the settings, which the notification has, or which the server asks for.
  func configurationChanged(_ body: MessageBody) {
    if features.hasConfiguration {
      askForSettings()
    } else if let settings = (try? body.parameters(Changed.self))?.settings?.lesson {
      use(settings)
    }
  }

  private func askForSettings() {
    guard features.hasConfiguration else { return }
    link.request("workspace/configuration", ConfigurationRequest(Self.section)) { [weak self] answer in
      guard let settings = answer.result([EditorSettings?].self)?.first else { return }
      Task { await self?.use(settings ?? EditorSettings()) }
    }
  }

  private func use(_ new: EditorSettings) {
    guard new != settings else { return }
    settings = new
    for uri in documents.keys { changed(uri, .none) }
    if pulls, refreshes { link.request("workspace/diagnostic/refresh", NoParameters?.none) }
  }
}
