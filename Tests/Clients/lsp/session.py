"""A client of a language server over its pipes, which does what it is told and nothing else."""

import json
import os
import re
import subprocess


class Ended(Exception):
    """The server has gone while its answer was awaited."""


class Session:
    def __init__(self, arguments, capabilities):
        self.process = subprocess.Popen(arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.requests, self.buffer = 0, b""
        self.request("initialize", {"processId": None, "rootUri": None, "capabilities": capabilities})
        self.tell("initialized", {})

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.communicate()

    def end(self):
        """Ends the session as it should end; gives the exit code."""
        self.request("shutdown", None)
        self.tell("exit", None)
        return self.process.wait()

    @staticmethod
    def framed(body):
        text = json.dumps({"jsonrpc": "2.0", **body}, ensure_ascii=False).encode()
        return b"Content-Length: %d\r\n\r\n" % len(text) + text

    def write(self, *bodies):
        view = memoryview(b"".join(map(self.framed, bodies)))
        while view:
            view = view[os.write(self.process.stdin.fileno(), view):]

    def read(self):
        """The body of the next message, in bytes, as it is not always looked at."""
        while (end := self.buffer.find(b"\r\n\r\n")) < 0:
            self.fill()
        length = int(re.search(rb"content-length: *(\d+)", self.buffer[:end], re.IGNORECASE).group(1))
        while len(self.buffer) < end + 4 + length:
            self.fill()
        body, self.buffer = self.buffer[end + 4:end + 4 + length], self.buffer[end + 4 + length:]
        return body

    def fill(self):
        some = os.read(self.process.stdout.fileno(), 1 << 20)
        if not some:
            raise Ended(f"{self.process.args} ended")
        self.buffer += some

    def wait(self, wanted):
        """The next message that is wanted; what the server asks meanwhile is answered."""
        while True:
            body = self.read()
            if wanted(body):
                return body
            if b'"method"' in body and b'"id"' in body:
                self.write({"id": json.loads(body)["id"], "result": None})

    def tell(self, method, params):
        self.write({"method": method, "params": params})

    def request(self, method, params):
        """The body that answers a request."""
        self.requests += 1
        self.write({"id": self.requests, "method": method, "params": params})
        marks = (b'"id":%d,' % self.requests, b'"id":%d}' % self.requests)
        return self.wait(lambda body: b'"method"' not in body[:120] and any(mark in body for mark in marks))

    def open(self, uri, text, version=1):
        self.tell("textDocument/didOpen", {
            "textDocument": {"uri": uri, "languageId": "yaml", "version": version, "text": text}})

    @staticmethod
    def changed(uri, version, text, start=None, end=None):
        """The message that puts a text between two places, or in place of all."""
        change = {"text": text} if start is None else {"range": {"start": start, "end": end}, "text": text}
        return {"method": "textDocument/didChange", "params": {
            "textDocument": {"uri": uri, "version": version}, "contentChanges": [change]}}

    def pushed(self):
        """The body of the next diagnostics that are pushed."""
        return self.wait(lambda body: b'"textDocument/publishDiagnostics"' in body)
