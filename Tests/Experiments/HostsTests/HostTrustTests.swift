import CLibrary
import ExperimentKit
import SourceText
import TestSupport
import Testing

@testable import Hosts

/// The programs in `hosts.yml` that may be started.
@Suite("The trust in hosts")
struct HostTrustTests {
  private let folder: TemporaryFolder
  private let store: TrustStore

  init() throws {
    folder = try TemporaryFolder()
    folder.allow(0o755, "")
    store = TrustStore(folder: folder.path + "/state/trusted")
    for name in [
      "prefix/bin/lesson", "prefix/bin/other", "prefix/lib/swift-lessons/lesson-own", "lessons/host", "bin/sh",
    ] {
      try folder.write("#!/bin/sh\n", to: name)
      folder.allow(0o755, name)
    }
    for name in ["prefix", "lessons", "bin"] { folder.allow(0o755, name) }
  }

  private func source(_ text: String, in lessons: String = "lessons") throws -> HostsSource {
    try folder.write(text, to: "\(lessons)/hosts.yml")
    folder.allow(0o644, "\(lessons)/hosts.yml")
    return HostsSource(name: "lessons/hosts.yml", folder: "\(folder.path)/\(lessons)", bytes: Array(text.utf8))
  }

  /// Returns the reason that the host of a command is not started; empty if it is.
  private func refusal(
    _ source: HostsSource, program: String = "prefix/bin/lesson", _ store: TrustStore? = nil
  ) throws -> String {
    let programs = HostProgram(program: "\(folder.path)/\(program)", searchPath: "\(folder.path)/bin")
    let host = try #require(source.file.hosts.first)
    let found = programs.find(host.command[0], from: source.folder)
    return HostTrust(store ?? self.store).refusal(of: host, found, from: source, programs).map(Self.words) ?? ""
  }

  private static func words(_ failure: ExperimentError) -> String {
    failure.message.followed(by: failure.help).description
  }

  private static func untrusted(_ reason: String) -> String {
    "The host `a` is not started: \(reason). Check which programs it starts, and allow it: `lesson trust lessons/hosts.yml`."
  }
  private static let unknown = untrusted(
    "`lessons/hosts.yml` names its program, and you have not trusted that file")

  @Test(
    "A program that is installed with `lesson` needs no trust, and neither does a missing one",
    arguments: ["lesson-own", "no-such-program"])
  func own(_ command: String) throws {
    #expect(try refusal(source("a: {command: [\(command)], topics: [a]}")) == "")
  }

  @Test(
    "Any other program needs trust",
    arguments: [
      "[sh]", "[sh, host]", "[./host]", "[lesson-own, --option]", "[other]", "[../prefix/lib/swift-lessons/lesson-own]",
      "[../prefix/bin/other]", "[../prefix/lib/swift-lessons/../../../lessons/host]", "[/bin/sh]",
    ])
  func foreign(_ command: String) throws {
    let source = try source("a: {command: \(command), topics: [a]}")
    #expect(try refusal(source) == Self.unknown)
    try store.add(source)
    #expect(try refusal(source) == "")
    #expect(store.remove(source) && !store.remove(source))
    #expect(try refusal(source) == Self.unknown)
  }

