import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A `.playground` bundle: its pages in order, and what they share.
public struct PlaygroundBundle: Sendable {
  /// A page.
  struct Page: Sendable, Hashable {
    var name: String
    /// The path of `Contents.swift`, as the user named the bundle.
    var path: String
    var source: String
    /// The Swift files of its `Sources`.
    var sources: [LessonModule.File]
    /// The folder of its resources, to be opened; nil for none.
    var resources: String?
  }

  /// The path, as the user named it.
  let path: String
  /// The name without `.playground`.
  public let name: String
  /// The pages that can be read.
  private(set) var pages: [Page] = []
  /// The Swift files of `Sources`.
  private(set) var sources: [LessonModule.File] = []
  /// The folder of the resources, to be opened; nil for none.
  private(set) var resources: String?
  /// What is wrong with the bundle; the pages that are there run all the same.
  public private(set) var findings: [Finding] = []

  /// Whether a path has the name of a playground.
  public static func isName(_ path: String) -> Bool {
    path.split(separator: "/").last?.hasSuffix(".playground") ?? false
  }

  /// The path of a page's source, as the user named the bundle.
  public func path(ofPage name: String) -> String {
    pages.first { $0.name == name }?.path ?? path
  }

  /// The names of the pages, in order.
  public var pageNames: [String] { pages.map(\.name) }

  private let folder: String

  /// Reads a bundle.
  ///
  /// - Parameters:
  ///   - path: the path, as the user named it.
  ///   - folder: the path to open.
  public init(_ path: String, folder: String) {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    self.folder = folder
    let last = self.path.split(separator: "/").last.map(String.init) ?? path
    name = last.hasSuffix(".playground") ? String(last.dropLast(11)) : last
    guard isFolder("") else {
      let exists = FileManager.default.fileExists(atPath: folder)
      findings.append(
        Finding(
          Place(file: path), exists ? "This is a file, not a playground." : "There is no such playground.",
          help: exists ? "Name the folder that ends in `.playground`." : "Check the path."))
      return
    }
    readPages()
    sources = swiftFiles("Sources")
    resources = isFolder("Resources") ? "\(folder)/Resources" : nil
  }

  private mutating func readPages() {
    let isListed = FileManager.default.fileExists(atPath: "\(folder)/contents.xcplayground")
    let hasContents = FileManager.default.fileExists(atPath: "\(folder)/Contents.swift")
    guard isFolder("Pages") else {
      guard hasContents else {
        findings.append(
          Finding(
            Place(file: path),
            "There is neither a `Contents.swift` nor a folder `Pages` here, so this is no playground.",
            help: "Name a folder that ends in `.playground`."))
        return
      }
      if !isListed { missingManifest("Xcode opens the playground only with it.") }
      if isListed, let manifest = manifest(), let page = manifest.pages?.first {
        findings.append(
          Finding(
            Place(file: "\(path)/contents.xcplayground", line: page.line),
            "The page `\(page.name)` is listed, but there is no folder `Pages`.",
            help: "Remove it from the list, or make `Pages/\(page.name).xcplaygroundpage/Contents.swift`."))
      }
      add(page: name, in: "")
      return
    }
    if hasContents {
      findings.append(
        Finding(
          Place(file: "\(path)/Contents.swift"), "This is not run, as the playground has pages.",
          help: "Move it into `Pages`, or remove it."))
    }
    let there = names("Pages").filter { $0.hasSuffix(".xcplaygroundpage") }.map { String($0.dropLast(17)) }
    if there.isEmpty {
      findings.append(
        Finding(
          Place(file: "\(path)/Pages"), "There is no page here.",
          help: "A page is a folder `NAME.xcplaygroundpage` with a file `Contents.swift`."))
    }
    if !isListed { missingManifest("The pages run in the order of their names.") }
    for name in order(there, isListed ? manifest() : nil) { add(page: name, in: "Pages/\(name).xcplaygroundpage/") }
  }

