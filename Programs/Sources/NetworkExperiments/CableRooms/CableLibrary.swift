import ExperimentKit

/// A client library, by its source of that time.
///
/// The source says when it sends a subscription, when it sends a message of the program, and when it calls the program
/// back.
enum CableLibrary: String, CaseIterable, TitledWord, Sendable {
  /// ActionCableClient for iOS with `autoSubscribe: false`, as the article calls it.
  case iosManual = "ios-manual"
  /// ActionCableClient for iOS with `autoSubscribe: true`.
  case iosAutomatic = "ios-automatic"
  /// actioncable-client-java.
  case android
  /// No library: each command is sent at once, or lost.
  case bare

  /// The name of the library in tables.
  var title: LocalizedText {
    switch self {
    case .iosManual: LocalizedText(en: "iOS, `autoSubscribe: false`", ja: "iOS、`autoSubscribe: false`")
    case .iosAutomatic: LocalizedText(en: "iOS, `autoSubscribe: true`", ja: "iOS、`autoSubscribe: true`")
    case .android: "Android"
    case .bare: LocalizedText(en: "no library", ja: "ライブラリなし")
    }
  }
}

/// The moment at which the program creates its channel and subscribes.
enum CableMoment: String, CaseIterable, TitledWord, Sendable {
  /// The moment before `connect()`: the article's program for Android.
  case beforeConnect = "before-connect"
  /// The line after `connect()`: the article's failing example for iOS.
  case behindConnect = "behind-connect"
  /// The moment at which the library reports the connection: the article's working example for iOS.
  case whenConnected = "when-connected"

  /// The name of the moment in tables.
  var title: LocalizedText {
    switch self {
    case .beforeConnect: LocalizedText(en: "before connect()", ja: "connect()の前")
    case .behindConnect: LocalizedText(en: "right after connect()", ja: "connect()のすぐ後")
    case .whenConnected: LocalizedText(en: "in onConnected", ja: "onConnectedの中")
    }
  }
}

/// The moment at which the program greets.
enum CableGreeting: String, CaseIterable, Sendable {
  /// The moment at which the library reports the subscription, as in both programs of the article.
  case whenSubscribed = "when-subscribed"
  /// The line after the subscription.
  case atOnce = "at-once"

  /// The moment at which the program greets.
  static let parameter = Parameter(
    "greet", .choice, default: CableGreeting.whenSubscribed,
    help: LocalizedText(en: "The moment at which the program greets.", ja: "プログラムが挨拶するとき。"))
}

/// The state of a library, with its effects as values, independent of the socket and the program.
struct CableLibraryState: Sendable {
  /// An effect of the library.
  enum Effect: Sendable, Equatable {
    case send(CableCommand)
    /// The callback for a connection.
    case connected
    /// The callback for a subscription.
    case subscribed
  }

  /// The fate of a call of the program.
  enum Fate: Sendable {
    case sent
    case kept
    case dropped
  }

  let library: CableLibrary
  let room: String
  private var isOpen = false
  private var isCreated = false
  private var isConfirmed = false
  private var kept: [CableCommand] = []

  init(_ library: CableLibrary, room: String) {
    (self.library, self.room) = (library, room)
  }

  /// Creates the channel and subscribes.
  mutating func subscribe() -> (fate: Fate, effects: [Effect]) {
    isCreated = true
    guard isOpen else { return (library == .iosAutomatic || library == .android ? .kept : .dropped, []) }
    return (.sent, [.send(.subscribe(room))] + (library == .android ? [.subscribed] : []))
  }

  /// Sends the greeting.
  mutating func greet() -> (fate: Fate, effects: [Effect]) {
    let command = CableCommand.perform("greeting", room)
    if !isConfirmed && (library == .iosManual || library == .iosAutomatic) {
      kept.append(command)
      return (.kept, [])
    }
    return isOpen ? (.sent, [.send(command)]) : (.dropped, [])
  }

  /// Handles the socket's report of a connection.
  mutating func open() -> [Effect] {
    isOpen = true
    let isPending = isCreated && (library == .iosAutomatic || library == .android)
    return (library == .android ? [] : [.connected]) + (isPending ? [.send(.subscribe(room))] : [])
  }

  /// Handles a frame.
  mutating func take(_ frame: CableFrame) -> [Effect] {
    guard frame.type == "confirm_subscription" else { return [] }
    isConfirmed = true
    defer { kept = [] }
    return [.subscribed] + kept.map { .send($0) }
  }
}
