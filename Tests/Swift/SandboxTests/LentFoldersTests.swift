#if canImport(Glibc)
  import CLibrary
  import SourceText
  import Testing

  @testable import Sandbox

  @Suite("Folders lent to the user of a run")
  struct LentFoldersTests {
    /// Lends the folders `closed/modules` and `open` of a folder that others can enter, and passes that folder to a
    /// function.
    private func lend(to user: uid_t?, _ body: (LentFolders, String, RunFolder) throws -> Void) throws {
      let (source, run) = (try RunFolder(), try RunFolder())
      defer { for folder in [source, run] { folder.remove() } }
      chmod(source.path, 0o755)
      source.makeFolder("closed", mode: 0o700)
      for name in ["open", "closed/modules", "closed/modules/inner"] { source.makeFolder(name) }
      for name in ["open", "closed/modules/inner"] { try source.makeFile("\(name)/private", "private\n") }
      try source.makeFile("closed/modules/public", "public\n")
      chmod("\(source.path)/closed/modules/public", 0o644)
      let named = ["\(source.path)/closed/modules", "\(source.path)/open", "\(source.path)/none"]
      try body(try LentFolders(named, to: user, in: run), source.path, run)
    }

    @Test("A folder that others cannot reach is readable for everybody in the folder of the run")
    func closed() throws {
      try lend(to: 65534) { (folders, source, run) in
        #expect(folders.paths == ["\(run.path)/lent/0", "\(source)/open", "\(source)/none"])
        for (name, mode) in [("", 0o755), ("/inner", 0o755), ("/inner/private", 0o644), ("/public", 0o644)] {
          var status = stat()
          #expect(lstat("\(run.path)/lent/0\(name)", &status) == 0)
          #expect(status.st_mode & 0o777 == mode, "\(name)")
        }
        #expect(run.read("lent/0/inner/private", atMost: 100) == Array("private\n".utf8))
        #expect(run.read("lent/0/public", atMost: 100) == Array("public\n".utf8))
        var status = stat()
        #expect(stat("\(source)/closed/modules/inner/private", &status) == 0 && status.st_mode & 0o777 == 0o600)
      }
    }

    @Test("Arguments name the lent folders, and are otherwise unchanged")
    func arguments() throws {
      try lend(to: 65534) { (folders, source, run) in
        let (closed, lent) = ("\(source)/closed/modules", "\(run.path)/lent/0")
        for (argument, expected) in [
          (closed, lent), ("\(closed)/a.o", "\(lent)/a.o"),
          ("-fmodule-map-file=\(closed)/m", "-fmodule-map-file=\(lent)/m"),
          ("\(closed)-other/a.o", "\(closed)-other/a.o"), ("\(source)/open/a.o", "\(source)/open/a.o"), ("-I", "-I"),
        ] {
          #expect(folders.argument(argument) == expected)
        }
      }
    }

    @Test("The caller reads folders in their place")
    func caller() throws {
      try lend(to: nil) { (folders, source, run) in
        #expect(folders.paths == ["\(source)/closed/modules", "\(source)/open", "\(source)/none"])
        #expect(!PathKind.isFolder("\(run.path)/lent"))
      }
    }
  }
#endif
