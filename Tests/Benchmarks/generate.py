#!/usr/bin/env python3
"""Writes realistic widget descriptions: OUTDIR/FFFF/NNNN.widget.yml, a hundred a folder.

    generate.py --files 10000 --seed 1 OUTDIR

One file in ten has one fault; OUTDIR/faults.txt names it, with a rule that must report it, and every
other file must come out clean. File N is the same whatever the number of files.
"""

import argparse
import os
import random

from faults import spoil
from writing import Flow, FlowList, write_mapping

LANGUAGES = ["fr", "de", "es", "pt-BR", "zh-Hans", "ja", "ko", "ru", "ar"]

# An app's name, its scheme, and its name in LANGUAGES.
APPS = [
    ("Maps", "maps", "Plans|Karten|Mapas|Mapas|地图|マップ|지도|Карты|الخرائط"),
    ("Weather", "weather", "Météo|Wetter|Tiempo|Tempo|天气|天気|날씨|Погода|الطقس"),
    ("Calendar", "cal", "Calendrier|Kalender|Calendario|Calendário|日历|カレンダー|캘린더|Календарь|التقويم"),
    ("Notes", "notes", "Notes|Notizen|Notas|Notas|备忘录|メモ|메모|Заметки|الملاحظات"),
    ("Stocks", "stocks", "Bourse|Aktien|Bolsa|Bolsa|股市|株価|주식|Акции|الأسهم"),
    ("Transit+", "transit-plus", "Transit+|Transit+|Transit+|Transit+|公交+|乗換+|환승+|Транспорт+|النقل+"),
    ("Piggy Bank", "piggybank", "Tirelire|Sparschwein|Hucha|Cofrinho|存钱罐|貯金箱|저금통|Копилка|الحصالة"),
    ("Trail Log", "com.example.trail", "Sentiers|Wanderbuch|Senderos|Trilhas|步道|山道|산길|Тропы|الدروب"),
]

# What follows the app's name in the title of a widget that is not the primary one.
SUBJECTS = [
    ("Nearby", "à proximité|in der Nähe|cerca|por perto|附近|周辺|주변|рядом|القريبة"),
    ("Favorites", "favoris|Favoriten|favoritos|favoritos|收藏|お気に入り|즐겨찾기|избранное|المفضلة"),
    ("Up Next", "à suivre|Demnächst|a continuación|a seguir|接下来|次の予定|다음|далее|التالي"),
    ("This Week", "semaine|diese Woche|esta semana|esta semana|本周|今週|이번 주|неделя|الأسبوع"),
    ("Progress", "progrès|Fortschritt|progreso|progresso|进度|進捗|진행|прогресс|التقدم"),
    ("Alerts", "alertes|Hinweise|avisos|alertas|提醒|通知|알림|события|التنبيهات"),
    ("Recent", "récents|Zuletzt|recientes|recentes|最近|最近|최근|недавнее|الأخيرة"),
    ("Summary", "résumé|Übersicht|resumen|resumo|摘要|概要|요약|сводка|الملخص"),
]

BUTTONS = [
    ("Directions", "Itinéraire|Route|Indicaciones|Rotas|路线|経路|경로|Маршрут|الاتجاهات"),
    ("Add", "Ajouter|Hinzufügen|Añadir|Adicionar|添加|追加|추가|Добавить|إضافة"),
    ("Share", "Partager|Teilen|Compartir|Compartilhar|分享|共有|공유|Поделиться|مشاركة"),
    ("Start Timer", "Minuteur|Timer starten|Temporizador|Iniciar timer|开始计时|タイマー|타이머|Таймер|المؤقت"),
    ("Call", "Appeler|Anrufen|Llamar|Ligar|呼叫|発信|전화|Позвонить|اتصال"),
]

ITEMS = ["Food", "Fuel", "Parking", "Coffee", "Home", "Work", "Gym", "Café", "Inbox", "Today's plan", "東京",
         "Zürich"]
FACTS = ["next turn", "arrival time", "temperature", "chance of rain", "balance", "last price", "event title",
         "start time", "unread count", "distance left", "streak", "Müllabfuhr", "次の電車", "battery"]
EXTRAS = ["route overview", "hourly forecast", "five day chart", "list of guests", "map of the area", "week so far"]
HEADER = """\
# {name}: Today widgets for iOS 10
#
# Owner: the {team} team. Ask before you change a height: the screenshots
# in the store show it. Colors come from the design system, version {version}.
"""
NOTE = "|\n      Reviewed with the design team; the grid stays at four.\n      Ticket WID-%d: see there."
TEAMS = ["growth", "platform", "Zürich", "design systems", "東京"]
DARK = ["black", "darkGray", '"#333333"', '"#000"', "darkText", "label", "'#555555'", '"#1A1A1AFF"', "secondaryLabel"]


