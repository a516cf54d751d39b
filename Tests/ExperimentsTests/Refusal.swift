import Testing

/// Parameters that are refused, and what the reader is told, word for word.
struct Refusal: CustomTestStringConvertible {
  let name: String
  let yaml: String
  let messages: [String]

  init(_ name: String, _ yaml: String, _ messages: String...) {
    (self.name, self.yaml, self.messages) = (name, yaml, messages)
  }

  var testDescription: String {
    "\(name) {\(yaml)}"
  }
}
