# All that is needed is a Swift toolchain.
SOURCES = Package.swift Sources Tests
# What a release is built with on Linux:
# - statically, all of it: a short run maps no libraries and looks up no symbols in them, a seventh of its time;
# - without .eh_frame, the tables for unwinding, by a script of the linker: 3 MB that only exceptions of C++ need;
# - without what tells one build from another: .swift_modhash, which the same script leaves out, and a build ID;
# - with lld, since GNU gold, Swift's usual choice, takes no such script; functions of the same code are one.
STATIC = $(if $(filter Linux,$(shell uname -s)),-Xswiftc -static-executable -Xswiftc -use-ld=lld \
	-Xlinker Sources/launchtrace/release.ld -Xlinker --build-id=none -Xlinker --icf=all -Xlinker -O2)
# ARCHITECTURES="arm64 x86_64" makes one binary for both, on a Mac.
# Everywhere: types are made by calls, since finding them by their names while the tool runs takes as long as the rest of a
# short run. And one function must not become a part of its caller, which the optimiser of Swift 6.3 crashes on: it is marked
# as such in UnnamedMethods.swift. Tests/Builds holds what such a build prints against a debug build.
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

# In a terminal SwiftPM shows how far it is.
release:
	@swift build $(if $(shell test -t 2 && echo terminal),,--quiet) --configuration release --product launchtrace $(RELEASE) >&2
	@echo "$$(swift build --configuration release --show-bin-path $(RELEASE))/launchtrace"

# On a Mac a program that was signed when it was built has to be signed again.
STRIP = $(if $(filter Darwin,$(shell uname -s)),{ strip "$$1" && codesign --force --sign - "$$1"; } 2> /dev/null,strip "$$1")

# The tool without its symbols, two thirds of it, its manual page and its completions, below PREFIX; DESTDIR is for packages,
# BINARY for a tool that is built.
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

# What a release consists of, in DIST: the archive for this machine, the bundle for SwiftPM, the plugins, and their sums. On Linux they are
# held against what they have to be, too: Tests/README.md. BINARY is a tool that is built, which may be as large as it likes.
DIST = dist
dist:
	@binary=$(if $(BINARY),'$(BINARY)',$$($(MAKE) --no-print-directory release)) && \
	archive=$$(Tests/Release/pack "$$binary" '$(DIST)' $(if $(BINARY),,release)) && echo "$$archive" && \
	$(MAKE) --no-print-directory bundle BINARIES="'$$archive'" && \
	$(if $(filter Linux,$(shell uname -s)),Tests/Release/check "$$archive" $(if $(BINARY),,release) >&2,true)

# The bundle for SwiftPM, in DIST, of more machines than this one, and the plugins that take it from the release at ADDRESS:
# BINARIES are archives, or TRIPLE=BINARY.
ADDRESS = https://github.com/OWNER/launchtrace
bundle:
	@Tests/Release/bundle '$(DIST)' $(BINARIES) && Tests/Release/plugins '$(DIST)' '$(ADDRESS)'

version:
	@bash -c '. Tests/Release/facts && echo "$$version"'

# Whether what `make dist` makes is the same from another folder, under another umask, time zone and locale. That builds a
# second time.
reproduce:
	@Tests/Release/reproduce '$(DIST)'

# The laws for all sequences of events, and for apps that do and implement all kinds of things: Tests/README.md.
EVENTS = 4
soak:
	@$(LAWS) soak $(EVENTS)

# The rule book with one mistake after the other: Tests/README.md.
mutate:
	@$(LAWS) mutate

# Our trees of the Swift files in DIR, held against those that the parser of the compiler's macros makes.
witness:
	@LAUNCHTRACE_WITNESS='$(abspath $(DIR))' swift test --filter WitnessTests

# The output held against browsers, validators, shells and terminals, where they are installed; how soon a browser shows the
# site is held when the machine does nothing else.
ALONE = siteWorksInABrowser
tools:
	@LAUNCHTRACE_TOOLS=1 swift test --filter RealToolTests --skip $(ALONE)
	@LAUNCHTRACE_TOOLS=1 swift test --skip-build --filter $(ALONE)

# Whole apps, broken and changed in one place: Tests/README.md.
mutations:
	@LAUNCHTRACE_MUTATIONS="$$($(MAKE) --no-print-directory release)" swift test --filter CodeMutationTests

# Each call of the system that a command makes fails in turn, and 200 runs are killed.
faults:
	@LAUNCHTRACE_FAULTS=1 swift test --filter FaultTests

# The size of each kind of input is doubled, and the instructions that it takes with it, as valgrind counts them; KIND is a
# part of the names of those that are tried, MINUTES how long all may take. Without its symbols valgrind starts the tool sooner.
growth:
	@swift build --quiet --configuration release --product growth >&2 && \
		strip -o $(CURDIR)/.build/stripped "$$($(MAKE) --no-print-directory release)" && \
		"$$(swift build --configuration release --show-bin-path)/growth" $(CURDIR)/.build/stripped $(KIND)

# Counts the instructions of the release build for fixed workloads and compares them with Tests/Speed/costs.txt; RECORD=1
# writes the counts there instead.
cost:
	@Tests/Speed/cost "$$($(MAKE) --no-print-directory release)"

# The bytes of the release build, held against those of the debug build.
builds: build
	@Tests/Builds/compare $(TOOL) "$$($(MAKE) --no-print-directory release)"

# Searches for what the readers and writers don't bear: SECONDS for each of them, or for the one that TARGET names; with
# RUNS so many inputs in all instead.
SECONDS = 60
fuzz:
	@RUNS=$(RUNS) Tests/Fuzz/fuzz $(SECONDS) $(TARGET)

# Builds with ThreadSanitizer and AddressSanitizer, and what they say of the commands.
sanitize:
	@Tests/Sanitizing/sanitize

# The time that the tool takes, beside programs that read the same bytes; BUILD=1 for that of the package, too.
bench:
	@Tests/Speed/bench "$$($(MAKE) --no-print-directory release)"

# Writes the examples of the findings, and the timelines that aren't as recorded, and ends with what git says has changed:
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

# The documentation of both libraries, as a site in .build/docs; a link that leads nowhere is an error. What users name of
# the modules below LaunchTraceKit is on its pages.
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
