// The attribute has no official name, but Foundation uses it to export the C library, and Swift 6 still accepts it.
#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#elseif canImport(Darwin)
  @_exported import Darwin
#endif