  @Test("A file that has changed, or is elsewhere, counts as another one")
  func changed() throws {
    let trusted = try source("a: {command: [./host], topics: [a]}")
    try store.add(trusted)
    let changed = try source("a: {command: [./host], topics: [a, b]}")
    #expect(
      try refusal(changed)
        == Self.untrusted("`lessons/hosts.yml`, which names its program, has changed since you trusted it"))
    #expect(try refusal(source("a: {command: [../lessons/host], topics: [a]}", in: "copy")) == Self.unknown)
    #expect(try refusal(source("a: {command: [./host], topics: [a]}")) == "")
  }

  @Test("A folder is identified by its own path, with any links to it or in it")
  func links() throws {
    let trusted = try source("a: {command: [./host], topics: [a]}")
    try store.add(trusted)
    folder.link("link", to: "lessons")
    #expect(try refusal(HostsSource(name: trusted.name, folder: folder.path + "/link", bytes: trusted.bytes)) == "")
    // The file is the one that is trusted, but its program would be another.
    try folder.write("#!/bin/sh\n", to: "stranger/host")
    folder.allow(0o755, "stranger/host")
    folder.link("stranger/hosts.yml", to: "../lessons/hosts.yml")
    #expect(
      try refusal(HostsSource(name: trusted.name, folder: folder.path + "/stranger", bytes: trusted.bytes))
        == Self.unknown)
  }

  @Test(
    "A file that others can write to is refused, even if it is trusted",
    arguments: ["lessons", "lessons/hosts.yml", "lessons/host"])
  func loose(_ name: String) throws {
    for command in ["[./host]", "[sh, host]"] {
      let source = try source("a: {command: \(command), topics: [a]}")
      try store.add(source)
      for (permissions, isLoose) in [(0o757, true), (0o775, true), (0o755, false)] as [(UInt32, Bool)] {
        folder.allow(mode_t(permissions), name)
        let reason = try refusal(source)
        #expect(
          isLoose ? reason.contains("Other users can write to `") && reason.contains("Run `chmod go-w ") : reason == "")
      }
    }
  }

  @Test(
    "A file of another user is refused, even if it is trusted", .enabled(if: TemporaryFolder.canGiveAway),
    arguments: ["lessons", "lessons/hosts.yml", "lessons/host"])
  func belongsToOthers(_ name: String) throws {
    let source = try source("a: {command: [./host], topics: [a]}")
    try store.add(source)
    folder.giveAway(name)
    #expect(try refusal(source).contains("belongs to another user. Make your own copy."))
  }

  @Test("The installed lessons are trusted, and so are those of the checkout in which `lesson` was built")
  func installed() throws {
    let text = "a: {command: [sh], topics: [a]}"
    #expect(try refusal(source(text, in: "prefix/share/swift-lessons/lessons")) == "")
    #expect(try refusal(source(text, in: "prefix/share/swift-lessons-of-others")) == Self.unknown)
    #expect(try refusal(source(text, in: "prefix/lessons")) == Self.unknown)
    for program in ["work/.build/release/lesson", "work/.build/lesson/bin/lesson"] {
      try folder.write("", to: program)
      #expect(try refusal(source(text, in: "work/lessons"), program: program) == "")
      for other in ["work", "work/lessons/a", "lessons", "work/.build/lessons"] {
        #expect(try refusal(source(text, in: other), program: program) == Self.unknown, "\(other)")
      }
    }
    folder.allow(0o777, "prefix/share/swift-lessons/lessons")
    #expect(try refusal(source(text, in: "prefix/share/swift-lessons/lessons")).contains("Other users can write"))
  }

  @Test("A store that others can write to is ignored, and saves nothing")
  func looseStore() throws {
    let source = try source("a: {command: [./host], topics: [a]}")
    try store.add(source)
    let name = try #require(try folder.names(in: "state/trusted").first)
    #expect(store.all.count == 1)
    for (name, tight) in [("state/trusted/\(name)", 0o600), ("state/trusted", 0o700)] as [(String, UInt32)] {
      folder.allow(mode_t(tight) | 0o022, name)
      #expect(try refusal(source) == Self.unknown && store.all.isEmpty)
      if name == "state/trusted" { #expect(throws: Finding.self) { try store.add(source) } }
      folder.allow(mode_t(tight), name)
      #expect(try refusal(source) == "")
      guard TemporaryFolder.canGiveAway else { continue }
      folder.giveAway(name)
      #expect(try refusal(source) == Self.unknown && store.all.isEmpty)
      if name != "state/trusted" { try store.add(source) }
    }
  }

  @Test("Without a file or a store, no program of others is started")
  func nothing() throws {
    let source = try source("a: {command: [./host], topics: [a]}")
    let programs = HostProgram(program: "\(folder.path)/prefix/bin/lesson", searchPath: "")
    let host = try #require(source.file.hosts.first)
    let found = programs.find("./host", from: source.folder)
    #expect(HostTrust(nil).refusal(of: host, found, from: source, programs).map(Self.words) == Self.unknown)
    #expect(HostTrust(store).refusal(of: host, found, from: nil, programs) != nil)
    #expect(HostTrust.all.refusal(of: host, found, from: nil, programs) == nil)
  }

  @Test(
    "A path is written as one shell word",
    arguments: [
      ("a/b-c.yml", "a/b-c.yml"), ("a b", "'a b'"), ("it's", "'it'\\''s'"), ("", "''"), ("授業", "授業"),
      ("$(x)", "'$(x)'"),
    ])
  func shellWord(_ path: String, _ word: String) {
    #expect(path.shellWord == word)
  }
}
