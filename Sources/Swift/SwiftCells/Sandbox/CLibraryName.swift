/// The name of the platform's C library as a module, for generated sources, which cannot import what is not installed.
enum CLibraryName {
  #if canImport(Glibc)
    static let current = "Glibc"
  #elseif canImport(Musl)
    static let current = "Musl"
  #else
    static let current = "Darwin"
  #endif
}
