# Needs make and Python 3.11 or newer. Everything is installed into .venv, nothing outside.

# Which Python makes the environment: make play PYTHON=python3.12
PYTHON ?= python3
# Which game the page of `make play` shows first: make play GAME=spar
GAME = agram

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
COMPILE := $(BIN)/uv --no-config --quiet pip compile pyproject.toml --universal --upgrade \
	--python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url \
	--extra fast --extra server
# What mypy reads.
TYPED := $(strip src tests $(wildcard benchmarks))
# The browser client, and what it is built from.
CLIENT := src/lasttrick/server/static/sources.sha256
CLIENT_SOURCES := $(shell find web/src web/public -type f) $(wildcard web/*.html web/*.ts web/*.json)
BENCHMARKS := $(wildcard benchmarks/[a-z]*.py)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play client test sweep research audit bench format lock clean FORCE

help: ## Show these lines
	@sed -n 's/^\([a-z]*\):.*## /\1@/p' Makefile | while IFS=@ read -r goal text; do \
		printf 'make %-8s %s\n' "$$goal" "$$text"; done

play: $(VENV)/.play $(CLIENT) ## Play at once in your browser: make play, or make play GAME=spar
	@$(BIN)/lasttrick serve --open --game '$(GAME)'

client: $(CLIENT) ## Build the browser client

test: $(VENV)/.dev $(CLIENT) ## Check everything: style, types, floors, tests
	@echo 'ruff check'
	@$(BIN)/ruff check --quiet
	@echo 'ruff format --check'
	@$(BIN)/ruff format --check --quiet
	@echo 'mypy --strict $(TYPED)'
	@$(BIN)/mypy --strict $(TYPED)
	@echo 'lint-imports'
	@$(BIN)/lint-imports --no-logo
	@command -v chromium >/dev/null || \
		echo 'Without chromium the browser tests are left out: apt-get install chromium'
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || \
		echo 'Without PostgreSQL the tests on it are left out: apt-get install postgresql'
	@command -v nginx >/dev/null || test -x /usr/sbin/nginx || \
		echo 'Without nginx the tests behind a proxy are left out: apt-get install nginx-light'
	@echo 'pytest'
	@$(BIN)/pytest -n 2

sweep: $(VENV)/.dev ## Run the long sweeps that make test leaves out
	@$(BIN)/pytest -n 2 -m sweep

research: $(VENV)/.dev ## Hold equilibria against those of OpenSpiel, which is installed for it
	@echo 'Installing OpenSpiel'
	@$(PIP) install --no-build-isolation --editable '.[research]'
	@$(BIN)/pytest -n 0 -m research

audit: $(VENV)/.dev ## Ask the databases of known faults about everything we depend on
	@$(PIP) install pip-audit || { echo "pip-audit cannot be fetched: nothing was checked." >&2; exit 2; }
	@$(BIN)/python -m tests.auditing

bench: $(VENV)/.dev ## Measure speed with each program in benchmarks/
ifeq ($(BENCHMARKS),)
	@echo 'benchmarks/ holds no program.'
else
	@set -e; for program in $(BENCHMARKS:benchmarks/%.py=%); do \
		echo "$$program"; $(BIN)/python -m "benchmarks.$$program"; done
endif

format: $(VENV)/.dev ## Lay the code out and mend what ruff can mend
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format

lock: $(VENV)/.dev ## Pin the newest versions anew in requirements/
	@echo 'Pinning versions in requirements/'
	@$(PIP) install uv
	@$(COMPILE) --extra plot --extra postgres --extra solve --group dev --output-file requirements/dev.txt >/dev/null
	@$(COMPILE) --group play --constraints requirements/dev.txt \
		--output-file requirements/play.txt >/dev/null

clean: ## Remove the environment and all that was built
	@rm -rf $(VENV) build dist web/node_modules src/lasttrick/server/static .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find src tests $(wildcard benchmarks) -name __pycache__ -type d -prune -exec rm -rf {} +

# The environment. .made holds the folder it was made in: one that was moved, or whose Python is
# gone, is made anew.
ifneq ($(shell test -x $(BIN)/python && cat $(VENV)/.made 2>/dev/null),$(CURDIR))
$(VENV)/.made: FORCE
endif

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Expected Python 3.11 or newer, but $(PYTHON) is" \
		"$$($(PYTHON) -V 2>/dev/null || echo absent): name another, as in make PYTHON=python3.12" >&2; \
		exit 1; }
	@echo 'Making $(VENV)'
	@$(PYTHON) -m venv $(if $(wildcard $(VENV)/.made),--clear) $(VENV)
	@echo '$(CURDIR)' >$@

$(VENV)/.play: $(VENV)/.made requirements/play.txt pyproject.toml src/lasttrick/__init__.py
	@echo 'Installing what lasttrick needs'
	@$(PIP) install --require-hashes -r requirements/play.txt
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

# Its stamp is older than a source that was touched without being changed.
$(CLIENT): $(VENV)/.play hatch_build.py $(CLIENT_SOURCES)
	@echo 'Building the browser client'
	@$(BIN)/python hatch_build.py
	@touch $@

$(VENV)/.dev: $(VENV)/.play requirements/dev.txt
	@echo 'Installing what the checks need'
	@$(PIP) install --require-hashes -r requirements/dev.txt
	@touch $@
