import ExperimentKit

/// A function of an interface: its name and the type that it returns, such as `getUser User`.
struct SuspendFunctionName: Sendable, Hashable, CustomStringConvertible {
  let name: String
  let type: String

  /// The function, as a list writes it.
  var description: String { "\(name) \(type)" }

  /// Reads a name and a type.
  init(written text: Substring) throws(ValueError) {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 2, words.allSatisfy({ $0.wholeMatch(of: /[A-Za-z][A-Za-z0-9]{0,39}/) != nil }) else {
      throw ValueError(
        "it is not a name and a type",
        help: "Write both in letters and digits, starting with a letter, up to 40 each, such as `getUser User`.")
    }
    (name, type) = (words[0], words[1])
  }

  init(_ name: String, _ type: String) {
    (self.name, self.type) = (name, type)
  }

  /// The name of the request instead of the function.
  var request: String {
    name.prefix(1).uppercased() + name.dropFirst() + "Request"
  }
}

/// A way to declare an interface for both platforms that Swift can cancel.
enum SuspendStyle: String, CaseIterable, TitledWord, Sendable {
  /// The style with only suspending functions, which Swift cannot cancel.
  case suspending
  /// A wrapper as the result of each function.
  case wrapper
  /// Two functions each: a suspending one and one with callbacks.
  case pairs
  /// One `send` for all, and a request for each.
  case send

  /// The name that readers see.
  var title: LocalizedText {
    switch self {
    case .suspending: LocalizedText(en: "suspend fun only", ja: "suspend funのみ")
    case .wrapper: "SuspendWrapper"
    case .pairs: LocalizedText(en: "two functions each", ja: "関数を2つずつ")
    case .send: "send(request)"
    }
  }

  /// The declarations that are needed once, for any number of functions.
  var once: [String] {
    switch self {
    case .suspending: []
    case .wrapper: ["class SuspendWrapper<T>", Self.cancelable]
    case .pairs: [Self.cancelable]
    case .send:
      [
        "abstract class ApiRequest<RES>", "suspend fun <RES> send(request: ApiRequest<RES>): RES",
        "fun <RES> send(request: ApiRequest<RES>, \(Self.callbacks("RES"))): Cancelable", Self.cancelable,
      ]
    }
  }

  /// Returns the declarations for a function.
  func declarations(for function: SuspendFunctionName) -> [String] {
    switch self {
    case .suspending: ["suspend fun \(function.name)(): \(function.type)"]
    case .wrapper: ["fun \(function.name)(): SuspendWrapper<\(function.type)>"]
    case .pairs:
      [
        "suspend fun \(function.name)(): \(function.type)",
        "fun \(function.name)(\(Self.callbacks(function.type))): Cancelable",
      ]
    case .send: ["class \(function.request) : ApiRequest<\(function.type)>()"]
    }
  }

  /// Returns Kotlin's call of a function.
  func kotlin(_ function: SuspendFunctionName) -> String {
    switch self {
    case .suspending, .pairs: "\(function.name)()"
    case .wrapper: "\(function.name)().suspend()"
    case .send: "send(\(function.request)())"
    }
  }

  /// Returns Swift's call of a function.
  func swift(_ function: SuspendFunctionName) -> String {
    switch self {
    case .suspending: "\(function.name)(completionHandler:)"
    case .wrapper: "\(function.name)().subscribe(onSuccess:onThrow:)"
    case .pairs: "\(function.name)(onSuccess:onThrow:)"
    case .send: "send(\(function.request)())"
    }
  }

  /// Whether Swift has a way to cancel.
  var isCancelable: Bool {
    once.contains(Self.cancelable)
  }

  /// Whether the type of the answer is known only at run time.
  var isCast: Bool { self == .send }

  private static let cancelable = "interface Cancelable"

  private static func callbacks(_ type: String) -> String {
    "onSuccess: (\(type)) -> Unit, onThrow: (Throwable) -> Unit"
  }
}
