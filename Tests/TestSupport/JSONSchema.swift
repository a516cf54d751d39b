import Foundation
import Results

/// The part of JSON Schema, draft 2020-12, that the schemas of this project use; any other keyword is an error.
public struct JSONSchema {
  private let keywords: [String: JSONValue]
  private let definitions: [String: JSONValue]

  /// Creates a schema.
  ///
  /// - Throws: ``JSONSchemaError`` for a keyword that is unknown here, or whose value the meta-schema refuses.
  public init(_ value: JSONValue) throws {
    try self.init(value, within: [:])
  }

  private init(_ value: JSONValue, within definitions: [String: JSONValue]) throws {
    guard case .object(let keywords) = value else { throw JSONSchemaError("no schema: \(value)") }
    self.keywords = keywords
    if case .object(let own)? = keywords["$defs"] { self.definitions = own } else { self.definitions = definitions }
    for (keyword, value) in keywords {
      guard try Self.isWellFormed(keyword, value) else { throw JSONSchemaError("`\(keyword)` cannot be \(value)") }
    }
    if let type = keywords["type"] { try Self.require(keywords, allowedFor: Self.texts(type)) }
  }

  private static let types = ["object", "array", "string", "number", "integer", "boolean"]

  private static func isWellFormed(_ keyword: String, _ value: JSONValue) throws -> Bool {
    switch (keyword, value) {
    case ("$schema", .string(let text)): return text == "https://json-schema.org/draft/2020-12/schema"
    case ("title", .string), ("description", .string), ("$ref", .string), ("default", _), ("const", _),
      ("examples", .array):
      return true
    case ("minimum", .number), ("maximum", .number), ("additionalProperties", .truth): return true
    case ("maxLength", .number(let number)), ("minItems", .number(let number)), ("maxItems", .number(let number)):
      return number >= 0 && Int("\(number)") != nil
    case ("type", _): return texts(value).allSatisfy(types.contains) && !texts(value).isEmpty
    case ("enum", .array(let values)): return !values.isEmpty && Set(values).count == values.count
    case ("required", .array(let values)):
      return texts(value).count == values.count && Set(values).count == values.count
    case ("pattern", .string(let pattern)):
      _ = try Regex(pattern)
      return true
    case ("oneOf", .array(let schemas)):
      for schema in schemas { _ = try JSONSchema(schema) }
      return !schemas.isEmpty
    case ("properties", .object(let schemas)), ("$defs", .object(let schemas)):
      for schema in schemas.values { _ = try JSONSchema(schema) }
      return true
    case ("not", _), ("items", _), ("additionalProperties", _):
      _ = try JSONSchema(value)
      return true
    default: return false
    }
  }

  /// Refuses keywords that do not apply to the allowed types, because they are probably typing errors.
  private static func require(_ keywords: [String: JSONValue], allowedFor types: [String]) throws {
    let owners = [
      "minimum": ["integer", "number"], "maximum": ["integer", "number"], "maxLength": ["string"],
      "pattern": ["string"], "items": ["array"], "minItems": ["array"], "maxItems": ["array"], "properties": ["object"],
      "required": ["object"], "additionalProperties": ["object"],
    ]
    for keyword in keywords.keys {
      if let owners = owners[keyword], Set(owners).isDisjoint(with: types) {
        throw JSONSchemaError("`\(keyword)` says nothing of \(types)")
      }
    }
  }

  private static func texts(_ value: JSONValue) -> [String] {
    switch value {
    case .string(let text): [text]
    case .array(let values): values.compactMap { if case .string(let text) = $0 { text } else { nil } }
    default: []
    }
  }

  /// Returns whether the schema allows a value.
  public func accepts(_ value: JSONValue) throws -> Bool {
    try keywords.allSatisfy { keyword, constraint in try accepts(value, keyword, constraint) }
  }

  private func accepts(_ value: JSONValue, _ keyword: String, _ constraint: JSONValue) throws -> Bool {
    switch (keyword, constraint, value) {
    case ("type", _, _): Self.texts(constraint).contains { Self.isOf($0, value) }
    case ("enum", .array(let values), _): values.contains(value)
    case ("const", _, _): value == constraint
    case ("oneOf", .array(let schemas), _): try schemas.count { try schema($0).accepts(value) } == 1
    case ("not", _, _): try !schema(constraint).accepts(value)
    case ("minimum", .number(let bound), .number(let number)): number >= bound
    case ("maximum", .number(let bound), .number(let number)): number <= bound
    case ("maxLength", .number(let bound), .string(let text)): text.unicodeScalars.count <= Int("\(bound)") ?? 0
    case ("pattern", .string(let pattern), .string(let text)):
      try text.firstMatch(of: Regex(pattern).matchingSemantics(.unicodeScalar)) != nil
    case ("minItems", .number(let bound), .array(let values)): values.count >= Int("\(bound)") ?? 0
    case ("maxItems", .number(let bound), .array(let values)): values.count <= Int("\(bound)") ?? 0
    case ("items", _, .array(let values)):
      try values.allSatisfy { [schema = try schema(constraint)] in try schema.accepts($0) }
    case ("required", _, .object(let members)): Self.texts(constraint).allSatisfy { members[$0] != nil }
    case ("properties", .object(let schemas), .object(let members)):
      try schemas.allSatisfy { name, schema in
        try members[name].map { try self.schema(schema).accepts($0) } ?? true
      }
    case ("additionalProperties", .truth(let isAllowed), .object(let members)):
      isAllowed || members.keys.allSatisfy(isKnown)
    case ("additionalProperties", .object, .object(let members)):
      try members.allSatisfy { name, member in try isKnown(name) || schema(constraint).accepts(member) }
    case ("$ref", .string(let target), _): try schema(definition(target)).accepts(value)
    default: true
    }
  }

  private func schema(_ value: JSONValue) throws -> JSONSchema { try JSONSchema(value, within: definitions) }

  private func definition(_ target: String) throws -> JSONValue {
    guard target.hasPrefix("#/$defs/"), let schema = definitions[String(target.dropFirst(8))] else {
      throw JSONSchemaError("`\(target)` names no schema")
    }
    return schema
  }

  private func isKnown(_ name: String) -> Bool {
    if case .object(let schemas) = keywords["properties"] { schemas[name] != nil } else { false }
  }

  private static func isOf(_ type: String, _ value: JSONValue) -> Bool {
    switch (type, value) {
    case ("object", .object), ("array", .array), ("string", .string), ("number", .number), ("boolean", .truth): true
    case ("integer", .number(let number)): !"\(number)".contains(".")
    default: false
    }
  }
}

/// An error in a schema.
public struct JSONSchemaError: Error, CustomStringConvertible {
  /// The error in words.
  public let description: String

  init(_ description: String) { self.description = description }
}
