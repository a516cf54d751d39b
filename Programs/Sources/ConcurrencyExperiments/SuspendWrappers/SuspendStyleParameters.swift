import ExperimentKit

/// The parameters of the experiments on styles.
enum SuspendStyleParameters {
  /// The functions of the interface.
  static let functions = Parameter(
    "functions",
    .list(of: function, count: 1...50) { function, before throws(ValueError) in
      guard before.contains(where: { $0.request == function.request }) else { return }
      throw ValueError("there is already a function with that name", help: "Write each name only once.")
    },
    default: [SuspendFunctionName("getUser", "User"), SuspendFunctionName("getRepositories", "Repositories")],
    help: LocalizedText(en: "The functions of the interface and what they return.", ja: "インターフェースの関数と、その返り値の型。"))

  private static let function: ParameterType<SuspendFunctionName> = .written(
    LocalizedText(en: "a name and a type, such as `getUser User`", ja: "名前と型(例:`getUser User`)")
  ) { text throws(ValueError) in try SuspendFunctionName(written: text) }
}
