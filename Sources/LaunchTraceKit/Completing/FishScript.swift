extension Shell {
    /// For fish.
    static let fishScript = """
        # \(Shell.fish.heading)

        # Whether the command that is typed is one of these; without any, whether there is none yet.
        function __launchtrace_is
            set -l words (commandline -opc)
            if test (count $argv) -eq 0
                test (count $words) -eq 1
            else
                test (count $words) -gt 1; and contains -- $words[2] $argv
            end
        end

        # The words as the last one of a list with commas.
        function __launchtrace_list
            set -l head (commandline -ct | string replace -r '^--[^=]*=' '' | string match -r '^.*[,+]')
            printf '%s\\n' "$head"$argv
        end

        complete -c launchtrace -f
        \((toolLines + CommandName.allCases.flatMap(\.fishLines)).joined(separator: "\n"))

        """
}

private let toolLines =
    ToolInfo.options.map { "complete -c launchtrace -n __launchtrace_is\($0.fishSpec)" }
    + CommandName.allCases.map { command in
        "complete -c launchtrace -n __launchtrace_is -a \(command.rawValue) -d \(fishQuoted(command.spec.purpose))"
    }

extension CommandName {
    fileprivate var fishLines: [String] {
        let condition = "complete -c launchtrace -n '__launchtrace_is \(rawValue)'"
        return spec.options.map { condition + $0.fishSpec }
            + Set(spec.operandCandidates.map(\.candidates.fishOffer)).sorted().filter { !$0.isEmpty }
            .map { condition + $0 }
    }
}

extension Option {
    fileprivate var fishSpec: String {
        let short = spec.short.map { " -s \($0.dropFirst())" } ?? ""
        return "\(short) -l \(spec.long.dropFirst(2))\(fishValue) -d \(fishQuoted(spec.purpose))"
    }

    private var fishValue: String {
        if spec.argument.placeholder == nil { return "" }
        let candidates = Candidates(spec.argument)
        // A value is required; beside any file but these fish would offer all files.
        return (candidates == .files(suffix: "") ? " -r" : " -x") + candidates.fishOffer
    }
}

extension Candidates {
    fileprivate var fishOffer: String {
        switch self {
        case .nothing: ""
        case .files(let suffix): suffix.isEmpty ? " -F" : " -k -a '(__fish_complete_suffix \(suffix))'"
        case .words(let words): " -a \(fishQuoted(words.joined(separator: " ")))"
        case .list(let words): " -a '(__launchtrace_list \(words.joined(separator: " ")))'"
        }
    }
}

private func fishQuoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
}
