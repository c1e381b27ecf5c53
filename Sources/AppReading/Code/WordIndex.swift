/// Where certain words stand in the files of a target.
struct WordIndex {
    /// A word in a file, by the numbers of the file and of the token.
    struct Site: Hashable {
        let file: Int
        let token: Int
    }

    private let sites: [String: [Site]]

    private struct Word {
        let text: String
        let bytes: [UInt8]
        let first: UInt8?

        init(_ text: String) {
            self.text = text
            bytes = Array(text.utf8)
            first = bytes.first
        }
    }

    init(_ code: TargetCode, words: [String]) {
        let words = words.map(Word.init)
        var byLength = Array(repeating: [Word](), count: (words.map(\.bytes.count).max() ?? 0) + 1)
        for word in words { byLength[word.bytes.count].append(word) }
        var sites: [String: [Site]] = [:]
        for (number, file) in code.files.enumerated() {
            let bytes = file.text.text.source.bytes
            for (index, token) in file.text.tokens.enumerated() where token.kind == .name {
                let (range, length) = (token.range, token.range.count)
                guard length < byLength.count else { continue }
                // Most names are none of the words, which their first letter tells.
                for place in byLength[length].indices
                where byLength[length][place].first == bytes[range.lowerBound]
                    && bytes[range].elementsEqual(byLength[length][place].bytes)
                {
                    sites[byLength[length][place].text, default: []].append(Site(file: number, token: index))
                }
            }
        }
        self.sites = sites
    }

    /// In the order of the files and of their text.
    subscript(word: String) -> [Site] { sites[word] ?? [] }
}
