/// Indented below a paragraph:
///
///     print(1 + 1)  // 3
///
/// - Returns: Within an item:
///   ```swift
///   print(2 + 2)  // 5
///   ```
public func slashes() {}

enum Outer {
	enum Inner {
		/// After tabs:
		/// ~~~
		/// print(3 + 3)  // 7
		/// ~~~
		static func tabs() {}

		/**
		 Between signs, after tabs:

		 ````swift
		 print(4 + 4)  // 9 /* not 10 */
		 ````
		 */
		static func block() {}
	}
}

/**
 * With stars.
 *
 *     print(5 + 5)  // 11
 *
 * And a fence:
 * ```
 * print(6 + 6)  // 13
 * ```
 */
func stars() {}

/** From the first line on.

    ```swift
    /* Within, too. */
    print(7 + 7)  // 15
    ```
    The last line ends it. */ public func first() {}

/** One line: `print(8 + 8) // 17`. */
func one() {}

///	With a tab after the slashes:
///
///		print(9 + 9)  // 19
///
func margin() {}
