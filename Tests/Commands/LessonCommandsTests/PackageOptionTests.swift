import TestSupport
import Testing

@Suite("The documentation of a package")
struct PackageOptionTests {
  private static let listing = "```swift\nprint(1)\n// Prints \"1\"\n```\n"
  private static let description = """
    {
      "products": [{ "name": "Shop", "targets": ["Shop"], "type": { "library": ["automatic"] } }],
      "targets": [
        {
          "c99name": "Shop", "module_type": "SwiftTarget", "name": "Shop", "path": "Sources/Shop",
          "sources": ["Shop.swift", "Silent.swift"], "type": "library"
        },
        {
          "c99name": "demo", "module_type": "SwiftTarget", "name": "demo", "path": "Sources/demo",
          "sources": ["main.swift"], "type": "executable"
        }
      ]
    }
    """

  private func package() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: "shop/Package.swift")
    try folder.write(Self.description, to: "description.json")
    try folder.write("", to: "built/Modules/None.swiftmodule")
    let documents = [
      "README.md", "readme.ja.md", "CHANGELOG.md", "Code-of-Conduct.md", "CONTRIBUTING.md", "GUIDE.md", "LICENSE.md",
      "Docs/Deep/Guide.md", "Sources/Shop/Shop.docc/Shop.md",
    ]
    for path in documents { try folder.write(Self.listing, to: "shop/\(path)") }
    try folder.write("# Nothing to run\n", to: "shop/Prices.md")
    try folder.write("no article", to: "shop/Guides/picture.svg")
    let comment = Self.listing.split(separator: "\n").map { "/// \($0)\n" }.joined()
    try folder.write("\(comment)public func shop() {}\n", to: "shop/Sources/Shop/Shop.swift")
    try folder.write("/// Nothing.\nlet nothing = 0\n", to: "shop/Sources/Shop/Silent.swift")
    try folder.write("\(comment)func main() {}\n", to: "shop/Sources/demo/main.swift")
    return folder
  }

  private func run(_ words: String..., in folder: TemporaryFolder) async -> CommandLineRun {
    await CommandLineRun.lesson(
      ["run", "--package", "shop", "--description", "description.json", "--modules", "built"] + words, in: folder.path)
  }

  @Test("`--package` finds READMEs, guides, catalogs and the comments of libraries, and nothing else")
  func documents() async throws {
    let folder = try package()
    let run = await run("--format", "json", in: folder)
    let paths = run.output.split(separator: "\n").filter { $0.contains("\"path\" : \"shop/") }
      .compactMap { $0.split(separator: "\"").last { $0.hasPrefix("shop/") } }
    #expect(
      paths.map(String.init) == [
        "shop/README.md", "shop/readme.ja.md", "shop/GUIDE.md", "shop/Docs/Deep/Guide.md",
        "shop/Sources/Shop/Shop.docc/Shop.md", "shop/Sources/Shop/Shop.swift",
      ], "\(run.messages)\(run.output)")
    #expect(run.status == 0)
  }

  @Test("The command suggested for a difference names the package")
  func again() async throws {
    let folder = try package()
    try folder.write(Self.listing.replacing("Prints \"1\"", with: "Prints \"2\""), to: "shop/README.md")
    let run = await run("shop/README.md", in: folder)
    #expect(run.output.contains("lesson update --package shop shop/README.md:1\n"), "\(run.output)")
  }

  @Test("A folder without a package, and a file that is not a description of one, are reported")
  func errors() async throws {
    let folder = try package()
    try folder.write("Sorry: {}", to: "description.json")
    let damaged = await run(in: folder)
    #expect(damaged.status == 2)
    #expect(damaged.messages.contains("The package manager's description of the package could not be read."))
    let none = await CommandLineRun.lesson(["run", "--package", "built"], in: folder.path)
    #expect(none.status == 2)
    #expect(none.messages.contains("built: error: The folder has no `Package.swift`."))
  }
}
