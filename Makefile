# Two commands do everything: make serve, make test. The others are parts of them or measurements.
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
PORT ?= 8000

.PHONY: serve build test check wheel bench clean

serve: $(VENV)/.installed
	$(BIN)/ruleproof serve --port $(PORT)

build: $(VENV)/.installed
	$(BIN)/ruleproof build

test: $(VENV)/.installed-dev
	@echo "== style and types"
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	@echo "== tests"
	$(BIN)/python -m pytest -n 2 --dist loadfile

check: $(VENV)/.installed
	$(BIN)/ruleproof check
	$(BIN)/ruleproof coverage > /dev/null

wheel: $(VENV)/.installed-dev
	$(BIN)/python tests/wheel.py

bench: $(VENV)/.installed-bench
	$(BIN)/python bench/run.py

clean:
	rm -rf build $(VENV)

$(VENV)/.installed: pyproject.toml constraints.txt | $(VENV)
	@echo "== installing pinned versions into $(VENV)"
	$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e .
	@touch $@

$(VENV)/.installed-dev: pyproject.toml constraints.txt | $(VENV)
	@echo "== installing pinned versions into $(VENV), with what the tests need"
	$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@ $(VENV)/.installed

$(VENV)/.installed-bench: pyproject.toml constraints.txt | $(VENV)
	@echo "== installing pinned versions into $(VENV), with what the measurements compare with"
	$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev,bench]'
	@touch $@ $(VENV)/.installed-dev $(VENV)/.installed

$(VENV):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Ruleproof needs Python 3.11 or newer: make PYTHON=/path/to/python3.11")'
	@echo "== making the virtual environment $(VENV)"
	$(PYTHON) -m venv $(VENV)
