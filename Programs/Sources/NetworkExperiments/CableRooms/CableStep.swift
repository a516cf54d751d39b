import ExperimentKit

/// A step of a script: an action of a user, or a heartbeat of the server.
enum CableStep: MachineEvent {
  case connect(String)
  case subscribe(String, room: String)
  case greet(String)
  case enter(String, room: String)
  case bark(String, content: String)
  case mumble(String)
  case leave(String)
  case close(String)
  case drop(String)
  case beat

  /// The kinds of steps by the words that scripts use.
  enum Kind: String, MachineWord {
    case connect
    case subscribe
    case greet
    case enter
    case bark
    case mumble
    case leave
    case close
    case drop
    case beat

    var title: LocalizedText { LocalizedText(rawValue) }
  }

  var kind: Kind {
    switch self {
    case .connect: .connect
    case .subscribe: .subscribe
    case .greet: .greet
    case .enter: .enter
    case .bark: .bark
    case .mumble: .mumble
    case .leave: .leave
    case .close: .close
    case .drop: .drop
    case .beat: .beat
    }
  }

  /// The user of the action; nil for a heartbeat.
  var user: String? {
    switch self {
    case .connect(let user), .subscribe(let user, _), .greet(let user), .enter(let user, _), .bark(let user, _),
      .mumble(let user), .leave(let user), .close(let user), .drop(let user):
      user
    case .beat: nil
    }
  }

  /// The room or the content after the word.
  private var object: String? {
    switch self {
    case .subscribe(_, let text), .enter(_, let text), .bark(_, let text): text
    default: nil
    }
  }

  /// The step, as a script writes it.
  var text: String {
    [user, kind.rawValue, object].compactMap(\.self).joined(separator: " ")
  }

  var written: LocalizedText { LocalizedText(text) }
}

extension CableStep: WrittenEvent {
  static let forms = [
    "USER enter ROOM", "USER bark CONTENT", "USER mumble", "USER leave", "USER close", "USER drop", "USER connect",
    "USER subscribe ROOM", "USER greet", "beat",
  ]

  init(written text: Substring) throws(ValueError) {
    let line = ScriptLine(text)
    guard line.word != Kind.beat.rawValue || !line.rest.isEmpty else {
      self = .beat
      return
    }
    let user = try CableName.check(line.word, .user)
    let behind = ScriptLine(line.rest.joined(separator: " ")[...])
    let kind = try behind.event(among: Kind.allCases.filter { $0 != .beat }, forms: Self.forms, what: "step")
    let form = Self.forms.first { $0.split(separator: " ").dropFirst().first == kind.rawValue[...] } ?? ""
    guard behind.rest.count == form.split(separator: " ").count - 2 else {
      throw ValueError("something is missing or extra after `\(kind.rawValue)`", help: "Write `\(form)`.")
    }
    let object =
      try behind.rest.first.map { text throws(ValueError) in
        try CableName.check(String(text), kind == .bark ? .content : .room)
      } ?? ""
    switch kind {
    case .connect: self = .connect(user)
    case .subscribe: self = .subscribe(user, room: object)
    case .greet: self = .greet(user)
    case .enter: self = .enter(user, room: object)
    case .bark: self = .bark(user, content: object)
    case .mumble: self = .mumble(user)
    case .leave: self = .leave(user)
    case .close: self = .close(user)
    case .drop: self = .drop(user)
    case .beat: self = .beat
    }
  }
}

/// The kinds of names in a script: those of users and of rooms, and the contents of barks.
enum CableName: String {
  case user
  case room
  case content

  private var words: LocalizedText {
    switch self {
    case .user: LocalizedText(en: rawValue, ja: "ユーザー名")
    case .room: LocalizedText(en: rawValue, ja: "ルーム名")
    case .content: LocalizedText(en: rawValue, ja: "鳴き声")
    }
  }

  /// Checks that a name is not too long and cannot be mistaken for something else.
  static func check(_ name: String, _ kind: CableName) throws(ValueError) -> String {
    guard (1...20).contains(name.count), name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
    else {
      throw ValueError(
        "`\(name.abbreviated)` is not a valid \(kind.words) name",
        help: "A name has 1 to 20 ASCII letters, digits, and hyphens.")
    }
    return name
  }
}
