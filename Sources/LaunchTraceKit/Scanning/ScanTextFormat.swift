extension ScanFormat {
    /// A text table of the facts, with their locations and how they are known.
    static var text: ScanFormat {
        ScanFormat("text") { target, style in
            let table = FactTable(target)
            let layout = ScanLayout(table, width: style.width)
            let heading = [Line(target.name.printable, .heading), Line(target.counts)]
            let lines =
                heading
                + table.groups.flatMap { group -> [Line] in
                    let isHeaded = group.rows.first?.depth == 0
                    let title = isHeaded ? [] : [Line(group.title, .heading)]
                    return [Line()] + title + group.rows.flatMap(layout.lines)
                }
            return lines.map { $0.text(style.palette) + "\n" }.joined()
        }
    }
}

extension ScannedTarget {
    /// `12 facts: 10 read, 1 assumed, 1 unknown`
    fileprivate var counts: String {
        let counts = FactOrigin.How.allCases.compactMap { how -> String? in
            let count = app.origins.count { $0.how == how }
            return count == 0 ? nil : "\(count) \(how.rawValue)"
        }
        return "\(app.origins.count.counting("fact"))" + (counts.isEmpty ? "" : ": " + counts.joined(separator: ", "))
    }
}

/// The columns: a fact with its value, the place, and how it is known.
private struct ScanLayout {
    let width: Int
    private let placeWidth: Int
    private static let howWidth = FactOrigin.How.allCases.map(\.rawValue.count).max() ?? 0
    private static let indent = 2
    /// Below this width the location is on a separate line.
    private static let narrowest = 30
    /// A longer place reaches into the facts.
    private static let widestPlace = 26

    init(_ table: FactTable, width: Int) {
        self.width = width
        placeWidth = min(table.groups.flatMap(\.rows).map(\.place.cells).max() ?? 0, Self.widestPlace)
    }

    /// The cells for a fact and its value.
    private var factWidth: Int { width - placeWidth - Self.howWidth - 4 }

    private var isNarrow: Bool { factWidth < Self.narrowest }

    func lines(_ row: FactTable.Row) -> [Line] {
        let indent = row.depth * Self.indent
        var fact = Self.line(row.name, at: indent, row.depth == 0 ? .heading : .plain)
        if row.name.isEmpty { fact.add(row.value) } else if !row.value.isEmpty { fact.addField(row.value) }
        let lines = fact.wrapped(to: isNarrow ? width : factWidth, indentation: indent + Self.indent)
        let remark = wrapped(row.remark ?? "", toCells: max(width - indent - 4, Self.narrowest))
        return (row.how.map { adding(row.place, $0, to: lines, indent: indent) } ?? lines)
            + remark.map { Self.line($0, at: indent + 4, .aside) }
    }

    /// Adds the place and how it is known, beside the last line where there is room.
    private func adding(_ place: String, _ how: FactOrigin.How, to lines: [Line], indent: Int) -> [Line] {
        guard !isNarrow else {
            var line = Self.line(place, at: indent + 4)
            place.isEmpty ? line.add(how.rawValue, how.ink) : line.addField(how.rawValue, how.ink)
            return lines + [line]
        }
        var lines = lines
        var line = Line()
        let start = factWidth + 2 - max(0, place.cells - placeWidth)
        if let last = lines.last, last.cells <= start - 2 { line = lines.removeLast() }
        line = line.padded(to: start)
        line.add(place.cells < placeWidth ? Line(place).padded(to: placeWidth) : Line(place))
        line.addField(how.rawValue, how.ink)
        return lines + [line]
    }

    private static func line(_ text: String, at column: Int, _ ink: Ink = .plain) -> Line {
        var line = Line(String(repeating: " ", count: column))
        line.add(text, ink)
        return line
    }
}

extension FactOrigin.How {
    fileprivate var ink: Ink {
        switch self {
        case .read: .aside
        case .assumed: .note
        case .unknown: .warning
        }
    }
}