  /// The pages that are there, in the order of the list, then those that it lacks.
  private mutating func order(_ there: [String], _ manifest: PlaygroundManifest?) -> [String] {
    guard let listed = manifest?.pages else { return there }
    let list = "\(path)/contents.xcplayground"
    var order: [String] = []
    for page in listed {
      if order.contains(page.name) {
        findings.append(
          Finding(
            Place(file: list, line: page.line), "The page `\(page.name)` is listed twice.",
            help: "It runs where it stands first: remove the other."))
      } else if there.contains(page.name) {
        order.append(page.name)
      } else {
        let unlisted = there.filter { name in !listed.contains { $0.name == name } }
        let near = Suggestion.nearest(to: page.name, among: unlisted).map { "Did you mean `\($0)`? " } ?? ""
        findings.append(
          Finding(
            Place(file: list, line: page.line), "The page `\(page.name)` is listed, but not there.",
            help: "\(near)Make `Pages/\(page.name).xcplaygroundpage/Contents.swift`, or remove it from the list."))
      }
    }
    for name in there where !order.contains(name) {
      findings.append(
        Finding(
          Place(file: "\(path)/Pages/\(name).xcplaygroundpage"),
          "The page is not listed in `contents.xcplayground`, so it runs behind those that are.",
          help: "Add `<page name='\(name)'/>` there."))
      order.append(name)
    }
    return order
  }

  private mutating func manifest() -> PlaygroundManifest? {
    let name = "\(path)/contents.xcplayground"
    do throws(Finding) {
      return try PlaygroundManifest(try read("contents.xcplayground"), path: name)
    } catch {
      findings.append(error)
      return nil
    }
  }

  private mutating func missingManifest(_ consequence: String) {
    findings.append(
      Finding(Place(file: path), "The file `contents.xcplayground` is missing. \(consequence)", help: "Add it."))
  }

  private mutating func add(page name: String, in place: String) {
    let file = "\(place)Contents.swift"
    do throws(Finding) {
      let bytes = try read(file)
      guard
        let source = String(
          validating: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes, as: UTF8.self)
      else {
        throw Finding(Place(file: "\(path)/\(file)"), "The page is not UTF-8.", help: "Save it as UTF-8.")
      }
      let resources = place.isEmpty ? nil : "\(place)Resources"
      pages.append(
        Page(
          name: name, path: "\(path)/\(file)", source: source,
          sources: place.isEmpty ? [] : swiftFiles("\(place)Sources"),
          resources: resources.flatMap { isFolder($0) ? "\(folder)/\($0)" : nil }))
    } catch {
      findings.append(error)
    }
  }

  private mutating func swiftFiles(_ place: String) -> [LessonModule.File] {
    var files: [LessonModule.File] = []
    for name in names(place) where name.hasSuffix(".swift") {
      do throws(Finding) {
        guard LessonModule.File.isName(name) else {
          throw LessonModule.File.refusal(ofName: name, at: Place(file: "\(path)/\(place)/\(name)"))
        }
        files.append(LessonModule.File(name: name, content: try read("\(place)/\(name)")))
      } catch {
        findings.append(error)
      }
    }
    return files
  }

  private func read(_ name: String) throws(Finding) -> [UInt8] {
    do throws(Finding) {
      return try TextFile.read("\(folder)/\(name)")
    } catch {
      let help = name.hasSuffix("Contents.swift") ? "A page is a folder with a file `Contents.swift`." : error.help
      throw Finding(Place(file: "\(path)/\(name)"), error.message, help: help)
    }
  }

  private func isFolder(_ name: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: real(name)))?[.type] as? FileAttributeType == .typeDirectory
  }

  /// The path of something in the bundle, without symbolic links.
  private func real(_ name: String) -> String {
    URL(filePath: name.isEmpty ? folder : "\(folder)/\(name)").resolvingSymlinksInPath().path
  }

  private func names(_ place: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(place)")) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
  }
}
