extension SourceFile {
    /// Whether a text stands in the file, wherever it does: in code, in a text, in a comment.
    package func spells(_ word: String) -> Bool { text.text.source.bytes[...].range(of: word) != nil }

    /// Where certain names stand, found without a tree.
    package func mentions(of sought: SoughtNames) -> [NameMention] {
        guard sought.mayStand(where: mayMention) else { return [] }
        return sought.numbers(in: text.tokens, of: text.text).map { number in
            let token = text.tokens[number]
            return NameMention(
                name: text.text.text(token), token: number, place: Place(source: text.text.source, range: token.range))
        }
    }
}
