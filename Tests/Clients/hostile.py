"""Writes a description whose values are markup, quotes, hidden characters, very long names, and numbers of any size."""
import json
import re

VALUES = [
    "<script>document.title = 'hit'</script>", "]]><svg onload=document.title='hit'>", "\"' onclick=\"document.title='hit'",
    "a & b &amp; &#60;", "--><!--", "</title></style></svg>", "javascript:document.title='hit'", "\x01\x7f\x85\x9f",
    "\u202etxt.exe\u202c\u2066", "\u2028\u2029\r\n\t", "\U000e0041", "W" * 10_000, "\u6f22" * 3_000,
    "\u05e9\u05dc\u05d5\u05dd \u05e2\u05d5\u05dc\u05dd", "\u0645\u0631\u062d\u0628\u0627", "\U0001f469\u200d\U0001f469\u200d\U0001f467",
    "e" + "\u0301" * 2_000, "", "   ", ".nan",
]
NUMBERS = ["0", "-1", "0.0000001", "1e300", "-1e300", "99999999999999999999", "110.00000001"]


def widget(value):
    item = {"title": value, "image": value}
    return {
        "name": value, "title": {"default": value, "fr": value}, "background": {"image": value},
        "font": [{"role": value, "family": value, "color": "gray", "size": value}, {"color": value}],
        "margins": {"top": value, "leading": value}, "grid": {"columns": 3, "spacing": value, "items": [item] * 3},
        "heights": {"compact": value, "expanded": value}, "largestDisplayMode": "expanded",
        "content": {"compact": [value] * 2, "expanded": [value, value + "b"]},
        "buttons": [{"title": value, "opens": value}, item], "opens": value, "vibrancy": value,
        "images": [{"name": value, "rendering": value}], "authentication": {"prompt": value}, "k" + value[:40]: value,
    }


def sized(number):
    number = float(number)
    return {
        "name": "N", "margins": number, "grid": {"columns": number, "spacing": number, "items": number},
        "heights": {"compact": number, "expanded": number}, "largestDisplayMode": "expanded", "width": number,
        "font": {"size": number, "color": "black"},
    }


description = {"app": {"name": VALUES[0], "urlSchemes": VALUES[:4]},
               "widgets": [widget(value) for value in VALUES] + [sized(number) for number in NUMBERS]}
# JSON's pairs of surrogates are no YAML.
print(re.sub(r"\\u(d[89ab]..)\\u(d[c-f]..)",
             lambda pair: "\\U%08x" % (0x10000 + ((int(pair[1], 16) - 0xD800) << 10) + int(pair[2], 16) - 0xDC00),
             json.dumps(description)))
