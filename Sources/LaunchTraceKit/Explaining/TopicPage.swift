/// The page of an explanation: a heading, and sections that the short page has only some of.
struct TopicPage: Sendable {
    /// How much of it is printed.
    enum Extent: Equatable, Sendable {
        /// The height of a short page.
        case short
        case whole
    }

    /// The lines of a short page.
    static let height = 40

    let heading: String
    /// What names the page where there is more to ask for.
    let reference: String
    let sections: [PageSection]
    /// The last lines of a short page, after the omitted parts.
    var others: [String] = []

    func text(_ extent: Extent) -> String {
        switch extent {
        case .whole: Page.text(whole)
        case .short: Page.text(short)
        }
    }

    private var head: [String] { wrapped(heading, to: Page.width) }

    private var whole: [[String]] { [head] + sections.map { $0.lines(of: $0.items) } }

    private var short: [[String]] {
        if !sections.contains(where: \.isTraced) {
            let whole = (whole + [others]).filter { !$0.isEmpty }
            if whole.map(\.count).reduce(whole.count - 1, +) <= Self.height { return whole }
        }
        let counts = counts(in: Self.height - head.count - 2 - (others.isEmpty ? 0 : others.count + 1))
        let cut = zip(sections, counts).filter { $0.isCut(to: $1) }.map(\.0.noun)
        return [head]
            + zip(sections, counts).map { section, count in section.lines(of: section.shortItems.prefix(count)) } + [
                others, [hint(cut.filter { !$0.isEmpty }.unique())],
            ]
    }

    /// The number of items that each section shows in so many lines; the essential ones come before the others.
    private func counts(in room: Int) -> [Int] {
        var room = room
        var counts = sections.map { _ in 0 }
        for isEssential in [true, false] {
            for (index, section) in sections.enumerated() where section.isEssential == isEssential {
                let count = isEssential ? section.shortItems.count : section.count(fitting: room)
                let lines = section.lines(of: section.shortItems.prefix(count))
                counts[index] = count
                room -= lines.isEmpty ? 0 : lines.count + 1
            }
        }
        return counts
    }

    /// `"launchtrace explain LT013 --all" also prints rules and more.`, in one line that can end with the command.
    private func hint(_ nouns: [String]) -> String {
        let words = "\"\(ToolInfo.name) explain \(reference) --all\""
        let command = words + " also prints "
        let candidates = nouns.indices.reversed().map { last in
            last == nouns.count - 1
                ? command + nouns.listed("and") + "." : command + nouns[...last].joined(separator: ", ") + " and more."
        }
        return candidates.first { $0.count <= Page.width } ?? words
    }
}
