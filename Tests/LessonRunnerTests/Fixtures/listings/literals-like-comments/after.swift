func template() -> String {
  """
  /// ```swift
  /// print(1 + 1)  // 3
  /// ```
  \(
    "/* " + #""\#("") ""# // """ )
  )
  /**
   ```swift
   print(1 + 1)  // 3
   ```
   */
  """
}

let raw = ##"""
  /// ```swift
  /// print(1 + 1)  // 3
  /// ```
  """#
  \#(" ")
  /// ```swift
  /// print(1 + 1)  // 3
  /// ```
  """##

let quotes = #"""#
/* Taken out:
/// ```swift
/// print(1 + 1)  // 3
/// ```
/**
 ```swift
 print(1 + 1)  // 3
 ```
 */
/// ```swift
/// print(1 + 1)  // 3
/// ```
*/

// /// ```swift
// /// print(1 + 1)  // 3
// /// ```

/****
 ```swift
 print(1 + 1)  // 3
 ```
 ****/

let expression = #/
  /// ```swift
  /// print(1 + 1)  // 3
  /// ```
  /#

let trailing = ("x",  /// ```swift
  "y",  /// print(1 + 1)  // 3
  "z")  /// ```

/// The only documentation:
/// ```swift
/// print(1 + 1)  // 2
/// ```
func last() {}
