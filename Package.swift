// swift-tools-version: 6.2
import PackageDescription

// The map of the house. A folder of `Sources` is something that a user can name, and a target in it is one subject. An arrow
// between targets may only point down this file.
// `scripts/build` adds the check that a target imports nothing it does not name here.

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
  ] + (Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)])

/// Settings of targets that compute little: without the optimizer they compile in a quarter of the time, and `lesson run`
/// stays as fast.
let notOptimized: [SwiftSetting] = [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// Nothing imports tests, so their modules need not be there before they are compiled, which takes a sixth of the time more.
let testSettings =
  settings + notOptimized
  + [.unsafeFlags(["-no-emit-module-separately-wmo"], .when(configuration: .release))]

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")
let subprocess = Target.Dependency.product(name: "Subprocess", package: "swift-subprocess")
let systemPackage = Target.Dependency.product(
  name: "SystemPackage", package: "swift-system", condition: .when(platforms: [.linux]))

/// For a program that libFuzzer begins: of several sanitizers the Swift compiler takes the last that it is told, so it is told
/// both at once, behind what the package manager tells it.
let isFuzzed = Context.environment["LIBFUZZER"] != nil
let counted: [SwiftSetting] = isFuzzed ? [.unsafeFlags(["-Xfrontend", "-sanitize=fuzzer,address"])] : []

/// A folder of `Sources` and of `Tests`: what a user can name, and below it the ground that all stands on.
enum Folder: String {
  case ground = "Ground"
  case numbers = "Numbers"
  case experiments = "Experiments"
  case course = "Course"
  case swift = "Swift"
  case lessons = "Lessons"
  case commands = "Commands"
}

/// A library target of this package under `Sources/FOLDER/`, or in a folder below that.
func library(
  _ name: String, in folder: Folder, below part: String = "", _ dependencies: Target.Dependency...,
  and more: [Target.Dependency] = [], optimized: Bool = true, assets: [String] = [],
  plugins: [Target.PluginUsage] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies + more, path: "Sources/\(folder.rawValue)/\(part)\(name)",
    resources: assets.map { .embedInCode("Assets/\($0)") },
    swiftSettings: (optimized ? settings : settings + notOptimized) + counted, plugins: plugins)
}

/// A library of the system, with its packages for Debian and for Homebrew.
func system(_ name: String, _ pkgConfig: String? = nil, apt: [String] = [], brew: [String] = []) -> Target {
  .systemLibrary(
    name: name, path: "Sources/Ground/Libraries/\(name)", pkgConfig: pkgConfig,
    providers: pkgConfig == nil ? nil : [.apt(apt), .brew(brew)])
}

/// The tests of a target, under `Tests/FOLDER/NAMETests`; what they exclude are files that they read by path.
///
/// In release mode what they test is optimized, not the tests themselves: that would take twice as long as running them.
func tests(
  _ name: String, in folder: Folder, _ dependencies: Target.Dependency..., exclude: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: dependencies + ["TestSupport"],
    path: "Tests/\(folder.rawValue)/\(name)Tests", exclude: exclude, swiftSettings: testSettings)
}

/// What reads damaged bytes: tests, or for `scripts/fuzz --libfuzzer` a program that libFuzzer begins.
func fuzz(_ dependencies: Target.Dependency...) -> Target {
  guard isFuzzed else {
    return .testTarget(
      name: "FuzzTests", dependencies: dependencies + ["TestSupport"], exclude: ["LibFuzzer.swift"],
      swiftSettings: testSettings)
  }
  return .executableTarget(
    name: "fuzz-target", dependencies: dependencies + ["TestSupport"], path: "Tests/FuzzTests",
    exclude: ["FuzzTests.swift"], swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])])
}

