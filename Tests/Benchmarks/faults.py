"""Faults: each changes one widget, and is reported by the rule that it is filed under."""

from writing import Flow


def put(key, value, **others):
    return lambda widget, app: widget.update({key: value, **others})


def rename(key, wrong):
    def change(widget, app):
        widget[wrong] = widget.pop(key, "anything")
    return change


def untitled(name):
    def change(widget, app):
        widget.pop("title", None)
        widget["name"] = name(app)
    return change


def undeclared(widget, app):
    widget.pop("largestDisplayMode", None)
    widget["content"] = {"compact": "balance", "expanded": "[balance, chart]"}


EXPANDED = {"largestDisplayMode": "expanded", "content": {"compact": "balance", "expanded": "[balance, chart]"}}

RULE_FAULTS = [
    ("grid-item-limit", put("grid", Flow(items="6", columns="3", spacing="8"))),
    ("grid-item-limit", put("grid", {"items": [Flow(title=title) for title in "Food Fuel Home Work Gym".split()]})),
    ("grid-row-limit", put("grid", Flow(items="4", columns="5"))),
    ("grid-spacing", put("grid", {"columns": "4", "spacing": "4"})),
    ("no-scrolling", put("scrolls", "true")),
    ("font-color", put("font", Flow(family="system", color=Flow(light="white", dark="white")))),
    ("font-color", put("font", {"color": {"light": '"#0A84FF"', "dark": "white"}})),
    ("text-contrast", put("font", Flow(color="white", backing="systemYellow"))),
    ("system-font", put("font", Flow(family="Helvetica Neue"))),
    ("single-tap", put("buttons", [Flow(title="Check In", taps="3")])),
    ("cached-content", put("caching", "none")),
    ("background-refresh", put("refresh", "blocking")),
    ("edge-margin", put("margins", Flow(top="8", leading="-4", bottom="8", trailing="16"))),
    ("edge-margin", put("margins", "0")),
    ("content-margins", put("margins", {"top": "8", "leading": "4"})),
    ("icon-alignment", put("alignment", "none")),
    ("adaptive-width", put("width", "320")),
    ("compact-height", put("heights", Flow(compact="150"))),
    ("expanded-height", put("heights", Flow(expanded="content"), **EXPANDED)),
    ("expanded-supplement", put("content", Flow(compact="balance", expanded="balance"), largestDisplayMode="expanded")),
    ("expanded-mode-declared", undeclared),
    ("display-mode-change", put("handlesDisplayModeChange", "false", **EXPANDED)),
    ("title-prefix", untitled(lambda app: "Glance")),
    ("concise-name", untitled(lambda app: app["name"] + " and everything that is near you now")),
    ("placeholder-name", untitled(lambda app: "TodayWidget")),
    ("system-background", put("background", '"#1E90FF"')),
    ("background-image", put("background", Flow(image="tile"))),
    ("deprecated-vibrancy", put("vibrancy", "notificationCenter")),
    ("no-third-party-app", put("opens", '"otherapp://post/1"')),
    ("no-open-app-button", put("buttons", [Flow(title="Open App", opens="app")])),
    ("sign-in-prompt", put("authentication", Flow(addsValue="true"))),
    ("update-results", put("updateResults", "newData", caching="local")),
]

STRUCTURAL_FAULTS = [
    ("unknown-field", rename("background", "backgroud")),
    ("unknown-field", rename("margins", "margin")),
    ("unknown-field", rename("updateResults", "updateResult")),
    ("wrong-type", put("heights", Flow(compact="110pt"))),
    ("wrong-type", put("scrolls", "yes")),
    ("wrong-type", put("grid", Flow(columns="1.5"))),
    ("invalid-value", put("alignment", "icon")),
    ("invalid-value", put("caching", "disk")),
    ("missing-field", lambda widget, app: widget.pop("name")),
    ("unquoted-color", put("font", {"family": "system", "color": "#333333"})),
    ("duplicate-key", put("width", "adaptive", **{"width ": "adaptive"})),  # to YAML the same key
]

SYNTAX_FAULTS = ["\tname: Notes", "x-note: remember: the grid", 'x-note: "no end', "x-list: [a, b"]


def spoil(chooser, document, app):
    """Puts one fault in: mostly what a rule reports, some structure, little syntax."""
    kind = chooser.random()
    if kind >= 0.97:
        document["widgets"].append(chooser.one_of(SYNTAX_FAULTS))
        return "yaml-syntax"
    rule, change = chooser.one_of(RULE_FAULTS if kind < 0.8 else STRUCTURAL_FAULTS)
    change(document["widgets"][-1], app)
    return rule
