"""The description that the editors open, and what each must have seen and made of it."""
import json
import sys

BEFORE = """app: {name: "Kä😀rte", urlSchemes: [maps]}
widgets:
  - name: "Kä😀rte"
    primary: yes
    font: [{role: "😀", colour: gray}]
    scrolls: true
    caching: lo
"""
AFTER = BEFORE.replace("primary: yes", "primary: true").replace(
    "scrolls: true", "scrolls: true # widgetlint:disable-line no-scrolling -- ")
# Lines and characters from 0; `colour` stands after an emoji: in bytes, code points, UTF-16, and UTF-16 taken for bytes.
COLOUR = {"neovim": 26, "eglot": 23, "lsp-mode": 24, "ale": 24}
CODES = {"wrong-type": (3, 13), "no-scrolling": (5, 13), "invalid-value": (6, 13)}

if sys.argv[1] == "write":
    with open(sys.argv[2], "w", encoding="utf-8") as file:
        file.write(BEFORE)
    sys.exit()

client, seen = sys.argv[2], json.load(open(sys.argv[3], encoding="utf-8"))
wanted = {**CODES, "unknown-field": (4, COLOUR[client])}
faults = []
found = {code: tuple(place) for code, *place in seen.get("diagnostics", [])}
if found != wanted:
    faults.append(f"diagnostics {found}, expected {wanted}")
if "widgets[].primary" not in seen.get("hover", ""):
    faults.append(f"hover {seen.get('hover')!r}")
if "local" not in seen.get("completion", []):
    faults.append(f"completion {seen.get('completion')}")
for title in ["Write true", "Suppress wrong-type here", "Fix all that is safe"]:
    if title not in seen.get("actions", []):
        faults.append(f"actions {seen.get('actions')}, expected {title}")
if seen.get("text") != AFTER:
    faults.append(f"text {seen.get('text')!r}, expected {AFTER!r}")
after = sorted(seen.get("after", []))
if after != ["invalid-value", "suppression-without-reason", "unknown-field"]:
    faults.append(f"findings afterwards {after}")
if "error" in seen:
    faults.append(seen["error"])
for fault in faults:
    print(f"language-server: {client}: {fault}", file=sys.stderr)
sys.exit(bool(faults))
