"""What can be broken in a file, and the broken file."""

import ast
import copy
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
BOUNDARIES = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
RECKONED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
TOLD = ("emit", "Refusal")  # what their arguments say is a text
OBJECTS = ("s", "frame", "self", "notes")  # a number in their place would break at once
BEYOND = 99


@dataclass(frozen=True)
class Break:
    """The `variant`-th change of the `node`-th node of a file; `inside` is the function, or empty for a table."""

    path: Path
    node: int
    variant: int
    line: int
    last: int
    inside: str
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.before}  ->  {self.after}"


def numbered(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) is int


def value_of(statement: ast.stmt) -> int:
    """Of `NAME: Final = 3`; less than any other for anything else."""
    if isinstance(statement, ast.AnnAssign) and statement.value is not None and numbered(statement.value):
        return int(statement.value.value)  # type: ignore[attr-defined]
    return -BEYOND


def same(a: ast.AST, b: ast.AST) -> bool:
    return ast.dump(a).replace("Store()", "Load()") == ast.dump(b).replace("Store()", "Load()")


def picks_one(node: ast.AST, test: ast.Compare, following: ast.AST | None) -> bool:
    """The smaller or the greater of two, in any shape; `following` is the statement after the condition."""
    sides = [test.left, test.comparators[0]]
    if isinstance(node, ast.IfExp):
        got = [node.body, node.orelse]
    elif isinstance(node, ast.If) and len(node.body) == 1 and not node.orelse:
        first = node.body[0]
        if isinstance(first, ast.Assign):
            got = [first.targets[0], first.value]
        elif isinstance(first, ast.Return) and isinstance(following, ast.Return) and first.value and following.value:
            got = [first.value, following.value]
        else:
            return False
    else:
        return False
    return (same(got[0], sides[0]) and same(got[1], sides[1])) or (same(got[0], sides[1]) and same(got[1], sides[0]))


def leaves_early(node: ast.AST, test: ast.Compare) -> bool:
    """Nothing to do for nothing."""
    if not isinstance(node, ast.If) or not any(numbered(part) and part.value == 0 for part in test.comparators):  # type: ignore[attr-defined]
        return False
    last = node.body[-1]
    empty = isinstance(last, ast.Return) and (last.value is None or isinstance(last.value, ast.Constant))
    return len(node.body) == 1 and (empty or isinstance(last, ast.Continue))


def mark_equal_sides(tree: ast.AST) -> None:
    """Comparisons at whose boundary both sides say the same bear a mark."""
    for node in ast.walk(tree):
        for name in ("body", "orelse"):
            block = getattr(node, name, None)
            statements = block if isinstance(block, list) else []
            for place, one in enumerate(statements):
                one.following = statements[place + 1] if place + 1 < len(statements) else None
    for node in ast.walk(tree):
        test = getattr(node, "test", None)
        if isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.ops[0], BOUNDARIES):
            after = getattr(node, "following", None)
            test.equal_sides = picks_one(node, test, after) or leaves_early(node, test)  # type: ignore[attr-defined]


def is_moved_boundary(node: ast.Constant, parent: ast.AST | None, step: int) -> bool:
    """Is a number of a comparison, moved by one, the boundary moved: `a > -1` for `a >= 0`?"""
    if not isinstance(parent, ast.Compare) or not getattr(parent, "equal_sides", False):
        return False
    up = isinstance(parent.ops[0], ast.Lt | ast.GtE) == (node is parent.comparators[0])
    return step == (1 if up else -1)


