extension MatrixFormat {
    /// For other programs: each trigger from each start in each column, in the order of the page.
    static var json: MatrixFormat {
        MatrixFormat("json") { page, _ in
            let cells = page.sections.flatMap { section in section.blocks.flatMap { $0.values(in: section, of: page) } }
            return Value.object(
                [
                    Value.Member("title", .string(page.title)), Value.Member("device", .string(page.device)),
                    Value.Member("columns", .list(page.columns.map { .string($0) })),
                ] + (page.remarks.isEmpty ? [] : [Value.Member("remarks", .list(page.remarks.map { .string($0) }))])
                    + [Value.Member("cells", .list(cells))]
            ).prettyJSON
        }
    }
}

extension MatrixPage.Block {
    /// Each of its triggers from each start.
    fileprivate func values(in section: MatrixPage.Section, of page: MatrixPage) -> [Value] {
        triggers.flatMap { trigger in
            rows.flatMap { row in
                row.starts.flatMap { start in
                    zip(page.columns, zip(page.lifecycles, row.cells)).map { column, cell in
                        .object(
                            [Value.Member("section", .string(section.title))] + trigger.members
                                + [
                                    Value.Member("start", .string(start.rawValue)),
                                    Value.Member("column", .string(column)),
                                    Value.Member("lifecycle", .string(cell.0.rawValue)),
                                ] + cell.1.members(from: start))
                    }
                }
            }
        }
    }
}

extension MatrixPage.TriggerTitle {
    fileprivate var members: [Value.Member] {
        [Value.Member("event", .string(name))]
            + [("with", details), ("after", after ?? "")].filter { !$0.1.isEmpty }.map {
                Value.Member($0.0, .string($0.1))
            }
    }
}

extension MatrixCell {
    /// What happens from one start.
    fileprivate func members(from start: Start) -> [Value.Member] {
        switch self {
        case .calls(let entries, let ending):
            [Value.Member("calls", .list(entries.map(\.value)))] + ending.members(from: start)
        case .silence(let because, let confidence, let ending):
            [
                Value.Member("calls", .list([])), Value.Member("because", .string(because)),
                Value.Member("confidence", .string(confidence.rawValue)),
            ] + ending.members(from: start)
        case .impossible(let reason): [Value.Member("impossible", .string(reason))]
        }
    }
}

extension MatrixEnding {
    fileprivate func members(from start: Start) -> [Value.Member] {
        let state: String =
            switch self {
            case .app(let state): state.rawValue
            case .asBefore: start.state.rawValue
            case .stopped: Timeline.Outcome.stopped.name
            }
        return [Value.Member("ends", .string(state))]
    }
}

extension MatrixEntry {
    fileprivate var value: Value {
        let members: [Value.Member?] = [
            Value.Member("name", .string(callback?.name ?? name)),
            callback.map { Value.Member("receiver", .string($0.receiver.rawValue)) },
            scene.map { Value.Member("scene", .string($0)) },
            state.map { Value.Member("appState", .string($0.rawValue)) },
            carries.isEmpty ? nil : Value.Member("carries", .list(carries.map { .string($0) })),
            isStop ? Value.Member("stops", .bool(true)) : nil,
            Value.Member("confidence", .string(confidence.rawValue)),
        ]
        return .object(members.compactMap(\.self))
    }
}
