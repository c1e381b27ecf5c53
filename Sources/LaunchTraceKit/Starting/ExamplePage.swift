extension ExampleFormat {
    /// One page that loads nothing: each question with the scenario that `new` prints, and what happens in it.
    static var html: ExampleFormat {
        ExampleFormat("html") { index, _ in
            let head = [
                Markup("h1", text: "Examples, by question"), Markup("nav", holding: index.sections.map(link)),
            ]
            let main = Markup("main", holding: head + index.sections.map(section))
            return WebPage("Examples, by question", exampleStyle, holding: [main]).text
        }
    }
}

private func link(_ section: ExampleIndex.Section) -> Markup {
    Markup("a", ["href": "#\(section.anchor)"], text: section.title)
}

private func section(_ section: ExampleIndex.Section) -> Markup {
    Markup(
        "section", ["id": section.anchor],
        holding: [Markup("h2", text: section.title)] + section.entries.map { entry($0).onItsOwnLine })
}

private func entry(_ entry: ExampleIndex.Entry) -> Markup {
    let files = entry.files.map { file in
        Markup("li", holding: [Markup("code", text: file.path), Markup(" \(file.title.printable)")])
    }
    let place = Markup(
        "p", ["class": "place"],
        holding: [Markup("More in the source: "), Markup("code", text: "Examples/\(entry.folder)")])
    let answers = entry.starters.map(answer) + (files.isEmpty ? [place] : [Markup("ul", holding: files)])
    return Markup("details", holding: [Markup("summary", text: entry.question)] + answers)
}

private func answer(_ starter: ExampleIndex.Starter) -> Markup {
    let parts: [Markup?] = [
        Markup("h3", holding: [Markup("code", text: starter.command)]),
        starter.timeline.map { block("Timeline", $0) },
        Markup("details", holding: [Markup("summary", text: "Scenario"), block("Scenario", starter.text)]),
    ]
    return Markup("article", holding: parts.compactMap(\.self))
}

private func block(_ label: String, _ text: String) -> Markup {
    Markup(lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init), label: label)
}

extension ExampleIndex.Section {
    fileprivate var anchor: String { title.lowercased().filter { $0.isLetter } }
}

extension ExampleIndex.Starter {
    /// What happens in the scenario, as `run` prints it; nil where it can't happen.
    fileprivate var timeline: String? {
        do throws(ImpossibleEvent) {
            return try scenario.trace().text(Presentation(kinds: ShownKind.usual))
        } catch {
            return nil
        }
    }
}

/// How the page looks: on screens wide and narrow, light and dark, and on paper.
private let exampleStyle = StyleSheet(
    """
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
    main { max-width: 62rem; margin: 0 auto; padding: clamp(0.75rem, 3vw, 2rem); }
    h1 { font-size: 1.8rem; line-height: 1.2; margin: 0 0 0.5rem; }
    h2 { font-size: 1.25rem; margin: 2rem 0 0.5rem; }
    h3 { font-size: 0.95rem; margin: 0.8rem 0 0.2rem; overflow-wrap: anywhere; }
    a { color: var(--background); }
    nav { display: flex; flex-wrap: wrap; gap: 0.2rem 1.2rem; }
    section > details { border-top: 1px solid var(--line); }
    summary { cursor: pointer; padding: 0.5rem 0; }
    section > details > summary { font-weight: 600; }
    section > details[open] > summary { color: var(--background); }
    article, ul, .place { margin: 0 0 0.8rem 1.1rem; }
    ul { padding: 0 0 0 1rem; }
    article details > summary { padding: 0.2rem 0; color: var(--soft); }
    code, pre { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 0.85rem; }
    pre { margin: 0.2rem 0; padding: 0.6rem; background: var(--band); border-radius: 0.4rem; overflow-x: auto; line-height: 1.35; }
    .place { color: var(--soft); }
    :focus-visible { outline: 2px solid var(--background); outline-offset: 2px; }
    @media print { pre { white-space: pre-wrap; } details { break-inside: avoid; } }
    """)
