import Testing

@testable import LaunchTraceKit

struct CompletionCase: CustomTestStringConvertible {
    let line: String
    /// What is offered at the end of the line; of a list or an option with `=` just the last word.
    let offered: [String]

    var testDescription: String { "\"\(line)\"" }

    static let all = [
        CompletionCase(line: "launchtrace r", offered: ["run"]),
        CompletionCase(line: "launchtrace comp", offered: ["completions"]),
        CompletionCase(line: "launchtrace --v", offered: ["--version"]),
        CompletionCase(line: "launchtrace run --f", offered: ["--format", "--from"]),
        CompletionCase(line: "launchtrace run cold.json --pre", offered: ["--prefer"]),
        CompletionCase(line: "launchtrace run --format ", offered: TimelineFormat.all.map(\.name)),
        CompletionCase(line: "launchtrace lint --format ", offered: LintFormat.all.map(\.name)),
        CompletionCase(line: "launchtrace lint --format=s", offered: ["sarif"]),
        CompletionCase(line: "launchtrace run --show st", offered: ["step", "stop"]),
        CompletionCase(line: "launchtrace run --show step,st", offered: ["step", "stop"]),
        CompletionCase(line: "launchtrace run --show +notification,+act", offered: ["action"]),
        CompletionCase(line: "launchtrace run --set app.life", offered: Lifecycle.allCases.map(\.rawValue)),
        CompletionCase(line: "launchtrace run --set app.lifecycle=s", offered: ["scene", "swiftUI"]),
        CompletionCase(line: "launchtrace run --set=device.locked=", offered: ["false", "true"]),
        CompletionCase(line: "launchtrace matrix --set device.os", offered: ["device.os"]),
        CompletionCase(line: "launchtrace check --report ", offered: ReportFormat.all.map(\.name)),
        CompletionCase(line: "launchtrace check --shard ", offered: []),
        CompletionCase(line: "launchtrace scan --format ", offered: ["json", "text"]),
        CompletionCase(line: "launchtrace scan --target ", offered: []),
        CompletionCase(line: "launchtrace migrate --format ", offered: ["json", "markdown", "patch", "text"]),
        CompletionCase(line: "launchtrace migrate --since ", offered: []),
        CompletionCase(
            line: "launchtrace verify --expect viewDidL", offered: ["viewDidLayoutSubviews", "viewDidLoad"]),
        CompletionCase(line: "launchtrace run --from p", offered: ["prewarmed"]),
        CompletionCase(line: "launchtrace run MyApp.xcodeproj openU", offered: ["openURL", "openUniversalLink"]),
        CompletionCase(
            line: "launchtrace run --format json MyApp.xcodeproj --warm openU",
            offered: ["openURL", "openUniversalLink"]),
        CompletionCase(line: "launchtrace play MyApp.xcodeproj tapIcon, pressH", offered: ["pressHome"]),
        CompletionCase(line: "launchtrace verify MyApp.xcodeproj openU", offered: ["openURL", "openUniversalLink"]),
        CompletionCase(
            line: "launchtrace diff a b --set device.os=18.0 openU", offered: ["openURL", "openUniversalLink"]),
        CompletionCase(line: "launchtrace diff a openU", offered: ["openURL", "openUniversalLink"]),
        CompletionCase(line: "launchtrace run openU", offered: []),
        CompletionCase(line: "launchtrace new tap", offered: ["tapIcon", "tapNotification"]),
        CompletionCase(line: "launchtrace schema ", offered: ["scenario", "app", "timeline", "launches", "config"]),
        CompletionCase(line: "launchtrace explain LT00", offered: FindingCodes.beginning("LT00")),
        CompletionCase(line: "launchtrace explain scene.conn", offered: ["scene.connect"]),
        CompletionCase(line: "launchtrace completions ", offered: ["bash", "fish", "zsh"]),
        CompletionCase(line: "launchtrace help l", offered: ["lesson", "lint"]),
        CompletionCase(line: "launchtrace lesson 1", offered: ["1", "10", "11", "12"]),
    ]

    static let files = [
        CompletionCase(line: "launchtrace run c", offered: ["cold.json"]),
        CompletionCase(line: "launchtrace lint cold.json ", offered: ["cold.json", "sub"]),
        CompletionCase(line: "launchtrace matrix --app ", offered: ["cold.json", "sub"]),
        CompletionCase(line: "launchtrace scan ", offered: ["cold.json", "note.txt", "sub"]),
        CompletionCase(line: "launchtrace verify a.json n", offered: ["note.txt"]),
        CompletionCase(
            line: "launchtrace verify a.json tapIcon c",
            offered: ["closeAppSwitcher", "closeWindow", "cold.json", "continueActivity"]),
        CompletionCase(line: "launchtrace run -o ", offered: ["cold.json", "note.txt", "sub"]),
    ]
}

private enum FindingCodes {
    static func beginning(_ text: String) -> [String] { Topic.names.filter { $0.hasPrefix(text) }.sorted() }
}

/// The words that end a completed line: of a list or a value just the last word, without the slash of a folder.
private func ends(of lines: some StringProtocol) -> [String] {
    let words = lines.split(separator: "\n").compactMap { $0.split { ",+=".contains($0) }.last }
    return Set(words.map { $0.hasSuffix("/") ? String($0.dropLast()) : String($0) }).sorted()
}

extension RealToolTests {
    struct CompletionsTests {
        private let tool: BuiltTool
        /// The tool on the path, and a folder "here" with files.
        private let setUp = """
            PATH=$PWD/bin:$PATH; mkdir bin here here/sub; ln -s "$tool" bin/launchtrace; touch here/cold.json here/note.txt
            cd here
            """

