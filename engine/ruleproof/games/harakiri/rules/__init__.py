"""The rules of Harakiri, one module or package a chapter; what serves several chapters stands beside them."""
