import LessonKit
import SourceText
import Subprocess
import SwiftCells

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension TestedPackage {
  /// Returns the findings on the links to symbols in the catalogs and documentation comments of the package's libraries.
  ///
  /// The compiler writes the symbols of the built modules; nothing is built.
  package func linkFindings() async -> [Finding] {
    var findings: [Finding] = []
    for target in description.targets where target.isLibrary && target.isSwift && built.holds(target.moduleName) {
      let graphs = await symbolGraphs(of: target.moduleName)
      guard let own = graphs[target.moduleName] else { continue }
      let others = graphs.filter { $0.key != target.moduleName }.map(\.value)
      let tree = SymbolTree(target.moduleName, own, extensions: others)
      let root = prefix + target.path
      let articles = catalogues(in: root, depth: 0).flatMap { catalogue in
        (CatalogueFiles(around: catalogue, in: folder)?.paths ?? [])
          .filter { $0.hasSuffix(".md") || $0.hasSuffix(".tutorial") }
      }
      let check = SymbolLinkCheck(tree, articles: articles)
      for article in articles {
        guard let bytes = try? folder.read(article) else { continue }
        findings += check.findings(in: SourceFile(path: article, bytes: bytes))
      }
      for symbol in own.symbols + others.flatMap(\.symbols) {
        // A type that conforms to a protocol has copies of the protocol's members.
        guard !symbol.identifier.precise.contains("::SYNTHESIZED::"),
          symbol.docComment?.module ?? target.moduleName == target.moduleName,
          let file = path(of: symbol.docComment?.uri)
        else { continue }
        findings += check.findings(in: symbol, file: file)
      }
    }
    var seen: Set<String> = []
    return findings.filter { seen.insert("\($0)").inserted }.sorted { $0.place < $1.place }
  }

  /// Returns the path, as the user would name it, of a file of the package; nil for any other.
  private func path(of uri: String?) -> String? {
    guard let uri, uri.hasPrefix("file://") else { return nil }
    let file = String(uri.dropFirst(7)).percentDecoded
    let root = URL(filePath: folder.resolve(prefix.isEmpty ? "." : prefix)).standardizedFileURL.path
    let start = root.hasSuffix("/") ? root : root + "/"
    return file.hasPrefix(start) && !file.contains("/.build/") ? prefix + file.dropFirst(start.count) : nil
  }

  /// Returns the symbol graphs of a module and of the modules that it extends, by the names of these.
  private func symbolGraphs(of module: String) async -> [String: SymbolGraph] {
    let place = FileManager.default.temporaryDirectory.appending(path: "lesson-symbols-\(UUID().uuidString)")
    guard (try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)) != nil else {
      return [:]
    }
    defer { try? FileManager.default.removeItem(at: place) }
    let arguments =
      ["-module-name", module, "-target", Self.target, "-output-dir", place.path, "-minimum-access-level", "public"]
      + built.search(importing: module)
    let result = try? await Subprocess.run(
      .name("swift-symbolgraph-extract"), arguments: Arguments(arguments), input: .none, output: .discarded,
      error: .discarded)
    guard result?.terminationStatus.isSuccess == true else { return [:] }
    var graphs: [String: SymbolGraph] = [:]
    for name in FolderNames.of(place.path) ?? [] where name.hasSuffix(".symbols.json") {
      guard let data = try? Data(contentsOf: place.appending(path: name)),
        let graph = try? JSONDecoder().decode(SymbolGraph.self, from: data)
      else { continue }
      graphs[name.dropLast(13).split(separator: "@").last.map(String.init) ?? module] = graph
    }
    return graphs
  }

  private static var target: String {
    #if arch(arm64)
      let machine = "aarch64"
    #else
      let machine = "x86_64"
    #endif
    #if os(macOS)
      return machine == "aarch64" ? "arm64-apple-macosx13.0" : "x86_64-apple-macosx13.0"
    #else
      return "\(machine)-unknown-linux-gnu"
    #endif
  }
}