        init() throws {
            tool = try BuiltTool()
            for shell in Shell.allCases { try tool.folder.write("script.\(shell.rawValue)", shell.script) }
        }

        private static let cases =
            ["run --f", "lint --format=s", "run --show step,st", "explain LT00"].map { line in
                CompletionCase.all.first { $0.line == "launchtrace \(line)" }
            }.compactMap(\.self) + CompletionCase.files

        @Test(.needs(.bash, .shellcheck, .fish, .zsh)) func scriptsAreSound() throws {
            let commands =
                "bash -n script.bash && shellcheck -s bash script.bash && fish -n script.fish && zsh -n script.zsh"
            try tool.sh(commands).expect()
        }

        @Test(.needs(.bash), arguments: cases) func bashCompletes(sample: CompletionCase) throws {
            // As readline does, which takes "=" for a word.
            let words = sample.line.replacing("=", with: " = ").split(separator: " ", omittingEmptySubsequences: false)
                .map { "'\($0)'" }
            let result = try tool.sh(
                """
                \(setUp); bash --norc -c '. ../script.bash; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _launchtrace
                printf "%s\\n" "${COMPREPLY[@]}"' bash \(words.joined(separator: " "))
                """)
            #expect(ends(of: result.stdout) == sample.offered.sorted() && result.stderr == "")
        }

        /// fish offers files with other ends after those with the right one.
        @Test(.needs(.fish), arguments: cases) func fishCompletes(sample: CompletionCase) throws {
            let result = try tool.sh(
                """
                \(setUp); HOME=$PWD fish --no-config -c 'source ../script.fish; complete -C "\(sample.line)"' | cut -f 1
                """)
            #expect(Set(ends(of: result.stdout)).isSuperset(of: sample.offered) && result.stderr == "")
        }

        @Test(.needs(.zsh), arguments: cases) func zshCompletes(sample: CompletionCase) throws {
            try tool.folder.write("inner.zsh", inner)
            let result = try tool.sh(
                """
                mkdir functions; cp script.zsh functions/_launchtrace; \(setUp)
                zsh -f -c 'zmodload zsh/zpty; zpty inner zsh -f -i
                zpty -w inner "LINE=${(q)1}; source ../inner.zsh"
                while zpty -r inner ignored; do :; done' zsh '\(sample.line)'
                cat ../hits
                """)
            #expect(ends(of: result.stdout) == sample.offered.sorted())
        }

        /// Presses Tab at the end of a line, notes what is offered and ends.
        private let inner = """
            fpath=(${PWD:h}/functions $fpath)
            autoload -Uz compinit
            compinit -u -D
            : > ../hits
            compadd() {
                local -a hits
                if [[ ${@[1,(i)(-|--)]} != *-(O|A|D)\\ * ]]; then
                    builtin compadd -A hits "$@"
                    print -rl -- $hits >> ../hits
                fi
                builtin compadd "$@"
            }
            zle-line-init() {
                BUFFER=$LINE
                CURSOR=$#BUFFER
                zle complete-word
                exit
            }
            zle -N zle-line-init

            """
    }
}

struct CompletionsTests {
    @Test(arguments: CompletionCase.all) func wordsAreOffered(sample: CompletionCase) {
        let words = sample.line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        // bash splits words at "=".
        let split = sample.line.replacing("=", with: " = ").split(separator: " ").map(String.init)
        for words in [words, split + (sample.line.hasSuffix(" ") ? [""] : [])] {
            let answer = CompletionRequest(words.dropFirst()).answer.split(separator: "\n")
            let offered = answer.filter { !$0.hasPrefix(":") }.map { $0.prefix { $0 != "\t" } }
            #expect(ends(of: offered.joined(separator: "\n")) == sample.offered.sorted())
        }
    }

    @Test func filesAreOffered() {
        #expect(CompletionRequest(["run", ""]).answer == ":files.json\n")
        #expect(CompletionRequest(["run", "-o", ""]).answer == ":files\n")
        #expect(CompletionRequest(["verify", "a.json", "closeW"]).answer == "closeWindow\n:files\n")
        #expect(CompletionRequest(["ru"]).answer.hasPrefix("run\t"))
        #expect(CompletionRequest(["unknown", ""]).answer == "" && CompletionRequest([String]()).answer != "")
    }

    @Test func offersFilesWhereNobodyKnowsBetter() {
        #expect(Candidates(usage: "SCENARIO") == .files(suffix: ".json"))
        #expect(Candidates(usage: "LOG") == .files(suffix: ""))
        #expect(Candidates(usage: "a|b") == .words(["a", "b"]))
        #expect(Candidates(usage: "LOG|FOLDER") == .files(suffix: ""))
        #expect(Candidates(.text(as: "N")) == .nothing)
    }

    private func places(_ operands: String) -> [String] {
        CommandSpec(operands: operands, options: [], purpose: "", remarks: [], examples: []).operandPlaces.map {
            place in
            let name =
                switch place.candidates {
                case .files(let suffix): "file\(suffix)"
                case .filesOr: "file or word"
                case .nothing, .words, .list: "word"
                }
            return name + (place.isLast ? " ..." : "")
        }
    }

    /// An operand that may be left out gives its place to the next one.
    @Test func operandsHaveTheirPlaces() {
        #expect(places("") == [])
        #expect(places("PROJECT") == ["file"])
        #expect(places("[SCENARIO ...]") == ["file.json ..."])
        #expect(places("[TRIGGER] ...") == ["word ..."])
        #expect(places("A [TRIGGER ...]") == ["file", "word ..."])
        #expect(places("A [B] [TRIGGER ...]") == ["file", "file or word", "word ..."])
        #expect(places("A [TRIGGER ...] LOG|FOLDER") == ["file", "file or word ..."])
    }
}
