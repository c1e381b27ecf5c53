extension String {
    /// `open`, `URL`, `Contexts`
    package var camelCaseWords: [String] {
        let letters = Array(self)
        let cases = letters.map(\.letterCase)
        return letters.indices.reduce(into: []) { words, index in
            let follows = index + 1 < letters.count && cases[index + 1] == .lower
            let begins = index > 0 && cases[index] == .upper && (cases[index - 1] != .upper || follows)
            if begins || words.isEmpty { words.append("") }
            words[words.count - 1].append(letters[index])
        }
    }
}

private enum LetterCase { case upper, lower }

extension Character {
    /// Nil for a character without case; Unicode's tables are used only beyond ASCII.
    fileprivate var letterCase: LetterCase? {
        let (isUpper, isLower) = asciiValue.map { ($0.isUppercase, $0.isLowercase) } ?? (isUppercase, isLowercase)
        return isUpper ? .upper : isLower ? .lower : nil
    }
}
