/**
 The end of this comment is not written into it:

 ```swift
 print("*" + "/")
 // Prints "x"
 ```
 */
func end() {}

/// No line is added:
///
/// ```swift
/// print("a\nb")
/// ```
///
/// ```transcript
/// a
/// ```
func lines() {}

/**
 This is corrected:

 ```swift
 print("*")
 // Prints "x"
 ```
 */
func corrected() {}
