import Foundation

/// Arrays in NumPy 2.4's format, in Base64.
enum NumPyFiles {
  /// The numbers in the floating-point arrays, before they are rounded to their types.
  static let values: [Double] = [
    0, -0.0, 1.5, -2.25, 0.1, 65504, 6e-8, .infinity, -.infinity, .nan, 1.0 / 3, -1e-3,
  ]

  /// An array of float16, 3 × 4.
  static let littleHalf = bytes(
    """
    k05VTVBZAQB2AHsnZGVzY3InOiAnPGYyJywgJ2ZvcnRyYW5fb3JkZXInOiBGYWxzZSwgJ3NoYXBlJzogKDMsIDQpLCB9ICAgICAgICAgICAg\
    ICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAoAAACAAD6AwGYu/3sBAAB8APwAflU1GZQ=
    """)
  /// An array of float16 with the high byte first, 3 × 4.
  static let bigHalf = bytes(
    """
    k05VTVBZAQB2AHsnZGVzY3InOiAnPmYyJywgJ2ZvcnRyYW5fb3JkZXInOiBGYWxzZSwgJ3NoYXBlJzogKDMsIDQpLCB9ICAgICAgICAgICAg\
    ICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAoAAIAAPgDAgC5me/8AAXwA/AB+ADVVlBk=
    """)
  /// An array of float32, 3 × 4.
  static let littleSingle = bytes(
    """
    k05VTVBZAQB2AHsnZGVzY3InOiAnPGY0JywgJ2ZvcnRyYW5fb3JkZXInOiBGYWxzZSwgJ3NoYXBlJzogKDMsIDQpLCB9ICAgICAgICAgICAg\
    ICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAoAAAAAAAAAgAAAwD8AABDAzczMPQDgf0dZ2YAzAACAfwAA\
    gP8AAMB/q6qqPm8Sg7o=
    """)
  /// An array of float32 with the high byte first, 3 × 4.
  static let bigSingle = bytes(
    """
    k05VTVBZAQB2AHsnZGVzY3InOiAnPmY0JywgJ2ZvcnRyYW5fb3JkZXInOiBGYWxzZSwgJ3NoYXBlJzogKDMsIDQpLCB9ICAgICAgICAgICAg\
    ICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAoAAAAAgAAAAD/AAADAEAAAPczMzUd/4AAzgNlZf4AAAP+A\
    AAB/wAAAPqqqq7qDEm8=
    """)
  /// An array of float64, 3 × 4.
  static let littleDouble = bytes(
    """
    k05VTVBZAQB2AHsnZGVzY3InOiAnPGY4JywgJ2ZvcnRyYW5fb3JkZXInOiBGYWxzZSwgJ3NoYXBlJzogKDMsIDQpLCB9ICAgICAgICAgICAg\
    ICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAoAAAAAAAAAAAAAAAAAAACAAAAAAAAA+D8AAAAAAAACwJqZ\
    mZmZmbk/AAAAAAD870AraaQpKxtwPgAAAAAAAPB/AAAAAAAA8P8AAAAAAAD4f1VVVVVVVdU//Knx0k1iUL8=
    """)
  /// An array of float64 with the high byte first, 3 × 4.
  static let bigDouble = bytes(
    """
    k05VTVBZAQB2AHsnZGVzY3InOiAnPmY4JywgJ2ZvcnRyYW5fb3JkZXInOiBGYWxzZSwgJ3NoYXBlJzogKDMsIDQpLCB9ICAgICAgICAgICAg\
    ICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAoAAAAAAAAAAIAAAAAAAAAAP/gAAAAAAADAAgAAAAAAAD+5\
    mZmZmZmaQO/8AAAAAAA+cBsrKaRpK3/wAAAAAAAA//AAAAAAAAB/+AAAAAAAAD/VVVVVVVVVv1BiTdLxqfw=
    """)
  /// An array of float32 in version 2.0.
  static let version2 = bytes(
    """
    k05VTVBZAgB0AAAAeydkZXNjcic6ICc8ZjQnLCAnZm9ydHJhbl9vcmRlcic6IEZhbHNlLCAnc2hhcGUnOiAoMTIsKSwgfSAgICAgICAgICAg\
    ICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAoAAAAAAAAAgAAAwD8AABDAzczMPQDgf0dZ2YAzAACAfwAA\
    gP8AAMB/q6qqPm8Sg7o=
    """)
  /// An array of float32 in version 3.0.
  static let version3 = bytes(
    """
    k05VTVBZAwB0AAAAeydkZXNjcic6ICc8ZjQnLCAnZm9ydHJhbl9vcmRlcic6IEZhbHNlLCAnc2hhcGUnOiAoMTIsKSwgfSAgICAgICAgICAg\
    ICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAoAAAAAAAAAgAAAwD8AABDAzczMPQDgf0dZ2YAzAACAfwAA\
    gP8AAMB/q6qqPm8Sg7o=
    """)
  /// The number 0.1 as float32, without a dimension.
  static let single = bytes(
    """
    k05VTVBZAQB2AHsnZGVzY3InOiAnPGY0JywgJ2ZvcnRyYW5fb3JkZXInOiBGYWxzZSwgJ3NoYXBlJzogKCksIH0gICAgICAgICAgICAgICAg\
    ICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIArNzMw9
    """)
  /// An array of float64, 3 × 4, in Fortran order.
  static let fortran = bytes(
    """
    k05VTVBZAQB2AHsnZGVzY3InOiAnPGY4JywgJ2ZvcnRyYW5fb3JkZXInOiBUcnVlLCAnc2hhcGUnOiAoMywgNCksIH0gICAgICAgICAgICAg\
    ICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAoAAAAAAAAAAJqZmZmZmbk/AAAAAAAA8P8AAAAAAAAAgAAA\
    AAAA/O9AAAAAAAAA+H8AAAAAAAD4PytppCkrG3A+VVVVVVVV1T8AAAAAAAACwAAAAAAAAPB//Knx0k1iUL8=
    """)
  /// The numbers 1 and 2 as int64.
  static let integers = bytes(
    """
    k05VTVBZAQB2AHsnZGVzY3InOiAnPGk4JywgJ2ZvcnRyYW5fb3JkZXInOiBGYWxzZSwgJ3NoYXBlJzogKDIsKSwgfSAgICAgICAgICAgICAg\
    ICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAoBAAAAAAAAAAIAAAAAAAAA
    """)
  /// One element with two fields.
  static let fields = bytes(
    """
    k05VTVBZAQB2AHsnZGVzY3InOiBbKCdhJywgJzxmNCcpLCAoJ2InLCAnPGY4JyldLCAnZm9ydHJhbl9vcmRlcic6IEZhbHNlLCAnc2hhcGUn\
    OiAoMSwpLCB9ICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAoAAIA/AAAAAAAAAEA=
    """)
  /// An array of float32, 3 × 0.
  static let empty = bytes(
    """
    k05VTVBZAQB2AHsnZGVzY3InOiAnPGY0JywgJ2ZvcnRyYW5fb3JkZXInOiBGYWxzZSwgJ3NoYXBlJzogKDMsIDApLCB9ICAgICAgICAgICAg\
    ICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAo=
    """)

  private static func bytes(_ text: String) -> [UInt8] {
    Array(Data(base64Encoded: text) ?? Data())
  }
}
