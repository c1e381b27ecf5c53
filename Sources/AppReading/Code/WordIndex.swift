/// Where certain words stand in the files of a target.
struct WordIndex {
    /// A word in a file, by the numbers of the file and of the token.
    struct Site: Hashable {
        let file: Int
        let token: Int
    }

    private let sites: [String: [Site]]

    init(_ code: TargetCode, words: [String]) {
        var byLength: [Int: [(word: String, bytes: [UInt8])]] = [:]
        for word in words { byLength[word.utf8.count, default: []].append((word, Array(word.utf8))) }
        var sites: [String: [Site]] = [:]
        for (number, file) in code.files.enumerated() {
            let bytes = file.text.text.source.bytes
            for (index, token) in file.text.tokens.enumerated() where token.kind == .name {
                guard let candidates = byLength[token.end - token.start] else { continue }
                for candidate in candidates where bytes[token.range].elementsEqual(candidate.bytes) {
                    sites[candidate.word, default: []].append(Site(file: number, token: index))
                }
            }
        }
        self.sites = sites
    }

    /// In the order of the files and of their text.
    subscript(word: String) -> [Site] { sites[word] ?? [] }
}
