/// The JSON Schema of ``LessonKit/RunRecord``, draft 2020-12.
package enum RunSchema {
  /// The text of the schema, whose title contains the version.
  package static let text = String(decoding: PackageResources.run_2_schema_json, as: UTF8.self)
}
