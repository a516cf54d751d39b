"""A document for the tests of `lesson lsp`."""

DOCUMENT = """# 日本語 and か\u3099 👨‍👩‍👧

```experiment integer.table name=bits
encoding: twos-complement
bits: 2
```

| bits | value |
|------|------:|
| `00` |     0 |
| `01` |     1 |
| `10` |    -2 |
| `11` |    -1 |

The end.
"""
