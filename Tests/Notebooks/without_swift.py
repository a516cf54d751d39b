"""The number lessons as notebooks in a clean system without Swift, whose kernel is asked from outside.

usage: without_swift.py ROOT      ROOT is the folder of the clean system, with a running kernel whose sockets are at
                                  home/learner/kernel, and exported notebooks in home/learner/notebooks
"""

import json
import pathlib
import sys

from jupyter_client import BlockingKernelClient

ROOT = pathlib.Path(sys.argv[1])
HOME = ROOT / "home/learner"


def joined(text):
    return text if isinstance(text, str) else "".join(text)


def main():
    information = json.loads((HOME / "connection.json").read_text())
    information["ip"] = str(HOME / "kernel")
    client = BlockingKernelClient()
    client.load_connection_info(information)
    client.start_channels()
    client.wait_for_ready(timeout=60)
    experiments = skipped = 0
    for path in sorted((HOME / "notebooks").glob("*.ipynb")):
        for cell in json.loads(path.read_text())["cells"]:
            if cell["cell_type"] != "code":
                continue
            outputs = []
            reply = client.execute_interactive(joined(cell["source"]), allow_stdin=False, timeout=120, output_hook=outputs.append)
            found = [m["content"]["data"]["text/plain"] for m in outputs if "data" in m["content"]]
            said = "".join(m["content"]["text"] for m in outputs if m["msg_type"] == "stream")
            if joined(cell["source"]).startswith("%%experiment"):
                experiments += 1
                expected = [joined(o["data"]["text/plain"]) for o in cell["outputs"] if "data" in o]
                assert found == expected, f"{path.name}: {joined(cell['source'])}\n{found}\n{expected}"
            elif "no Swift compiler" in said:
                skipped += 1
            assert reply["content"]["status"] == "ok", reply["content"]
    client.shutdown()
    assert experiments > 20, experiments
    print(f"{experiments} cells of experiments agree; {skipped} cells wait for Swift")


main()
