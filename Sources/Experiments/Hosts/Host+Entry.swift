import ExperimentKit

extension Host {
  /// Returns the catalog entry of an experiment that the host offers.
  nonisolated func entry(_ description: ExperimentDescription) -> CatalogueEntry {
    CatalogueEntry(description, of: ObjectIdentifier(self)) { parameters in
      let result = try await self.run(description.name, parameters)
      guard result.kind == description.kind else {
        throw ExperimentError(
          "The host `\(self.declaration.name)` returned \(result.kind.transcript) for `\(description.name)`, "
            + "which it declares to return \(description.kind.transcript).")
      }
      return result
    }
  }
}