class Chooser(random.Random):
    """The choices of one file; its own draws, since the standard library's are several times as slow."""

    def below(self, bound):
        return int(self.random() * bound)

    def one_of(self, choices):
        return choices[int(self.random() * len(choices))]

    def some(self, choices, count):
        start = self.below(len(choices))
        return [choices[(start + step) % len(choices)] for step in range(count)]

    def chance(self, probability):
        return self.random() < probability


def quoted(chooser, value):
    """Plain, single or double, as people mix them; all texts above may stand plain."""
    style = chooser.random()
    if style < 0.6:
        return value
    return f'"{value}"' if style < 0.85 or "'" in value else f"'{value}'"


def text(chooser, languages, default, translations):
    """A text in the given languages (indices into LANGUAGES); a bare scalar where there are none."""
    if not languages:
        return quoted(chooser, default)
    kind = Flow if len(languages) < 4 and chooser.chance(0.5) else dict
    value = kind(default=quoted(chooser, default))
    for language in languages:
        value[LANGUAGES[language]] = quoted(chooser, translations[language])
    return value


def titled(chooser, app, subject, number):
    default, others = subject
    suffix = f" {number}" if number else ""
    return text(chooser, app["languages"], f"{app['name']} {default}{suffix}",
                [f"{name} {other}{suffix}" for name, other in zip(app["names"], others)])


def widget(chooser, app, index, count):
    """One widget that no rule reports."""
    value = {}
    # No two widgets of an app may share a title: once round, the subjects get numbers.
    number, place = divmod(index, len(SUBJECTS))
    subject = SUBJECTS[(app["start"] + place) % len(SUBJECTS)]
    old = app["old"]
    if index == 0:
        value["name"] = quoted(chooser, app["name"])
        if app["languages"]:
            value["title"] = text(chooser, app["languages"], app["name"], app["names"])
        if count > 1:
            value["primary"] = value["quickAction"] = "true"
    elif chooser.chance(0.6):
        value["name"] = quoted(chooser, subject[0])
        value["title"] = titled(chooser, app, subject, number)
    else:
        value["name"] = titled(chooser, app, subject, number)

    value["background"] = "system"
    if chooser.chance(0.15):
        value["background"] = chooser.one_of(["clear", '"#00000000"', Flow(color="clear")])
    value["font"] = font(chooser, app)
    value["margins"] = margins(chooser, app)
    if chooser.chance(0.4):
        value["alignment"] = "appIcon"
    if old and chooser.chance(0.4):
        value["marginInsets"] = "zero"
    if chooser.chance(0.3):
        value["vibrancy"] = chooser.one_of(["primary", "none", FlowList(["primary", "secondary"])])

    compact = chooser.some(FACTS, 1 + chooser.below(3))
    if chooser.chance(0.45):
        tall = 180 + 10 * chooser.below(25)
        kind = chooser.one_of([Flow, dict])
        value["heights"] = kind(compact=chooser.one_of(["110", "88", "maximum"]), expanded=str(tall))
        if old:
            value["heights"]["ios9"] = str(tall)
        value["largestDisplayMode"] = "expanded"
        value["handlesDisplayModeChange"] = "true"
        if old:
            value["expandedModeGuarded"] = "true"
        expanded = compact + [chooser.one_of(EXTRAS)]
        value["content"] = {"compact": listed(chooser, compact), "expanded": listed(chooser, expanded)}
    else:
        value["heights"] = Flow(compact=chooser.one_of(["110", "95.5", "1.1e2"]))
        value["content"] = {"compact": listed(chooser, compact)}

    if chooser.chance(0.3):
        value["grid"] = grid(chooser, app)
    if chooser.chance(0.3):
        value["buttons"] = buttons(chooser, app)
    if chooser.chance(0.3):
        value["images"] = [Flow(name=f"icon-{name.lower()}", rendering="template")
                           for name in chooser.some(ITEMS[:7], 1 + chooser.below(3))]
    if chooser.chance(0.3):
        value["opens"] = link(chooser, app, "home")
    for key, usual in (("width", "adaptive"), ("scrolls", "false"), ("caching", "local"), ("refresh", "background")):
        if chooser.chance(0.3):
            value[key] = usual
    if chooser.chance(0.5):
        value["updateResults"] = FlowList(["newData", "noData", "failed"][:2 + chooser.below(2)])
    if chooser.chance(0.15):
        value["authentication"] = {"addsValue": "true", "prompt": '"Sign in to see your own: it takes a moment"'}
    if chooser.chance(0.1):
        value["x-note"] = NOTE % chooser.below(9999)
    return value


def font(chooser, app):
    if app["shared"] and chooser.chance(0.5):
        return "*body"
    color = chooser.one_of(DARK)
    if app["old"]:  # iOS 9 draws on a dark blur, so its rules ask for a second color
        color = Flow(light=color, dark="white")
    kind = Flow if chooser.chance(0.5) else dict
    body = kind(family=chooser.one_of(["system", "system", "SF Pro Text", '".SFUIText"']), color=color)
    if chooser.chance(0.85):
        return body
    badge = Flow(role="badge", family="system", color="white", backing='"#1A4FA0"')
    return [kind(role="headline", **body), badge]


