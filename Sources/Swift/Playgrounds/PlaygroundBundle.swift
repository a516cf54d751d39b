import SourceText
import SwiftCells

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// A `.playground` bundle: its pages in order, and the files that they share.
package struct PlaygroundBundle: Sendable {
  struct Page: Sendable, Hashable {
    var name: String
    /// The path of `Contents.swift`, as the user named the bundle.
    var path: String
    var source: String
    /// The Swift files of the page's `Sources`.
    var sources: [LessonModule.File]
    /// The folder of the page's resources, to be opened; nil for none.
    var resources: String?
  }

  /// The path, as the user named it.
  let path: String
  /// The name without `.playground`.
  package let name: String
  /// The pages that can be read.
  private(set) var pages: [Page] = []
  /// The Swift files of `Sources`.
  private(set) var sources: [LessonModule.File] = []
  /// The folder of the resources, to be opened; nil for none.
  private(set) var resources: String?
  /// The errors in the bundle.
  ///
  /// The pages that can be read run all the same.
  package private(set) var findings: [Finding] = []

  /// Whether a path has the name of a playground.
  package static func isName(_ path: String) -> Bool {
    FilePath(path).lastComponent?.string.hasSuffix(".playground") ?? false
  }

  /// Returns the path of a page's source, as the user named the bundle.
  package func path(ofPage name: String) -> String {
    pages.first { $0.name == name }?.path ?? path
  }

  /// The names of the pages, in order.
  package var pageNames: [String] { pages.map(\.name) }

  private let files: PlaygroundFiles

  /// Reads a bundle, and follows only links that stay in it.
  ///
  /// - Parameters:
  ///   - path: the path, as the user named it.
  ///   - folder: the path to open.
  package init(_ path: String, folder: String) {
    self.path = FilePath(path).string
    files = PlaygroundFiles(path: self.path, folder: FilePath(folder).string)
    let last = FilePath(path).lastComponent?.string ?? path
    name = last.hasSuffix(".playground") ? String(last.dropLast(11)) : last
    if let refusal = files.refusal {
      findings.append(refusal)
      return
    }
    guard files.isFolder("") else {
      let exists = PathKind.exists(folder)
      findings.append(
        Finding(
          Place(file: path), exists ? "This is a file, not a playground." : "There is no such playground.",
          help: exists ? "Name the folder that ends in `.playground`." : "Check the path."))
      return
    }
    readPages()
    sources = swiftFiles("Sources")
    resources = resources(in: "")
  }

  private mutating func readPages() {
    let isListed = files.holds("contents.xcplayground")
    let hasContents = files.holds("Contents.swift")
    if let refusal = files.refusal(of: "Pages") {
      findings.append(refusal)
      return
    }
    guard files.isFolder("Pages") else {
      guard hasContents else {
        findings.append(
          Finding(
            Place(file: path),
            "There is no `Contents.swift` and no folder `Pages` here, so this is not a playground.",
            help: "Name a folder that ends in `.playground`."))
        return
      }
      if !isListed { missingManifest("Xcode opens the playground only with it.") }
      if isListed, let manifest = manifest(), let page = manifest.pages?.first {
        findings.append(
          Finding(
            Place(file: "\(path)/contents.xcplayground", line: page.line),
            "The page `\(page.name)` is listed, but there is no folder `Pages`.",
            help: "Remove it from the list, or create `Pages/\(page.name).xcplaygroundpage/Contents.swift`."))
      }
      add(page: name, in: "")
      return
    }
    if hasContents {
      findings.append(
        Finding(
          Place(file: "\(path)/Contents.swift"), "This is not run, because the playground has pages.",
          help: "Move it into `Pages`, or remove it."))
    }
    let there = files.names("Pages").filter { $0.hasSuffix(".xcplaygroundpage") }.map { String($0.dropLast(17)) }
    if there.isEmpty {
      findings.append(
        Finding(
          Place(file: "\(path)/Pages"), "There is no page here.",
          help: "A page is a folder `NAME.xcplaygroundpage` with a file `Contents.swift`."))
    }
    if !isListed { missingManifest("The pages run in the order of their names.") }
    for name in order(there, isListed ? manifest() : nil) { add(page: name, in: "Pages/\(name).xcplaygroundpage/") }
  }

  /// Returns the existing pages: first those in the list, in its order, then the rest.
  private mutating func order(_ there: [String], _ manifest: PlaygroundManifest?) -> [String] {
    guard let listed = manifest?.pages else { return there }
    let list = "\(path)/contents.xcplayground"
    var order: [String] = []
    for page in listed {
      if order.contains(page.name) {
        findings.append(
          Finding(
            Place(file: list, line: page.line), "The page `\(page.name)` is listed twice.",
            help: "It runs at its first position: remove the other one."))
      } else if there.contains(page.name) {
        order.append(page.name)
      } else {
        let unlisted = there.filter { name in !listed.contains { $0.name == name } }
        let near = Suggestion.nearest(to: page.name, among: unlisted)
        findings.append(
          Finding(
            Place(file: list, line: page.line), "The page `\(page.name)` is listed, but does not exist.",
            help: Suggestion.help(
              near: near,
              "Create `Pages/\(page.name).xcplaygroundpage/Contents.swift`, or remove the page from the list.")))
      }
    }
    for name in there where !order.contains(name) {
      findings.append(
        Finding(
          Place(file: "\(path)/Pages/\(name).xcplaygroundpage"),
          "The page is not listed in `contents.xcplayground`, so it runs after the listed pages.",
          help: "Add `<page name='\(name)'/>` to it."))
      order.append(name)
    }
    return order
  }

  private mutating func manifest() -> PlaygroundManifest? {
    let name = "\(path)/contents.xcplayground"
    do throws(Finding) {
      return try PlaygroundManifest(try files.read("contents.xcplayground"), path: name)
    } catch {
      findings.append(error)
      return nil
    }
  }

  private mutating func missingManifest(_ consequence: Message) {
    findings.append(
      Finding(
        Place(file: path), ("The file `contents.xcplayground` is missing." as Message).followed(by: consequence),
        help: "Add it."))
  }

  private mutating func add(page name: String, in place: String) {
    let file = "\(place)Contents.swift"
    do throws(Finding) {
      let bytes = try files.read(file)
      guard
        let source = String(
          validating: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes, as: UTF8.self)
      else {
        throw Finding(Place(file: "\(path)/\(file)"), "The page is not UTF-8.", help: "Save it as UTF-8.")
      }
      pages.append(
        Page(
          name: name, path: "\(path)/\(file)", source: source,
          sources: place.isEmpty ? [] : swiftFiles("\(place)Sources"),
          resources: place.isEmpty ? nil : resources(in: place)))
    } catch {
      findings.append(error)
    }
  }

  private mutating func swiftFiles(_ place: String) -> [LessonModule.File] {
    if let refusal = files.refusal(of: place) {
      findings.append(refusal)
      return []
    }
    var sources: [LessonModule.File] = []
    for name in files.names(place) where name.hasSuffix(".swift") {
      do throws(Finding) {
        guard LessonModule.File.isName(name) else {
          throw LessonModule.File.refusal(ofName: name, at: Place(file: "\(path)/\(place)/\(name)"))
        }
        sources.append(LessonModule.File(name: name, content: try files.read("\(place)/\(name)")))
      } catch {
        findings.append(error)
      }
    }
    return sources
  }

  /// Returns the folder of the resources in a place, to be opened; nil for none.
  private mutating func resources(in place: String) -> String? {
    if let refusal = files.refusal(of: "\(place)Resources") { findings.append(refusal) }
    return files.isFolder("\(place)Resources") ? "\(files.folder)/\(place)Resources" : nil
  }
}
