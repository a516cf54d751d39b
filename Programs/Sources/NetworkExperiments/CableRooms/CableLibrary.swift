import ExperimentKit

/// A client library as its source of that time reads: when it sends a subscription, when it sends what the program says, and
/// when it calls the program back.
enum CableLibrary: String, CaseIterable, TitledWord, Sendable {
  /// ActionCableClient for iOS with `autoSubscribe: false`, as the article calls it.
  case iosManual = "ios-manual"
  /// ActionCableClient for iOS with `autoSubscribe: true`.
  case iosAutomatic = "ios-automatic"
  /// actioncable-client-java.
  case android
  /// No library: each command is sent at once, or lost.
  case bare

  /// How the library reads in tables.
  var title: LocalizedText {
    switch self {
    case .iosManual: LocalizedText(en: "iOS, `autoSubscribe: false`", ja: "iOS、`autoSubscribe: false`")
    case .iosAutomatic: LocalizedText(en: "iOS, `autoSubscribe: true`", ja: "iOS、`autoSubscribe: true`")
    case .android: "Android"
    case .bare: LocalizedText(en: "no library", ja: "ライブラリなし")
    }
  }
}

/// When the program creates its channel and subscribes.
enum CableMoment: String, CaseIterable, TitledWord, Sendable {
  /// Before it calls `connect()`: the article's program for Android.
  case beforeConnect = "before-connect"
  /// In the line behind `connect()`: the article's failing example for iOS.
  case behindConnect = "behind-connect"
  /// When the library tells that it is connected: the article's working example for iOS.
  case whenConnected = "when-connected"

  /// How the moment reads in tables.
  var title: LocalizedText {
    switch self {
    case .beforeConnect: LocalizedText(en: "before connect()", ja: "connect()の前")
    case .behindConnect: LocalizedText(en: "right behind connect()", ja: "connect()のすぐ後")
    case .whenConnected: LocalizedText(en: "in onConnected", ja: "onConnectedの中")
    }
  }
}

/// When the program greets.
enum CableGreeting: String, CaseIterable, Sendable {
  /// When the library tells that it has subscribed, as both programs of the article do.
  case whenSubscribed = "when-subscribed"
  /// In the line behind the subscription.
  case atOnce = "at-once"

  /// When the program greets.
  static let parameter = Parameter(
    "greet", .choice, default: CableGreeting.whenSubscribed,
    help: LocalizedText(en: "The moment at which the program greets.", ja: "プログラムが挨拶するとき。"))
}

/// A library at work, with what it does as values: the socket and the program are somebody else's.
struct CableLibraryState: Sendable {
  /// What the library does.
  enum Effect: Sendable, Equatable {
    case send(CableCommand)
    /// It calls the program back: the connection stands.
    case connected
    /// It calls the program back: the channel is subscribed.
    case subscribed
  }

  /// What became of a call of the program.
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

  /// The program creates the channel and subscribes.
  mutating func subscribe() -> (fate: Fate, effects: [Effect]) {
    isCreated = true
    guard isOpen else { return (library == .iosAutomatic || library == .android ? .kept : .dropped, []) }
    return (.sent, [.send(.subscribe(room))] + (library == .android ? [.subscribed] : []))
  }

  /// The program greets.
  mutating func greet() -> (fate: Fate, effects: [Effect]) {
    let command = CableCommand.perform("greeting", room)
    if !isConfirmed && (library == .iosManual || library == .iosAutomatic) {
      kept.append(command)
      return (.kept, [])
    }
    return isOpen ? (.sent, [.send(command)]) : (.dropped, [])
  }

  /// The socket tells that the connection stands.
  mutating func open() -> [Effect] {
    isOpen = true
    let isPending = isCreated && (library == .iosAutomatic || library == .android)
    return (library == .android ? [] : [.connected]) + (isPending ? [.send(.subscribe(room))] : [])
  }

  /// A frame arrives.
  mutating func take(_ frame: CableFrame) -> [Effect] {
    guard frame.type == "confirm_subscription" else { return [] }
    isConfirmed = true
    defer { kept = [] }
    return [.subscribed] + kept.map { .send($0) }
  }
}
