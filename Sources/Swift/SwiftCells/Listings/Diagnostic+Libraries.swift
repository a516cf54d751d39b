import Results
import SwiftSource

extension Diagnostic {
  /// Whether the error is about a use that does not fit the library.
  ///
  /// It may be a missing or different member, label, argument or conformance, or a call without `try` or `await`.
  var isAboutLibrary: Bool {
    guard let id, !message.contains("imported macro"), !isAboutNamesake else { return false }
    let ids: Set = [
      "wrong_argument_labels", "missing_argument_labels", "extra_argument_labels", "missing_arguments_in_call",
      "extra_arguments_in_call", "extra_argument_to_nullary_call", "no_overloads_match_exactly_in_call",
      "expected_argument_in_contextual_member", "throwing_call_without_try", "tryless_throwing_call_unhandled",
      "async_expr_without_await", "cannot_call_non_function_value",
      "cannot_convert_argument_value", "foreach_sequence_does_not_conform_to_expected_protocol",
      "availability_decl_unavailable", "availability_decl_unavailable_rename",
    ]
    return ids.contains(id)
      || [
        "could_not_find_value_member", "could_not_find_type_member", "missing_argument_named",
        "missing_argument_positional", "extra_argument_named", "extra_argument_positional", "argument_out_of_order",
        "type_does_not_conform", "types_not_equal",
      ].contains(where: id.hasPrefix)
  }

  /// Whether it says that a function does not have the type of an argument, so that a variable of its name may be meant.
  private var isAboutNamesake: Bool {
    let names = quotedNames
    return id == "cannot_convert_argument_value" && names.count > 1 && names[0].contains("->")
      && !names[1].contains("->")
  }

  /// The labels of a call that the function does not have; empty for another error.
  var wrongLabels: Set<String> {
    let names = quotedNames.map { Set($0.split(separator: ":").map(String.init)) }
    guard let first = names.first else { return [] }
    switch id {
    case "wrong_argument_labels": return first.subtracting(names.dropFirst().first ?? [])
    case "extra_argument_labels", "extra_argument_named": return first
    default: return []
    }
  }

  /// Whether it says that a generic type has no arguments, so that a type of the document with its name may be meant.
  var isAboutGenericName: Bool { message.hasPrefix("reference to generic type ") }

  /// Whether it says that a call lacks `try` or `await`.
  var isAboutEffect: Bool {
    ["throwing_call_without_try", "tryless_throwing_call_unhandled", "async_expr_without_await"].contains(id)
  }

  /// Whether it says that a value or a type has no such member.
  var isAboutMember: Bool { id?.hasPrefix("could_not_find") == true }

  /// Whether it asks for what an example may leave out: initializers, what an empty body returns or must have, one of two ways to
  /// write a declaration, or the role of a macro.
  func isOfSimplification(of outline: SwiftOutline) -> Bool {
    switch id {
    case "class_without_init", "macro_without_role", "macro_must_be_defined", "macro_result_type_cannot_be_used",
      "external_macro_not_found":
      return true
    case "type_does_not_conform": return isInEmptyBody(outline)
    case let id? where id.hasPrefix("missing_return"): return isInEmptyBody(outline)
    default: return isAboutRedeclaration
    }
  }

  /// Whether the body that the error is about has no code: it begins or ends on the line of the message.
  private func isInEmptyBody(_ outline: SwiftOutline) -> Bool {
    guard let place, place.cell == nil else { return false }
    let line = place.line - 1
    let tokens = outline.tokens
    return zip(tokens, tokens.dropFirst()).contains { open, close in
      open.text == "{" && close.text == "}" && (open.line...close.line).contains(line)
    }
  }

  /// The names in quotation marks.
  var quotedNames: [String] {
    message.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
      .map { String($0.element) }
  }
}
