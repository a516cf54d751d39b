/// The name of the platform's C library as a module, for generated sources, which cannot import what is not installed.
package enum CLibraryName {
  #if canImport(Glibc)
    package static let current = "Glibc"
  #elseif canImport(Musl)
    package static let current = "Musl"
  #else
    package static let current = "Darwin"
  #endif
}
