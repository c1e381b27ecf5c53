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

        # Whether so many operands are typed already, as in "-eq 1"; the options with a value follow.
        function __launchtrace_has
            set -l place 0
            set -l index 0
            set -l is_value no
            for word in (commandline -opc)
                set index (math $index + 1)
                if test $index -le 2
                    continue
                else if test $is_value = yes
                    set is_value no
                else if contains -- $word $argv[3..-1]
                    set is_value yes
                else if not string match -q -- '-?*' $word
                    set place (math $place + 1)
                end
            end
            test $place $argv[1] $argv[2]
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
        let condition = "complete -c launchtrace -n '__launchtrace_is \(rawValue)"
        return spec.options.map { "\(condition)'\($0.fishSpec)" }
            + places.flatMap { place in place.offers.map { "\(condition)\(place.condition)'\($0)" } }
    }

    /// What is offered for each operand, and when.
    private var places: [(condition: String, offers: [String])] {
        let places = spec.operandPlaces
        let valued = spec.options.filter { $0.spec.argument.placeholder != nil }.flatMap(\.names)
        return places.enumerated().map { number, place in
            let isEverywhere = place.isLast && places.count == 1
            let test =
                "; and __launchtrace_has \(place.isLast ? "-ge" : "-eq") \(number) \(valued.joined(separator: " "))"
            return (isEverywhere ? "" : test, place.candidates.fishOffers)
        }
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
        return (candidates == .files(suffix: "") ? " -r" : " -x") + candidates.fishOffers.joined()
    }
}

extension Candidates {
    fileprivate var fishOffers: [String] {
        switch self {
        case .nothing: []
        case .files(let suffix): [suffix.isEmpty ? " -F" : " -k -a '(__fish_complete_suffix \(suffix))'"]
        case .filesOr(let words): Candidates.files(suffix: "").fishOffers + Candidates.words(words).fishOffers
        case .words(let words): [" -a \(fishQuoted(words.joined(separator: " ")))"]
        case .list(let words): [" -a '(__launchtrace_list \(words.joined(separator: " ")))'"]
        }
    }
}

private func fishQuoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
}
