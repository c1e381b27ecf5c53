/// A titled part of an explanation: items of which the short page has some.
struct PageSection: Sendable {
    /// Nil where the lines speak for themselves.
    let title: String?
    /// The word by which the last line of a short page names what it leaves out.
    let noun: String
    private let content: Content
    /// The items as the short page has them, where it has room.
    let shortItems: [PageItem]
    /// Whether the short page has room for it before all others.
    let isEssential: Bool

    /// The source of the items on the whole page.
    private enum Content: Sendable {
        case items([PageItem])
        /// Items that only a trace has, which takes too long for a short page.
        case traced(@Sendable () -> [PageItem])
    }

    var items: [PageItem] {
        switch content {
        case .items(let items): items
        case .traced(let items): items().filter { !$0.parts.isEmpty }
        }
    }

    /// Whether only a trace has the items.
    var isTraced: Bool {
        switch content {
        case .items: false
        case .traced: true
        }
    }

    private init(_ title: String?, _ noun: String, _ items: [PageItem], short: [PageItem], isEssential: Bool) {
        self.title = title
        self.noun = noun
        content = .items(items.filter { !$0.parts.isEmpty })
        shortItems = short.filter { !$0.parts.isEmpty }
        self.isEssential = isEssential
    }

    private init(title: String, noun: String, content: Content, shortItems: [PageItem], isEssential: Bool) {
        (self.title, self.noun, self.content) = (title, noun, content)
        (self.shortItems, self.isEssential) = (shortItems, isEssential)
    }

    /// A part without a title, on both pages.
    static func lead(_ item: PageItem) -> PageSection { PageSection(nil, "", [item], short: [item], isEssential: true) }

    /// The same in a text of its own.
    static func lead(_ text: PageText) -> PageSection { lead(.paragraph(text)) }

    static func lead(_ text: String) -> PageSection { lead(PageText(text)) }

    /// A part of the whole page, whose items are traced.
    static func traced(_ title: String, _ noun: String, items: @escaping @Sendable () -> [PageItem]) -> PageSection {
        PageSection(title: title, noun: noun, content: .traced(items), shortItems: [], isEssential: false)
    }

    /// A part that both pages have.
    static func essential(_ title: String, _ items: [PageText]) -> PageSection {
        essential(title, items: items.map { PageItem($0) })
    }

    static func essential(_ title: String, _ items: [String]) -> PageSection {
        essential(title, items.map { PageText($0) })
    }

    /// A part that both pages have, in sentences.
    static func prose(_ title: String, _ text: String) -> PageSection {
        essential(title, items: [.paragraph(PageText(text), depth: 4)])
    }

    /// A part that both pages have, in items of several parts.
    static func essential(_ title: String, items: [PageItem]) -> PageSection {
        PageSection(title, "", items, short: items, isEssential: true)
    }

    /// A part that the short page has in other words.
    static func essential(_ title: String, _ noun: String, short: [PageItem], whole: [PageItem]) -> PageSection {
        PageSection(title, noun, whole, short: short, isEssential: true)
    }

    /// A part whose first items the short page has, as far as they fit.
    static func first(_ count: Int, _ title: String, _ noun: String, _ items: [PageText]) -> PageSection {
        first(count, title, noun, items: items.map { PageItem($0) })
    }

    static func first(_ count: Int, _ title: String, _ noun: String, _ items: [String]) -> PageSection {
        first(count, title, noun, items.map { PageText($0) })
    }

    /// The same in items of several parts, and perhaps shorter on the short page.
    static func first(_ count: Int, _ title: String, _ noun: String, items: [PageItem], short: [PageItem]? = nil)
        -> PageSection
    { PageSection(title, noun, items, short: Array((short ?? items).prefix(count)), isEssential: false) }

    /// A part of the whole page alone.
    static func rest(_ title: String, _ noun: String, _ items: [String]) -> PageSection {
        rest(title, noun, items: items.map { PageItem($0) })
    }

    /// A part of the whole page alone, in items of several parts.
    static func rest(_ title: String?, _ noun: String, items: [PageItem]) -> PageSection {
        PageSection(title, noun, items, short: [], isEssential: false)
    }

    /// The lines with so many of some items; none for an empty list.
    func lines(of items: some Sequence<PageItem>) -> [String] {
        let lines = items.flatMap(\.lines)
        return lines.isEmpty ? [] : [title.map { $0 + ":" }].compactMap(\.self) + lines
    }

    /// How many of the short items fit into so many lines, the empty one above the title included.
    func count(fitting room: Int) -> Int {
        var room = room - 1 - (title == nil ? 0 : 1)
        return shortItems.prefix { item in
            room -= item.lines.count
            return room >= 0
        }.count
    }

    /// Whether it says more than so many of its short items do.
    func isCut(to count: Int) -> Bool { isTraced || shortItems.prefix(count).map(\.lines) != items.map(\.lines) }

    /// Rules with their reasons on the short page, and with their scope and source on the whole one.
    static func rules(_ title: String, _ rules: [Rule], first count: Int = 3) -> PageSection {
        first(count, title, "rules", items: rules.map(\.item), short: rules.map { PageItem($0.reasonText) })
    }

    /// What triggers lead to, from each start.
    static func outcomes(of isMeant: @escaping @Sendable (MatrixPage.TriggerTitle) -> Bool) -> PageSection {
        traced("Outcomes (\(MatrixPage.standardDevice))", "outcomes") { MatrixPage.standard.outcomes(of: isMeant) }
    }

    /// Open questions with what the model does.
    static func disputes(_ disputes: [Dispute]) -> PageSection {
        first(1, "Conflicting sources", "disputes", items: disputes.map(\.item))
    }

    /// Kinds of findings, by name on the short page and with their meaning on the whole one.
    static func findings(_ kinds: [FindingKind]) -> PageSection {
        let names = PageText.list(of: kinds.map { PageText("\(naming: $0)") })
        return first(
            1, "Findings", "findings", items: kinds.map { PageItem("\(naming: $0): \($0.meaning)") },
            short: names.parts.isEmpty ? [] : [PageItem(names)])
    }
}
