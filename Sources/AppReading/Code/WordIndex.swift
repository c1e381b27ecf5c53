/// Where certain words stand in the files of a target.
struct WordIndex {
    /// A word in a file, by the numbers of the file and of the token.
    struct Site: Hashable {
        let file: Int
        let token: Int
    }

    private let sites: [String: [Site]]

    init(_ code: TargetCode, words: [String]) {
        let sought = SoughtNames(words)
        var sites: [String: [Site]] = [:]
        for (number, file) in code.files.enumerated() {
            for token in sought.numbers(in: file.text.tokens, of: file.text.text) {
                let word = file.text.text.text(file.text.tokens[token])
                sites[word, default: []].append(Site(file: number, token: token))
            }
        }
        self.sites = sites
    }

    /// In the order of the files and of their text.
    subscript(word: String) -> [Site] { sites[word] ?? [] }
}
