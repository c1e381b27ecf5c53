extension Shell {
    /// For zsh, as a file of its function path, or to be sourced.
    static let zshScript = """
        #compdef launchtrace
        # \(Shell.zsh.heading)

        # Completes the last word of a list with commas.
        _launchtrace_list() {
            compset -P '*[,+]'
            compadd -S '' -- "$@"
        }

        # Completes words, those that go on after "=" without a blank.
        _launchtrace_words() {
            compadd -S '' -- ${(M)@:#*=}
            compadd -- ${@:#*=}
        }

        # Completes files, and words.
        _launchtrace_files_or() {
            _files
            compadd -- "$@"
        }

        _launchtrace() {
            local curcontext=$curcontext context state line
            typeset -A opt_args
            _arguments -s -S -C \(ToolInfo.options.flatMap(\.zshSpecs).joined(separator: " ")) \\
                '1: :->command' '*:: :->arguments'
            case $state in
            command)
                local -a commands
                commands=(
        \(CommandName.allCases.map { "            \(zshItem($0.rawValue, $0.spec.purpose))" }.joined(separator: "\n"))
                )
                _describe -t commands command commands
                ;;
            arguments)
                curcontext=${curcontext%:*}-$words[1]:
                case $words[1] in
        \(CommandName.allCases.flatMap(\.zshCase).map { "        " + $0 }.joined(separator: "\n"))
                esac
                ;;
            esac
        }

        if [[ $funcstack[1] == _launchtrace ]]; then
            _launchtrace "$@"
        else
            compdef _launchtrace launchtrace
        fi

        """
}

extension CommandName {
    fileprivate var zshCase: [String] {
        let operands = spec.operandPlaces.enumerated().map { index, place in
            let position = place.isLast ? "*" : String(index + 1)
            return "\(position):\(zshEscaped(place.name)):\(place.candidates.zshAction)".shellQuoted
        }
        let specs = spec.options.flatMap(\.zshSpecs) + operands
        return ["\(rawValue))", "    _arguments -s -S \\"]
            + specs.enumerated().map { "        " + $1 + ($0 < specs.count - 1 ? " \\" : "") } + ["    ;;"]
    }
}

extension Option {
    /// The specifications for `_arguments`, one for each of its names.
    fileprivate var zshSpecs: [String] {
        let purpose = "[\(zshEscaped(spec.purpose))]"
        let others = names.count > 1 ? "(\(names.joined(separator: " ")))" : ""
        return names.map { name in
            switch spec.argument {
            case .nothing: (others + name + purpose).shellQuoted
            case .text(let argument), .oneOf(_, let argument), .listOf(_, let argument):
                (others + name + separator(name) + purpose + value(argument)).shellQuoted
            case .texts(let argument): ("*" + name + separator(name) + purpose + value(argument)).shellQuoted
            }
        }
    }

    /// The sign between the option and a value in the same word.
    private func separator(_ name: String) -> String {
        name.hasPrefix("--") ? "=" : "+"
    }

    private func value(_ name: String) -> String {
        ":\(zshEscaped(name)):\(Candidates(spec.argument).zshAction)"
    }
}

extension Candidates {
    /// The action of `_arguments`; a blank before a function keeps it from getting options of `compadd`.
    fileprivate var zshAction: String {
        switch self {
        case .nothing: ""
        case .files(let suffix): suffix.isEmpty ? "_files" : "_files -g \"*\(suffix)\""
        case .filesOr(let words): " _launchtrace_files_or \(words.joined(separator: " "))"
        case .words(let words) where words.contains { $0.hasSuffix("=") }:
            " _launchtrace_words \(words.joined(separator: " "))"
        case .words(let words): "(\(words.joined(separator: " ")))"
        case .list(let words): " _launchtrace_list \(words.joined(separator: " "))"
        }
    }
}

private func zshItem(_ name: String, _ meaning: String) -> String {
    "\(name):\(zshEscaped(meaning))".shellQuoted
}

/// A text in which nothing ends the description that it is part of.
private func zshEscaped(_ text: String) -> String {
    String(text.flatMap { "\\[]:".contains($0) ? ["\\", $0] : [$0] })
}
