"""Finds the smallest set of lessons whose pages have every element that any page has.

usage: elements.py FOLDER      a folder of pages in English, one a lesson
"""

import base64
import html.parser
import itertools
import json
import pathlib
import sys
import urllib.parse


class Reader(html.parser.HTMLParser):
    """Collects the elements of a page: tags with their classes, kinds of pictures, and forms of questions."""

    def __init__(self):
        super().__init__()
        self.elements = set()
        self.data = None

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        self.elements.add(tag)
        self.elements |= {f"{tag}.{name}" for name in (attributes.get("class") or "").split()}
        self.elements |= {f"{tag}[{name}={attributes[name]}]" for name in ("align", "type", "lang", "open") if name in attributes}
        if tag == "img":
            self.elements |= picture(attributes["src"])
        if tag == "script" and attributes.get("id") == "data":
            self.data = ""

    def handle_data(self, data):
        if self.data == "":
            self.data = data
            self.elements |= questions(json.loads(base64.b64decode(data))["questions"])


def picture(address):
    """The kind of a picture: its type, and for a drawing the shapes that it has."""
    head, _, body = address.partition(",")
    kind = head.removeprefix("data:").split(";")[0]
    if kind != "image/svg+xml":
        return {f"img {kind}"}
    drawing = Shapes()
    drawing.feed(urllib.parse.unquote(body))
    return {f"img {kind} {shape}" for shape in drawing.shapes}


class Shapes(html.parser.HTMLParser):
    """Collects the shapes of a drawing."""

    def __init__(self):
        super().__init__()
        self.shapes = set()

    def handle_starttag(self, tag, attributes):
        self.shapes.add(tag)


def questions(all_questions):
    """The forms of questions: how they are answered, what their answers are, and whether wrong ones are explained."""
    found = set()
    for question in all_questions:
        form = question["form"]
        if form == "choices":
            found.add("question with several right choices" if len(question["choices"]) > 1 else "question with choices")
            continue
        found |= {f"question of {form} for {value['kind']}" for value in question["right"]}
        found.add(f"question of {form} with {'several answers' if len(question['right']) > 1 else 'one answer'}")
        if question["words"]:
            found.add("question with a menu")
        if question["slips"]:
            found.add(f"question of {form} with slips")
    return found


def elements(page):
    """The elements of the HTML of a page."""
    reader = Reader()
    reader.feed(page)
    return reader.elements


def smallest(sets):
    """The names of the fewest sets that together have all elements; of several such, the first by name."""
    every = set().union(*sets.values())
    owners = {element: [name for name in sorted(sets) if element in sets[name]] for element in every}
    needed = {own[0] for own in owners.values() if len(own) == 1}
    rest = every - set().union(*(sets[name] for name in needed))
    # A set whose rest is within that of another is not needed beside it.
    left = {name: frozenset(sets[name] & rest) for name in sorted(sets)}
    useful = [name for name in left if left[name] and not any(
        left[name] < left[other] or left[name] == left[other] and other < name for other in left)]
    for count in range(len(useful) + 1):
        for chosen in itertools.combinations(useful, count):
            if rest <= set().union(*(left[name] for name in chosen)):
                return sorted(needed | set(chosen))
    raise AssertionError("all sets together have all elements")


def lessons(folder):
    """The names of the fewest lessons whose pages in a folder have every element."""
    pages = [page for page in pathlib.Path(folder).glob("*.html") if page.suffixes == [".html"] and page.stem != "index"]
    return smallest({page.stem: elements(page.read_text()) for page in pages})


if __name__ == "__main__":
    print(*lessons(sys.argv[1]), sep="\n")
