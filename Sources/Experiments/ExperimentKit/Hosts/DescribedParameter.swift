import Results
import SourceText

/// A parameter as a host's catalogue describes it; what its data do not tell, only the host knows how to read.
struct DescribedParameter: ParameterDeclaration {
  let name: String
  let help: LocalizedText
  let domain: ParameterDomain
  let fallbackText: LocalizedText?
  let defaultNode: YAMLNode?

  var takesLineEnds: Bool { domain == .lines }
  var defaultText: String? { defaultNode.flatMap { _ in fallbackText?.en } }

  init(_ parameter: any ParameterDeclaration) {
    name = parameter.name
    help = parameter.help
    domain = parameter.domain
    fallbackText = parameter.fallbackText
    defaultNode = parameter.defaultNode
  }

  init(_ reader: WireReader, version: Int) throws(WireError) {
    name = try reader["name"].name
    help = try reader["help"].words
    let takes = try reader["takes"]
    let written = try reader.member("default")
    guard version > 1 else {
      domain = .told(try takes.words)
      fallbackText = try written?.words
      defaultNode = nil
      return
    }
    domain = try takes.domain
    guard let written, !written.isTextInLanguages else {
      fallbackText = try written?.words
      defaultNode = nil
      return
    }
    let node = try written.node
    do {
      try domain.check(node, parameter: name)
    } catch {
      throw written.mistake("is not what the parameter takes")
    }
    defaultNode = node
    fallbackText = try reader.member("shown")?.words ?? LocalizedText(node.plainText)
  }

  /// The parameter on the wire.
  ///
  /// In version 2 a default is a value as it would come, or words in an object; in version 1 it is words.
  func wire(version: Int) -> JSONValue {
    var members = ["name": JSONValue.string(name), "help": help.wire]
    if version > 1 {
      members["takes"] = domain.wire
      members["default"] = defaultNode?.wire ?? fallbackText?.wireInLanguages
      if let defaultNode, let fallbackText, fallbackText.en != defaultNode.plainText {
        members["shown"] = fallbackText.wire
      }
    } else {
      members["takes"] = allowed.wire
      members["default"] = fallbackText?.wire
    }
    return .object(members)
  }

  /// Takes what the data allow.
  func check(_ node: YAMLNode) throws {
    try domain.check(node, parameter: name)
  }
}