class Reader:
    """One file: its tree, the parents of its nodes, and what is left alone."""

    def __init__(self, root: Path, path: Path) -> None:
        self.path = path
        self.source = (root / path).read_text()
        self.tree = ast.parse(self.source)
        mark_equal_sides(self.tree)
        self.nodes = list(ast.walk(self.tree))
        self.parent: dict[ast.AST, ast.AST] = {}
        for node in self.nodes:
            for child in ast.iter_child_nodes(node):
                self.parent[child] = node
        self.left_alone: set[ast.AST] = set()
        for node in self.nodes:
            for out in self.texts_and_types(node):
                self.left_alone.update(ast.walk(out))

    def texts_and_types(self, node: ast.AST) -> Iterator[ast.AST]:
        if isinstance(node, ast.Raise | ast.Assert | ast.Import | ast.ImportFrom | ast.JoinedStr):
            yield node
        elif isinstance(node, ast.FunctionDef):
            yield node.args
            yield from node.decorator_list
            if node.returns:
                yield node.returns
            if node.name == "__init__" or "ideas" in node.name:
                yield node
        elif isinstance(node, ast.ClassDef):
            yield from node.decorator_list
        elif isinstance(node, ast.AnnAssign):
            yield node.annotation
            if isinstance(self.parent[node], ast.Module) and (node.value is None or self.is_a_name(node)):
                yield node
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in TOLD:
            yield from node.args
        elif isinstance(node, ast.If) and any(isinstance(n, ast.Name) and n.id == "notes" for n in ast.walk(node.test)):
            yield node
        elif numbered(node) and abs(node.value) >= BEYOND:  # type: ignore[attr-defined]
            yield node

    def is_a_name(self, node: ast.AnnAssign) -> bool:
        """One of a row of constants 0, 1, 2, or a negative number."""
        if isinstance(node.value, ast.UnaryOp):
            return True
        place = self.tree.body.index(node)
        first = place
        while first > 0 and value_of(self.tree.body[first]) > 0:
            if value_of(self.tree.body[first - 1]) != value_of(self.tree.body[first]) - 1:
                return False
            first -= 1
        follows = place + 1 < len(self.tree.body) and value_of(self.tree.body[place + 1]) == 1
        return value_of(self.tree.body[first]) == 0 and (first < place or follows)

    def function_of(self, node: ast.AST) -> str:
        """By its qualified name; a function within a function is part of the outer one."""
        names: list[str] = []
        inside = False
        while node in self.parent:
            if isinstance(node, ast.FunctionDef):
                names, inside = [node.name], True
            elif isinstance(node, ast.ClassDef):
                names.insert(0, node.name)
            node = self.parent[node]
        return ".".join(names) if inside else ""

    def statement_of(self, node: ast.AST) -> ast.stmt:
        while not isinstance(node, ast.stmt):
            node = self.parent[node]
        return node

    def breaks(self) -> Iterator[Break]:
        for number, node in enumerate(self.nodes):
            if node in self.left_alone:
                continue
            for variant, changed in enumerate(variants(node, self.parent.get(node))):
                statement = self.statement_of(node)
                body = getattr(statement, "body", None)
                last = statement.end_lineno or statement.lineno
                if body and isinstance(statement, ast.If | ast.For | ast.While | ast.With):
                    last = max(statement.lineno, body[0].lineno - 1)
                before, after = told(node, self.parent.get(node)), told(changed, None)
                yield Break(
                    self.path,
                    number,
                    variant,
                    node.lineno,
                    last,
                    self.function_of(node),
                    before,
                    after,  # type: ignore[attr-defined]
                )

    def broken(self, one: Break) -> ast.Module:
        tree = copy.deepcopy(self.tree)
        target = list(ast.walk(tree))[one.node]
        parents = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
        changed = variants(target, parents.get(target))[one.variant]
        ast.copy_location(changed, target)
        put = Put(target, changed)
        return ast.fix_missing_locations(put.visit(tree))  # type: ignore[no-any-return]


class Put(ast.NodeTransformer):
    def __init__(self, target: ast.AST, changed: ast.AST) -> None:
        self.target = target
        self.changed = changed

    def visit(self, node: ast.AST) -> ast.AST:
        return self.changed if node is self.target else self.generic_visit(node)


def told(node: ast.AST, parent: ast.AST | None) -> str:
    """One line for people."""
    if isinstance(node, ast.If | ast.While):
        return f"if {ast.unparse(node.test)}:"
    text = ast.unparse(node).replace("\n", " ")
    if numbered(node) and parent is not None and isinstance(parent, ast.expr):
        text = f"{text} in {ast.unparse(parent)}"
    return text[:100]


def variants(node: ast.AST, parent: ast.AST | None) -> list[ast.AST]:
    """Every change of one node; the order is fixed."""
    make = MAKERS.get(type(node))
    return make(node, parent) if make is not None else []


def remade(node: ast.AST, **fields: object) -> ast.AST:
    made = copy.copy(node)
    for name, value in fields.items():
        setattr(made, name, value)
    return made


