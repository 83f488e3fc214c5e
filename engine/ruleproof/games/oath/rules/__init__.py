"""The rules of Oath, a module or package a chapter, and what serves several of them beside these."""
