"""Types descriptions into Neovim by its keys, completing as often as there is something to complete: typing.py PLUGIN.

^ completes and waits for what comes, < takes a level of indentation back, and a line break is the return key.
"""
import subprocess
import sys
import time

TODAY = ("ap^ {na^Maps, ur^[maps]}\nwi^\n- na^Maps\nfo^\nfa^system\nco^label\n<he^\nco^110\nex^co^\n<la^ex^\n"
         "gr^ {it^4, co^2}\nbu^ [Home]\nsc^fa^", """\
app: {name: Maps, urlSchemes: [maps]}
widgets:
  - name: Maps
    font:
      family: system
      color: label
    heights:
      compact: 110
      expanded: content
    largestDisplayMode: expanded
    grid: {items: 4, columns: 2}
    buttons: [Home]
    scrolls: false
""")
WIDGETKIT = ("gu^wi^\nap^ {na^Tides}\nwi^\n- na^Next Tide\ndes^When the tide turns.\nfa^[systemS^, systemM^]\nte^\n- st^capt^\n"
             "<<ba^ {cont^true}\nup^ {po^at^, ti^sy^}", """\
guidelines: widgetkit
app: {name: Tides}
widgets:
  - name: Next Tide
    description: When the tide turns.
    families: [systemSmall, systemMedium]
    text:
      - style: caption
    background: {container: true}
    updates: {policy: atEnd, time: system}
""")
CONFIGURATION = ("ru^\ngrid-i^{se^er^, ma^6}\ncon^off\n<fa^wa^", """\
rules:
  grid-item-limit: {severity: error, maximum: 6}
  concise-name: off
failOn: warning
""")


class Editor:
    def __init__(self, plugin, name):
        self.server = f"{name}.socket"
        command = ["nvim", "--headless", "-i", "NONE", "-n", "--listen", self.server, "--cmd", "filetype plugin indent on",
                   "-u", plugin, name]
        self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.wait(lambda: self.ask("luaeval('#vim.lsp.buf_get_clients()')") == "1", "no server")

    def remote(self, kind, text):
        command = ["nvim", "--server", self.server, kind, text]
        # Neovim 0.7 answers on standard error.
        run = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=60)
        return run.stdout.strip("\n")

    def ask(self, expression):
        return self.remote("--remote-expr", expression)

    def text(self):
        return self.ask("join(getline(1, '$'), nr2char(10))") + "\n"

    def wait(self, condition, problem):
        for _ in range(200):
            if condition():
                return
            time.sleep(0.05)
        text = f"typing: {problem} in line {self.ask('line(nr2char(46))')} of\n{self.text()}"
        self.process.kill()
        sys.exit(text)

    def type(self, keys):
        self.remote("--remote-send", "i")
        for key in keys:
            if key == "^":
                line = self.ask("getline('.')")
                self.remote("--remote-send", "<C-x><C-o>")
                self.wait(lambda: self.ask("getline('.')") != line, "nothing was completed")
            else:
                self.remote("--remote-send", {"<": "<C-d>", "\n": "<CR>"}.get(key, key))
        text = self.text()
        self.remote("--remote-send", "<Esc>:qall!<CR>")
        self.process.wait(20)
        return text


for name, (keys, wanted) in {
    "Maps.widget.yml": TODAY, "Tides.widget.yml": WIDGETKIT, ".widgetlint.yml": CONFIGURATION,
}.items():
    text = Editor(sys.argv[1], name).type(keys)
    if text != wanted:
        sys.exit(f"typing: Neovim has\n{text}expected\n{wanted}")
