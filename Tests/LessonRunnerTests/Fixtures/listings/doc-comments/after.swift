/// Indented below a paragraph:
///
///     print(1 + 1)  // 2
///
/// - Returns: Within an item:
///   ```swift
///   print(2 + 2)  // 4
///   ```
public func slashes() {}

enum Outer {
	enum Inner {
		/// After tabs:
		/// ~~~
		/// print(3 + 3)  // 6
		/// ~~~
		static func tabs() {}

		/**
		 Between signs, after tabs:

		 ````swift
		 print(4 + 4)  // 8 /* not 10 */
		 ````
		 */
		static func block() {}
	}
}

/**
 * With stars.
 *
 *     print(5 + 5)  // 10
 *
 * And a fence:
 * ```
 * print(6 + 6)  // 12
 * ```
 */
func stars() {}

/** From the first line on.

    ```swift
    /* Within, too. */
    print(7 + 7)  // 14
    ```
    The last line ends it. */ public func first() {}

/** One line: `print(8 + 8) // 17`. */
func one() {}

///	With a tab after the slashes:
///
///		print(9 + 9)  // 18
///
func margin() {}