def margins(chooser, app):
    shape = chooser.below(4)
    if shape == 0:
        return chooser.one_of(["16", "8", "12.5"])
    if shape == 1 and app["shared"]:
        return {"<<": "*edges", "bottom": "12"}
    kind = Flow if shape == 2 else dict
    return kind(top="8", leading=chooser.one_of(["16", "20"]), bottom="8", trailing=chooser.one_of(["16", "20"]))


def listed(chooser, values):
    kind = FlowList if chooser.chance(0.5) else list
    return kind([quoted(chooser, value) for value in values])


def link(chooser, app, page):
    own = f"{app['scheme']}://{page}"
    return chooser.one_of([own, f'"{own}?source=widget"', "https://example.com/" + page])


def grid(chooser, app):
    if chooser.chance(0.2):
        return Flow(items=str(1 + chooser.below(4)), columns="4", spacing="8")
    items = [Flow(title=quoted(chooser, title), image=f"tile-{place}", opens=f"\"{app['scheme']}://grid/{place}\"")
             for place, title in enumerate(chooser.some(ITEMS, 2 + chooser.below(3)))]
    return {"columns": chooser.one_of(["2", "4"]), "spacing": chooser.one_of(["8", "10"]), "items": items}


def buttons(chooser, app):
    result = []
    for default, others in chooser.some(BUTTONS, 1 + chooser.below(2)):
        value = {"title": text(chooser, app["languages"], default, others)}
        if chooser.chance(0.8):
            value["opens"] = link(chooser, app, default.lower().replace(" ", "-"))
        if chooser.chance(0.3):
            value["taps"] = "1"
        result.append(value)
    return result


def description(chooser, count):
    """The document as nested values, and the facts about the app that its faults need."""
    name, scheme, names = chooser.one_of(APPS)
    count = count or 1 + chooser.below(4)
    languages = [] if chooser.chance(0.55) else sorted(set(chooser.some(range(len(LANGUAGES)), 1 + chooser.below(4))))
    version = chooser.one_of(["10.0", '"10.0"', "10.3", "11.0", "'12.4'", "9.0", '"9.3"', ""])
    app = {"name": name, "names": names, "scheme": scheme, "languages": languages, "old": "9." in version,
           "start": chooser.below(len(SUBJECTS)), "shared": chooser.chance(0.3)}
    document = {}
    if app["shared"]:
        color = '{light: "#333333", dark: white}' if app["old"] else '"#333333"'
        document["x-text"] = "&body {family: system, color: %s}" % color
        document["x-edges"] = "&edges {top: 8, leading: 16, bottom: 8, trailing: 16}"
    document["app"] = {"name": text(chooser, languages, name, names)}
    document["app"]["urlSchemes"] = FlowList([scheme]) if chooser.chance(0.7) else [scheme, scheme + "-beta"]
    if version:
        document["app"]["deploymentTarget"] = version
    document["widgets"] = [widget(chooser, app, index, count) for index in range(count)]
    return document, app


def render(chooser, document, app):
    lines = []
    if chooser.chance(0.3):
        version = chooser.below(40) / 10
        lines.append(HEADER.format(name=app["name"], team=chooser.one_of(TEAMS), version=version).rstrip())
    if chooser.chance(0.2):
        lines.append("---")
    write_mapping(chooser, lines, document, "", "")
    lines.append("")
    # Some editors still write CR LF.
    return ("\r\n" if chooser.chance(0.02) else "\n").join(lines)


def main():
    for table in (APPS, SUBJECTS, BUTTONS):
        table[:] = [(*row[:-1], row[-1].split("|")) for row in table]
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("--files", type=int, default=10_000)
    arguments.add_argument("--widgets", type=int, default=0, help="widgets in each file (default: 1 to 4, at random)")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--rules-free", action="store_true", help="no faulty files: nothing for a rule to report")
    arguments.add_argument("outdir")
    given = arguments.parse_args()

    os.makedirs(given.outdir, exist_ok=True)
    faults = []
    for number in range(given.files):
        folder = f"{number // 100:04d}"
        if number % 100 == 0:
            os.makedirs(os.path.join(given.outdir, folder), exist_ok=True)
        name = f"{folder}/{number:04d}.widget.yml"
        chooser = Chooser(given.seed * 1_000_003 + number)
        document, app = description(chooser, given.widgets)
        if number % 10 == 9 and not given.rules_free:
            faults.append(f"{name}\t{spoil(chooser, document, app)}\n")
        with open(os.path.join(given.outdir, name), "wb", buffering=0) as file:
            file.write(render(chooser, document, app).encode())
    with open(os.path.join(given.outdir, "faults.txt"), "w", encoding="utf-8") as file:
        file.writelines(faults)


if __name__ == "__main__":
    main()
