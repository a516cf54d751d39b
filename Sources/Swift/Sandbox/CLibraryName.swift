/// The module name of the platform's C library, for generated sources.
///
/// They cannot import a library that is not installed.
package enum CLibraryName {
  #if canImport(Glibc)
    package static let current = "Glibc"
  #elseif canImport(Musl)
    package static let current = "Musl"
  #else
    package static let current = "Darwin"
  #endif
}
