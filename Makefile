# Headwaters: type `make` to see what can be made.
# PYTHON is the Python that QGIS uses; with conda: make PYTHON=$CONDA_PREFIX/bin/python3 demo

PYTHON ?= /usr/bin/python3
export PYTHON

.DEFAULT_GOAL := help
MINUTES ?= 10
COUNT ?= 100
SEED ?= 1

.PHONY: help demo test test-thorough fuzz mutants check package docs site film translations screenshots pictures bench clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s  %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

demo: export QT_LOGGING_RULES = default.warning=false
demo: ## Make an island with its lakes, rivers and watersheds, and a terrain of Sardinia, with maps, in demo-output/
	@scripts/install && $(PYTHON) scripts/demo.py

test: ## Check the code, then run all tests; or those of a room: make test ROOM=core/flow
	@$(if $(ROOM),scripts/install test && .venv/bin/python scripts/run_tests.py -q tests/$(ROOM),scripts/test)

test-thorough: ## The same with all examples of every kind: before a release
	@HEADWATERS_TESTS=thorough scripts/test

fuzz: ## Try random runs on odd data: make fuzz MINUTES=10
	@scripts/fuzz --minutes $(MINUTES)

mutants: ## Put mistakes into kernels and list those that no test sees: make mutants COUNT=100 SEED=1
	@scripts/install test && nice .venv/bin/python scripts/mutants.py --count $(COUNT) --seed $(SEED)

check: ## Check the code: ruff, mypy, flake8 with the QGIS rules, bandit, the names that tests ask for
	@scripts/install test && scripts/check

package: ## Write the plugin package of the last commit into dist/ and verify it
	@scripts/package

docs: ## Write the pages of the algorithms, and the lists of them in docs/ and metadata.txt
	@scripts/install && $(PYTHON) scripts/docs.py

site: ## Write the pages as a site into dist/site: static, searchable, its links checked
	@$(PYTHON) scripts/site.py

film: ## Paint the film of the site's home page from what make demo has made (needs Pillow)
	@$(PYTHON) scripts/film.py

translations: ## Bring i18n/ up to date with the texts of the dialogs, and compile it (needs Qt's lrelease)
	@$(PYTHON) scripts/translations.py

screenshots: ## Take pictures of QGIS windows in use, in demo-output/screenshots
	@scripts/screenshots

pictures: ## Paint the pictures of these pages anew
	@scripts/install && $(PYTHON) scripts/figures.py

bench: ## Compare the speed with that of other programs: see benchmarks/README.md
	@benchmarks/run fill

clean: ## Remove all that was made here
	@scripts/clean
