"""`lesson lsp`, seen by pytest-lsp, which nobody here wrote: every capability, as the types of the protocol read it, with
the capabilities that known editors announce.

LESSON names the program.
"""

import os
import pathlib

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

from example import DOCUMENT

EDITORS = ["visual_studio_code", "neovim", "emacs"]
SPAN = types.Range(start=types.Position(11, 12), end=types.Position(11, 14))


@pytest.fixture
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("lesson")


@pytest_lsp.fixture(params=EDITORS, config=ClientServerConfig(server_command=[os.environ["LESSON"], "lsp"]))
async def client(request, folder, lsp_client: LanguageClient):
    @lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(parameters):
        assert parameters.registrations

    started = await lsp_client.initialize_session(types.InitializeParams(
        capabilities=client_capabilities(request.param), process_id=os.getpid(), root_uri=folder.as_uri()))
    lsp_client.said = started.capabilities
    lsp_client.edits = []

    @lsp_client.feature(types.WORKSPACE_APPLY_EDIT)
    def applied(parameters):
        lsp_client.edits.append(parameters.edit)
        return types.ApplyWorkspaceEditResult(applied=True)

    yield
    await lsp_client.shutdown_session()


def opened(client, folder, text=DOCUMENT, name="a.md"):
    uri = pathlib.Path(folder / name).as_uri()
    client.text_document_did_open(types.DidOpenTextDocumentParams(
        text_document=types.TextDocumentItem(uri=uri, language_id="markdown", version=1, text=text)))
    return types.TextDocumentIdentifier(uri=uri)


def place(text, part, after=0):
    """The position of a part of a text, whose line holds ASCII before it."""
    line = next(number for number, line in enumerate(text.split("\n")) if part in line)
    return types.Position(line, text.split("\n")[line].index(part) + after)


async def findings(client, document):
    if client.said.diagnostic_provider:
        report = await client.text_document_diagnostic_async(types.DocumentDiagnosticParams(text_document=document))
        return report.items
    await client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    return client.diagnostics[document.uri]


@pytest.mark.asyncio
async def test_differences_are_diagnostics_and_an_edit_removes_them(client, folder):
    text = DOCUMENT.replace("|    -2 |", "|     7 |")
    document = opened(client, folder, text)
    [found] = await findings(client, document)
    assert (found.severity, found.code, found.source) == (types.DiagnosticSeverity.Error, "differs", "lesson")
    assert text.split("\n")[found.range.start.line][found.range.start.character:found.range.end.character] == "7"
    client.text_document_did_change(types.DidChangeTextDocumentParams(
        text_document=types.VersionedTextDocumentIdentifier(uri=document.uri, version=2),
        content_changes=[types.TextDocumentContentChangePartial(range=SPAN, text="-2")]))
    assert not await findings(client, document)


@pytest.mark.asyncio
async def test_names_are_completed_explained_and_corrected(client, folder):
    text = DOCUMENT.replace("integer.table", "integer.tabel")
    document = opened(client, folder, text)
    at = place(text, "integer.tabel", 9)
    found = await client.text_document_completion_async(types.CompletionParams(document, at))
    items = found.items if isinstance(found, types.CompletionList) else found
    assert "integer.table" in [item.label for item in items]
    assert all(types.CompletionItemKind(item.kind) for item in items if item.kind is not None)
    await findings(client, document)
    actions = await client.text_document_code_action_async(types.CodeActionParams(
        document, types.Range(at, at), types.CodeActionContext(diagnostics=[])))
    [fix] = [action for action in actions if action.title.startswith("Write `integer.table`")]
    [edits] = fix.edit.changes.values()
    assert [edit.new_text for edit in edits] == ["integer.table"]
    right = opened(client, folder, name="b.md")
    hover = await client.text_document_hover_async(types.HoverParams(right, place(DOCUMENT, "integer.table", 3)))
    assert "integer.table" in hover.contents.value


@pytest.mark.asyncio
async def test_the_outline_folds_lenses_and_links_are_those_of_the_document(client, folder):
    text = f"# One\n\n## Two\n\n{DOCUMENT}\n[two](#two)\n"
    document = opened(client, folder, text)
    await findings(client, document)
    symbols = await client.text_document_document_symbol_async(types.DocumentSymbolParams(document))
    assert symbols[0].name == "One"
    folds = await client.text_document_folding_range_async(types.FoldingRangeParams(document))
    assert all(fold.start_line < fold.end_line for fold in folds) and folds
    lenses = await client.text_document_code_lens_async(types.CodeLensParams(document))
    assert {"lesson.run", "lesson.update"} <= {lens.command.command for lens in lenses}
    links = await client.text_document_document_link_async(types.DocumentLinkParams(document))
    assert len(links) <= 1


@pytest.mark.asyncio
async def test_a_command_edits_the_text_of_the_editor_and_no_file(client, folder):
    text = DOCUMENT.replace("|    -2 |", "|     7 |")
    document = opened(client, folder, text)
    await findings(client, document)
    lenses = await client.text_document_code_lens_async(types.CodeLensParams(document))
    update = next(lens.command for lens in lenses if lens.command.command == "lesson.update")
    await client.workspace_execute_command_async(types.ExecuteCommandParams(update.command, update.arguments))
    [edit] = client.edits
    assert list(edit.changes) == [document.uri] or edit.document_changes
    assert list(folder.iterdir()) == []


@pytest.mark.asyncio
async def test_a_named_cell_is_found_and_renamed(client, folder):
    text = DOCUMENT.replace("integer.table", "integer.table name=small", 1) if "name=" not in DOCUMENT else DOCUMENT
    name = text.split("name=")[1].split()[0]
    text = f"---\ntitle: Bits\nminutes: 5\nobjectives: [read]\n---\n\n{text}\n[the table](#{name})\n"
    document = opened(client, folder, text, "lesson.md")
    await findings(client, document)
    at = place(text, f"name={name}", 6)
    found = await client.text_document_references_async(types.ReferenceParams(
        types.ReferenceContext(include_declaration=True), document, at))
    assert len(found) == 2
    prepared = await client.text_document_prepare_rename_async(types.PrepareRenameParams(document, at))
    assert prepared is not None
    edit = await client.text_document_rename_async(types.RenameParams(document, at, "other"))
    edits = edit.changes[document.uri] if edit.changes else [one for change in edit.document_changes for one in change.edits]
    assert [one.new_text for one in edits] == ["other", "other"]
    target = await client.text_document_definition_async(types.DefinitionParams(document, place(text, f"(#{name}", 3)))
    target = target[0] if isinstance(target, list) else target
    assert target.range.start.line == at.line
