# All that is needed is a Swift toolchain.
SOURCES = Package.swift Sources Tests
STATIC = $(if $(filter Linux,$(shell uname -s)),--static-swift-stdlib)
TOOL = $(shell swift build --show-bin-path)/launchtrace

.PHONY: test check lint format build release soak record

test:
	@swift build --quiet --build-tests
	@log=$$(mktemp); swift test --skip-build --disable-xctest > $$log 2>&1; status=$$?; \
	if [ $$status -eq 0 ]; then grep -e ' is missing' -e ' are missing' $$log; tail -n 1 $$log; else grep -v -e '^◇' -e '^✔' $$log; fi; \
	rm -f $$log; exit $$status

# Changes nothing.
check: lint test

lint:
	@swift format lint --strict --recursive $(SOURCES)

format:
	@swift format --in-place --recursive $(SOURCES)

build:
	@swift build --quiet

release:
	@swift build --quiet --configuration release --product launchtrace $(STATIC) >&2
	@echo "$$(swift build --configuration release --show-bin-path $(STATIC))/launchtrace"

# All sequences of three events, with optimisation because they are many (about three minutes).
soak:
	@LAUNCHTRACE_SOAK=1 swift test --configuration release --disable-xctest --filter Soak

# Writes the timelines that aren't as recorded, and fails if there are any: read the diff before you commit it.
record: build
	@$(TOOL) check --record Examples
