"""Numbers in blocks with scales, with numpy and ml_dtypes."""


def available(numpy, inputs):
    """The work, as in number_formats.py."""
    import ml_dtypes

    formats = {
        "mxfp8e4m3": (ml_dtypes.float8_e4m3fn, 8, 448), "mxfp8e5m2": (ml_dtypes.float8_e5m2, 15, 57344),
        "mxfp6e2m3": (ml_dtypes.float6_e2m3fn, 2, 7.5), "mxfp6e3m2": (ml_dtypes.float6_e3m2fn, 4, 28),
        "mxfp4": (ml_dtypes.float4_e2m1fn, 2, 6), "mxint8": (None, 0, 0),
    }

    def quotients(numbers, power):
        """The numbers over the scales of blocks of 32, which are powers of two."""
        blocks = numbers.reshape(-1, 32)
        exponents = numpy.frexp(numpy.abs(blocks).max(axis=1))[1] - 1 - power
        exponents = numpy.clip(exponents, -127, 127)
        return numpy.ldexp(blocks, -exponents[:, None]), (exponents + 127).astype(numpy.uint8)

    def microscaling(numbers, type_, power, largest):
        scaled, scales = quotients(numbers, power)
        if type_ is None:
            return numpy.clip(numpy.rint(scaled * 64), -127, 127).astype(numpy.int8), scales
        return numpy.clip(scaled, -largest, largest).astype(type_), scales

    def nvfp4(numbers):
        blocks = numbers.reshape(-1, 16)
        largest = numpy.abs(blocks).max(axis=1)
        array_scale = numpy.float32(largest.max() / (448 * 6))
        scales = (largest / 6 / array_scale).astype(ml_dtypes.float8_e4m3fn)
        factors = scales.astype(numpy.float64) * array_scale
        return (blocks / factors[:, None]).astype(ml_dtypes.float4_e2m1fn), scales

    for kind, numbers in inputs.items():
        magnitudes = numpy.abs(numbers)
        for name, format_ in formats.items():
            yield (
                f"block-{name}-{kind}", "numpy and ml_dtypes", numbers.size,
                lambda numbers=numbers, format_=format_: microscaling(numbers, *format_),
            )
        yield f"block-nvfp4-{kind}", "numpy and ml_dtypes", numbers.size, lambda numbers=numbers: nvfp4(numbers)
        yield (
            f"round-e8m0fnu-{kind}", "ml_dtypes", numbers.size,
            lambda magnitudes=magnitudes: magnitudes.astype(ml_dtypes.float8_e8m0fnu),
        )
