"""`python -m saecula.builds`: the process that compiles, for `saecula compile`, the server and the wheels.

It tells its progress on the standard output, a stage and two numbers a line, and at last `done` and the folder of the
build; or one sentence on the error stream.
"""

import argparse
import os
import signal
import sys
import threading
import time
from _thread import interrupt_main
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType

from saecula.builds.libraries import CannotCompile
from saecula.builds.making import build_into, make

FAILED, INTERRUPTED = 1, 130
REPEATED = 0.2  # seconds between two words to whoever has not ended yet


def main() -> int:
    parser = argparse.ArgumentParser("saecula.builds")
    parser.add_argument(
        "--profiled", nargs="?", const="", help="make one that is optimised by what games need, in this folder if any"
    )
    parser.add_argument("--attached", action="store_true", help="end when the standard input ends")
    parser.add_argument("--lang", default="", help="the language of that sentence")
    parser.add_argument("--idle", action="store_true", help="leave the machine to others")
    asked = parser.parse_args()
    signal.signal(signal.SIGTERM, _interrupt)
    if asked.idle and hasattr(os, "nice"):
        os.nice(19)
    if asked.attached:
        threading.Thread(target=_end_with_input, daemon=True).start()
    shown = os.fdopen(os.dup(1), "w", buffering=1, encoding="utf-8")
    os.dup2(2, 1)  # whatever others print is no progress

    def tell(stage: str, done: int, total: int) -> None:
        print(stage, done, total, file=shown)

    try:
        if not asked.profiled:
            made = make(tell, profiled=asked.profiled is not None)
        else:
            made = Path(asked.profiled).absolute()
            with TemporaryDirectory() as place:
                build_into(made, Path(place), tell, profiled=True)
    except CannotCompile as error:
        return _fail(error, asked.lang)
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:  # of mypyc, say: whoever started us wants one sentence
        text = f"{type(error).__name__}: {' '.join(str(error).split())}"
        return _fail(CannotCompile("compile-failed", text=text), asked.lang)
    print("done", made, file=shown)
    return 0


def _fail(error: CannotCompile, language: str) -> int:
    """In English where nobody asked for a language: wheels are made without the package that reads the others."""
    if language:
        from saecula.problems import told

        print(told(error, language), file=sys.stderr)
    else:
        print(error, file=sys.stderr)
    return FAILED


def _interrupt(number: int, frame: FrameType | None) -> None:
    """Once: signals that come later are for the compilers, and must not break into the tidying up."""
    signal.signal(signal.SIGTERM, _pass)  # not SIG_IGN, to which the programs that we start would be deaf, too
    raise KeyboardInterrupt


def _pass(number: int, frame: FrameType | None) -> None:
    pass


def _end_with_input() -> None:
    """Whoever started this process has ended, however: so do we, and the compilers that we started.

    A compiler that was just being started when the others were told to end hears it the next time.
    """
    while os.read(0, 1024):  # unbuffered: this thread may still wait when the process ends
        pass
    if sys.platform != "win32" and os.getpgrp() == os.getpid():
        while True:
            os.killpg(os.getpid(), signal.SIGTERM)
            time.sleep(REPEATED)
    else:
        interrupt_main(signal.SIGTERM)


if __name__ == "__main__":
    sys.exit(main())
