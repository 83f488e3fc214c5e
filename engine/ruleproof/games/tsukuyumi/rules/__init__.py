"""The rules, a module or package for each chapter of the book, and beside them what several chapters need."""
