# Only a Swift toolchain is required.
SOURCES = Package.swift Sources Tests
# The flags of a release build on Linux:
# - linked statically: a short run then loads no libraries and resolves no symbols, which saves a seventh of its time;
# - without .eh_frame, the unwind tables, by a linker script: 3 MB that only C++ exceptions need;
# - without data that differs between builds: .swift_modhash, which the same script removes, and a build ID;
# - with lld, since GNU gold, Swift's default, doesn't accept such a script; identical functions are merged.
STATIC = $(if $(filter Linux,$(shell uname -s)),-Xswiftc -static-executable -Xswiftc -use-ld=lld \
	-Xlinker Sources/launchtrace/release.ld -Xlinker --build-id=none -Xlinker --icf=all -Xlinker -O2)
# ARCHITECTURES="arm64 x86_64" makes one binary for both, on a Mac.
# Everywhere: type metadata is made by calls, since a search by mangled name at run time doubles the time of a short run.
# The optimizer of Swift 6.3 crashes if it inlines one function, which is marked in UnnamedMethods.swift. Tests/Builds
# compares the output of such a build with that of a debug build.
RELEASE = $(STATIC) $(ARCHITECTURES:%=--arch %) -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
export LAUNCHTRACE_SMALL = yes
LAWS = swift build --quiet --configuration release --product laws $(RELEASE) >&2 && \
	"$$(swift build --configuration release --show-bin-path $(RELEASE))/laws"
TOOL = $(shell swift build --show-bin-path)/launchtrace
DOCC = $(shell command -v docc || xcrun --find docc)

PREFIX = /usr/local
SHARE = $(DESTDIR)$(PREFIX)/share
INSTALLED = $(DESTDIR)$(PREFIX)/bin/launchtrace \
	$(SHARE)/man/man1/launchtrace.1 \
	$(SHARE)/bash-completion/completions/launchtrace \
	$(SHARE)/zsh/site-functions/_launchtrace \
	$(SHARE)/fish/vendor_completions.d/launchtrace.fish

.PHONY: test check lint format build release mac install uninstall dist bundle version reproduce soak mutate mutations \
	witness tools faults growth cost builds fuzz sanitize bench record docs

# Prints failures and the last line.
test:
	@swift test --quiet

# Changes nothing.
check: lint test

lint:
	@swift format lint --strict --recursive $(SOURCES)

format:
	@swift format --in-place --recursive $(SOURCES)

build:
	@swift build --quiet

# Type-checks all modules for macOS, on Linux, in at most MINUTES (5): Tests/README.md.
mac:
	@Tests/Mac/typecheck

# In a terminal SwiftPM shows its progress.
release:
	@swift build $(if $(shell test -t 2 && echo terminal),,--quiet) --configuration release --product launchtrace $(RELEASE) >&2
	@echo "$$(swift build --configuration release --show-bin-path $(RELEASE))/launchtrace"

# On a Mac the stripped program must be signed again.
STRIP = $(if $(filter Darwin,$(shell uname -s)),{ strip "$$1" && codesign --force --sign - "$$1"; } 2> /dev/null,strip "$$1")

# Installs the stripped tool, its manual page and its completions in PREFIX; DESTDIR is for packages, BINARY names a built
# tool.
BUILDS = Builds the release, which takes 3 to 6 minutes from nothing, and less after that.
install:
	@echo '$(if $(BINARY),,$(BUILDS) )Installs launchtrace below $(DESTDIR)$(PREFIX).'
	@binary=$(if $(BINARY),'$(BINARY)',$$($(MAKE) --no-print-directory release)) && \
	page=$$(mktemp) && trap 'rm -f "$$page"' EXIT && set -e && set -- $(INSTALLED) && \
	for file; do install -d "$$(dirname "$$file")"; done && \
	install -m 755 "$$binary" "$$1" && $(STRIP) && \
	"$$binary" help --man > "$$page" && install -m 644 "$$page" "$$2" && \
	"$$binary" completions bash > "$$page" && install -m 644 "$$page" "$$3" && \
	"$$binary" completions zsh > "$$page" && install -m 644 "$$page" "$$4" && \
	"$$binary" completions fish > "$$page" && install -m 644 "$$page" "$$5" && \
	echo "Installed: $$1" && echo "To try it: $$1 new openURL | $$1 run -"

