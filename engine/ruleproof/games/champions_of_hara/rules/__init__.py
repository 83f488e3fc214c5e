"""The rules, one module or package a chapter, and beside them what several chapters need."""