let package = Package(
  name: "swift-lessons",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "lesson", targets: ["lesson"]),
    .library(name: "ExperimentKit", targets: ["ExperimentKit", "Results", "SwiftSource", "SourceText"]),
    .library(name: "Experiments", targets: ["Experiments"]),
    .library(name: "NumberFormats", targets: ["NumberFormats", "ExactNumbers"]),
    .library(name: "NumberFiles", targets: ["NumberFiles"]),
    .library(name: "LessonKit", targets: ["LessonKit", "LessonMarkdown", "SwiftListings"]),
    // For the package of the hosts, in the folder Programs.
    .library(name: "Rasters", targets: ["Rasters"]),
    .library(name: "Dialogs", targets: ["Dialogs"]),
    .library(name: "LocalServing", targets: ["LocalServing"]),
    .library(name: "TimeLimits", targets: ["TimeLimits"]),
    .library(name: "CLibrary", targets: ["CLibrary"]),
    .library(name: "TestSupport", targets: ["TestSupport"]),
    .plugin(name: "CataloguePlugin", targets: ["CataloguePlugin"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
    .package(url: "https://github.com/apple/swift-system", from: "1.5.0"),
  ],
  targets: [
    // The program: the tool, and the course that is handed to it.
    .executableTarget(name: "lesson", dependencies: ["LessonCommands", "Experiments"], swiftSettings: settings),

    // The commands of `lesson`.
    library(
      "LessonCommands", in: .commands, "Terminal", "Workshops", "LessonKernel", "LessonEditor", "LessonExport",
      "LessonNotebooks",
      "LivePages", "LessonPage",
      "LessonReport", "LessonRunner", "LessonCheck", "LessonKit", "Playgrounds", "SwiftCells", "Hosts", "ExperimentKit",
      "Rasters",
      "Results", "JupyterWire", "LanguageServing", "LocalServing", "RemoteCaching", "FileWatching", "Processes",
      "Messages",
      "CrashRecovery", "SourceText",
      "TimeLimits", "CLibrary", and: [argumentParser, subprocess],
      assets: ["logo-32x32.png", "logo-64x64.png", "logo-svg.svg"]),
    // What a terminal shows and takes: lines without controls, colours, progress, typed lines, manual pages.
    library("Terminal", in: .commands, "ExperimentKit", "SourceText", "CLibrary"),

    // A kernel of Jupyter: a notebook's cells as one document, computed from top to bottom.
    library(
      "LessonKernel", in: .lessons, "LessonEditor", "LessonNotebooks", "Workshops", "LivePages", "LessonPage",
      "LessonRunner", "LessonKit", "SwiftListings", "SwiftCells", "Hosts", "ExperimentKit", "Results", "JupyterWire",
      "Messages", "SwiftSource", "SourceText", optimized: false),
    // What an editor asks about lessons: diagnostics, completion, hover, edits, places.
    library(
      "LessonEditor", in: .lessons, "Workshops", "LivePages", "LessonRunner", "LessonCheck", "LessonKit",
      "LessonMarkdown", "SwiftCells", "Hosts", "ExperimentKit", "Results", "Messages", "LanguageServing", "Processes",
      "SourceText", "CLibrary", optimized: false),
    // Workshops: their parts and times, the questions that `lesson next` asks, and what the codes of a class say.
    library(
      "Workshops", in: .lessons, "LessonPage", "LessonReport", "LessonRunner", "LessonCheck", "LessonKit",
      "LessonMarkdown", "Results", "SourceText", "CLibrary"),
    // Questions for learning platforms, in GIFT and QTI.
    library(
      "LessonExport", in: .lessons, "LessonPage", "LessonKit", "SourceText", "CDeflate", optimized: false),
    // Lessons as notebooks: the form of cells in them, and outputs in the formats of Jupyter.
    library(
      "LessonNotebooks", in: .lessons, "LessonPage", "LessonReport", "LessonRunner", "LessonKit", "LessonMarkdown",
      "Hosts",
      "Results", "Messages", "SourceText", optimized: false),
    // Live pages: the processes that run cells for them, and what a browser asks for.
    library(
      "LivePages", in: .lessons, "LessonPage", "LessonRunner", "LocalServing", "FileWatching", "Processes",
      "CrashRecovery", "SourceText", "TimeLimits", "CLibrary", systemPackage, optimized: false),
    // Lessons as pages: HTML, style and scripts, with the codes in which learners send their answers.
    library(
      "LessonPage", in: .lessons, "LessonReport", "LessonRunner", "LessonKit", "LessonMarkdown", "ExperimentKit",
      "Results", "ExactNumbers", "Messages", "SourceText", "TimeLimits", "CMarkGFM", "CDeflate", subprocess,
      systemPackage,
      optimized: false,
      assets: [
        "page.css", "tables.css", "diagrams.css", "figures.css", "questions.css", "slides.css", "report.css",
        "index.css", "live.css", "print.css", "answers.js", "class-code.js", "page.js", "fields.js", "verdict.js",
        "cards.js", "places.js", "waiting.js", "sheet.js", "codes.js", "keys.js", "bar.js", "code-pieces.js",
        "deal.js", "fit.js", "sizes.js", "gather.js", "slides.js", "resume.js", "tables.js", "edition.js", "start.js",
        "index.js", "live.js", "try.css", "vary.css", "board.css", "compare.js", "lights.js", "goals.js", "controls.js",
        "results.js", "state-links.js", "vary.js", "machines.js", "machines.css",
      ]),
    // Reports of a run in Markdown, JSON, JUnit's XML and TAP, and baselines of known failures; nothing is run.
    library(
      "LessonReport", in: .lessons, "LessonKit", "SwiftListings", "Results", "Messages", "SourceText",
      assets: ["run-2.schema.json"]),
    // Runs cells, compares what they give with their transcripts, and updates these.
    library(
      "LessonRunner", in: .lessons, "LessonCheck", "LessonKit", "LessonMarkdown", "Playgrounds", "SwiftListings",
      "SwiftCells", "Hosts", "ExperimentKit", "Results", "ExactNumbers", "SwiftSource", "CrashRecovery", "SourceText",
      "TimeLimits",
      "CLibrary", subprocess),
    // What is wrong with a document as a text: links, spelling, Japanese typography.
    library("LessonCheck", in: .lessons, "LessonKit", "LessonMarkdown", "SourceText", "CLibrary", optimized: false),
    // A document and what stands in it: cells, transcripts, predictions, listings; nothing is run.
    library(
      "LessonKit", in: .lessons, "LessonMarkdown", "SwiftListings", "Rasters", "Results", "ExactNumbers",
      "SwiftSource", "SourceText", "TimeLimits"),
    // Markdown and its HTML, with the place of each word.
    library("LessonMarkdown", in: .lessons, "SourceText", "CMarkGFM", "CLibrary"),

    // Compiles and runs the pages of playgrounds, with what their results are beside each line.
    library(
      "Playgrounds", in: .swift, "SwiftCells", "Sandbox", "Results", "SwiftSource", "SourceText", "CLibrary",
      systemPackage,
      optimized: false),
    // What the comments of a listing say that it prints or that a value is, compared with what it gave.
    library("SwiftListings", in: .swift, "Results", "ExactNumbers", "SwiftSource", "SourceText"),
    // Compiles Swift cells and listings, and says what they gave.
    library(
      "SwiftCells", in: .swift, "Sandbox", "Results", "RemoteCaching", "Processes", "SwiftSource", "SourceText",
      "TimeLimits",
      "CLibrary",
      subprocess, systemPackage),

    // Runs compilers and compiled programs apart from everything else, and sees how they end.
    library(
      "Sandbox", in: .swift, "Results", "SourceText", "TimeLimits", "CLibrary", subprocess, systemPackage),

    // The course: all experiments that the lessons call.
    library(
      "Experiments", in: .course, "NumberExperiments", "AppExperiments", "ExperimentKit", "Results", "SourceText"),
    // Experiments on numbers: integers, floating point, posits, blocks.
    library(
      "NumberExperiments", in: .course, "ExperimentKit", "Results", "NumberFiles", "NumberFormats", "ExactNumbers",
      "SwiftSource", "SourceText",
      plugins: ["CataloguePlugin"]),
    // Experiments on what apps are made of: device tokens, enums, dialogs, settings.
    library(
      "AppExperiments", in: .course, "Dialogs", "ExperimentKit", "Results", "SwiftSource", "SourceText", "CLibrary",
      optimized: false, plugins: ["CataloguePlugin"]),
    // The dialog of the articles as a state machine.
    library("Dialogs", in: .course, "ExperimentKit", "Results", "SourceText"),

    // Programs that hold experiments, which the runner starts and asks in JSON lines.
    library(
      "Hosts", in: .experiments, "ExperimentKit", "Results", "Processes", "SourceText", "TimeLimits", "CLibrary"),
    // What an experiment is: its name, its parameters as data, its machines, and the protocol of hosts.
    library("ExperimentKit", in: .experiments, "Results", "SourceText", "CLibrary"),
    // Pictures of points, as PNG files hold them.
    library("Rasters", in: .experiments, "Results", "CPNG"),
    // What a cell gives: lines, tables, diagrams, figures and their SVG.
    library("Results", in: .experiments, "SwiftSource", "SourceText", "CLibrary"),
    // Writes the catalogue of a target's experiments when it is built.
    .plugin(
      name: "CataloguePlugin", capability: .buildTool(), dependencies: ["catalogue-generator"],
      path: "Sources/Experiments/CataloguePlugin"),
    .executableTarget(
      name: "catalogue-generator", path: "Sources/Experiments/catalogue-generator", swiftSettings: settings),

    // Arrays of NumPy and comma-separated numbers, from bytes and to bytes.
    library("NumberFiles", in: .numbers, "NumberFormats"),
    // Formats of numbers as data: codes, rounding, arithmetic, arrays, blocks.
    library("NumberFormats", in: .numbers, "ExactNumbers"),
    // Exact integers and rationals, over GMP.
    library("ExactNumbers", in: .numbers, "CGMP"),

    // What the program says, in Japanese.
    library("Messages", in: .ground, "SourceText"),
    // Waits for files to change.
    library("FileWatching", in: .ground, "SourceText", "CLibrary"),
    // Talks to an editor in the Language Server Protocol, whatever is edited.
    library("LanguageServing", in: .ground, below: "Serving/", "SourceText", "CLibrary"),
    // Talks to Jupyter's clients: ZMTP, signatures, messages, whatever a kernel runs.
    library("JupyterWire", in: .ground, below: "Serving/", "SourceText", "CLibrary"),
    // Answers HTTP requests of this machine.
    library("LocalServing", in: .ground, below: "Serving/", "CLibrary"),
    // Asks a server for outcomes that another machine has computed.
    library("RemoteCaching", in: .ground, below: "Serving/", "SourceText", "TimeLimits"),
    // Starts programs, talks to them, and ends them with all that they started.
    library("Processes", in: .ground, "SourceText", "CLibrary", subprocess, systemPackage),
    // Swift's tokens, statements and comments, found without a compiler; what a playground says and what the course shows of
    // source need them too, so they stand on the ground floor.
    library("SwiftSource", in: .ground, "SourceText"),
    // Texts with places: files, findings, YAML.
    library("SourceText", in: .ground, "CLibrary", "CYAML", "CExtendedAttributes"),
    // Work whose crash does not end the program.
    library("CrashRecovery", in: .ground, "TimeLimits", "CLibrary"),
    // Work that ends in time.
    library("TimeLimits", in: .ground),
    // The C library of the platform, whichever it is.
    library("CLibrary", in: .ground),
    system(
      "CMarkGFM", "libcmark-gfm", apt: ["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"], brew: ["cmark-gfm"]),
    system("CYAML", "yaml-0.1", apt: ["libyaml-dev"], brew: ["libyaml"]),
    system("CPNG", "libpng", apt: ["libpng-dev"], brew: ["libpng"]),
    // zlib, under another name than in the package of the programs, because module names are unique in a build.
    system("CDeflate", "zlib", apt: ["zlib1g-dev"], brew: ["zlib"]),
    system("CGMP", "gmp", apt: ["libgmp-dev"], brew: ["gmp"]),
    system("CExtendedAttributes"),

    .target(
      name: "TestSupport", dependencies: ["ExperimentKit", "Results", "SourceText", "CLibrary"],
      path: "Tests/TestSupport",
      swiftSettings: settings),
    tests("CLibrary", in: .ground, "CLibrary"),
    tests("TimeLimits", in: .ground, "TimeLimits"),
    tests("CrashRecovery", in: .ground, "CrashRecovery", "TimeLimits", "CLibrary"),
    tests("ExactNumbers", in: .numbers, "ExactNumbers"),
    tests("NumberFiles", in: .numbers, "NumberFiles", "NumberFormats"),
    tests("NumberFormats", in: .numbers, "NumberFormats", "ExactNumbers", exclude: ["Oracles"]),
    tests("SwiftSource", in: .ground, "SwiftSource", "SourceText"),
    tests("SourceText", in: .ground, "SourceText", "CLibrary", "CExtendedAttributes"),
    tests("Results", in: .experiments, "Results", "SourceText"),
    tests("Rasters", in: .experiments, "Rasters", "Results", "SourceText", exclude: ["Fixtures"]),
    tests("ExperimentKit", in: .experiments, "ExperimentKit", "Results", "SourceText"),
    tests(
      "NumberExperiments", in: .course, "NumberExperiments", "ExperimentKit", "NumberFiles", "NumberFormats",
      "ExactNumbers", "Results",
      "SourceText"),
    tests("Experiments", in: .course, "NumberExperiments", "AppExperiments", "ExperimentKit", "lesson"),
    tests("AppExperiments", in: .course, "AppExperiments", "Dialogs", "ExperimentKit", "Results", "SourceText"),
    tests("Processes", in: .ground, "Processes", "CLibrary", subprocess, systemPackage),
    tests("Hosts", in: .experiments, "Hosts", "ExperimentKit", "Results", "SourceText", "CLibrary"),
    tests("Sandbox", in: .swift, "Sandbox", "Results", "SourceText", "CLibrary"),
    tests(
      "Playgrounds", in: .swift, "Playgrounds", "SwiftCells", "Sandbox", "Results", "SwiftSource", "SourceText",
      "CLibrary"),
    tests(
      "SwiftCells", in: .swift, "SwiftCells", "Sandbox", "Results", "SwiftSource", "SourceText", "CLibrary", subprocess,
      systemPackage,
      exclude: ["Fixtures"]),
    tests("SwiftListings", in: .swift, "SwiftListings", "Results", "SourceText"),
    tests("LessonKit", in: .lessons, "LessonKit", "LessonMarkdown", "SwiftListings", "Results", "SourceText"),
    tests("LessonEditor", in: .lessons, "LessonEditor", "SourceText"),
    tests("Workshops", in: .lessons, "Workshops", "LessonPage", "LessonKit", "LessonMarkdown", "SourceText"),
    tests(
      "LessonRunner", in: .lessons, "LessonRunner", "SwiftCells", "LessonKit", "ExperimentKit", "Rasters", "Results",
      "SourceText",
      "CLibrary", exclude: ["Fixtures"]),
    fuzz(
      "LessonRunner", "LessonCheck", "Playgrounds", "SwiftCells", "Sandbox", "NumberFiles", "ExperimentKit",
      "LessonPage",
      "LessonReport",
      "LessonKit", "SwiftListings", "Rasters", "Results", "SourceText"),
    tests("LessonCheck", in: .lessons, "LessonCheck", "LessonKit", "LessonMarkdown", "SourceText"),
    tests("LessonReport", in: .lessons, "LessonReport", "LessonKit", "Results", "SourceText"),
    tests(
      "LessonPage", in: .lessons, "LessonPage", "LessonReport", "LessonKit", "LessonMarkdown", "Results", "SourceText"),
    tests("LessonExport", in: .lessons, "LessonExport", "LessonPage", "LessonKit", "SourceText"),
    tests("LessonKernel", in: .lessons, "LessonKernel", "LessonNotebooks"),
    tests("LessonNotebooks", in: .lessons, "LessonNotebooks", "LessonKit", "Results", "SourceText"),
    tests("LocalServing", in: .ground, "LocalServing"),
    tests("JupyterWire", in: .ground, "JupyterWire", "SourceText", "CLibrary"),
    tests("LanguageServing", in: .ground, "LanguageServing", "SourceText"),
    tests("RemoteCaching", in: .ground, "RemoteCaching", "TimeLimits"),
    tests("Messages", in: .ground, "Messages", "SourceText"),
    tests("FileWatching", in: .ground, "FileWatching"),
    tests(
      "LessonCommands", in: .commands, "LessonCommands", "Terminal", "Workshops", "LivePages", "LessonPage",
      "LessonRunner", "LessonCheck", "LessonKit", "Rasters", "SourceText", "Experiments", "ExperimentKit", "lesson",
      "crashing-lesson", exclude: ["Fixtures"]),
    // The program with experiments that crash, which only tests start.
    .executableTarget(
      name: "crashing-lesson", dependencies: ["LessonCommands", "ExperimentKit", "Results", "SourceText", "CLibrary"],
      path: "Tests/CrashingLesson", swiftSettings: settings),
  ]
)

// Whoever uses this package does not resolve what only `scripts/documentation` needs.
if Context.environment["DOCUMENTATION"] != nil {
  package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}
