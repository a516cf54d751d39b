import Results
import SourceText

/// A parameter as a host's catalog describes it; only the host knows how to read values of unknown types.
struct ParameterDescription: ParameterDeclaration, Codable {
  let name: String
  let help: LocalizedText
  let domain: ParameterDomain
  let fallbackText: LocalizedText?
  let defaultNode: YAMLNode?

  var takesLineEnds: Bool { domain == .lines }
  var defaultText: String? { defaultNode.flatMap { _ in fallbackText?.en } }

  private enum CodingKeys: String, CodingKey {
    case name, help, takes, shown
    case fallback = "default"
  }

  init(_ parameter: any ParameterDeclaration) {
    name = parameter.name
    help = parameter.help
    domain = parameter.domain
    fallbackText = parameter.fallbackText
    defaultNode = parameter.defaultNode
  }

  init(from decoder: any Decoder) throws {
    let parameter = try decoder.container(keyedBy: CodingKeys.self)
    name = try parameter.decode(PlainName.self, forKey: .name).description
    help = try parameter.decode(LocalizedText.self, forKey: .help)
    domain = try parameter.decode(ParameterDomain.self, forKey: .takes)
    switch try parameter.decodeIfPresent(JSONValue.self, forKey: .fallback) {
    case nil: (fallbackText, defaultNode) = (nil, nil)
    case .object(let members):
      guard members[Language.english.rawValue] != nil else {
        throw parameter.error("is neither a string nor a list", .fallback)
      }
      (fallbackText, defaultNode) = (try parameter.decode(LocalizedText.self, forKey: .fallback), nil)
    case let value?:
      let node = WireParameters(["": value]).entries[0].value
      guard node.controlText(allowingLineEnds: true) == nil else {
        throw parameter.error("contains a control character", .fallback)
      }
      do {
        try domain.check(node, parameter: name)
      } catch {
        throw parameter.error("is not a value of the parameter", .fallback)
      }
      let shown = try parameter.decodeIfPresent(LocalizedText.self, forKey: .shown)
      (fallbackText, defaultNode) = (shown ?? LocalizedText(node.plainText), node)
    }
  }

  /// Writes the parameter: a default is a value as it would be sent, or words in an object.
  func encode(to encoder: any Encoder) throws {
    var parameter = encoder.container(keyedBy: CodingKeys.self)
    try parameter.encode(name, forKey: .name)
    try parameter.encode(help, forKey: .help)
    try parameter.encode(domain, forKey: .takes)
    if let defaultNode {
      try parameter.encode(defaultNode.wire, forKey: .fallback)
      if fallbackText?.en != defaultNode.plainText { try parameter.encodeIfPresent(fallbackText, forKey: .shown) }
    } else if let fallbackText {
      try fallbackText.encodeLanguages(to: parameter.superEncoder(forKey: .fallback))
    }
  }

  /// Checks a value against the data.
  func check(_ node: YAMLNode) throws {
    try domain.check(node, parameter: name)
  }
}
