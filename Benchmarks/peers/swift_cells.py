"""Swift cells next to separate runs of swiftc on the same snippets."""
from .bench import HYPERFINE, SWIFT


def measure(bench):
    if not bench.has("Swift cells", HYPERFINE, SWIFT):
        return
    documents, cells = (2, 2) if bench.quick else (10, 10)
    lessons, separate = bench.work / "swift-lessons", bench.work / "swift-separate"
    write(lessons, separate, documents, cells)
    compile_all = bench.work / "separate.sh"
    compile_all.write_text(
        f"for source in {separate}/*.swift; do\n"
        f'  swiftc -Onone "$source" -o {separate}/program && {separate}/program >/dev/null || exit 1\ndone\n'
    )
    count, peer = f"{documents * cells} Swift cells", "swiftc"
    run = [bench.lesson(), "run", lessons]
    bench.time(
        f"run {count}, nothing kept", f"{peer} for each", [*run, "--no-cache"], ["sh", compile_all], runs=3, warmup=0
    )
    bench.run(*run)
    compile_one = ["swiftc", "-Onone", separate / "d0c0.swift", "-o", separate / "program"]
    bench.time(f"run {count}, nothing changed", f"{peer} once", run, compile_one)
    # Each run meets a source that no run has met.
    edit = ["sh", "-c", f"sed 's|^struct Point0 |// again\\n&|' '{lessons}/d0/lesson.md' > '{lessons}/new'"]
    edit[2] += f" && mv '{lessons}/new' '{lessons}/d0/lesson.md'"
    bench.time(f"run {count}, one edited", f"{peer} once", run, compile_one, prepare=edit, runs=5)


def write(lessons, separate, documents, cells):
    """Writes the same snippets as lessons and as single files."""
    separate.mkdir()
    for d in range(documents):
        text = f"---\ntitle: Document {d}\n---\n"
        for c in range(cells):
            code = (
                f"struct Point{c} {{\n  var x: Int\n  var y: Int\n"
                f"  func distance(to other: Point{c}) -> Int {{ abs(x - other.x) + abs(y - other.y) }}\n}}\n"
                f"let points{c} = (0..<4).map {{ Point{c}(x: $0 * {d + 1}, y: $0 + {c}) }}\n"
                f"for point in points{c} {{\n  print(point.distance(to: points{c}[0]))\n}}\n"
            )
            distances = "\n".join(str(i * (d + 1) + i) for i in range(4))
            text += f"\n```swift\n{code}```\n\n```transcript\n{distances}\n```\n"
            (separate / f"d{d}c{c}.swift").write_text(code)
        (lessons / f"d{d}").mkdir(parents=True)
        (lessons / f"d{d}" / "lesson.md").write_text(text)
