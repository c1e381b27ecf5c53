extension String {
    /// The text as one word for a POSIX shell.
    package var shellWord: String {
        let isBare =
            !isEmpty
            && unicodeScalars.allSatisfy {
                switch $0 {
                case "A"..."Z", "a"..."z", "0"..."9", "-", ".", "_", "/", "+", "@", "%", ":", ",", "=": true
                default: false
                }
            }
        return isBare ? self : "'" + replacing("'", with: #"'\''"#) + "'"
    }
}