uninstall:
	@rm -f $(INSTALLED)

# Writes the files of a release to DIST: the archive for this machine, the bundle for SwiftPM, the plugins, and their checksums.
# On Linux they are also tested: Tests/README.md. BINARY names a built tool, which may have any size.
DIST = dist
dist:
	@binary=$(if $(BINARY),'$(BINARY)',$$($(MAKE) --no-print-directory release)) && \
	archive=$$(Tests/Release/pack "$$binary" '$(DIST)' $(if $(BINARY),,release)) && echo "$$archive" && \
	$(MAKE) --no-print-directory bundle BINARIES="'$$archive'" && \
	$(if $(filter Linux,$(shell uname -s)),Tests/Release/check "$$archive" $(if $(BINARY),,release) >&2,true)

# Writes the SwiftPM bundle for several platforms to DIST, and the plugins that download it from the release at ADDRESS:
# BINARIES are archives, or TRIPLE=BINARY.
ADDRESS = https://github.com/OWNER/launchtrace
bundle:
	@Tests/Release/bundle '$(DIST)' $(BINARIES) && Tests/Release/plugins '$(DIST)' '$(ADDRESS)'

version:
	@bash -c '. Tests/Release/facts && echo "$$version"'

# Tests that the output of `make dist` is the same in another folder, umask, time zone and locale. It builds a second time.
reproduce:
	@Tests/Release/reproduce '$(DIST)'

# Tests the invariants for all sequences of events, and for apps with all kinds of methods and actions: Tests/README.md.
EVENTS = 4
soak:
	@$(LAWS) soak $(EVENTS)

# Tests the rule book with single mutations: Tests/README.md.
mutate:
	@$(LAWS) mutate

# Compares the syntax trees of the Swift files in DIR with those of the compiler's macro parser.
witness:
	@LAUNCHTRACE_WITNESS='$(abspath $(DIR))' swift test --filter WitnessTests

# Tests the output in the installed browsers, validators, shells and terminals. The time limit for the site in a browser
# requires an otherwise idle machine.
ALONE = siteWorksInABrowser
tools:
	@LAUNCHTRACE_TOOLS=1 swift test --filter RealToolTests --skip $(ALONE)
	@LAUNCHTRACE_TOOLS=1 swift test --skip-build --filter $(ALONE)

# Tests whole apps with single bugs and changes: Tests/README.md.
mutations:
	@LAUNCHTRACE_MUTATIONS="$$($(MAKE) --no-print-directory release)" swift test --filter CodeMutationTests

# Fails each system call of a command in turn, and kills 200 runs.
faults:
	@LAUNCHTRACE_FAULTS=1 swift test --filter FaultTests

# Doubles the size of each kind of input, and counts the instructions with valgrind. KIND is a part of the names to test,
# MINUTES the time limit. Valgrind starts faster without symbols.
growth:
	@swift build --quiet --configuration release --product growth >&2 && \
		strip -o $(CURDIR)/.build/stripped "$$($(MAKE) --no-print-directory release)" && \
		"$$(swift build --configuration release --show-bin-path)/growth" $(CURDIR)/.build/stripped $(KIND)

# Counts the instructions of the release build for fixed workloads and compares them with Tests/Speed/costs.txt; RECORD=1
# writes the counts there instead.
cost:
	@Tests/Speed/cost "$$($(MAKE) --no-print-directory release)"

