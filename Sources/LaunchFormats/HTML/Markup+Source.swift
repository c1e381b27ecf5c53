extension Markup {
    /// A source with a link to it, after some words.
    package init(_ source: Source, after words: String = "") {
        let citation =
            source.url.map { Markup("a", ["href": $0, "rel": "noreferrer"], text: source.citation) }
            ?? Markup(source.citation)
        self.init("p", ["class": "source"], holding: [Markup("\(words)\(source.weight): "), citation])
    }
}
