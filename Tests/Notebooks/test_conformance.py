"""The conformance tests of Jupyter's own project, with every sample, over TCP and over sockets with paths."""

import os
import unittest

import kernels
import jupyter_kernel_test

BIAS = "%%experiment integer.table\nencoding: bias\nbits: 2\nbias: 1"
GRAY = "%%experiment integer.table\nencoding: gray\nbits: 2"
FIGURE = "%%experiment integer.ring\nencoding: twos-complement\nbits: 3"
ERRORS = 'import Foundation\nFileHandle.standardError.write("oops\\n".data(using: .utf8)!)'


class Samples:
    kernel_name = "lesson"
    language_name = "swift"
    file_extension = ".swift"
    code_hello_world = 'print("hello, world")'
    code_stderr = ERRORS
    completion_samples = [{"text": "%%experiment integer.tab", "matches": {"integer.table"}}]
    complete_code_samples = ["print(1)", "let a = 1", "%%experiment integer.table\n"]
    incomplete_code_samples = ["func f() {", "print(", "%%experiment integer.table"]
    invalid_code_samples = ["print)"]
    code_page_something = "%help integer.table"
    code_generate_error = 'let x: Int = "a"'
    code_execute_result = [
        {"code": BIAS, "mime": "text/markdown"},
        {"code": GRAY, "mime": "text/html"},
        {"code": "1 + 1", "result": "2"},
    ]
    code_display_data = [{"code": FIGURE, "mime": "text/html"}]
    code_history_pattern = "1 +*"
    supported_history_operations = ("tail", "range", "search")
    code_inspect_sample = "%%experiment integer.table"
    code_clear_output = "%clear"


class TCP(Samples, jupyter_kernel_test.KernelTests):
    pass


class Paths(Samples, jupyter_kernel_test.KernelTests):
    @classmethod
    def setUpClass(cls):
        cls.km = kernels.manager_of(cls.kernel_name, "ipc")
        cls.km.start_kernel()
        cls.kc = cls.km.client()
        cls.kc.start_channels()
        cls.kc.wait_for_ready(timeout=kernels.LONG)

    def test_only_the_owner_can_open_the_sockets(self):
        address = self.km.get_connection_info()["ip"]
        folder = os.path.dirname(address)
        sockets = [name for name in os.listdir(folder) if name.startswith(os.path.basename(address) + "-")]
        self.assertEqual(len(sockets), 5)
        for name in sockets:
            self.assertEqual(os.stat(os.path.join(folder, name)).st_mode & 0o777, 0o600)


class Welcome(jupyter_kernel_test.IopubWelcomeTests):
    kernel_name = "lesson"
    support_iopub_welcome = True


if __name__ == "__main__":
    unittest.main(verbosity=2)
