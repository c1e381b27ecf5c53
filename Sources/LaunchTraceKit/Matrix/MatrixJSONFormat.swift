extension MatrixFormat {
    /// For other programs: each trigger from each start in each column, in the order of the page.
    static var json: MatrixFormat {
        MatrixFormat("json") { page, _ in
            let cells = page.sections.flatMap { section in section.blocks.flatMap { $0.values(in: section, of: page) } }
            return Value.object([
                "title": .string(page.title), "device": .string(page.device), "columns": .texts(page.columns),
                "remarks": page.remarks.isEmpty ? nil : .texts(page.remarks), "cells": .list(cells),
            ]).prettyJSON
        }
    }
}

extension Value { fileprivate static func texts(_ texts: [String]) -> Value { .list(texts.map { .string($0) }) } }

extension MatrixPage.Block {
    /// Each of its triggers from each start.
    fileprivate func values(in section: MatrixPage.Section, of page: MatrixPage) -> [Value] {
        triggers.flatMap { trigger in
            let head = [Value.Member("section", .string(section.title))] + trigger.members
            return rows.flatMap { row in
                row.starts.flatMap { start in row.members(from: start, of: page).map { Value.object(head + $0) } }
            }
        }
    }
}

extension MatrixPage.Row {
    /// What happens from one start, in each column.
    fileprivate func members(from start: Start, of page: MatrixPage) -> [[Value.Member]] {
        page.columns.indices.map { column in
            let place = Value.members([
                "start": .string(start.rawValue), "column": .string(page.columns[column]),
                "lifecycle": .string(page.lifecycles[column].rawValue),
            ])
            return place + cells[column].members(from: start)
        }
    }
}

extension MatrixPage.TriggerTitle {
    fileprivate var members: [Value.Member] {
        Value.members([
            "event": .string(name), "with": details.isEmpty ? nil : .string(details), "after": .string(after),
        ])
    }
}

extension MatrixCell {
    fileprivate func members(from start: Start) -> [Value.Member] {
        switch self {
        case .calls(let entries, let ending):
            Value.members(["calls": .list(entries.map(\.value)), "ends": ending.value(from: start)])
        case .silence(let because, let confidence, let ending):
            Value.members([
                "calls": .list([]), "because": .string(because), "confidence": .string(confidence.rawValue),
                "ends": ending.value(from: start),
            ])
        case .impossible(let reason): Value.members(["impossible": .string(reason)])
        }
    }
}

extension MatrixEnding {
    fileprivate func value(from start: Start) -> Value {
        switch self {
        case .app(let state): .string(state.rawValue)
        case .asBefore: .string(start.state.rawValue)
        case .stopped: .string(Timeline.Outcome.stopped.name)
        }
    }
}

extension MatrixEntry {
    fileprivate var value: Value {
        .object([
            "name": .string(callback?.name ?? name), "receiver": .string(callback?.receiver.rawValue),
            "scene": .string(scene), "appState": .string(state?.rawValue),
            "carries": carries.isEmpty ? nil : .texts(carries), "stops": isStop ? .bool(true) : nil,
            "confidence": .string(confidence.rawValue),
        ])
    }
}
