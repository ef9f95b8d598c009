"""Pages that need nothing but themselves: HTML with its style, tables that sort by a click, plots inside."""

from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Any

from saecula.core.errors import OptionError, said_by_system

NONE = "–"
STYLE = """
:root{color-scheme:light dark;--line:#8884;--soft:#8881}
body{font:15px/1.5 system-ui,sans-serif;max-width:84rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.6rem}h2{font-size:1.2rem;margin-top:2.2rem}p,li{max-width:48rem}
.wide{overflow-x:auto}table{border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.2rem .5rem;border-bottom:1px solid var(--line);text-align:right;white-space:nowrap}
th{white-space:normal;vertical-align:bottom}.text{text-align:left}tbody tr:hover{background:var(--soft)}
th{cursor:pointer}figure{display:inline-block;margin:.5rem 1rem .5rem 0}
svg{max-width:100%;height:auto;background:#fff;border-radius:4px}small{opacity:.75}
"""
SCRIPT = """
document.querySelectorAll('th').forEach(function(th){th.addEventListener('click',function(){
var body=th.closest('table').tBodies[0],column=th.cellIndex,rows=Array.from(body.rows);
function key(row){var cell=row.cells[column];return cell.dataset.key!==undefined?+cell.dataset.key:cell.textContent}
var up=th.dataset.up!=='1';th.dataset.up=up?'1':'0';
rows.sort(function(a,b){var x=key(a),y=key(b);return (x<y?-1:x>y?1:0)*(up?1:-1)});
rows.forEach(function(row){body.appendChild(row)})})});
"""
Cell = tuple[str, float | None]  # what is shown, and what is sorted by


def page(title: str, language: str, parts: list[str]) -> str:
    """A whole document; `parts` are HTML already."""
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n"
        f"<body><h1>{escape(title)}</h1>\n" + "\n".join(parts) + f"\n<script>{SCRIPT}</script></body></html>\n"
    )


def heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def figure(svg: str) -> str:
    return f"<figure>{svg}</figure>"


def table(columns: list[str], rows: list[list[Cell]]) -> str:
    """Cells with a number sort by it, others by their text; columns of words stand to the left."""
    words = [all(row[k][1] is None for row in rows) for k in range(len(columns))]
    head = "".join(_cell("th", column, None, word) for column, word in zip(columns, words, strict=True))
    lines = []
    for row in rows:
        cells = [_cell("td", text, key, word) for (text, key), word in zip(row, words, strict=True)]
        lines.append(f"<tr>{''.join(cells)}</tr>")
    body = "\n".join(lines)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>\n{body}\n</tbody></table></div>'


def _cell(tag: str, text: str, key: float | None, word: bool) -> str:
    style = ' class="text"' if word else ""
    sorted_by = f' data-key="{key:.6g}"' if key is not None else ""
    return f"<{tag}{style}{sorted_by}>{escape(text)}</{tag}>"


# --- numbers as texts -----------------------------------------------------------------------------------------------
def number(value: float | None, digits: int = 1) -> str:
    return NONE if value is None else f"{value:.{digits}f}"


def percent(value: float | None, digits: int = 1) -> str:
    return NONE if value is None else f"{100 * value:.{digits}f} %"


def interval(figures: dict[str, Any], text: Callable[[float | None], str] = number) -> str:
    """`12.3 [11.0, 13.6]`, or the number alone where there is no interval."""
    value = text(figures["value"])
    if figures["low"] is None:
        return value
    return f"{value} [{text(figures['low']).removesuffix(' %')}, {text(figures['high']).removesuffix(' %')}]"


def cell(figures: dict[str, Any], text: Callable[[float | None], str] = number) -> Cell:
    return interval(figures, text), figures["value"]


# --- files ----------------------------------------------------------------------------------------------------------
def check_target(path: str, option: str) -> None:
    """Can a file be written there? Asked before long work too."""
    target = Path(path)
    if not target.name or target.is_dir() or not target.parent.is_dir():
        raise OptionError(option, "cannot-write-folder", path=path)


def write_text(path: str, option: str, text: str) -> None:
    try:
        Path(path).write_text(text, encoding="utf-8")
    except OSError as error:
        raise OptionError(option, "cannot-write", path=path, reason=said_by_system(error)) from None
