import Results
import SourceText
import SwiftSource

/// A judge that says why listings that do not compile are skipped.
struct ListingJudge: Sendable {
  /// The listings of a document, from top to bottom.
  let listings: [SwiftListing]
  /// The declarations of the modules that the listings import; nil if they are not needed.
  var modules: Deferred<ModuleMembers>?
  /// The names in the document's prose.
  var prose = NamesInProse("")
  /// The lines of the set-up's variables that have no value, by their names.
  var linesWithoutValues: [String: Int] = [:]

  /// Returns the outcome of a listing that can be judged without a compiler; nil if it must be compiled.
  func obstacle(_ listing: SwiftListing, _ source: ListingSource?, missing: Set<String>) -> ListingOutcome? {
    if listing.isOfManifest { return .skipped(.manifest, "it is part of a package's manifest") }
    if listing.hasPlaceholder { return .skipped(.placeholder, "it has placeholders to fill in") }
    if listing.hasCommentForArgument { return .skipped(.placeholder, "it has placeholders to fill in") }
    if let name = listing.outline.imports.first(where: missing.contains) {
      return PlatformModules.names.contains(name)
        ? .skipped(.platform, "it imports `\(name)`, which is not on this platform")
        : .skipped(
          .module, "it imports `\(name)`, which is not here; name a package that has it with `--modules` or `--package`"
        )
    }
    if listing.cell.isChained, let name = listing.declaredNames.filter(\.isOfPrograms).min() {
      return .skipped(
        .fragment, "a fragment: it declares `\(name)`, which the program that runs the listings needs itself")
    }
    guard listing.cell.use != .error else { return nil }
    if let imbalance = imbalance(of: listing, source) { return imbalance }
    if listing.outline.hasMainType, listing.cell.isChained {
      return .skipped(.program, "it is a separate program (`@main`)")
    }
    if listing.cell.isChained, let name = quotedProtocol(listing) {
      return .skipped(.interface, "it shows the protocol `\(name)` of its library")
    }
    return nil
  }

  /// Returns the first of the protocols of the tested modules that a listing shows, if it declares nothing else.
  ///
  /// To the listings below it, the name still means the protocol of the library.
  private func quotedProtocol(_ listing: SwiftListing) -> String? {
    let names = listing.declaredNames
    guard !names.isEmpty, listing.isDeclarative,
      listing.outline.typeDeclarations.allSatisfy({ $0.keyword == "protocol" }), let modules,
      names.isSubset(of: modules.value.protocols)
    else { return nil }
    return names.min()
  }

  /// Returns the reason that a listing with errors is skipped.
  ///
  /// - Parameters:
  ///   - listing: the listing.
  ///   - errors: the compiler's errors about it.
  ///   - missing: the numbers of the listings that were not run to their end.
  /// - Returns: a skipped outcome with its reason, and with the lines of the errors if each has one in the listing.
  func reason(_ listing: SwiftListing, errors: [Diagnostic], missing: Set<Int>) -> ListingOutcome {
    let outcome = reasonAlone(listing, errors: errors, missing: missing)
    if case .skipped(let obstacle, _) = outcome, obstacle != .dependent, obstacle != .interface,
      let misuse = misspelling(listing, errors) ?? misuse(listing, errors) ?? formerName(listing, errors)
    {
      return misuse
    }
    let lines = errors.map { error in error.place.flatMap { $0.cell == nil ? $0.line : nil } }
    guard case .skipped(let obstacle, let reason) = outcome, obstacle != .dependent, !lines.isEmpty,
      !lines.contains(nil)
    else { return outcome }
    return .uncompiled(
      obstacle, reason, lines: Set(lines.compactMap(\.self)).sorted(),
      lacking: obstacle == .fragment ? [MissingName](errors) : [])
  }

