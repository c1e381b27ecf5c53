/// What the scripts add to pages: without them it would be of no use.
enum AddedMarkup {
    /// The search, in the head of every page.
    static let search = Markup(
        "form", ["role": "search", "id": "searching"],
        holding: [
            Markup("label", ["for": "search", "class": "unseen"], text: "Search"),
            Markup(
                "input",
                void: [
                    "type": "search", "id": "search", "role": "combobox", "aria-expanded": "false",
                    "aria-controls": "hits", "aria-autocomplete": "list", "autocomplete": "off", "spellcheck": "false",
                    "placeholder": "Search ( / )",
                ]),
            Markup("ul", ["id": "hits", "role": "listbox", "aria-label": "Found", "hidden": ""], holding: []),
            Markup("p", ["id": "found", "class": "unseen", "role": "status"], holding: []),
        ])

    /// A statement that puts an element of the tool's own at the end of another.
    static func statement(adding markup: Markup, to selector: String) -> String {
        let (place, text) = (Value.string(selector).json, Value.string(markup.source).json)
        return "document.querySelector(\(place)).insertAdjacentHTML(\"beforeend\", \(text));\n"
    }
}

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
