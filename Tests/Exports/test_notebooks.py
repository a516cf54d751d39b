"""Reads the notebooks of `lesson export` with nbformat and Jupytext, and its tutorial pages with DocC.

usage: test_notebooks.py FOLDER LESSONS

FOLDER has the exports of all lessons in LESSONS: learners, again, answers, myst, and docc.
"""

import json
import pathlib
import re
import subprocess
import sys
import unittest
import urllib.parse

import jupytext
import nbformat

FOLDER, LESSONS = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
TEACHERS, ANSWERS = {"## For teachers", "## 先生へ"}, {"## Answers", "## 解答"}


class Lesson:
    """A document, read without the program: its lines that learners see at once, and the rest."""

    def __init__(self, path):
        self.path = path
        self.name = path.parent.name + path.name.removeprefix("lesson").removesuffix(".md")
        self.text = path.read_text(encoding="utf-8")
        self.visible, self.folded, self.teachers = [], [], []
        self.names, self.folded_names = set(), set()
        depth, fence, section = 0, None, None
        for line in self.text.split("\n"):
            if fence is None and line.startswith("## "):
                section = line
            if fence is None:
                depth += line.count("<details") - line.count("</details")
            isFolded = depth > 0 or section in ANSWERS
            part = self.teachers if section in TEACHERS else self.folded if isFolded else self.visible
            part.append(line)
            mark = re.match(r"\s*(`{3,})(.*)$", line)
            if mark and fence is None:
                fence = mark[1]
                name = re.search(r"\bname=([a-z0-9-]+)", mark[2])
                if name:
                    (self.folded_names if part is not self.visible else self.names).add(self.id(name[1], mark[2]))
            elif mark and mark[1] == fence and not mark[2]:
                fence = None
        self.asking = {
            self.id(name, info) for info, name in re.findall(r"^`{3,}((?:experiment|swift).*\bname=([a-z0-9-]+).*)$", self.text, re.M)
            if re.search(r"\spredict\b", info)}

    @staticmethod
    def id(name, info):
        part = re.match(r"swift .*?(exercise|check|solution) ", info)
        return f"{name}-{part[1]}" if part else name

    @property
    def size(self):
        pictures = {name for name in re.findall(r"!\[.*?\]\(([^)]+)\)", self.text)}
        return self.path.stat().st_size + sum((self.path.parent / name).stat().st_size for name in pictures)


DOCUMENTS = [Lesson(path) for path in sorted(LESSONS.glob("*/lesson*.md"))]


def notebook(lesson, folder="learners"):
    return nbformat.from_dict(json.loads((FOLDER / folder / f"{lesson.name}.ipynb").read_text(encoding="utf-8")))


def joined(source):
    return source if isinstance(source, str) else "".join(source)


def plain(line):
    """A line without the spaces and backslashes in which the recorded form of a result may differ."""
    return re.sub(r"[\s\\]+", "", re.sub(r"-{3,}", "---", line))


def anchors(notebook):
    """The anchors that Jupyter gives to the headings."""
    lines = [line for cell in notebook.cells for line in joined(cell.source).split("\n") if line.startswith("#")]
    return {re.sub("[`*]", "", line.lstrip("# ")).replace(" ", "-") for line in lines}


def is_swift(cell):
    """Whether a cell is Swift of the lesson's program, rather than a part of an exercise."""
    first = joined(cell.source).split("\n")[0]
    return not re.match(r"%%(?!swift)", first) and not re.search(r"^%%swift .*\b(exercise|check|solution)\b", first)


def is_picture(output):
    data = output.get("data", {})
    return "image/png" in data or joined(data.get("text/html", "")).startswith("<img ")


def code(notebook):
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


