extension Shell {
    /// For bash, also the 3.2 of macOS.
    static let bashScript = """
        # \(Shell.bash.heading)

        # Offers those of the words that begin like the one that is typed.
        _launchtrace_words() {
            local word
            for word in "$@"; do
                if [[ $word == "$cur"* ]]; then COMPREPLY+=("$word"); fi
            done
        }

        # The same for the last word of a list with commas.
        _launchtrace_list() {
            local word head=${cur%"${cur##*[,+]}"}
            for word in "$@"; do
                if [[ $head$word == "$cur"* ]]; then COMPREPLY+=("$head$word"); fi
            done
        }

        # Offers folders, and files whose names end so.
        _launchtrace_files() {
            local file
            compopt -o filenames 2> /dev/null
            while IFS= read -r file; do
                COMPREPLY+=("$file")
            done < <(compgen -d -- "$cur"; compgen -f -X "!*$1" -- "$cur")
        }

        # Counts the operands before the word that is typed; the arguments are the options with a value.
        _launchtrace_place() {
            local word index is_value=''
            place=0
            for ((index = 2; index < COMP_CWORD; index++)); do
                word=${COMP_WORDS[index]}
                if [[ $word == "=" ]]; then
                    is_value=yes
                elif [[ -n $is_value ]]; then
                    is_value=''
                elif [[ " $* " == *" $word "* ]]; then
                    is_value=yes
                elif [[ $word != -?* ]]; then
                    place=$((place + 1))
                fi
            done
        }

        _launchtrace() {
            local cur=${COMP_WORDS[COMP_CWORD]} prev at=$((COMP_CWORD - 1)) key='' command='' place=0
            COMPREPLY=()
            # Readline takes each "=" for a word: "--set" "device.os" "=" "26.0".
            if [[ $cur == "=" ]]; then
                cur=
                at=$COMP_CWORD
            fi
            if [[ ${COMP_WORDS[at]} == "=" && ${COMP_WORDS[at - 1]} != -* ]]; then
                key=${COMP_WORDS[at - 1]}=
                at=$((at - 2))
            fi
            if [[ ${COMP_WORDS[at]} == "=" ]]; then at=$((at - 1)); fi
            prev=${COMP_WORDS[at]}
            cur=$key$cur
            if ((COMP_CWORD > 1)); then command=${COMP_WORDS[1]}; fi
            case $command in
        \(CommandName.allCases.flatMap(\.bashCase).map { "        " + $0 }.joined(separator: "\n"))
                "") _launchtrace_words \(words(CommandName.allCases.map(\.rawValue) + ToolInfo.options.flatMap(\.names))) ;;
            esac
            COMPREPLY=("${COMPREPLY[@]#"$key"}")
            if [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *= ]]; then compopt -o nospace 2> /dev/null; fi
        }

        complete -F _launchtrace launchtrace

        """
}

extension CommandName {
    fileprivate var bashCase: [String] {
        let values = spec.options.filter { $0.spec.argument.placeholder != nil }.map { option in
            "*:\(option.names.joined(separator: " | *:"))) \(Candidates(option.spec.argument).bashCall) ;;"
        }
        let options = "-*) _launchtrace_words \(words(spec.options.flatMap(\.names))) ;;"
        return ["\(rawValue))", "    case $cur:$prev in"]
            + (values + [options, "*) \(operandCall) ;;"]).map { "        " + $0 } + ["    esac", "    ;;"]
    }

    /// The candidates for each operand; those for the last place hold for all behind it.
    private var operandCall: String {
        let places = spec.operandPlaces
        let valued = spec.options.filter { $0.spec.argument.placeholder != nil }.flatMap(\.names)
        guard let last = places.last else { return ":" }
        if last.isLast, places.count == 1 { return last.candidates.bashCall }
        let cases = places.enumerated().map { number, place in
            "\(place.isLast ? "*" : String(number))) \(place.candidates.bashCall) ;;"
        }
        return "_launchtrace_place \(words(valued)); case $place in \(cases.joined(separator: " ")) esac"
    }
}

extension Candidates {
    fileprivate var bashCall: String {
        switch self {
        case .nothing: ":"
        case .files(let suffix): suffix.isEmpty ? "_launchtrace_files" : "_launchtrace_files \(suffix)"
        case .filesOr(let words): "_launchtrace_files; _launchtrace_words \(words.joined(separator: " "))"
        case .words(let words): "_launchtrace_words \(words.joined(separator: " "))"
        case .list(let words): "_launchtrace_list \(words.joined(separator: " "))"
        }
    }
}

extension Option {
    /// The short name, where it has one, and the long one.
    var names: [String] {
        [spec.short, spec.long].compactMap(\.self)
    }
}

private func words(_ words: [String]) -> String {
    words.joined(separator: " ")
}
