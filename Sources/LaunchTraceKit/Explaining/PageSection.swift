/// A titled part of an explanation: items of set lines, of which the short page has some.
struct PageSection: Equatable, Sendable {
    /// Nil where the lines speak for themselves.
    let title: String?
    /// The word by which the last line of a short page names what it leaves out.
    let noun: String
    /// The items as the whole page has them.
    let items: [[String]]
    /// The items as the short page has them, where it has room.
    let shortItems: [[String]]
    /// Whether the short page has room for it before all others.
    let isEssential: Bool

    private init(_ title: String?, _ noun: String, _ items: [[String]], short: [[String]], isEssential: Bool) {
        self.title = title
        self.noun = noun
        self.items = items.filter { !$0.isEmpty }
        shortItems = short.filter { !$0.isEmpty }
        self.isEssential = isEssential
    }

    /// Lines without a title, on both pages.
    static func lead(_ lines: [String]) -> PageSection {
        PageSection(nil, "", [lines], short: [lines], isEssential: true)
    }

    /// A part that both pages have.
    static func essential(_ title: String, _ items: [String]) -> PageSection {
        essential(title, items: items.map { Page.item($0) })
    }

    /// A part that both pages have, in sentences.
    static func prose(_ title: String, _ text: String) -> PageSection {
        essential(title, items: [Page.indented(text)])
    }

    /// A part that both pages have, in lines that are set already.
    static func essential(_ title: String, items: [[String]]) -> PageSection {
        PageSection(title, "", items, short: items, isEssential: true)
    }

    /// A part that the short page has in other words.
    static func essential(
        _ title: String, _ noun: String, short: [[String]], whole: [[String]]
    ) -> PageSection {
        PageSection(title, noun, whole, short: short, isEssential: true)
    }

    /// A part whose first items the short page has, as far as they fit.
    static func first(_ count: Int, _ title: String, _ noun: String, _ items: [String]) -> PageSection {
        first(count, title, noun, items: items.map { Page.item($0) })
    }

    /// The same in lines that are set already, and perhaps shorter on the short page.
    static func first(
        _ count: Int, _ title: String, _ noun: String, items: [[String]], short: [[String]]? = nil
    ) -> PageSection {
        PageSection(title, noun, items, short: Array((short ?? items).prefix(count)), isEssential: false)
    }

    /// A part of the whole page alone.
    static func rest(_ title: String, _ noun: String, _ items: [String]) -> PageSection {
        rest(title, noun, items: items.map { Page.item($0) })
    }

    /// A part of the whole page alone, in lines that are set already.
    static func rest(_ title: String?, _ noun: String, items: [[String]]) -> PageSection {
        PageSection(title, noun, items, short: [], isEssential: false)
    }
}

extension PageSection {
    /// The lines with so many of some items; none where there is nothing to tell.
    func lines(of items: some Sequence<[String]>) -> [String] {
        let lines = items.flatMap(\.self)
        return lines.isEmpty ? [] : [title.map { $0 + ":" }].compactMap(\.self) + lines
    }

    /// How many of the short items fit into so many lines, the empty one above the title included.
    func count(fitting room: Int) -> Int {
        var room = room - 1 - (title == nil ? 0 : 1)
        return shortItems.prefix { item in
            room -= item.count
            return room >= 0
        }.count
    }

    /// Whether it says more than so many of its short items do.
    func isCut(to count: Int) -> Bool { Array(shortItems.prefix(count)) != items }
}

extension PageSection {
    /// Rules with their reasons on the short page, and with their scope and source on the whole one.
    static func rules(_ title: String, _ rules: [Rule], first count: Int = 3) -> PageSection {
        first(
            count, title, "rules", items: rules.map(\.lines), short: rules.map { Page.item("\($0.id): \($0.because)") })
    }

    /// Open questions with what the model does.
    static func disputes(_ disputes: [Dispute]) -> PageSection {
        first(1, "Where sources disagree", "disputes", items: disputes.map(\.lines))
    }

    /// Kinds of findings, by name on the short page and with their meaning on the whole one.
    static func findings(_ kinds: [FindingKind]) -> PageSection {
        let names = Page.item(kinds.map(\.title).joined(separator: ", "))
        return first(1, "Findings", "findings", items: kinds.map { Page.item($0.item) }, short: [names])
    }
}

extension Page {
    /// A text that is set in, its later lines a little further.
    static func item(_ text: String, depth: Int = 4) -> [String] {
        let lines = wrapped(text, to: width - depth - 2)
        let indent = String(repeating: " ", count: depth)
        return lines.enumerated().map { index, line in index == 0 ? indent + line : indent + "  " + line }
    }
}
