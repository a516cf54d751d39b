"""Sums, dot products and arrays of bfloat16, with numpy and ml_dtypes."""


def available(numpy):
    """The work, as in number_formats.py; codes are decoded in their time, as in ours."""
    import ml_dtypes

    random = numpy.random.default_rng(2022)
    floats = random.uniform(-1, 1, 1_000_000).astype(numpy.float32)
    codes = floats.astype(ml_dtypes.float8_e4m3fn)
    halves = floats.astype(ml_dtypes.bfloat16)
    others = halves[::-1].copy()

    def decoded():
        return codes.astype(numpy.float32)

    size = codes.size
    yield "total-e4m3fn-pairwise", "numpy", size, lambda: decoded().sum()
    yield "total-e4m3fn-forward", "numpy", size, lambda: numpy.add.accumulate(decoded())[-1]
    yield "dot-e4m3fn-pairwise", "numpy", size, lambda: (decoded() * decoded()).sum()
    yield "dot-e4m3fn-forward", "numpy", size, lambda: numpy.add.accumulate(decoded() * decoded())[-1]
    yield "steps-e4m3fn", "ml_dtypes", size, lambda: numpy.add.accumulate(codes)[-1]
    yield "array-round-bfloat16", "ml_dtypes", size, lambda: floats.astype(ml_dtypes.bfloat16)
    yield "array-decode-bfloat16", "ml_dtypes", size, lambda: halves.astype(numpy.float32)
    yield "array-sums-bfloat16", "ml_dtypes", size, lambda: halves + others
    yield "array-products-bfloat16", "ml_dtypes", size, lambda: halves * others
    yield "array-quotients-bfloat16", "ml_dtypes", size, lambda: quotients(numpy, halves, others)


def quotients(numpy, left, right):
    with numpy.errstate(all="ignore"):
        return left / right
