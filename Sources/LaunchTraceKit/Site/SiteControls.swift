extension Markup {
    /// A choice among some values, below or behind its title.
    static func choice(_ name: String, _ title: String, _ options: [(value: String, title: String)]) -> Markup {
        Markup(
            "label",
            holding: [
                Markup("\(title) "),
                Markup("select", ["name": name], holding: options.map { Markup("option", ["value": $0], text: $1) }),
            ])
    }
}
