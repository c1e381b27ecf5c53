// The scripts ask the hidden command for the words that can follow. They run the tool that is installed, and not the
// first word of the line: a folder of another user may have a file of the same name.

extension Shell {
    /// For bash, including the 3.2 of macOS.
    static let bashScript = """
        # \(Shell.bash.heading)

        _launchtrace() {
            local line file suffix cur=${COMP_WORDS[COMP_CWORD]}
            COMPREPLY=()
            # Readline splits "--format=json" at the sign.
            if [[ $cur == "=" ]]; then cur=; fi
            while IFS= read -r line; do
                case $line in
                :files*)
                    suffix=${line#:files}
                    compopt -o filenames 2> /dev/null
                    while IFS= read -r file; do
                        COMPREPLY+=("$file")
                    done < <(compgen -d -- "$cur"; compgen -f -X "!*$suffix" -- "$cur")
                    ;;
                *) COMPREPLY+=("${line%%$'\\t'*}") ;;
                esac
            done < <(command launchtrace \(CompletionRequest.command) "${COMP_WORDS[@]:1:COMP_CWORD}" 2> /dev/null)
            if [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *= ]]; then compopt -o nospace 2> /dev/null; fi
        }

        complete -F _launchtrace launchtrace

        """

    /// For zsh, as a file of the function path or to be sourced.
    static let zshScript = """
        #compdef launchtrace
        # \(Shell.zsh.heading)

        _launchtrace() {
            local line suffix
            local -a items open
            for line in ${(f)"$(command launchtrace \(CompletionRequest.command) \\
                "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2> /dev/null)"}; do
                case $line in
                :files*)
                    suffix=${line#:files}
                    compset -P '--[^=]##='
                    _files ${suffix:+-g} ${suffix:+"*$suffix"}
                    ;;
                *=) open+=("$line") ;;
                *) items+=("${line/$'\\t'/:}") ;;
                esac
            done
            (( $#open )) && compadd -S '' -- $open
            (( $#items )) && _describe -t values value items
        }

        if [[ $funcstack[1] == _launchtrace ]]; then
            _launchtrace "$@"
        else
            compdef _launchtrace launchtrace
        fi

        """

    static let fishScript = """
        # \(Shell.fish.heading)

        function __launchtrace
            set -l words (commandline -opc)
            set -l token (commandline -ct)
            for line in (command launchtrace \(CompletionRequest.command) $words[2..-1] "$token" 2> /dev/null)
                if string match -q ':files*' -- $line
                    set -l head (string match -r '^--[^=]*=' -- $token)
                    set -l start (string replace -r '^--[^=]*=' '' -- $token)
                    printf '%s\\n' "$head"(__fish_complete_suffix "$start" (string replace ':files' '' -- $line))
                else
                    printf '%s\\n' $line
                end
            end
        end

        complete -c launchtrace -f -k -a '(__launchtrace)'

        """
}