def compare(node: ast.Compare, parent: ast.AST | None) -> list[ast.AST]:
    if len(node.ops) > 1:
        found = []
        for place, op in enumerate(node.ops):
            ops: list[ast.cmpop] = list(node.ops)
            ops[place] = COMPARED[type(op)]()
            found.append(remade(node, ops=ops))
        return found
    op = node.ops[0]
    if getattr(node, "equal_sides", False):
        return []
    return [remade(node, ops=[COMPARED[type(op)]()])]


def boolean(node: ast.BoolOp, parent: ast.AST | None) -> list[ast.AST]:
    other: ast.boolop = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    return [remade(node, op=other)]


def constant(node: ast.Constant, parent: ast.AST | None) -> list[ast.AST]:
    if type(node.value) is bool:
        return [remade(node, value=not node.value)]
    if type(node.value) is not int:
        return []
    moved = [(1, remade(node, value=node.value + 1)), (-1, ast.copy_location(minus_one(node.value), node))]
    return [changed for step, changed in moved if not is_moved_boundary(node, parent, step)]


def minus_one(value: int) -> ast.expr:
    return ast.Constant(value - 1) if value > 0 else ast.UnaryOp(ast.USub(), ast.Constant(1 - value))


def turned(node: ast.If | ast.While | ast.IfExp, parent: ast.AST | None) -> list[ast.AST]:
    """A condition turned round, unless the comparison in it is turned round already."""
    test = node.test
    if isinstance(test, ast.Compare) and len(test.ops) == 1 and not isinstance(test.ops[0], BOUNDARIES):
        return []
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return []
    return [remade(node, test=ast.copy_location(ast.UnaryOp(ast.Not(), test), test))]


def unary(node: ast.UnaryOp, parent: ast.AST | None) -> list[ast.AST]:
    if isinstance(node.op, ast.Not):
        return [node.operand]
    return [node.operand] if isinstance(node.op, ast.USub) and not numbered(node.operand) else []


def reckoned(node: ast.BinOp, parent: ast.AST | None) -> list[ast.AST]:
    other = RECKONED.get(type(node.op))
    return [remade(node, op=other())] if other is not None else []


def call(node: ast.Call, parent: ast.AST | None) -> list[ast.AST]:
    """`min` for `max`, and neighbouring arguments swapped, if both are names or fields."""
    found: list[ast.AST] = []
    if isinstance(node.func, ast.Name) and node.func.id in ("min", "max"):
        other = "max" if node.func.id == "min" else "min"
        return [remade(node, func=ast.copy_location(ast.Name(other, ast.Load()), node.func))]
    if isinstance(node.func, ast.Name) and node.func.id in TOLD:
        return []
    for place in range(len(node.args) - 1):
        pair = node.args[place : place + 2]
        plain = all(isinstance(arg, ast.Name | ast.Attribute) and ast.unparse(arg) not in OBJECTS for arg in pair)
        if plain and not same(*pair):
            args = list(node.args)
            args[place], args[place + 1] = args[place + 1], args[place]
            found.append(remade(node, args=args))
    return found


def left_out(node: ast.stmt, parent: ast.AST | None) -> list[ast.AST]:
    return [ast.copy_location(ast.Pass(), node)]


def set_field(node: ast.Assign, parent: ast.AST | None) -> list[ast.AST]:
    sets = all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets)
    return left_out(node, parent) if sets else []


def added(node: ast.AugAssign, parent: ast.AST | None) -> list[ast.AST]:
    other = RECKONED.get(type(node.op))
    return [*left_out(node, parent), *([remade(node, op=other())] if other is not None else [])]


def early_return(node: ast.Return, parent: ast.AST | None) -> list[ast.AST]:
    return left_out(node, parent) if isinstance(parent, ast.If | ast.For | ast.While) else []


MAKERS: dict[type[ast.AST], Callable[..., list[ast.AST]]] = {
    ast.Compare: compare,
    ast.BoolOp: boolean,
    ast.Constant: constant,
    ast.If: turned,
    ast.While: turned,
    ast.IfExp: turned,
    ast.UnaryOp: unary,
    ast.BinOp: reckoned,
    ast.Call: call,
    ast.Expr: left_out,
    ast.Delete: left_out,
    ast.Assign: set_field,
    ast.AugAssign: added,
    ast.Return: early_return,
    ast.Continue: left_out,
    ast.Break: left_out,
}
