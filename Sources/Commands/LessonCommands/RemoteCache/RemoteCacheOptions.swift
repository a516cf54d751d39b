import ArgumentParser

/// The options of a command that shares outcomes with other machines.
struct RemoteCacheOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Share the results of Swift cells with other machines, through a server that uses Bazel's HTTP caching protocol.",
      valueName: "address"))
  var remoteCache: String?
  @Flag(help: "Read from the remote cache without writing to it.")
  var remoteCacheReadOnly = false

  func validate() throws {
    guard let remoteCache else { return }
    do throws(RemoteCacheAddressError) {
      _ = try RemoteCacheAddress(remoteCache)
    } catch {
      throw ValidationError.usage(error.message)
    }
  }
}
