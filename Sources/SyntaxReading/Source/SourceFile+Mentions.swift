extension SourceFile {
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