# Compares the output of the release build with that of the debug build.
builds: build
	@Tests/Builds/compare $(TOOL) "$$($(MAKE) --no-print-directory release)"

# Fuzzes the readers and writers: SECONDS for each of them, or for TARGET; with RUNS, that number of inputs in all.
SECONDS = 60
fuzz:
	@RUNS=$(RUNS) Tests/Fuzz/fuzz $(SECONDS) $(TARGET)

# Builds with ThreadSanitizer and AddressSanitizer, and runs the commands.
sanitize:
	@Tests/Sanitizing/sanitize

# Measures the time of the tool, and of programs that read the same bytes; BUILD=1 also measures the build.
bench:
	@Tests/Speed/bench "$$($(MAKE) --no-print-directory release)"

# Writes the examples of the findings, and the timelines that differ, and prints what git reports as changed:
# read the diff before you commit it.
record: build
	@$(TOOL) explain findings --all | sed -n 's/^\(LT[0-9]*\) \(.*\)/\1 \1-\2/p' | while read -r code name; do \
		$(TOOL) new $$code -o Examples/findings/$$name.json && \
		$(TOOL) new $$code.clean -o Examples/findings/$$name.clean.json || exit 1; done
	@$(TOOL) check --record Examples
	@$(TOOL) examples Examples --format markdown -o Examples/README.md
	@for list in checksums:timelines.cksum fingerprints:explored.txt; do \
		$(LAWS) $${list%%:*} > .build/recorded && mv .build/recorded Tests/$${list#*:} || exit 1; done
	@git status --short -- Examples Tests

# Writes the documentation of both libraries as a site to .build/docs; an unresolved link is an error. Public symbols of the
# modules that LaunchTraceKit imports are on its pages.
docs: DOCUMENTED = .build/documented
docs: SYMBOLS = swift symbolgraph-extract -I "$$(swift build --show-bin-path)/Modules" -minimum-access-level public \
	-target "$$(swift -print-target-info | sed -n 's/.*"triple": "\(.*\)".*/\1/p')" \
	$(if $(filter Darwin,$(shell uname -s)),-sdk "$$(xcrun --show-sdk-path)")
docs: CONVERT = $(DOCC) convert --warnings-as-errors --enable-experimental-external-link-support
docs:
	@rm -rf $(DOCUMENTED) .build/docs && mkdir -p $(DOCUMENTED)/LaunchModel $(DOCUMENTED)/LaunchTraceKit
	@swift build --quiet --target LaunchTraceKit
	@$(SYMBOLS) -module-name LaunchModel -output-dir $(DOCUMENTED)/LaunchModel \
		-experimental-allowed-reexported-modules=LaunchScenario
	@$(SYMBOLS) -module-name LaunchTraceKit -output-dir $(DOCUMENTED)/LaunchTraceKit \
		-experimental-allowed-reexported-modules=LaunchReading,LaunchFormats,ScenarioFormat,StructuredText
	@$(CONVERT) Sources/LaunchModel/LaunchModel.docc --additional-symbol-graph-dir $(DOCUMENTED)/LaunchModel \
		--fallback-display-name LaunchModel --fallback-bundle-identifier launchtrace.LaunchModel \
		--output-path $(DOCUMENTED)/LaunchModel.doccarchive
	@$(CONVERT) Sources/LaunchTraceKit/LaunchTraceKit.docc --additional-symbol-graph-dir $(DOCUMENTED)/LaunchTraceKit \
		--fallback-display-name LaunchTraceKit --fallback-bundle-identifier launchtrace.LaunchTraceKit \
		--dependency $(DOCUMENTED)/LaunchModel.doccarchive --output-path $(DOCUMENTED)/LaunchTraceKit.doccarchive
	@$(DOCC) merge $(DOCUMENTED)/LaunchModel.doccarchive $(DOCUMENTED)/LaunchTraceKit.doccarchive \
		--synthesized-landing-page-name launchtrace --output-path .build/docs
