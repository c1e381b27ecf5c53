extension MatrixPage {
    /// The page of `launchtrace matrix` without options, but with more kinds of entries.
    static let standard = MatrixPage(standardMatrix, showing: [.callback, .viewController, .notification, .stop])

    /// `iOS 27.0`, the device of the standard page.
    static let standardDevice = "\(Device().platform.title) \(Device().os)"

    /// The matrix of `launchtrace matrix` without options.
    static let standardMatrix = TriggerMatrix(of: AppSetups(on: Device()).scenarios)

    /// Which triggers lead to such entries: `not running (scenes, SwiftUI): tapIcon, openURL`.
    func triggers(leadingTo isMeant: (MatrixEntry) -> Bool) -> [PageText] {
        let leading = lifecycles.indices.flatMap { column in
            blocks.flatMap { block in
                block.rows.filter { $0.cells[column].entries.contains(where: isMeant) }.map { row in
                    LeadingTriggers(starts: row.title, lifecycle: lifecycles[column], triggers: block.triggers)
                }
            }
        }
        let lines = leading.map { ($0.starts, $0.lifecycle) }.map { starts, lifecycle in
            let triggers = leading.filter { $0.starts == starts && $0.lifecycle == lifecycle }.flatMap(\.triggers)
            return (lifecycle: lifecycle, starts: starts, text: triggers.shortText)
        }
        return lines.map { PageText("\($0.starts)|") + $0.text }.unique().compactMap { key in
            let same = lines.filter { PageText("\($0.starts)|") + $0.text == key }
            let labels = same.map(\.lifecycle).unique().map(\.label).joined(separator: ", ")
            return same.first.map { "from \($0.starts) (\(labels)): \(text: $0.text)" }
        }
    }

    /// Triggers that lead to something from some starts in one life cycle.
    private struct LeadingTriggers {
        let starts: String
        let lifecycle: Lifecycle
        let triggers: [TriggerTitle]
    }

    private var blocks: [Block] { sections.flatMap(\.blocks) }

    /// The states that code reads in a callback, by column.
    func states(in callback: Callback) -> [String] {
        lifecycles.indices.compactMap { column in
            let entries = blocks.flatMap(\.rows).flatMap { $0.cells[column].entries }
            let states = entries.filter { $0.callback == callback }.compactMap(\.state).unique()
            let names = AppState.allCases.filter(states.contains).map(\.title)
            return names.isEmpty ? nil : "\(lifecycles[column].label): \(names.listed("or"))"
        }
    }

    /// The outcomes of such triggers: an item for each start, those first from which something happens; the first item
    /// of a trigger names it.
    func outcomes(of isMeant: (TriggerTitle) -> Bool) -> [PageItem] {
        blocks.filter { $0.triggers.contains(where: isMeant) }.flatMap { block in
            let title = PageItem(block.triggers.filter(isMeant).map(\.text).joined(separator: "; "))
            let rows = block.rows.filter(\.isEventful) + block.rows.filter { !$0.isEventful }
            return rows.enumerated().map { index, row in index == 0 ? title + outcomes(in: row) : outcomes(in: row) }
        }
    }

    /// The outcomes from one start, those that are alike in one line.
    private func outcomes(in row: Row) -> PageItem {
        let words = row.cells.map { $0.words(in: row) }
        return words.unique().map { text in
            let labels = zip(lifecycles, words).filter { $0.1 == text }.map(\.0.label)
            return PageItem("from \(row.title) (\(labels.joined(separator: ", "))): \(text: text)", depth: 6)
        }.joined
    }
}

extension MatrixPage.Row {
    /// Whether the app is notified in some life cycle.
    fileprivate var isEventful: Bool { cells.contains { $0.entries.contains { $0.callback != nil } } }
}

extension [MatrixPage.TriggerTitle] {
    /// `tapIcon, backgroundEvent (location; region), tapIcon after terminate`
    fileprivate var shortText: PageText {
        .list(
            of: map(\.family).unique().map { family in
                let sorts = filter { $0.family == family }.map(\.sort).filter { !$0.isEmpty }.unique()
                let rest = (sorts.isEmpty ? "" : " (\(sorts.joined(separator: "; ")))") + family.after
                return "\(text: .name(family.name, .trigger))\(rest)"
            })
    }
}

extension MatrixPage.TriggerTitle {
    /// The common part of triggers that are listed together.
    fileprivate struct Family: Hashable {
        let name: String
        let after: String
        let hasSorts: Bool
    }

    fileprivate var family: Family {
        Family(name: name, after: after.map { " after \($0)" } ?? "", hasSorts: !sort.isEmpty)
    }
}

extension MatrixCell {
    /// The callbacks in order, without those of view controllers and without notifications.
    fileprivate func words(in row: MatrixPage.Row) -> PageText {
        let calls = entries.filter { $0.isStop || $0.callback.map { !$0.receiver.isOfViews } ?? false }
        let names = calls.map { entry in
            let mark = entry.confidence.mark
            return entry.pageName
                + PageText((mark.isEmpty ? "" : " \(mark)") + entry.carries.map { " <- \($0)" }.joined())
        }
        let ending = ending(in: row).map { PageText(" = \($0.text)") } ?? ""
        return (names.isEmpty ? PageText(reason ?? "nothing") : .list(of: names)) + ending
    }
}

extension MatrixEntry {
    /// Its short name, which leads to the page of the callback.
    fileprivate var pageName: PageText { callback?.pageText(shortName) ?? PageText(shortName) }
}
