import SourceText
import TestSupport
import Testing

@testable import Playgrounds
@testable import SwiftCells

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("The resources of a page")
struct PlaygroundResourcesTests {
  @Test("Files and folders of resources are copied, and no link is followed")
  func links() throws {
    let folder = try TemporaryFolder()
    try folder.write("a key", to: "outside/key")
    let key = "\(folder.path)/outside/key"
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: key)
    try folder.write("1", to: "A.playground/Contents.swift")
    try folder.write("text", to: "A.playground/Resources/data.txt")
    try folder.write("inner", to: "A.playground/Resources/more/inner.txt")
    let resources = "\(folder.path)/A.playground/Resources"
    try FileManager.default.createSymbolicLink(atPath: "\(resources)/key", withDestinationPath: key)
    try FileManager.default.createSymbolicLink(
      atPath: "\(resources)/more/outside", withDestinationPath: "\(folder.path)/outside")

    let bundle = PlaygroundBundle("A.playground", folder: "\(folder.path)/A.playground")
    let page = try #require(bundle.pages.first)
    let gathered = try #require(try PlaygroundResources(bundle, page).gather(in: folder.path))
    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: gathered).sorted() == ["data.txt", "more", "more/inner.txt"])
    #expect(try FileManager.default.attributesOfItem(atPath: key)[.posixPermissions] as? Int == 0o600)
  }

  @Test("A resource folder that is a link counts as empty")
  func linkedFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("a key", to: "outside/key")
    try folder.write("1", to: "A.playground/Contents.swift")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/A.playground/Resources", withDestinationPath: "\(folder.path)/outside")
    let bundle = PlaygroundBundle("A.playground", folder: "\(folder.path)/A.playground")
    let page = try #require(bundle.pages.first)
    let gathered = try PlaygroundResources(bundle, page).gather(in: folder.path)
    #expect(try gathered.map { try FileManager.default.contentsOfDirectory(atPath: $0) } ?? [] == [])
  }
}
