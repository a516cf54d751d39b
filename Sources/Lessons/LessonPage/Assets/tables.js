// Tables of a page: only those that scroll are stops of the Tab key.
