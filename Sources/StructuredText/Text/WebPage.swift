/// A whole page of HTML that loads nothing.
package struct WebPage: Sendable {
    package let title: String
    package let style: StyleSheet
    /// The directives of its Content-Security-Policy.
    package let policy: [String]
    package let body: [Markup]

    package init(_ title: String, _ style: StyleSheet, policy: [String] = Self.styleAlone, holding body: [Markup]) {
        (self.title, self.style, self.policy, self.body) = (title, style, policy, body)
    }

    /// Of a page without a script.
    package static let styleAlone = [
        "default-src 'none'", "style-src 'unsafe-inline'", "base-uri 'none'", "form-action 'none'",
    ]

    /// The text of its file.
    package var text: String {
        let root = Markup("html", ["lang": "en"], holding: [head, Markup("body", holding: body)])
        return "<!DOCTYPE html>\n" + root.source + "\n"
    }

    private var head: Markup {
        let metas: [KeyValuePairs<String, String>] = [
            ["charset": "utf-8"], ["name": "viewport", "content": "width=device-width, initial-scale=1"],
            ["http-equiv": "Content-Security-Policy", "content": policy.joined(separator: "; ")],
            ["name": "color-scheme", "content": "light dark"],
        ]
        return Markup(
            "head", holding: metas.map(Markup.init(meta:)) + [Markup("title", text: title), Markup(style: style)])
    }
}

extension Markup {
    /// Lines as they are, which may be wider than the page.
    package init(lines: [String], label: String) {
        // A scrolled part has to be reached by keyboard, and to have a name.
        self.init(
            "pre", ["tabindex": "0", "role": "group", "aria-label": label],
            holding: lines.map { Markup($0).onItsOwnLine })
    }
}