  private func reasonAlone(_ listing: SwiftListing, errors: [Diagnostic], missing: Set<Int>) -> ListingOutcome {
    if errors.contains(where: \.isAboutMissingBody) || listing.outline.isInterface {
      return .skipped(.interface, "it shows a declaration without its body")
    }
    let unknown = errors.filter(\.isAboutUnknownName)
    for error in unknown {
      guard let name = error.quotedName, let other = declarer(of: name, above: listing, among: missing),
        !(other.outline.lacksBodies && isFormer(name))
      else { continue }
      return .skipped(.dependent, "it builds on the listing \(other.place), which was not run to its end")
    }
    for error in errors where error.isAboutMember {
      guard let name = error.quotedNames.dropFirst().first,
        let other = listings.last(where: {
          $0.cell.number < listing.cell.number && missing.contains($0.cell.number) && $0.members.contains(name)
            && !$0.outline.extensionMembers.contains { $0.name == name && $0.lacksBody }
        })
      else { continue }
      return .skipped(.dependent, "it builds on the listing \(other.place), which was not run to its end")
    }
    if let other = extender(of: listing, errors, among: missing) ?? owner(of: listing, errors, among: missing) {
      return .skipped(.dependent, "it builds on the listing \(other.place), which was not run to its end")
    }
    if let lack = MissingNames(unknown) { return .skipped(.fragment, "a fragment: \(lack.words)") }
    if listing.outline.hasEllipsis { return .skipped(.fragment, "a fragment: it omits something with `...`") }
    if let error = errors.first(where: \.isOfFragment) { return .skipped(.fragment, "a fragment: \(error.message)") }
    let called = errors.lazy.compactMap { hiddenCall($0, in: listing) }.first
    if let name = errors.first(where: \.isAboutAccess)?.quotedName ?? called {
      return .skipped(.fragment, "a fragment: it uses `\(name)`, which is not visible outside its module")
    }
    guard let error = errors.first else {
      return .skipped(.doesNotCompile, "with it, a listing above does not compile")
    }
    if errors.allSatisfy(\.isAboutRedeclaration), let place = error.place, place.cell == nil {
      return .skipped(.simplified, "it declares a name again: \(error.message) (its line \(place.line))")
    }
    if errors.allSatisfy({ $0.isOfSimplification(of: listing.outline) }) {
      return .skipped(.simplified, "it omits something that the compiler asks for: \(error.message)")
    }
    guard let place = error.place, place.cell == nil else {
      return .skipped(.doesNotCompile, "it does not compile: \(error.message)")
    }
    return .skipped(.doesNotCompile, "it does not compile: \(error.message) (its line \(place.line))")
  }

  /// Returns the nearest of the missing listings above whose extension has a member that is called where a call does not
  /// fit; nil if there is none.
  ///
  /// A member without a body is only shown, so that it must be in the library.
  private func extender(of listing: SwiftListing, _ errors: [Diagnostic], among missing: Set<Int>) -> SwiftListing? {
    let lines = errors.filter(\.isAboutLibrary).compactMap { error in
      error.place.flatMap { $0.cell == nil ? $0.line - 1 : nil }
    }
    let words = listing.outline.tokens.filter { lines.contains($0.line) }
      .reduce(into: Set<String>()) { $0.insert($1.text.hasPrefix(".") ? String($1.text.dropFirst()) : $1.text) }
    return listings.last { other in
      other.cell.number < listing.cell.number && missing.contains(other.cell.number)
        && other.outline.extensionMembers.contains { !$0.lacksBody && words.contains($0.name) }
    }
  }

  /// Returns the missing listing above that was the last to declare a function where something else of its name is
  /// called, such as a variable of the set-up; nil if there is none.
  private func owner(of listing: SwiftListing, _ errors: [Diagnostic], among missing: Set<Int>) -> SwiftListing? {
    let lines = errors.filter { $0.id == "cannot_call_non_function_value" }.compactMap { error in
      error.place.flatMap { $0.cell == nil ? $0.line - 1 : nil }
    }
    let names = listing.outline.names(calledOnLines: Set(lines)).subtracting(listing.declaredNames)
    let owners = names.compactMap { name in
      listings.last { $0.cell.number < listing.cell.number && $0.declaredNames.contains(name) }
    }
    return owners.filter { missing.contains($0.cell.number) }.max { $0.cell.number < $1.cell.number }
  }

  /// Returns the nearest of the missing listings above that declares a name.
  private func declarer(of name: String, above listing: SwiftListing, among missing: Set<Int>) -> SwiftListing? {
    listings.last {
      $0.cell.number < listing.cell.number && missing.contains($0.cell.number) && $0.declaredNames.contains(name)
    }
  }
}

extension String {
  /// Whether a name is one that programs use to mark and write the results of listings.
  fileprivate var isOfPrograms: Bool { self == "Swift" || hasPrefix("__stated") || hasPrefix("__lesson") }
}

