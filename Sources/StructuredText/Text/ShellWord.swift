extension String {
    /// The text as a POSIX shell takes it for one word.
    package var shellWord: String {
        let isBare =
            !isEmpty
            && unicodeScalars.allSatisfy {
                switch $0 {
                case "A"..."Z", "a"..."z", "0"..."9", "-", ".", "_", "/", "+", "@", "%", ":", ",", "=": true
                default: false
                }
            }
        return isBare ? self : shellQuoted
    }

    /// The text in single quotes.
    package var shellQuoted: String {
        "'" + replacing("'", with: #"'\''"#) + "'"
    }
}
