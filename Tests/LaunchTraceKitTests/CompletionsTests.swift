import LaunchModel
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
        CompletionCase(line: "launchtrace run --show st", offered: ["stimulus", "step", "stop"]),
        CompletionCase(line: "launchtrace run --show step,st", offered: ["stimulus", "step", "stop"]),
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
    static func beginning(_ text: String) -> [String] {
        Topic.names.filter { $0.hasPrefix(text) }.sorted()
    }
}

/// A folder with the script of a shell, and a folder "here" with something to complete.
private func folder(for shell: Shell) throws -> Folder {
    let folder = try Folder()
    _ = try RealTool.sh("mkdir -p here/sub; touch here/cold.json here/note.txt", in: folder)
    try folder.write("script", shell.script)
    return folder
}

extension ShellResult {
    /// The lines of the output, of a list or a value just the last word, without the slash of a folder.
    fileprivate var offers: [String] {
        let words = stdout.split(separator: "\n").compactMap { $0.split { ",+=".contains($0) }.last }
        return Set(words.map { $0.hasSuffix("/") ? String($0.dropLast()) : String($0) }).sorted()
    }
}

extension RealToolTests {
    struct CompletionsTests {
        @Test(.needs(.bash, .shellcheck))
        func bashScriptIsSound() throws {
            let folder = try folder(for: .bash)
            #expect(try RealTool.sh("bash -n script && shellcheck -s bash script", in: folder) == ShellResult())
        }

        @Test(.needs(.bash), arguments: CompletionCase.all + CompletionCase.files)
        func bashCompletes(sample: CompletionCase) throws {
            // As readline does, which takes "=" for a word.
            let words = sample.line.replacing("=", with: " = ").split(separator: " ", omittingEmptySubsequences: false)
                .map { "'\($0)'" }
            let result = try RealTool.sh(
                """
                cd here; bash --norc -c '. ../script; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _launchtrace
                printf "%s\\n" "${COMPREPLY[@]}"' bash \(words.joined(separator: " "))
                """, in: folder(for: .bash))
            #expect(result.offers == sample.offered.sorted())
            #expect(result.stderr == "")
        }

        @Test(.needs(.fish))
        func fishScriptIsSound() throws {
            #expect(try RealTool.sh("fish -n script", in: folder(for: .fish)) == ShellResult())
        }

        @Test(.needs(.fish), arguments: CompletionCase.all)
        func fishCompletes(sample: CompletionCase) throws {
            let result = try offeredByFish(sample)
            #expect(result.offers == sample.offered.sorted())
            #expect(result.stderr == "")
        }

        /// Where it knows how a file should end, fish puts such files first and others after them.
        @Test(.needs(.fish), arguments: CompletionCase.files)
        func fishCompletesFiles(sample: CompletionCase) throws {
            #expect(try Set(offeredByFish(sample).offers).isSuperset(of: sample.offered))
        }

        private func offeredByFish(_ sample: CompletionCase) throws -> ShellResult {
            try RealTool.sh(
                """
                cd here; HOME=$PWD fish --no-config -c 'source ../script; complete -C "\(sample.line)"' | cut -f 1
                """, in: folder(for: .fish))
        }

        @Test(.needs(.zsh))
        func zshScriptIsSound() throws {
            #expect(try RealTool.sh("zsh -n script", in: folder(for: .zsh)) == ShellResult())
        }

        @Test(.needs(.zsh), arguments: CompletionCase.all + CompletionCase.files)
        func zshCompletes(sample: CompletionCase) throws {
            let folder = try folder(for: .zsh)
            try folder.write("inner.zsh", inner)
            let result = try RealTool.sh(
                """
                mkdir functions; mv script functions/_launchtrace; cd here
                zsh -f -c 'zmodload zsh/zpty; zpty inner zsh -f -i
                zpty -w inner "LINE=${(q)1}; source ../inner.zsh"
                while zpty -r inner ignored; do :; done' zsh '\(sample.line)'
                cat ../hits
                """, in: folder)
            #expect(result.offers == sample.offered.sorted())
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
    @Test func offersFilesWhereNobodyKnowsBetter() {
        #expect(Candidates(usage: "SCENARIO") == .files(suffix: ".json"))
        #expect(Candidates(usage: "LOG") == .files(suffix: ""))
        #expect(Candidates(usage: "a|b") == .words(["a", "b"]))
        #expect(Candidates(usage: "LOG|FOLDER") == .files(suffix: ""))
        #expect(Candidates(.text(as: "N")) == .nothing)
    }

    private func places(_ operands: String) -> [String] {
        CommandSpec(operands: operands, options: [], purpose: "", remarks: [], examples: []).operandPlaces.map {
            $0.name + ($0.isLast ? " ..." : "")
        }
    }

    /// Behind what may be left out, what follows can stand as well.
    @Test func operandsHaveTheirPlaces() {
        #expect(places("") == [])
        #expect(places("PROJECT") == ["PROJECT"])
        #expect(places("[SCENARIO ...]") == ["SCENARIO ..."])
        #expect(places("[TRIGGER] ...") == ["TRIGGER ..."])
        #expect(places("A [TRIGGER ...]") == ["A", "TRIGGER ..."])
        #expect(places("A [B] [TRIGGER ...]") == ["A", "B or TRIGGER", "TRIGGER ..."])
        #expect(places("A [TRIGGER ...] LOG|FOLDER") == ["A", "TRIGGER or LOG|FOLDER ..."])
    }
}
