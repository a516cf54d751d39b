// An experiment is written in words of these modules as much as in those of this one, so that one import is enough. The
// attribute has no official name, but Foundation and XCTest export with it what stands below them, and Swift 6 keeps it.
@_exported import Results
@_exported import SourceText