class Notebooks(unittest.TestCase):
    def test_each_document_has_a_notebook_in_each_form(self):
        self.assertGreater(len(DOCUMENTS), 100)
        for folder, end in [("learners", "ipynb"), ("answers", "ipynb"), ("myst", "md")]:
            names = {path.name for path in (FOLDER / folder).glob(f"*.{end}")}
            self.assertEqual(names, {f"{lesson.name}.{end}" for lesson in DOCUMENTS})

    def test_notebooks_are_valid_and_have_the_bytes_that_jupyter_writes(self):
        for folder in ["learners", "answers"]:
            for path in sorted((FOLDER / folder).glob("*.ipynb")):
                with self.subTest(folder, notebook=path.name):
                    text = path.read_text(encoding="utf-8")
                    read = nbformat.reads(text, 4)
                    nbformat.validate(read)
                    self.assertEqual(nbformat.writes(read) + "\n", text)
                    ids = [cell.id for cell in read.cells]
                    self.assertEqual(len(ids), len(set(ids)))

    def test_a_second_export_has_the_same_bytes(self):
        for lesson in DOCUMENTS:
            name = f"{lesson.name}.ipynb"
            self.assertEqual((FOLDER / "learners" / name).read_bytes(), (FOLDER / "again" / name).read_bytes(), name)

    def test_nothing_is_for_teachers(self):
        for lesson in DOCUMENTS:
            secret = [line for line in lesson.teachers if len(line) > 30]
            self.assertTrue(lesson.teachers, lesson.name)
            for folder, end in [("learners", "ipynb"), ("answers", "ipynb"), ("myst", "md"), ("docc", "tutorial")]:
                path = FOLDER / folder / f"{lesson.name}.{end}"
                text = path.read_text(encoding="utf-8")
                for line in [json.dumps(line, ensure_ascii=False)[1:-1] for line in secret] + list(TEACHERS):
                    self.assertNotIn(line, text, path)

    def test_learners_see_no_answer_that_the_lesson_collapses(self):
        for lesson in DOCUMENTS:
            visible = {plain(line) for line in lesson.visible}
            hasPictures = any(line.startswith("![") for line in lesson.visible)
            for cell in code(notebook(lesson)):
                with self.subTest(lesson.name, cell=cell.id):
                    self.assertNotIn(cell.id, lesson.folded_names)
                    if cell.id in lesson.asking:
                        self.assertEqual(cell.outputs, [])
                    for output in cell.outputs:
                        self.assertEqual(cell.execution_count is not None, True)
                        shown = joined(output.text if output.output_type == "stream" else output.data["text/plain"])
                        if is_picture(output):
                            self.assertTrue(hasPictures)
                            continue
                        for line in shown.removesuffix("\n").split("\n"):
                            self.assertIn(plain(line), visible)

    def test_code_in_learners_text_is_collapsed(self):
        for lesson in DOCUMENTS:
            ids = {cell.id for cell in code(notebook(lesson))}
            self.assertEqual(ids - {"lesson"} - {id for id in ids if re.fullmatch(r"cell-\d+", id)}, lesson.names & ids)
            for cell in notebook(lesson).cells:
                if cell.cell_type == "markdown":
                    text = joined(cell.source)
                    self.assertEqual(text.count("<details"), text.count("</details"), f"{lesson.name} {cell.id}")
                    outside = re.sub(r"<details>.*?</details>", "", re.sub(r"`[^`\n]*`", "", text), flags=re.S)
                    self.assertNotIn("<!--", outside, f"{lesson.name} {cell.id}")

    def test_no_cell_of_a_learner_needs_a_collapsed_cell(self):
        declaration = re.compile(r"^(?:let|var|func|struct|enum|class|actor|protocol|typealias) +(\w+)", re.M)
        for lesson in DOCUMENTS:
            shown = [joined(cell.source) for cell in code(notebook(lesson)) if is_swift(cell)]
            others = [
                joined(cell.source) for cell in code(notebook(lesson, "answers"))
                if is_swift(cell) and cell.id in lesson.folded_names]
            text = re.sub(r"^%%.*$", "", "\n".join(shown), flags=re.M)
            for name in set(declaration.findall("\n".join(others))):
                words = "let|var|func|struct|enum|class|actor|protocol|typealias|case|for"
                isKnown = re.search(rf"\b(?:{words}) +\(?{name}\b|\b{name}:", text)
                self.assertTrue(isKnown or not re.search(rf"(?<![.\w\"`]){name}\b", text), f"{lesson.name}: {name}")

    def test_notebooks_with_answers_have_all_cells_in_order(self):
        for lesson in DOCUMENTS:
            cells = code(notebook(lesson, "answers"))
            self.assertLessEqual(lesson.names | lesson.folded_names, {cell.id for cell in cells}, lesson.name)
            for number, cell in enumerate(cells, 1):
                self.assertIn(cell.execution_count, [number, None], f"{lesson.name} {cell.id}")

    def test_links_and_pictures_lead_somewhere(self):
        for lesson in DOCUMENTS:
            for cell in notebook(lesson).cells:
                if cell.cell_type == "code":
                    if joined(cell.source).startswith("%%lesson"):
                        path = joined(cell.source).removeprefix("%%lesson\nfrom: ")
                        self.assertTrue((FOLDER / "learners" / path).is_file(), path)
                    continue
                text = re.sub(r"(`+).+?\1", "", joined(cell.source), flags=re.S)
                for target in re.findall(r"\]\(([^)\s]+)\)", text):
                    kind, _, name = target.partition(":")
                    if kind == "attachment":
                        self.assertIn(urllib.parse.unquote(name), cell.attachments, lesson.name)
                    elif kind not in ("http", "https"):
                        path, _, anchor = urllib.parse.unquote(target).partition("#")
                        self.assertTrue(not path or (FOLDER / "learners" / path).is_file(), f"{lesson.name}: {target}")
                        other = notebook(lesson) if not path else nbformat.read(FOLDER / "learners" / path, 4)
                        self.assertTrue(not anchor or anchor in anchors(other), f"{lesson.name}: {target}")

    def test_pictures_are_in_the_notebooks(self):
        for lesson in DOCUMENTS:
            for folder in ["learners", "answers"]:
                shown = []
                for cell in notebook(lesson, folder).cells:
                    shown += re.findall(r'<img alt="[^"]+" src="(data:image/svg\+xml;base64,[A-Za-z0-9+/]+=*)">', joined(cell.source))
                    shown += cell.get("attachments", {})
                    shown += [output for output in cell.get("outputs", []) if is_picture(output)]
                pictures = [line for line in lesson.visible + lesson.folded if re.match(r"\s*!\[", line)]
                self.assertEqual(len(shown), len(pictures), f"{folder} {lesson.name}")

    def test_learners_notebooks_are_small(self):
        written = sum((FOLDER / "learners" / f"{lesson.name}.ipynb").stat().st_size for lesson in DOCUMENTS)
        self.assertLessEqual(written, 1.5 * sum(lesson.size for lesson in DOCUMENTS))

    def test_text_notebooks_have_the_cells_of_notebooks(self):
        for lesson in DOCUMENTS:
            read = jupytext.read(FOLDER / "myst" / f"{lesson.name}.md")
            self.assertEqual(read.metadata.jupytext.text_representation.format_name, "myst")
            self.assertEqual(read.metadata.kernelspec, notebook(lesson).metadata.kernelspec)
            self.assertEqual([cell.source for cell in code(read)], [joined(cell.source) for cell in code(notebook(lesson))])


