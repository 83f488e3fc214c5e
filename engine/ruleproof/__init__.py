"""A rulebook you can run."""

import os

# No package that happens to be installed may change how a rulebook is read; looking for such plugins takes time, too.
os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")
