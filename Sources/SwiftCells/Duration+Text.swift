extension Duration {
  /// `10 s`, or `300 ms` where it is no whole number of seconds.
  var text: String {
    let (seconds, attoseconds) = components
    return attoseconds == 0 ? "\(seconds) s" : "\(self / .milliseconds(1)) ms".replacing(".0 ms", with: " ms")
  }
}
