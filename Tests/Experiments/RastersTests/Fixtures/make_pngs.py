"""Makes PNG files of every colour type, depth and interlacing with Python's zlib alone, with the pixels that they stand for.

Run `python3 make_pngs.py > pngs.txt`. A line is: name, width, height, file in Base64, straight RGBA in Base64.
"""

import base64
import random
import struct
import zlib

DEPTHS = {0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16]}
CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
PASSES = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def packed(row, depth):
    """The samples of a row as bytes, the leftmost in the highest bits."""
    bits = "".join(format(sample, f"0{depth}b") for pixel in row for sample in pixel)
    bits += "0" * (-len(bits) % 8)
    return bytes(int(bits[i : i + 8], 2) for i in range(0, len(bits), 8))


def paeth(a, b, c):
    p = a + b - c
    distances = [(abs(p - a), 0, a), (abs(p - b), 1, b), (abs(p - c), 2, c)]
    return min(distances)[2]


def filtered(rows, step, chance):
    """The rows, each after a filter type chosen at random."""
    result = b""
    above = None
    for row in rows:
        kind = chance.randrange(5)
        up = above or bytes(len(row))
        left = bytes(step) + row[:-step] if len(row) > step else bytes(len(row))
        corner = bytes(step) + up[:-step] if len(row) > step else bytes(len(row))
        predictions = [
            bytes(len(row)),
            left,
            up,
            bytes((a + b) // 2 for a, b in zip(left, up)),
            bytes(paeth(a, b, c) for a, b, c in zip(left, up, corner)),
        ]
        result += bytes([kind]) + bytes((x - y) % 256 for x, y in zip(row, predictions[kind]))
        above = row
    return result


def file(width, height, depth, colour, interlaced, pixels, extra, chance):
    step = max(1, CHANNELS[colour] * depth // 8)
    if interlaced:
        data = b""
        for x0, y0, dx, dy in PASSES:
            rows = [packed([pixels[y][x] for x in range(x0, width, dx)], depth) for y in range(y0, height, dy)]
            if x0 < width:
                data += filtered(rows, step, chance)
    else:
        data = filtered([packed(row, depth) for row in pixels], step, chance)
    compressed = zlib.compress(data)
    middle = len(compressed) // 2
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, depth, colour, 0, 0, int(interlaced)))
        + extra
        + chunk(b"IDAT", compressed[:middle])
        + chunk(b"IDAT", compressed[middle:])
        + chunk(b"IEND", b"")
    )


def eight(sample, depth):
    most = 2**depth - 1
    return (sample * 255 * 2 + most) // (2 * most)


def main():
    chance = random.Random(8)
    for colour, depths in DEPTHS.items():
        for depth in depths:
            for interlaced in (False, True):
                for transparent in (False, True) if colour in (0, 2, 3) else (False,):
                    width, height = chance.choice([(5, 7), (9, 8), (1, 1), (3, 2), (13, 11)])
                    most = 2**depth - 1
                    palette = [tuple(chance.randrange(256) for _ in range(4)) for _ in range(2**depth)]
                    pixels = [
                        [tuple(chance.randrange(most + 1) for _ in range(CHANNELS[colour])) for _ in range(width)]
                        for _ in range(height)
                    ]
                    key = pixels[0][0]
                    extra = b""
                    if colour == 3:
                        extra += chunk(b"PLTE", b"".join(bytes(entry[:3]) for entry in palette))
                    if transparent and colour == 3:
                        extra += chunk(b"tRNS", bytes(entry[3] for entry in palette))
                    elif transparent:
                        extra += chunk(b"tRNS", b"".join(struct.pack(">H", sample) for sample in key))
                    rgba = b""
                    for pixel in (pixel for row in pixels for pixel in row):
                        if colour == 3:
                            entry = palette[pixel[0]]
                            rgba += bytes(entry[:3]) + bytes([entry[3] if transparent else 255])
                            continue
                        alpha = 255
                        if colour in (4, 6):
                            alpha = eight(pixel[-1], depth)
                            pixel = pixel[:-1]
                        elif transparent and pixel == key:
                            alpha = 0
                        grey = [eight(sample, depth) for sample in pixel]
                        rgba += bytes(grey * 3 if len(grey) == 1 else grey) + bytes([alpha])
                    png = file(width, height, depth, colour, interlaced, pixels, extra, chance)
                    name = f"type-{colour}-depth-{depth}" + "-interlaced" * interlaced + "-transparent" * transparent
                    print(name, width, height, base64.b64encode(png).decode(), base64.b64encode(rgba).decode())


main()
