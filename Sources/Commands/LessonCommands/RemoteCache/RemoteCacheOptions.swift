import ArgumentParser

/// The options of a command that shares outcomes with other machines.
struct RemoteCacheOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Share what Swift cells gave with other machines, through a server by Bazel's HTTP caching protocol.",
      valueName: "address"))
  var remoteCache: String?
  @Flag(help: "Take from the remote cache, and send nothing to it.")
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