class Tutorials(unittest.TestCase):
    def test_docc_reads_the_pages_without_a_warning(self):
        catalog = FOLDER / "Lessons.docc"
        (FOLDER / "docc").rename(catalog)
        self.addCleanup(catalog.rename, FOLDER / "docc")
        run = subprocess.run(
            ["docc", "convert", catalog, "--fallback-display-name", "Lessons", "--fallback-bundle-identifier", "lessons",
             "--output-path", FOLDER / "documentation"], capture_output=True, text=True)
        self.assertEqual((run.returncode, run.stdout.strip(), run.stderr.strip()), (0, "", ""))
        pages = {path.name for path in (FOLDER / "documentation/data/tutorials").rglob("*.json")}
        self.assertLessEqual({f"{lesson.name}.json" for lesson in DOCUMENTS}, pages)

    def test_pages_ask_with_two_to_four_choices_and_have_no_other_answer(self):
        questions = 0
        for lesson in DOCUMENTS:
            text = (FOLDER / "docc" / f"{lesson.name}.tutorial").read_text(encoding="utf-8")
            body, _, assessments = text.partition("\n@Assessments {\n")
            self.assertNotIn("<details", text)
            for question in assessments.split("@MultipleChoice {")[1:]:
                questions += 1
                self.assertIn(question.count("@Choice("), [2, 3, 4], lesson.name)
                self.assertGreaterEqual(question.count("isCorrect: true"), 1, lesson.name)
                self.assertEqual(question.count("@Choice("), question.count("@Justification("))
            secret = set(lesson.folded) - set(lesson.visible)
            for line in body.split("\n"):
                self.assertFalse(len(line) > 30 and line in secret, f"{lesson.name}: {line}")
        self.assertGreater(questions, 300)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
