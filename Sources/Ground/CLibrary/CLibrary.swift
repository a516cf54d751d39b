// The attribute has no official name, but Foundation exports with it what stands below it, and Swift 6 keeps it.
#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#elseif canImport(Darwin)
  @_exported import Darwin
#endif
