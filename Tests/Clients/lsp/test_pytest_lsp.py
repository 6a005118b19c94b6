"""pytest-lsp with the recorded capabilities of real clients: pulls, and columns in UTF-8, UTF-16 and UTF-32."""
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
# Where `colour` begins, in each client's own units.
COLUMN = {"utf-8": 26, "utf-16": 24, "utf-32": 23}


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


@pytest.mark.asyncio
async def test_a_session(client: LanguageClient):
    uri = (client.root / "a.widget.yml").as_uri()
    offered = (client.offered.general and client.offered.general.position_encodings) or ["utf-16"]
    encoding = client.result.capabilities.position_encoding
    assert encoding == offered[0]
    client.text_document_did_open(types.DidOpenTextDocumentParams(
        types.TextDocumentItem(uri=uri, language_id="yaml", version=1, text=TEXT)))
    document = types.TextDocumentIdentifier(uri)
    if client.offered.text_document.diagnostic is not None:
        report = await client.text_document_diagnostic_async(types.DocumentDiagnosticParams(document))
        diagnostics = report.items
        assert uri not in client.diagnostics, "pushed to a client that pulls"
    else:
        assert client.result.capabilities.diagnostic_provider is None
        await client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        diagnostics = client.diagnostics[uri]
    found = {diagnostic.code: (diagnostic.range.start.line, diagnostic.range.start.character) for diagnostic in diagnostics}
    column = COLUMN[str(getattr(encoding, "value", encoding))]
    assert found == {"wrong-type": (3, 13), "unknown-field": (4, column), "invalid-value": (5, 13)}
    place = types.Position(3, 13)
    actions = await client.text_document_code_action_async(types.CodeActionParams(
        document, types.Range(place, place),
        types.CodeActionContext(diagnostics=[], only=[types.CodeActionKind.QuickFix])))
    assert [action.title for action in actions] == ["Write true", "Suppress wrong-type here"]
    assert actions[0].is_preferred
    suppression = actions[1]
    if suppression.edit is None:
        suppression = await client.code_action_resolve_async(suppression)
    edit = suppression.edit
    edits = edit.document_changes[0].edits if edit.document_changes else edit.changes[uri]
    assert [change.new_text for change in edits] == [" # widgetlint:disable-line wrong-type -- "]
    hover = await client.text_document_hover_async(types.HoverParams(document, types.Position(3, 6)))
    assert "widgets[].primary" in hover.contents.value
    completion = await client.text_document_completion_async(types.CompletionParams(document, types.Position(5, 15)))
    assert not completion.is_incomplete
    assert [item.label for item in completion.items] == ["local", "none"]
    watches = client.offered.workspace.did_change_watched_files
    if watches and watches.dynamic_registration:
        assert "workspace/didChangeWatchedFiles" in client.registered
