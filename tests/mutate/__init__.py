"""Break the law on purpose, one small change at a time, and see whether a test notices.

    python -m tests.mutate tta --sample 300 --seed 1 [--jobs 2] [--json FILE] [--ratings] [--only PART]

prints how many breaks were caught and, of those that were not, file, line and change. The working tree is never
touched: a break inside a function replaces the code of that function in a forked process, one in a table at the top of
a module is put in while the module is imported.

What is broken (`breaks.py`): comparisons, `and`/`or`, `not`, conditions turned round, numbers one up and one down,
`True`/`False`, sums and products, `min`/`max`, two neighbouring arguments swapped, and statements left out (calls,
fields set, early returns). Constants and tables at the top of a module are broken in the same way.

What is not, because a game would not differ by it:
1. texts: strings, docstrings, what is raised for programmers (`raise`, `assert`), and the numbers that an event or a
   refusal tells (arguments of `emit` and `Refusal`; that an event is emitted at all, and that something is refused, is
   broken);
2. types: annotations, type aliases, decorators, imports, default values;
3. declarations: constructors, which only tell a question or an effect its name, its slots and its commands (a wrong one
   does not start); rows of names at the top of a module, of which only being different matters (`CHOOSING: Final = 0`,
   `TAKEN: Final = 1`), and bounds beyond everything (99 and more);
4. the boundary where both sides say the same: of the smaller or the greater of two (`a if a < b else b`,
   `if a > b: b = a`, `if a > 0: return a` before `return 0`), and of a guard that leaves early if there is nothing to
   do (`if amount <= 0: return`); be it the sign that is changed or the number (`a > -1` is `a >= 0`);
5. notes for explanations (`if notes is not None:`), which are compared with the numbers by a test of their own;
6. what breaks at once, so that counting it would flatter the tests: locals that are not set, the state swapped with a
   number;
7. what a person may think of (`ideas`): the list of forbidden things that a table shows, which no game asks for.

A break is tried against the tests that touch its line (`touched.py` notes them once and again only for what was
edited), those about the laws of its file first, then the fastest, 300 at most, until one fails. A test that takes
twenty times its time has failed. A test that also fails alone in an unbroken game catches nothing.
"""
