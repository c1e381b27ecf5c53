/// The matrix as a page, on which equal cells and rows occur once.
struct MatrixPage: Sendable {
    let title: String
    let device: String
    /// Sentences about the columns for the reader.
    let remarks: [String]
    /// The heads of the columns, one for each setup of the app.
    let columns: [String]
    /// The same without what is peculiar to the setup.
    let lifecycles: [Lifecycle]
    let sections: [Section]

    /// Triggers of one part of an app's life.
    struct Section: Sendable {
        let title: String
        let blocks: [Block]
    }

    /// Triggers that lead to the same, from every start.
    struct Block: Sendable {
        var triggers: [TriggerTitle]
        let rows: [Row]
    }

    /// Starts from which a trigger leads to the same.
    struct Row: Equatable, Sendable {
        var starts: [Start]
        let cells: [MatrixCell]

        var title: String { starts.map(\.title).joined(separator: ", ") }

        /// The same for a narrow column: `all but active`.
        var shortTitle: String {
            let others = Start.allCases.filter { !starts.contains($0) }
            if others.isEmpty { return "any state" }
            return others.count == 1 ? "all but \(others[0].title)" : title
        }

        /// Why nothing happens, where that is the same in every column.
        var reason: String? {
            guard let first = cells.first, let reason = first.reason, cells.allSatisfy({ $0 == first }) else {
                return nil
            }
            return reason + (first.ending(in: self).map { " = \($0.text)" } ?? "")
        }

        /// Whether nothing can happen from these starts, in any column.
        var isImpossible: Bool { cells.allSatisfy(\.isImpossible) }
    }

    /// A trigger in the words of a scenario, with what has happened before it.
    struct TriggerTitle: Sendable {
        let name: String
        let details: String
        /// The values that distinguish it from others of its name.
        let sort: String
        let after: String?
        let meaning: String
    }
}

extension MatrixPage {
    /// The page of a matrix, which says of which events it is where that isn't all of them.
    init(
        _ matrix: TriggerMatrix, of events: [EventKind] = [], remarks: [String] = [],
        showing kinds: Set<ShownKind> = Self.usualKinds
    ) {
        let first = matrix.setups.first
        title = (first?.name ?? "") + (events.isEmpty ? "" : ": \(events.map(\.rawValue).listed("and"))")
        device = first.map { "\($0.device.platform.title) \($0.device.os)" } ?? ""
        self.remarks = remarks
        columns = matrix.setups.map(\.columnTitle)
        lifecycles = matrix.setups.map(\.app.lifecycle)
        sections = RepresentativeTrigger.Section.allCases.map { section in
            let rows = matrix.rows.filter { $0.representative.section == section }
            return Section(title: section.title, blocks: blocks(rows, showing: kinds))
        }.filter { !$0.blocks.isEmpty }
    }

    static let usualKinds: Set<ShownKind> = [.callback, .stop]

    /// Whether the columns are those of one app, which the starts describe better.
    var isOfOneApp: Bool { columns.count == 1 }

    var rows: [Row] { sections.flatMap(\.blocks).flatMap(\.rows) }

    var cells: [MatrixCell] { rows.flatMap(\.cells) }

    /// The callbacks that occur and have a short name.
    var shortenedCallbacks: [Callback] {
        let seen = Set(cells.flatMap(\.entries).compactMap(\.callback))
        return Callback.allCases.filter { seen.contains($0) && $0.shortName != $0.title }
    }
}

extension Scenario {
    fileprivate var columnTitle: String {
        app.sdk == device.os ? app.lifecycle.label : "\(app.lifecycle.label), SDK \(app.sdk)"
    }
}

/// Rows of one sample are adjacent in a survey; equal rows are merged, and so are equal samples.
private func blocks(_ rows: [TriggerMatrix.Row], showing kinds: Set<ShownKind>) -> [MatrixPage.Block] {
    var blocks: [MatrixPage.Block] = []
    var rest = rows[...]
    while let representative = rest.first?.representative {
        let mine = rest.prefix { $0.representative == representative }
        rest = rest.dropFirst(mine.count)
        // A start that doesn't lead to such a moment has no row for it.
        let prepared = mine.filter { !$0.cells.allSatisfy(\.isUnprepared) }
        let merged = merged(prepared.isEmpty ? Array(mine) : prepared, showing: kinds)
        let title = MatrixPage.TriggerTitle(representative)
        if let same = blocks.firstIndex(where: { $0.rows == merged }) {
            blocks[same].triggers.append(title)
        } else {
            blocks.append(MatrixPage.Block(triggers: [title], rows: merged))
        }
    }
    return blocks
}

private func merged(_ rows: some Sequence<TriggerMatrix.Row>, showing kinds: Set<ShownKind>) -> [MatrixPage.Row] {
    rows.reduce(into: []) { merged, row in
        let cells = row.cells.map { MatrixCell($0, of: row, showing: kinds) }
        if let same = merged.firstIndex(where: { $0.cells == cells }) {
            merged[same].starts.append(row.start)
        } else {
            merged.append(MatrixPage.Row(starts: [row.start], cells: cells))
        }
    }
}

extension TriggerMatrix.Cell {
    fileprivate var isUnprepared: Bool { if case .unprepared = self { true } else { false } }
}

extension MatrixPage.Block {
    /// The triggers with their meanings; a shared meaning is only below the last of them.
    var titles: [(trigger: MatrixPage.TriggerTitle, meaning: String?)] {
        triggers.indices.map { index in
            let isLast = index == triggers.count - 1 || triggers[index + 1].meaning != triggers[index].meaning
            return (triggers[index], isLast ? triggers[index].meaning : nil)
        }
    }
}

extension MatrixPage.TriggerTitle {
    init(_ representative: RepresentativeTrigger) {
        name = representative.trigger.kind.rawValue
        details = representative.trigger.arguments.map(\.text).joined(separator: ", ")
        sort = representative.trigger.sortArguments.map { $0.value == .bool(true) ? $0.key : $0.value.text }.joined(
            separator: ", ")
        after = representative.before.isEmpty ? nil : representative.before.map(\.kind.rawValue).joined(separator: ", ")
        meaning = representative.trigger.meaning
    }

    /// `tapIcon  after disconnectScene`
    var text: String {
        [name, details, after.map { "after \($0)" } ?? ""].filter { !$0.isEmpty }.joined(separator: "  ")
    }
}
