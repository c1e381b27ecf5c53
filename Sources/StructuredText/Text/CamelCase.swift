extension String {
    /// `open`, `URL`, `Contexts`
    package var camelCaseWords: [String] {
        let letters = Array(self)
        return letters.indices.reduce(into: []) { words, index in
            let follows = index + 1 < letters.count && letters[index + 1].isLowercase
            let begins = index > 0 && letters[index].isUppercase && (!letters[index - 1].isUppercase || follows)
            if begins || words.isEmpty { words.append("") }
            words[words.count - 1].append(letters[index])
        }
    }
}
