"""pytest-lsp with the recorded capabilities of real clients: every request, and columns in UTF-8, UTF-16 and UTF-32."""
import os

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

TEXT = '''app: {name: "Kä😀rte", urlSchemes: [maps]}
widgets:
  - name: "Kä😀rte"
    primary: yes
    font: [{role: "😀", colour: gray}]
    caching: lo
'''
FIXED = TEXT.replace("primary: yes", "primary: true")
SUPPRESSED = FIXED.replace("colour: gray}]", "colour: gray}] # widgetlint:disable-line unknown-field -- ")
# Where `colour` begins, in each client's own units, and how those are counted.
COLUMN = {"utf-8": 26, "utf-16": 24, "utf-32": 23}
CODEC = {"utf-8": "utf-8", "utf-16": "utf-16-le", "utf-32": "utf-32-le"}


def applied(text, edits, encoding):
    """A text after edits whose characters are counted in an encoding's units."""
    width = {"utf-8": 1, "utf-16": 2, "utf-32": 4}[encoding]
    lines = [line.encode(CODEC[encoding]) for line in text.splitlines(keepends=True)]
    starts = [sum(map(len, lines[:number])) for number in range(len(lines) + 1)]
    whole = b"".join(lines)
    for edit in sorted(edits, key=lambda edit: (edit.range.start.line, edit.range.start.character), reverse=True):
        start, end = (starts[place.line] + width * place.character for place in (edit.range.start, edit.range.end))
        whole = whole[:start] + edit.new_text.encode(CODEC[encoding]) + whole[end:]
    return whole.decode(CODEC[encoding])


@pytest_lsp.fixture(
    config=ClientServerConfig(server_command=[os.environ["SERVER"], "server"]),
    params=["visual-studio-code", "neovim@0.7.0", "neovim@0.11.0", "emacs"],
)
async def client(request, lsp_client: LanguageClient, tmp_path_factory):
    lsp_client.root = tmp_path_factory.mktemp("root")
    lsp_client.offered = client_capabilities(request.param)
    lsp_client.registered = []

    @lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(params: types.RegistrationParams):
        lsp_client.registered += [registration.method for registration in params.registrations]

    lsp_client.result = await lsp_client.initialize_session(types.InitializeParams(
        capabilities=lsp_client.offered, root_uri=lsp_client.root.as_uri(), process_id=os.getpid()))
    yield
    await lsp_client.shutdown_session()


class Document:
    """The description in the server, and what is asked of it."""

    def __init__(self, client):
        self.client, self.version, self.text = client, 1, TEXT
        self.uri = (client.root / "a.widget.yml").as_uri()
        self.identifier = types.TextDocumentIdentifier(self.uri)
        found = client.result.capabilities.position_encoding
        self.encoding = str(getattr(found, "value", found))
        client.text_document_did_open(types.DidOpenTextDocumentParams(
            types.TextDocumentItem(uri=self.uri, language_id="yaml", version=1, text=TEXT)))

    async def diagnostics(self):
        if self.client.offered.text_document.diagnostic is not None:
            report = await self.client.text_document_diagnostic_async(types.DocumentDiagnosticParams(self.identifier))
            assert self.uri not in self.client.diagnostics, "pushed to a client that pulls"
            found = report.items
        else:
            assert self.client.result.capabilities.diagnostic_provider is None
            await self.client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
            found = self.client.diagnostics[self.uri]
        return {one.code: (one.range.start.line, one.range.start.character) for one in found}

    async def apply(self, title, place, kind=types.CodeActionKind.QuickFix):
        """Chooses an action at a place, as a client does that takes edits as they come."""
        actions = await self.client.text_document_code_action_async(types.CodeActionParams(
            self.identifier, types.Range(place, place), types.CodeActionContext(diagnostics=[], only=[kind])))
        action = next(action for action in actions if action.title == title)
        if action.edit is None:
            action = await self.client.code_action_resolve_async(action)
        versioned = action.edit.document_changes
        edits = versioned[0].edits if versioned else action.edit.changes[self.uri]
        if versioned:
            assert versioned[0].text_document.version == self.version
        self.text, self.version = applied(self.text, edits, self.encoding), self.version + 1
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(version=self.version, uri=self.uri),
            [types.TextDocumentContentChangePartial(edit.range, edit.new_text) for edit in reversed(edits)]))
        return [action.title for action in actions]


@pytest.mark.asyncio
async def test_a_session(client: LanguageClient):
    offered = (client.offered.general and client.offered.general.position_encodings) or ["utf-16"]
    assert client.result.capabilities.position_encoding == offered[0]
    document = Document(client)
    column = COLUMN[document.encoding]
    assert await document.diagnostics() == {
        "wrong-type": (3, 13), "unknown-field": (4, column), "invalid-value": (5, 13)}
    hover = await client.text_document_hover_async(types.HoverParams(document.identifier, types.Position(3, 6)))
    assert "widgets[].primary" in hover.contents.value
    completion = await client.text_document_completion_async(
        types.CompletionParams(document.identifier, types.Position(5, 15)))
    assert not completion.is_incomplete
    assert [item.label for item in completion.items] == ["local", "none"]
    titles = await document.apply("Write true", types.Position(3, 13))
    assert titles == ["Write true", "Suppress wrong-type here"]
    assert document.text == FIXED
    assert await document.diagnostics() == {"unknown-field": (4, column), "invalid-value": (5, 13)}
    await document.apply("Suppress unknown-field here", types.Position(4, column))
    assert document.text == SUPPRESSED
    assert set(await document.diagnostics()) == {"suppression-without-reason", "invalid-value"}
    watches = client.offered.workspace.did_change_watched_files
    if watches and watches.dynamic_registration:
        assert "workspace/didChangeWatchedFiles" in client.registered


@pytest.mark.asyncio
async def test_all_that_is_safe_is_fixed(client: LanguageClient):
    document = Document(client)
    await document.diagnostics()
    await document.apply("Fix all that is safe", types.Position(0, 0), types.CodeActionKind.SourceFixAll)
    assert document.text == FIXED


@pytest.mark.asyncio
async def test_colors_and_symbols(client: LanguageClient):
    document = Document(client)
    line = '    background: "#333333"\n'
    client.text_document_did_change(types.DidChangeTextDocumentParams(
        types.VersionedTextDocumentIdentifier(version=2, uri=document.uri),
        [types.TextDocumentContentChangePartial(types.Range(types.Position(6, 0), types.Position(6, 0)), line)]))
    color, = await client.text_document_document_color_async(types.DocumentColorParams(document.identifier))
    assert (color.range.start, color.range.end) == (types.Position(6, 16), types.Position(6, 25))
    written = await client.text_document_color_presentation_async(types.ColorPresentationParams(
        document.identifier, types.Color(1.0, 0.0, 0.0, 1.0), color.range))
    assert [one.label for one in written] == ['"#FF0000"', "red"]
    symbols = await client.text_document_document_symbol_async(types.DocumentSymbolParams(document.identifier))
    assert symbols[0].name == "Kä😀rte"
    nested = [child for symbol in symbols for child in getattr(symbol, "children", None) or []]
    assert "background" in [symbol.name for symbol in [*symbols, *nested]]
