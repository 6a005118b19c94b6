"""Runs programs side by side, and makes medians, ratios and Markdown tables of what they took."""

import contextlib
import os
import re
import shutil
import statistics
import subprocess
from typing import NamedTuple


class Sample(NamedTuple):
    wall: float  # seconds
    cpu: float  # seconds, user and system
    peak: float  # MiB


class Failure(Exception):
    """A program that could not be run, or ended as it should not."""


class Command(NamedTuple):
    arguments: list
    one_core: bool = False  # held on one core, so that a hidden second thread gains nothing
    accepted: tuple = (0,)  # exit codes; a linter's 1 means findings
    folder: str = None  # where it runs; None for here


@contextlib.contextmanager
def held_on_one_core(wanted):
    """Children inherit it. Where the system has no such call (macOS), `--jobs 1` alone must do."""
    if not wanted or not hasattr(os, "sched_setaffinity"):
        yield
        return
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})  # the first core serves most interrupts
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


class Runner:
    def __init__(self, measure):
        self.measure = measure

    def once(self, command):
        with held_on_one_core(command.one_core):
            result = subprocess.run([self.measure, *command.arguments], cwd=command.folder, capture_output=True, text=True,
                                    check=False)
        if result.returncode != 0:
            raise Failure(result.stderr.strip())
        wall, cpu, peak, code = map(int, result.stdout.split())
        if code not in command.accepted:
            shown = " ".join(command.arguments[:8])
            raise Failure(f"exit {code} from {shown}\n{result.stderr[-2000:]}")
        return Sample(wall / 1e9, cpu / 1e9, peak / 1024)

    def rounds(self, commands, count):
        """A B C A B C …: what disturbs the machine disturbs all. A first round, not counted, warms the caches."""
        samples = [[] for _ in commands]
        for index in range(count + 1):
            for place, command in enumerate(commands):
                sample = self.once(command)
                if index:
                    samples[place].append(sample)
        return samples


def counted(arguments):
    """The instructions that a program takes, which repeat where times do not; None without valgrind."""
    if not shutil.which("valgrind"):
        return None
    run = subprocess.run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *arguments], capture_output=True,
                         text=True, check=False)
    return int(re.search(r"Collected : (\d+)", run.stderr).group(1))


def middle(samples, figure):
    return statistics.median(getattr(sample, figure) for sample in samples)


def ratios(above, below, figure="wall"):
    """Of each round's two runs, which saw the same machine."""
    return [getattr(one, figure) / max(getattr(other, figure), 1e-9) for one, other in zip(above, below)]


def quartiles(values):
    """The middle half, as a sign of how calm the machine was."""
    if len(values) < 2:
        return "–"
    low, _, high = statistics.quantiles(values, n=4, method="inclusive")
    return f"{low:.2f}–{high:.2f}"


def seconds(value):
    return f"{value * 1000:.2f} ms" if value < 1 else f"{value:.2f} s"


def verdict(value, must, aim):
    return "aim met" if value <= aim else "must met" if value <= must else "**missed**"


def table(title, header, rows, note=""):
    print(f"\n## {title}\n")
    for line in [header, ["---"] + ["---:"] * (len(header) - 1), *rows]:
        print("| " + " | ".join(str(cell).replace("|", "\\|") for cell in line) + " |")
    if note:
        print(f"\n{note}")
    print(end="", flush=True)
