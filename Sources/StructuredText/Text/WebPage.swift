/// A whole page of HTML.
package struct WebPage: Sendable {
    package let title: String
    /// The directives of its Content-Security-Policy.
    package let policy: [String]
    /// The end of its head: styles, scripts, links.
    package let parts: [Markup]
    package let body: [Markup]

    /// A page with further parts in its head.
    package init(_ title: String, policy: [String], parts: [Markup], holding body: [Markup]) {
        (self.title, self.policy, self.parts, self.body) = (title, policy, parts, body)
    }

    /// A page that loads nothing.
    package init(_ title: String, _ style: StyleSheet, policy: [String] = Self.styleAlone, holding body: [Markup]) {
        self.init(title, policy: policy, parts: [Markup(style: style)], holding: body)
    }

    /// The policy of a page without a script.
    package static let styleAlone = [
        "default-src 'none'", "style-src 'unsafe-inline'", "base-uri 'none'", "form-action 'none'",
    ]

    /// The content of its file.
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
        return Markup("head", holding: metas.map(Markup.init(meta:)) + [Markup("title", text: title)] + parts)
    }
}

extension Markup {
    /// Unchanged lines, which may be wider than the page.
    package init(lines: [String], label: String) {
        // A scrollable part must be reachable by keyboard, and have a name.
        self.init(
            "pre", ["tabindex": "0", "role": "group", "aria-label": label],
            holding: lines.map { Markup($0).onItsOwnLine })
    }
}
