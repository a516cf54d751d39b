// An experiment uses these modules as much as this one, so one import is enough. The
// attribute has no official name, but Foundation and XCTest export the modules below them with it, and Swift 6 has it.
@_exported import Results
@_exported import SourceText
