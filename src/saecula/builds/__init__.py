"""The two builds of the engine: which one runs here, and how the compiled one is made.

The same sources run interpreted and compiled by mypyc. A *build* is a folder with the compiled modules and a manifest
that names the sources they were made from by a fingerprint. A wheel may carry one (`saecula/_compiled`); `saecula
compile`, and a server in the background, make one in the user's cache. A build whose fingerprint is not that of the
sources is never used, so an edited source is never shadowed.
"""