extension Diagnostic {
  /// Whether the message says that a name is declared nowhere.
  var isAboutUnknownName: Bool {
    id?.hasPrefix("cannot_find") == true || id == "use_of_undeclared_type" || id == "cannot_resolve_type"
      || message.hasPrefix("cannot find ")
      // The name of a built-in macro that nobody declares as something else, such as `error`.
      || message.hasPrefix("expansion of macro '") && message.hasSuffix("' requires leading '#'")
  }

  /// Whether the message says that an attribute is declared nowhere.
  var isAboutAttribute: Bool { id == "unknown_attr_name" }

  /// Whether the message is typical of a part of something larger: a member, a statement or a keyword out of its place.
  var isOfFragment: Bool {
    let ids: Set = [
      "extraneous_case_outside_switch", "return_invalid_outside_func", "unresolved_member_no_inference",
      "expected_decl", "not_objc_empty_collection", "decl_not_static", "init_not_in_type", "deinit_not_in_type",
      "initializer_decl_wrong_scope", "destructor_decl_outside_class_or_noncopyable", "invalid_decl_attribute",
      "member_operator_in_nonpublic", "static_var_decl_global_scope", "static_func_decl_global_scope",
      "class_var_decl_global_scope", "subscript_decl_wrong_scope", "expected_brace_in_getter",
      "func_decl_without_brace",
      "func_body_missing", "expected_lbrace_func_body", "var_must_have_initializer",
      "top_level_var_without_initializer",
      "expected_expr", "global_requires_initializer", "break_outside_loop", "continue_outside_loop",
      "disallowed_init", "expected_init_value", "expected_pattern", "expected_lbrace_accessor",
      "init_accessor_not_in_type", "fallthrough_outside_switch", "disallowed_func", "disallowed_type",
      "property_wrapper_top_level", "disallowed_enum_element", "enum_case_dot_prefix", "case_outside_of_switch",
      "override_nonclass_decl", "mutating_invalid_global_scope", "super_invalid_context",
      "attr_must_be_used_on_class_instance", "invalid_objc_decl_context", "unknown_attr_name", "macro_undefined",
    ]
    return id.map(ids.contains) == true
  }

  /// Whether the message says that a name may not be used outside of its module.
  fileprivate var isAboutAccess: Bool {
    message.hasSuffix("is inaccessible due to 'internal' protection level")
      || message.hasSuffix("is inaccessible due to 'package' protection level")
  }

  /// Whether the message says that a declaration has no body.
  var isAboutMissingBody: Bool {
    id == "missing_initializer_def" || message.hasPrefix("expected '{' to start getter definition")
      || message.hasPrefix("expected '{' to start setter definition")
      || message.hasPrefix("expected '{' in ") && !message.contains("closure") && !message.contains("switch")
  }

  /// Whether the message says that a name is declared again.
  var isAboutRedeclaration: Bool { id?.hasPrefix("invalid_redecl") == true }

  /// Whether the message says that a name means several declarations.
  var isAboutAmbiguity: Bool { id?.hasPrefix("ambiguous") == true || message.hasPrefix("ambiguous use of ") }

  /// The first name in quotation marks.
  var quotedName: String? {
    let parts = message.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count > 2 else { return nil }
    return String(parts[1].prefix { $0 != "(" })
  }
}

/// The modules that only Apple's platforms have, as far as documentation imports them.
enum PlatformModules {
  static let names: Set<String> = [
    "AppKit", "ARKit", "AVFoundation", "AVKit", "Accelerate", "Charts", "Cocoa", "Combine", "CoreBluetooth", "CoreData",
    "CoreFoundation", "CoreGraphics", "CoreImage", "CoreLocation", "CoreML", "CoreMotion", "CoreSpotlight", "CoreText",
    "CryptoKit", "Darwin", "EventKit", "FoundationModels", "GameKit", "GameplayKit", "HealthKit", "ImageIO", "IOKit",
    "LocalAuthentication", "MapKit", "MessageUI", "Metal", "MetalKit", "Network", "NaturalLanguage", "ObjectiveC",
    "OSLog", "Photos", "PhotosUI", "QuartzCore", "RealityKit", "SafariServices", "SceneKit", "Security", "SpriteKit",
    "StoreKit", "SwiftData", "SwiftUI", "System", "TabularData", "TVUIKit", "UIKit", "UniformTypeIdentifiers",
    "UserNotifications", "Vision", "WatchConnectivity", "WatchKit", "WebKit", "WidgetKit", "XCPlayground", "os", "simd",
  ]
}
