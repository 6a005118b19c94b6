"""A small YAML writer: a scalar is text as it is to stand in the file, quotes, anchors and all."""

# A key in COMMENTS may get one of its comments.
COMMENTS = {
    "background": ["the system draws it, see the guideline", "no tint: it fights the wallpaper"],
    "font": ["checked against both wallpapers", "from the type scale, 2016-09"],
    "margins": ["UIKit's layout margins", "agreed with the localizers, long words need the room"],
    "heights": ["two and a half rows of 44 pt", "measured on the smallest screen"],
    "grid": ["the four that people use most", "order by use"],
    "content": ["what the eye needs first", "extra detail only where it is asked for"],
    "buttons": ["each leads to its own screen"],
}


class Flow(dict):
    """A mapping written as {a: b}; every other dict is written as a block, and so for the lists."""


class FlowList(list):
    """A sequence written as [a, b]."""


def flow(value):
    if isinstance(value, dict):
        return "{" + ", ".join([f"{key}: {flow(part)}" for key, part in value.items()]) + "}"
    if isinstance(value, list):
        return "[" + ", ".join([flow(part) for part in value]) + "]"
    return value


def write_mapping(chooser, lines, value, indent, first):
    """`first` is what stands before the first key: the indent, or the dash of a sequence's element (and then
    that key is a name or a title, which has no comment)."""
    for key, part in value.items():
        kind = type(part)
        comment = ""
        if kind is not str and key in COMMENTS and chooser.chance(0.25):
            comment = "# " + chooser.one_of(COMMENTS[key])
        if kind is dict or kind is list:
            if comment:
                lines.append(indent + comment)
            lines.append(f"{first}{key}:")
            (write_mapping if kind is dict else write_sequence)(chooser, lines, part, indent + "  ", indent + "  ")
        else:
            lines.append(f"{first}{key}: {flow(part)}" + (comment and "  " + comment))
        first = indent


def write_sequence(chooser, lines, value, indent, _):
    for part in value:
        if type(part) is dict:
            write_mapping(chooser, lines, part, indent + "  ", indent + "- ")
        else:
            lines.append(f"{indent}- {flow(part)}")
