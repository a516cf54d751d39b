/// The JSON Schema of ``LessonKit/RunRecord``, draft 2020-12.
package enum RunSchema {
  /// The schema, whose title has the version.
  package static let text = String(decoding: PackageResources.run_2_schema_json, as: UTF8.self)
}
