"""Everything that `present` tells, as types: the page's types and the document of the interface are made of them."""
